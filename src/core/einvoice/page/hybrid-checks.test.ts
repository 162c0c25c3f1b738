import { expect, test } from 'vitest';
import { readEInvoice } from '../e-invoice.ts';
import { sampleXml } from '../testing/sample-xml.ts';
import { hybridChecks } from './hybrid-checks.ts';

const invoice = readEInvoice(new TextEncoder().encode(sampleXml('cii')));
const HONEST = { pdfaPart: '3', relationship: 'Alternative', xmpProfile: 'EN 16931', xmpFileName: 'factur-x.xml' };
const troubles = (facts: Partial<typeof HONEST | Record<keyof typeof HONEST, null>>, name = 'factur-x.xml') =>
  hybridChecks({ ...HONEST, ...facts }, name, invoice).flatMap(({ id, status, message }) =>
    status === 'pass' ? [] : [`${id}: ${message}`],
  );

test('what makes a hybrid invoice valid passes', () => {
  expect(hybridChecks(HONEST, 'factur-x.xml', invoice).map(({ id, status }) => `${id} ${status}`)).toEqual([
    'einvoice.pdfa pass',
    'einvoice.relationship pass',
    'einvoice.file_name pass',
    'einvoice.xmp_profile pass',
  ]);
});

test('each fact that is off is a warning of its own', () => {
  expect(troubles({ pdfaPart: '1' })).toEqual([
    'einvoice.pdfa: The PDF says that it is PDF/A-1; one with an e-invoice has to be PDF/A-3.',
  ]);
  expect(troubles({ relationship: 'Unspecified' })).toEqual([expect.stringContaining('attached as Unspecified; for')]);
  expect(troubles({ relationship: null })).toEqual([expect.stringContaining('AFRelationship')]);
  expect(troubles({ xmpProfile: 'BASIC' })).toEqual([
    "einvoice.xmp_profile: The PDF's metadata names the profile BASIC, the XML is EN 16931 (COMFORT).",
  ]);
  expect(troubles({ xmpFileName: 'other.xml' })).toEqual([expect.stringContaining('but factur-x.xml is attached')]);
  expect(troubles({ xmpFileName: null }, 'my-invoice.xml')).toEqual([
    expect.stringContaining('einvoice.file_name: The attachment is named my-invoice.xml'),
  ]);
});
