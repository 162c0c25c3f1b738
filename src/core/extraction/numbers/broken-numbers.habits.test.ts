import { expect, test } from 'vitest';
import { readTyped } from '../testing/read-typed.ts';

test('a number that a narrow cell breaks at its hyphen goes on below its label', () => {
  const { entities } = readTyped(`Sagar Motor Works
Plot 14, Industrial Estate, Nashik 422007

Customer Details                          Invoice Details
Client name : Meera Kulkarni              Invoice No : SMW/24-
                                          25/0417
Client phone : 98220 11842                Invoice Date : 2025-02-11

Labor                          Hours     Rate      Total
Periodic service                   3   650.00    1950.00
Grand Total                                      1950.00`);
  expect(entities.INVOICE_NUMBER?.[0]?.value).toBe('SMW/24-25/0417');
});
