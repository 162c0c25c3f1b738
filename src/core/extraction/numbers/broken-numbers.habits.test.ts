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

const numberOf = (label: string, foot = '') =>
  readTyped(`*Havel Netz GmbH
Am Kanal 4, 14467 Potsdam

${label}
Datum             5. November 2026

Wiebke Baum
Mühlenweg 3, 22303 Hamburg

Grundpreis                        10,00
Umsatzsteuer 19 %                  1,90
Rechnungsbetrag                   11,90
${foot}`).entities.INVOICE_NUMBER?.[0]?.value;

test.each([
  ['Rechnungsnummer   26 1107 553 208 4', '26 1107 553 208 4'],
  // "DEC/26/10" reads like a day.
  ['Rechnungsnummer   DEC/26/10/7741902', 'DEC/26/10/7741902'],
])('numbers of five groups, and those that begin like a day, are whole: %s', (label, number) => {
  expect(numberOf(label)).toBe(number);
});

test('telephones in pairs are no numbers of groups', () => {
  expect(numberOf('Rechnung Tel. 02 55 50 77 31')).toBeUndefined();
});

test('the number of a meter on a later page is not that of the bill', () => {
  const { entities } = readTyped(
    `*Orchard Power Co., Inc.

Name: BELLINI BAKERY CORP
Bill date: October 26, 2026

Electricity charges                             $620.00
Total amount due                                $620.00`,
    `Details of your charges
Meter # 8834127    New reading Oct 23: 4,418    Prior reading Sep 24: 4,270

Supply                                          $620.00`,
  );
  expect(entities.INVOICE_NUMBER).toBeUndefined();
});

test("below a cover page the number of an order is that of the shop's invoice", () => {
  const { entities } = readTyped(
    `*Orbit Shop
Thank you for shopping with us.`,
    `*Orbit Shop
INVOICE
Order number: 4471220
Date: 4 March 2024

Bill to: Maria Lopez
2 Elm Road, York YO1 7EP

Description                                    Amount
Lamp                                            80.00
Total                                          £80.00`,
  );
  expect(entities.INVOICE_NUMBER?.[0]?.value).toBe('4471220');
});

test('five groups that are called a reference are not the number', () => {
  const { entities } = readTyped(`*Orbit Ltd
1 Way, Leeds LS1 4AP

INVOICE 77123
Reference 12 34 56 78 90
Date: 4 March 2024

To: Acme Ltd, 2 Elm Road, York YO1 7EP

Description                                    Amount
Work                                           120.00
Total                                         £120.00`);
  expect(entities.INVOICE_NUMBER?.[0]?.value).toBe('77123');
});
