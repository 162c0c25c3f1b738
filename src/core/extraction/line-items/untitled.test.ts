import { expect, test } from 'vitest';
import { printedLines } from './testing/printed-lines.ts';

test('names and amounts without any titles', () => {
  const lines = printedLines(
    `
Invoice 77
For professional services rendered in March

Website redesign                                         2,400.00
Hosting (12 months)                                        360.00
Domain renewal                                              15.00

Total                                                   $2,775.00`,
  );
  expect(lines).toEqual([
    '- | Website redesign | - | - | 2400.00',
    '- | Hosting (12 months) | - | - | 360.00',
    '- | Domain renewal | - | - | 15.00',
  ]);
});

test('a till receipt with counts before the names', () => {
  const lines = printedLines(
    `
   COFFEE CORNER
2 Latte                  7.00
1 Croissant              2.50
Subtotal                 9.50
Tax                      0.76
TOTAL                   10.26
Cash                    20.00
Change                   9.74`,
  );
  expect(lines).toEqual(['2 | Latte | - | - | 7.00', '1 | Croissant | - | - | 2.50']);
});

test('a bill that lists charges and taxes alike', () => {
  const lines = printedLines(
    `
Account 12345                            Amount due $85.20

Your charges this month
Wireless plan                              $60.00
Device payment                             $20.00
Surcharges and fees                         $3.20
Taxes                                       $2.00
Total                                      $85.20`,
  );
  expect(lines).toEqual([
    '- | Wireless plan | - | - | 60.00',
    '- | Device payment | - | - | 20.00',
    '- | Surcharges and fees | - | - | 3.20',
  ]);
});

test('quantities below the names, one of which begins like a charge', () => {
  const lines = printedLines(
    `
Steel bracket heavy duty                    $1,989.20
  20 x $99.46
Shipping cartons                            $2,373.75
  25 x $94.95
Goods total                                 $4,362.95
Discount                                      -$98.69
Total                                       $4,264.26`,
  );
  expect(lines).toEqual([
    '20 | Steel bracket heavy duty | 99.46 | - | 1989.20',
    '25 | Shipping cartons | 94.95 | - | 2373.75',
  ]);
});

test('an extra without a count among counted names', () => {
  const lines = printedLines(
    `
1 Burger                    12.00
  Add bacon                  2.00
2 Fries                      8.00
1 Soda                       3.00
SUBTOTAL                    25.00
TAX                          2.19
TIP                          5.00
TOTAL                       32.19
VISA ****1234               32.19`,
  );
  expect(lines).toEqual([
    '1 | Burger | - | - | 12.00',
    '- | Add bacon | - | - | 2.00',
    '2 | Fries | - | - | 8.00',
    '1 | Soda | - | - | 3.00',
  ]);
});

test('bullets are no part of the names', () => {
  const lines = printedLines(
    `
For services rendered:
• Logo design                                        $500.00
• Business cards (250)                               $120.00
TOTAL                                                $620.00`,
  );
  expect(lines).toEqual(['- | Logo design | - | - | 500.00', '- | Business cards (250) | - | - | 120.00']);
});
