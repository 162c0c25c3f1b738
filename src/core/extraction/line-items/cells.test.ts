import { expect, test } from 'vitest';
import { printedLines } from './testing/printed-lines.ts';

test('a quantity without a title stands before the price: "20 x 0,50"', () => {
  const lines = printedLines(
    `
Artikel                                               Preis         Gesamt
Wasser 0,5l                               20 x         0,50          10,00
Bier                                      10 x         2,00          20,00
Summe                                                                30,00`,
  );
  expect(lines).toEqual(['20 | Wasser 0,5l | 0.50 | - | 10.00', '10 | Bier | 2.00 | - | 20.00']);
});

test('quantity, unit and price in one column', () => {
  const lines = printedLines(
    `
Description                              Quantity x Price            Total
Apples                                       20 x 5,50              110,00
Pears                                         2 h x 4,00              8,00
Summe                                                               118,00`,
  );
  expect(lines).toEqual(['20 | Apples | 5.50 | - | 110.00', '2 h | Pears | 4.00 | - | 8.00']);
});

test('currency signs set apart from their numbers', () => {
  const lines = printedLines(
    `
Item                 Qty     Unit Price          Amount
Apples               3     $       2.00     $      6.00
Pears                4     $       1.50     $      6.00
                     Total                  $     12.00`,
  );
  expect(lines).toEqual(['3 | Apples | 2.00 | - | 6.00', '4 | Pears | 1.50 | - | 6.00']);
});

test('lines of a credit note are negative', () => {
  const lines = printedLines(
    `
Item                       Qty    Price    Total
Return widget               -2    10.00   -20.00
Return bolt                 -1     5.00    -5.00
                         Total credit     -25.00`,
  );
  expect(lines).toEqual(['-2 | Return widget | 10.00 | - | -20.00', '-1 | Return bolt | 5.00 | - | -5.00']);
});

test('a discount line in brackets is negative and counts when the sum proves it', () => {
  const lines = printedLines(
    `
Item                       Hours    Rate      Amount
Design work                 10      80.00     800.00
Discount for loyal client                     (80.00)
Testing                      5      80.00     400.00
                         Subtotal           1,120.00
                         Total              1,120.00`,
  );
  expect(lines).toEqual([
    '10 | Design work | 80.00 | - | 800.00',
    '- | Discount for loyal client | - | - | -80.00',
    '5 | Testing | 80.00 | - | 400.00',
  ]);
});

test('hours and minutes are read as a decimal quantity', () => {
  const lines = printedLines(
    `
Task                       Hours     Rate      Amount
Design                      7:30    100.00     750.00
Calls                       0:30    100.00      50.00
                           Total               800.00`,
  );
  expect(lines).toEqual(['7.50 | Design | 100.00 | - | 750.00', '0.50 | Calls | 100.00 | - | 50.00']);
});

test('a share of the work in percent is no quantity', () => {
  const lines = printedLines(
    `
Milestone                                   % complete       Amount
Design phase                                   100%        $5,000.00
Build phase                                     50%        $7,500.00
                                              Total       $12,500.00`,
  );
  expect(lines).toEqual(['- | Design phase | - | - | 5000.00', '- | Build phase | - | - | 7500.00']);
});

test('tax codes are explained by the legend below', () => {
  const lines = printedLines(
    `
Artikel                 Menge   Preis   Gesamt   St
Brot                      2      3,00     6,00    B
Wein                      1     10,00    10,00    A
                          Summe          16,00
A = 19 %   B = 7 %`,
  );
  expect(lines).toEqual(['2 | Brot | 3.00 | 7 | 6.00', '1 | Wein | 10.00 | 19 | 10.00']);
});

test('of net and gross totals the one that quantity and price bear out counts', () => {
  const lines = printedLines(
    `
Description                       Qty   Unit price    Net     VAT %    VAT     Gross
Office chairs                      2      100.00    200.00    20%    40.00    240.00
Desk                               1      350.00    350.00    20%    70.00    420.00
Delivery                           1       25.00     25.00    20%     5.00     30.00

                                          Net total                  575.00
                                          VAT                        115.00
                                          Total                      690.00`,
  );
  expect(lines).toEqual([
    '2 | Office chairs | 100.00 | 20 | 200.00',
    '1 | Desk | 350.00 | 20 | 350.00',
    '1 | Delivery | 25.00 | 20 | 25.00',
  ]);
});

test('amounts of tax under "VAT @ 20%" are no rates', () => {
  const lines = printedLines(
    `
Item             Net       VAT @ 20%     Total
Service A     100.00           20.00    120.00
Service B      50.00           10.00     60.00
Totals        150.00           30.00    180.00`,
  );
  expect(lines).toEqual(['- | Service A | - | - | 120.00', '- | Service B | - | - | 60.00']);
});
