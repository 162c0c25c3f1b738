import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isAbn, isGstin, isSwissUid, luhn } from './check-digits.ts';
import { findPatterns } from './find-patterns.ts';
import { isIban, mod97 } from './iban.ts';
import { findPhones } from './phone.ts';
import { vatIdStatus } from './vat-ids.ts';

const read = (text: string, above = '') => findPatterns({ text, above }).map(({ kind, value }) => `${kind} ${value}`);
const phones = (text: string, country = 'DE') => findPhones({ text, above: '' }, country).map(({ value }) => value);

test.each([
  ['IBAN: DE89 3704 0044 0532 0130 00', 'iban DE89370400440532013000'],
  ['GB82WEST12345698765432', 'iban GB82WEST12345698765432'],
  ['Konto NL91 ABNA 0417 1643 00 bei der Bank', 'iban NL91ABNA0417164300'],
  ['CH93 0076 2011 6238 5295 7', 'iban CH9300762011623852957'],
  ['FR14 2004 1010 0505 0001 3M02 606', 'iban FR1420041010050500013M02606'],
  ['BIC COBADEFFXXX', 'bic COBADEFFXXX'],
  ['SWIFT/BIC: INGBNL2A', 'bic INGBNL2A'],
  ['USt-IdNr.: DE136695976', 'tax_id DE136695976'],
  ['N° TVA FR 40 303 265 045', 'tax_id FR40303265045'],
  ['BTW NL810433941B01', 'tax_id NL810433941B01'],
  ['UID CHE-116.281.710 MWST', 'tax_id CHE116281710MWST'],
  ['GSTIN 27AAPFU0939F1ZV', 'tax_id 27AAPFU0939F1ZV'],
  ['ABN 51 824 753 556', 'tax_id 51824753556'],
  ['Steuer-Nr. 201/113/40209', 'tax_id 201/113/40209'],
  ['Federal Tax ID: 12-3456789', 'tax_id 12-3456789'],
  ['CIF: A58818501', 'tax_id A58818501'],
  ['P. IVA 00743110157', 'tax_id 00743110157'],
  ['SIRET 732 829 320 00074', 'register 73282932000074'],
  ['KvK 20099052', 'register 20099052'],
  ['Write to Billing@Acme-Tools.co.uk.', 'email billing@acme-tools.co.uk'],
  ['see https://acme.example/pay?id=4.', 'url https://acme.example/pay?id=4'],
  ['www.acme.de', 'url www.acme.de'],
  ['acme-tools.com', 'url acme-tools.com'],
])('%s holds %s', (text, expected) => {
  expect(read(text)).toEqual([expected]);
});

test.each([
  'RECHNUNG 2024-0815',
  'DE89 3704 0044 0532 0130 01',
  'Order DE123456789 of 4 May 2024',
  'Invoice no. 12-3456789',
  'Total 1.234,56 EUR',
  'PO 51 824 753 556',
  'urn:cen.eu:en16931:2017',
  'Article FR4030326504',
  'Ends here.Next sentence',
])('%s holds no identifier', (text) => {
  expect(read(text)).toEqual([]);
});

test('a bank code without a label counts beside an account of its country only', () => {
  expect(read('DE89 3704 0044 0532 0130 00 COBADEFF')).toContain('bic COBADEFF');
  expect(read('DE89 3704 0044 0532 0130 00 DEUTSCHE')).toEqual(['iban DE89370400440532013000']);
});

test('identifiers with failing check digits are kept beside their label, with low confidence', () => {
  const [iban] = findPatterns({ text: 'IBAN DE12 1234 5678 9012 3456 78', above: '' });
  const [vat] = findPatterns({ text: 'USt-IdNr. DE123456789', above: '' });
  expect([iban?.confidence, vat?.confidence]).toEqual([0.5, 0.55]);
});

test.each([
  ['Tel. 030 1234567', 'DE', '+49301234567'],
  ['+49 (0)89 123456-0', 'DE', '+49891234560'],
  ['Phone: (415) 555-2671', 'US', '+14155552671'],
  ['Tél : 04 50 44 68 99', 'FR', '+33450446899'],
  ['Call us on +44 20 7946 0018', 'US', '+442079460018'],
])('%s holds a telephone number', (text, country, expected) => {
  expect(phones(text, country)).toEqual([expected]);
});

test.each([
  'Invoice 20240815123',
  '12.03.2024 14.03.2024',
  'Kundennummer 0301234567',
  'Total 1.234.567,00',
  'REF-030-1234567',
])('%s holds no telephone number', (text) => {
  expect(phones(text)).toEqual([]);
});

test('check digits tell true identifiers from ones with a wrong digit', () => {
  expect([luhn('73282932000074'), luhn('73282932000075')]).toEqual([true, false]);
  expect([isGstin('27AAPFU0939F1ZV'), isGstin('27AAPFU0939F1ZW')]).toEqual([true, false]);
  expect([isAbn('51824753556'), isAbn('51824753557')]).toEqual([true, false]);
  expect([isSwissUid('CHE116281710'), isSwissUid('CHE116281711')]).toEqual([true, false]);
  expect([vatIdStatus('DE136695976'), vatIdStatus('DE136695977'), vatIdStatus('ZZ1')]).toEqual([true, false, null]);
});

test('any account has one pair of check digits, and changing any one digit breaks it', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{18}$/), fc.nat(17), fc.integer({ min: 1, max: 9 }), (account, place, shift) => {
      const iban = `DE${String(98 - mod97(`DE00${account}`)).padStart(2, '0')}${account}`;
      expect(isIban(iban)).toBe(true);
      const changed = String((Number(account[place]) + shift) % 10);
      const wrong = account.slice(0, place) + changed + account.slice(place + 1);
      expect(isIban(iban.slice(0, 4) + wrong)).toBe(false);
    }),
  );
});
