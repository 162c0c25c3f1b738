import { expect, test } from 'vitest';
import { normalValue } from './normal-value.ts';
import { writingOf } from './page-writing.ts';

const valueOfZone = (label: string, printed: string) =>
  normalValue(printed, { type: 'text', label, writing: writingOf([]) })?.value;

test.each([
  ['IBAN', 'IBAN: CH28 7558 3906 5183 5021 1', 'CH2875583906518350211'],
  ['IBAN', 'CH28 7558 3906 5183 5021 1', 'CH2875583906518350211'],
  ['IBAN', 'Bank Nordkasse IBAN DE02120300000000202051', 'DE02120300000000202051'],
  ['SELLER_TAX_ID', 'UID-Nr. CHE-143.820.070 MWST', 'CHE-143.820.070MWST'],
  ['SELLER_TAX_ID', 'VAT registration GB 123 4567 82', 'GB123456782'],
  ['BUYER_TAX_ID', 'USt-IdNr.:DE123456789', 'DE123456789'],
  ['SELLER_TAX_ID', 'ABN 51 824 753 556', '51824753556'],
  ['SELLER_TAX_ID', 'not known', 'notknown'],
  ['BIC', 'NORSDE51XXX', 'NORSDE51XXX'],
])('a zone for %s over %j gives %s', (label, printed, value) => {
  expect(valueOfZone(label, printed)).toBe(value);
});
