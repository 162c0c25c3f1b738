import { expect, test } from 'vitest';
import { facturXMetadata } from './factur-x-metadata.ts';

const NOW = new Date('2026-01-02T03:04:05Z');
const NAMESPACES =
  'xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:zf="urn:ferd:pdfa:CrossIndustryDocument:invoice:1p0#"';
const packet = (description: string) =>
  `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">${description}</rdf:RDF></x:xmpmeta>`;
const made = (description: string) => facturXMetadata(packet(description), { title: null, now: NOW });

test('what else is said beside an older e-invoice stays: part of PDF/A, title and author', () => {
  const elements = made(
    `<rdf:Description rdf:about="" ${NAMESPACES}><pdfaid:part>3</pdfaid:part><dc:title>Invoice 7</dc:title><zf:ConformanceLevel>BASIC</zf:ConformanceLevel><zf:DocumentFileName>ZUGFeRD-invoice.xml</zf:DocumentFileName><zf:DocumentType>INVOICE</zf:DocumentType><zf:Version>1.0</zf:Version></rdf:Description>`,
  );
  expect(elements).toContain('<pdfaid:part>3</pdfaid:part><dc:title>Invoice 7</dc:title></rdf:Description>');
  const attributes = made(
    `<rdf:Description rdf:about="" ${NAMESPACES} pdfaid:part="3" zf:Version="1.0" zf:ConformanceLevel='BASIC' dc:creator="Ann"/>`,
  );
  expect(attributes).toContain('pdfaid:part="3" dc:creator="Ann"/>');
  for (const text of [elements, attributes]) {
    expect(text).not.toMatch(/zf:(?:Version|ConformanceLevel|DocumentType|DocumentFileName)/);
    expect(text.match(/<fx:ConformanceLevel>EN 16931</g)).toHaveLength(1);
  }
});

test('a statement of its own is replaced, not left beside the new one', () => {
  const once = made('');
  expect(facturXMetadata(once, { title: null, now: NOW })).toBe(once);
});
