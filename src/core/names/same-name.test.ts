import { expect, test } from 'vitest';
import { isSameParty, nameStem } from './same-name.ts';

test.each([
  ['Acme, Inc.', 'ACME'],
  ['Müller & Söhne GmbH', 'Mueller & Söhne', false],
  ['Müller GmbH & Co. KG', 'MÜLLER'],
  ['Crème Brûlée SARL', 'Creme Brulee'],
  ['Smith & Jones Ltd', 'Smith and Jones Limited'],
  ['The Wexford Arms', 'Wexford Arms'],
  ['Acme Logistics Pvt. Ltd.', 'ACME LOGISTICS PRIVATE LIMITED'],
  ['Acme', 'Acme Logistics Ltd'],
  ['Acme', 'Acmeton Ltd', false],
  ['Ace', 'Ace Rentals Ltd', false],
  ['Northwind GmbH', 'Southwind GmbH', false],
  ['GmbH', 'AG', false],
] as [string, string, boolean?][])('%s and %s', (a, b, same = true) => {
  expect(isSameParty(a, b)).toBe(same);
  expect(isSameParty(b, a)).toBe(same);
});

test('the stem of a name is left when its legal form goes', () => {
  expect(nameStem('Vega S. de R.L. de C.V.')).toBe('vega');
  expect(nameStem('RIVERBEND PRINT & SIGN PRIVATE LIMITED')).toBe('riverbendprintandsign');
  expect(nameStem('Ltd.')).toBe('');
});
