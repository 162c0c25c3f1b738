import { describe, expect, test } from 'vitest';
import { readEInvoice } from './e-invoice.ts';
import { profileOf } from './profile.ts';
import { validate } from './rules/validate.ts';
import { sampleXml } from './testing/sample-xml.ts';
import { XmlError } from './xml/xml-error.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const read = (text: string) => readEInvoice(utf8(text));

function troubleOf(bytes: Uint8Array): string {
  try {
    readEInvoice(bytes);
  } catch (error) {
    if (error instanceof XmlError) return `${error.code} ${error.line}: ${error.message}`;
    throw error;
  }
  return 'none';
}

test('both syntaxes give the same business terms, each with its path', () => {
  for (const syntax of ['cii', 'ubl'] as const) {
    const invoice = read(sampleXml(syntax));
    const said = (term: string) => invoice.first(term)?.text;
    expect([said('BT-1'), said('BT-27'), said('BT-44'), said('BT-84'), said('BT-112'), said('BT-115')]).toEqual([
      'R-1',
      'Seller GmbH',
      'Buyer AG',
      'DE75512108001245126199',
      '184.45',
      '164.50',
    ]);
    expect(invoice.groups('BG-25').map((line) => line.first('BT-153')?.text)).toEqual(['Thing', 'Other']);
  }
  expect(read(sampleXml('cii')).groups('BG-25')[1]!.first('BT-131')!.path).toBe(
    '/rsm:CrossIndustryInvoice/rsm:SupplyChainTradeTransaction/ram:IncludedSupplyChainTradeLineItem[2]/ram:SpecifiedLineTradeSettlement/ram:SpecifiedTradeSettlementLineMonetarySummation/ram:LineTotalAmount',
  );
  expect(read(sampleXml('ubl')).first('BT-2')!.path).toBe('/ubl:Invoice/cbc:IssueDate');
});

test('the text is the same in every encoding', () => {
  const xml = sampleXml('ubl').replace('Seller GmbH', 'Müller & Söhne'.replace('&', '&amp;'));
  const encodings = {
    'UTF-8': Buffer.from(xml, 'utf8'),
    'UTF-16': Buffer.from(`\ufeff${xml}`, 'utf16le'),
    'bare UTF-16': Buffer.from(xml.replace('UTF-8', 'UTF-16'), 'utf16le'),
    'ISO-8859-1': Buffer.from(xml.replace('UTF-8', 'ISO-8859-1'), 'latin1'),
  };
  for (const [name, bytes] of Object.entries(encodings))
    expect([name, readEInvoice(bytes).first('BT-27')?.text]).toEqual([name, 'Müller & Söhne']);
});

describe('what cannot be read says why, and where', () => {
  const nested = `${'<a>'.repeat(100)}${'</a>'.repeat(100)}`;
  const laughs = `<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]>\n<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2">&b;</Invoice>`;
  const file = '<!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd">]><Invoice>&f;</Invoice>';
  const flooded = `<a ${Array.from({ length: 500 }, (_, n) => `a${n}=""`).join(' ')}/>`;
  test.each([
    ['empty', utf8(''), /^xml.empty/],
    ['blank', utf8(' \n'), /^xml.empty/],
    ['too large', new Uint8Array(50 * 1024 * 1024).fill(0x20), /^xml.too_large null: The XML is larger than 20 MB/],
    ['undecodable', Uint8Array.of(0x3c, 0xc3, 0x28), /^xml.undecodable 1: Line 1: the XML cannot be decoded as utf-8/],
    ['of an unknown encoding', utf8('<?xml version="1.0" encoding="klingon"?><a/>'), /^xml.undecodable.*klingon/],
    ['no XML', utf8('%PDF-1.4'), /^xml.malformed 1: Line 1: /],
    ['truncated', utf8(sampleXml('cii').slice(0, 4000)), /^xml.malformed \d+: Line \d+: unclosed tag/],
    ['with two roots', utf8('<a/>\n<b/>'), /^xml.malformed 2: Line 2: .*root/],
    ['with a NUL', utf8('<a>\n\0</a>'), /^xml.malformed 2: Line 2: disallowed character/],
    ['with entities that laugh', utf8(laughs), /^xml.malformed 2: Line 2: undefined entity/],
    ['with an external entity', utf8(file), /^xml.malformed 1: Line 1: undefined entity/],
    ['nested too deeply', utf8(nested), /^xml.too_deep 1/],
    ['with a flood of attributes', utf8(flooded), /^xml.too_large 1: Line 1: an element has too many attributes/],
    ['no invoice', utf8('<html/>'), /^xml.not_an_invoice 1: Line 1: <html> is no electronic invoice/],
  ])('%s', (_name, bytes, expected) => {
    expect(troubleOf(bytes)).toMatch(expected);
  });
});

test('profiles are known by their specification identifier', () => {
  const named = (identifier: string) => {
    const { name, coverage, xrechnung } = profileOf(
      read(sampleXml('cii').replace('urn:cen.eu:en16931:2017', identifier)),
    );
    return [name, coverage, xrechnung];
  };
  expect(named('urn:cen.eu:en16931:2017')).toEqual(['EN 16931 (COMFORT)', 'full', false]);
  expect(named('urn:factur-x.eu:1p0:minimum')).toEqual(['Factur-X MINIMUM', 'minimum', false]);
  expect(named('urn:factur-x.eu:1p0:basicwl')).toEqual(['Factur-X BASIC WL', 'without_lines', false]);
  expect(named('urn:cen.eu:en16931:2017#conformant#urn:factur-x.eu:1p0:extended')).toEqual([
    'Factur-X EXTENDED',
    'full',
    false,
  ]);
  expect(named('urn:cen.eu:en16931:2017#compliant#urn:xoev-de:kosit:standard:xrechnung_2.1')).toEqual([
    'XRechnung 2.1',
    'full',
    true,
  ]);
  expect(named('')).toEqual(['EN 16931', 'full', false]);
});

test('MINIMUM is asked only for what it has; ZUGFeRD 1 is read, but has no rules', () => {
  const minimum = sampleXml('cii')
    .replace('urn:cen.eu:en16931:2017', 'urn:factur-x.eu:1p0:minimum')
    .replace(/<ram:IncludedSupplyChainTradeLineItem>[\s\S]*<\/ram:IncludedSupplyChainTradeLineItem>/, '')
    .replace(/<ram:LineTotalAmount>.*<\/ram:LineTotalAmount>/, '');
  expect(validate(read(minimum))).toEqual({ findings: [], valid: true });
  const old = `<rsm:CrossIndustryDocument xmlns:rsm="urn:ferd:CrossIndustryDocument:invoice:1p0" xmlns:ram="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:12"><rsm:SpecifiedExchangedDocumentContext><ram:GuidelineSpecifiedDocumentContextParameter><ram:ID>urn:ferd:CrossIndustryDocument:invoice:1p0:comfort</ram:ID></ram:GuidelineSpecifiedDocumentContextParameter></rsm:SpecifiedExchangedDocumentContext><rsm:HeaderExchangedDocument><ram:ID>471102</ram:ID></rsm:HeaderExchangedDocument></rsm:CrossIndustryDocument>`;
  expect(read(old).first('BT-1')?.text).toBe('471102');
  expect(profileOf(read(old)).name).toBe('ZUGFeRD 1.0 COMFORT');
  expect(validate(read(old))).toBeNull();
});
