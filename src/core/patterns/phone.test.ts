import { expect, test } from 'vitest';
import { findPhones } from './phone.ts';

const phones = (text: string, country = 'GB') => findPhones({ text, above: '' }, country).map(({ value }) => value);

test.each([
  ['Tel. 0251 555011', 'DE', '+49251555011'],
  ['Tél. 02 98 55 01 44', 'FR', '+33298550144'],
  ['T 01775 555 028', 'GB', '+441775555028'],
  ['by phone on 0330 555 0190 or at your bank', 'GB', '+443305550190'],
  ['Phone +86 755 8601 2277', 'US', '+8675586012277'],
  ['+49 (0)30 901820', 'US', '+4930901820'],
  ['(314) 555-0190', 'US', '+13145550190'],
  ['218-555-0119', 'US', '+12185550119'],
  ['Tel: 6555 0144', 'SG', '+6565550144'],
])('%s in %s', (text, country, value) => {
  expect(phones(text, country)).toEqual([value]);
});

test('a labelled number that this country does not use keeps its digits', () => {
  expect(phones('PH: 0866-2570011', 'US')).toEqual(['08662570011']);
});

test('two numbers in a row of text', () => {
  expect(phones('Tel: 6555 0144  Fax: 6555 0145', 'SG')).toEqual(['+6565550144', '+6565550145']);
});

test.each([
  ['Order 402-8817723-1190044'],
  ['Invoice no. 218-555-0119'],
  ['#218-555-0119'],
  ['2024-03-14'],
  ['1234567890'],
  ['IBAN DE89 3704 0044 0532 0130 00'],
  ['Sort code 20-91-14 Account 33087214'],
  ['Total 1 234 567,89'],
  ['Meter reading 0044718 to 0045821'],
  ['EAN 4012345001235'],
])('%s holds no telephone number', (text) => {
  expect(phones(text, 'US')).toEqual([]);
});
