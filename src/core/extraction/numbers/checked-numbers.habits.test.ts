import { expect, test } from 'vitest';
import { readTyped } from '../testing/read-typed.ts';

const numberOf = (line: string) =>
  readTyped(`*Quillex Business Ltd
1 Signal Court, Reading RG1 8EQ

${line}
Bill date:    22 October 2026

Farrow Joinery Ltd
Unit 6 Tannery Yard
Wellingborough NN8 1LT

Monthly charges                £94.36
VAT at 20%                     £18.87
Total                         £113.23`).entities.INVOICE_NUMBER?.[0]?.value;

test('the letter that checks a number in groups belongs to it, where it ends the line', () => {
  expect(numberOf('Bill number:  WX 4471 9026 K')).toBe('WX 4471 9026 K');
  expect(numberOf('Invoice number 4471 9026 A copy of this invoice is online')).toBe('4471 9026');
});
