import { expect, test } from 'vitest';
import { readTyped } from '../testing/read-typed.ts';

/** The number of an invoice whose head has the given columns. */
function numberOf(head: string, total: string): string | undefined {
  return readTyped(`*${head}


Description                                   Amount
Home visit                                    290.00
Report                                        120.00
Total                                     ${total}`).entities.INVOICE_NUMBER?.[0]?.value;
}

const columns = (contact: string[], number = 'QW-2267') => `TAX INVOICE

                              Invoice Date          Little Wren Therapy
Jarrah Pemberton              9 Oct 2026            ${contact[0]}
PO Box 1180                                         ${contact[1]}
GEELONG VIC 3220              Invoice Number        ${contact[2]}
                              ${number.padEnd(20)}  ${contact[3]}

                              Reference
                              430 118 447`;

test.each([
  ['a mobile number', ['12 Malop St', 'GEELONG VIC 3220', '0491 570 156', 'hello@littlewren.example'], 'AUD 410.00'],
  ['an unlabelled one below the town', ['4 Mill Lane', 'Leeds LS1 4AP', '0113 496 0218', 'VAT pending'], 'GBP 410.00'],
  ['one in one piece', ['12 Malop St', 'GEELONG VIC 3220', '0491570156', 'hello@littlewren.example'], 'AUD 410.00'],
  ['one with its label', ['12 Malop St', 'GEELONG VIC 3220', 'Tel 5550 4471', 'Open daily'], 'AUD 410.00'],
])('a telephone number level with the label is not the number that stands below it: %s', (_, contact, total) => {
  expect(numberOf(columns(contact), total)).toBe('QW-2267');
});

test('nor where the number below has digits alone', () => {
  const contact = ['12 Malop St', 'GEELONG VIC 3220', '0491 570 156', 'hello@littlewren.example'];
  expect(numberOf(columns(contact, '0002267'), 'AUD 410.00')).toBe('0002267');
});

test.each([
  [
    'nothing else stands below the label',
    `TAX INVOICE                   Little Wren Therapy
                              12 Malop St, GEELONG VIC 3220
Invoice Number                0491 570 156
Invoice Date                  9 Oct 2026`,
    '0491 570 156',
  ],
  [
    'lines are counted below the label',
    `TAX INVOICE                   Little Wren Therapy
Invoice Date                  9 Oct 2026
Invoice Number                0491 570 156
1                             Home visit`,
    '0491 570 156',
  ],
])('what reads like a telephone number is the invoice’s where %s', (_, head, number) => {
  expect(numberOf(head, 'AUD 410.00')).toBe(number);
});
