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

test.each(['4471 9026 K', '7N3602 0451 18A2', '0051834410 31K4-7B20', 'F 2024 0118 B'])(
  'letters among or behind the last digits belong to it: %s',
  (number) => {
    expect(numberOf(`Bill number:  ${number}`)).toBe(number);
    expect(numberOf(`BILL NO ${number}`)).toBe(number);
    expect(numberOf(`Bill no. ${number} of 22/10/2026`)).toBe(number);
  },
);

test('a postcode behind a number does not', () => {
  expect(numberOf('Bill number: 44719026')).toBe('44719026');
  expect(numberOf('Bill number: 44719026     12 Mill Lane LS1 4AP')).toBe('44719026');
});

test('groups of digits and letters are one number, and those of a postcode are none', () => {
  expect(numberOf('Invoice no. 4R7731 0482 19C5 | Period 01/03/2025 to 31/03/2025')).toBe('4R7731 0482 19C5');
  expect(numberOf('Invoice no. 88 4R77 0482 19C5 of 01/03/2025')).toBe('88 4R77 0482 19C5');
  expect(numberOf('Invoice no. 884471 LS11 5QP')).toBe('884471');
});

test.each(['2027 B 0093318', 'KL27-M 0061844903', '27 02 11 4418 P3'])(
  'single letters between figures and groups with a dash belong to it: %s',
  (number) => {
    expect(numberOf(`Bill number:  ${number}`)).toBe(number);
    expect(numberOf(`Bill no. ${number} · Page 1/2`)).toBe(number);
  },
);
