import { expect, test } from 'vitest';
import { readTyped } from './testing/read-typed.ts';

const billedTo = (name: string) =>
  readTyped(`*Silver Wattle Gardens             Tax Invoice
3/27 Lionel Rd, Mount Waverley VIC 3149           Invoice #: 2319
ABN: 53 914 207 668                               Date: 19/08/2026

Bill To:
${name}
PO Box 88, Glen Waverley VIC 3150

Description                Qty     Unit Price    Amount
Hedges cut                   1        $880.00   $880.00
Subtotal                                        $880.00
GST (10%)                                        $88.00
Total (AUD)                                     $968.00`).entities.BUYER_NAME?.[0]?.value;

test.each([
  'Owners Corporation PS 518220',
  'The Owners - Strata Plan 71920',
  'Body Corporate for Harbour Towers CTS 20417',
  'Condominium Corp. 118',
  'Peel Condominium Corporation No. 552',
])('those who own a house in common are named with the number of its plan: %s', (name) => {
  expect(billedTo(name)).toBe(name);
});

test.each([
  ['Larchmont Court', 'Condominium Corp. 118'],
  ['Quarry Hill', 'Homeowners Association Inc.'],
  ['Salters Wharf', 'Residents Company Ltd'],
])('behind the name of the house, in a line of its own, stands whose it is: %s', (house, owners) => {
  expect(billedTo(`${house}\n${owners}`)).toBe(`${house} ${owners}`);
});

test('codes of customers behind a legal form are no part of the name', () => {
  expect(billedTo('Acme Pumps Ltd K 10442')).toBe('Acme Pumps Ltd');
});

test.each([
  ['Residents Association - 8 Quay Street, Leeds LS1 4AP', 'Residents Association'],
  ['Body Corporate Care Ltd - Unit 6', 'Body Corporate Care Ltd'],
  ['Strata Company Pty Ltd, 6 Quay Street', 'Strata Company Pty Ltd'],
])('an address behind owners, and companies that work for them, are read as others are: %s', (line, name) => {
  expect(billedTo(line)).toBe(name);
});
