import { expect, test } from 'vitest';
import { printedLines } from './testing/printed-lines.ts';

test('descriptions that go on below their line, also under other columns', () => {
  const lines = printedLines(
    `
#   Item & Description                    Qty       Rate         Amount
1   Brochure Design                       1.00      300.00       300.00
    Brochure Design Single Sided Color
2   Web Design Packages(Template) - Basic 1.00      250.00       250.00
    Custom Themes for your business. Inclusive of 10 hours of
    marketing and annual training
3   Print Ad - Basic - Color              1.00       80.00        80.00
    Print Ad 1/8 size Color
                                      Sub Total                  630.00
                                      Tax Rate                    5.00%
                                      Total                     $661.50
                                      Balance Due               $661.50`,
  );
  expect(lines).toEqual([
    '1.00 | Brochure Design Brochure Design Single Sided Color | 300.00 | - | 300.00',
    '1.00 | Web Design Packages(Template) - Basic Custom Themes for your business. Inclusive of 10 hours of marketing and annual training | 250.00 | - | 250.00',
    '1.00 | Print Ad - Basic - Color Print Ad 1/8 size Color | 80.00 | - | 80.00',
  ]);
});

test('descriptions that end at the line of the figures', () => {
  const lines = printedLines(
    `
Description                           Qty       Price         Total

Premium support package for
enterprise customers incl. phone       1       900.00        900.00

Basic support package for
smaller companies                      2       100.00        200.00

                              Total                        1,100.00`,
  );
  expect(lines).toEqual([
    '1 | Premium support package for enterprise customers incl. phone | 900.00 | - | 900.00',
    '2 | Basic support package for smaller companies | 100.00 | - | 200.00',
  ]);
});

test('serial numbers are not part of the name', () => {
  const lines = printedLines(
    `
Product                             Qty      Price       Total
Laptop X1                            2     900.00     1,800.00
  S/N: 12345678
  S/N: 12345679
Mouse                                1      20.00        20.00
                                    Total             1,820.00`,
  );
  expect(lines).toEqual(['2 | Laptop X1 | 900.00 | - | 1800.00', '1 | Mouse | 20.00 | - | 20.00']);
});

test('a period as a heading above the items is no part of them', () => {
  const lines = printedLines(
    `
Description                                   Qty    Unit price    Tax    Amount
Jan 1 – Jan 31, 2024

Pro plan                                       3      $20.00       0%     $60.00
Additional seats                               1       $5.50       0%      $5.50
Remaining time on Team plan after 14 Jan       1      $-2.25       0%     -$2.25
                                              Subtotal                    $63.25
                                              Total                       $63.25
                                              Amount due                  $63.25 USD`,
  );
  expect(lines).toEqual([
    '3 | Pro plan | 20.00 | 0 | 60.00',
    '1 | Additional seats | 5.50 | 0 | 5.50',
    '1 | Remaining time on Team plan after 14 Jan | -2.25 | 0 | -2.25',
  ]);
});

test('section headings and their subtotals are left out', () => {
  const lines = printedLines(
    `
Description                           Qty       Price         Total
*Labour
Plumber                                3        60.00        180.00
Apprentice                             3        30.00         90.00
                              Subtotal Labour                270.00
*Materials
Copper pipe                           10         4.00         40.00
Valve                                  1        20.00         20.00
                              Subtotal Materials              60.00
                              Total                          330.00`,
  );
  expect(lines).toEqual([
    '3 | Plumber | 60.00 | - | 180.00',
    '3 | Apprentice | 30.00 | - | 90.00',
    '10 | Copper pipe | 4.00 | - | 40.00',
    '1 | Valve | 20.00 | - | 20.00',
  ]);
});

test('notes beside the sums are no descriptions', () => {
  const lines = printedLines(
    `
Item                                  Qty    Price    Total
Alpha                                  1     10.00    10.00
Beta                                   2     10.00    20.00

Notes: Thank you for your business      Subtotal      30.00
Bank: 123456789                         Tax 10%        3.00
Payment within 30 days                  Total         33.00`,
  );
  expect(lines).toEqual(['1 | Alpha | 10.00 | - | 10.00', '2 | Beta | 10.00 | - | 20.00']);
});
