import { expect, test } from 'vitest';
import { printedLines } from './testing/printed-lines.ts';

test('amounts without cents', () => {
  const lines = printedLines(
    `
Item #   Description              Price     Quantity    Total
1.       Manager Training        $3,500        1       $3,500
2.       Leadership Training     $4,500        2       $9,000
                                             Subtotal $12,500
                                             Total    $12,500`,
  );
  expect(lines).toEqual(['1 | Manager Training | 3500 | - | 3500', '2 | Leadership Training | 4500 | - | 9000']);
});

test('a line of zero counts, "Included" is no amount', () => {
  const lines = printedLines(
    `
Description                 Qty      Rate        Amount
Setup fee                    1      100.00       100.00
Onboarding call              1        0.00         0.00
Training material            1    Included     Included
Support                      2       50.00       100.00
                           Total                 200.00`,
  );
  expect(lines).toEqual([
    '1 | Setup fee | 100.00 | - | 100.00',
    '1 | Onboarding call | 0.00 | - | 0.00',
    '2 | Support | 50.00 | - | 100.00',
  ]);
});

test('a duplicate on the next page does not double the lines', () => {
  const lines = printedLines(
    `
ORIGINAL
Item                 Qty     Price        Total
Apples               3        2.00         6.00
Pears                4        1.50         6.00
                     Total                12.00`,
    `
DUPLICATE
Item                 Qty     Price        Total
Apples               3        2.00         6.00
Pears                4        1.50         6.00
                     Total                12.00`,
  );
  expect(lines).toEqual(['3 | Apples | 2.00 | - | 6.00', '4 | Pears | 1.50 | - | 6.00']);
});

test('a discount column in money, before the line total', () => {
  const lines = printedLines(
    `
Product            Price     Qty    Discount   VAT     Total
Blue shirt        £20.00      2       -£4.00   20%    £36.00
Red socks          £5.00      3        £0.00   20%    £15.00
                              Subtotal                £51.00
                              Shipping                 £4.95
                              VAT (included)           £9.33
                              Grand total             £55.95`,
  );
  expect(lines).toEqual(['2 | Blue shirt | 20.00 | 20 | 36.00', '3 | Red socks | 5.00 | 20 | 15.00']);
});

test('"2x" counts; the discount in the block of sums is no line', () => {
  const lines = printedLines(
    `
QTY   ITEM                                     PRICE      TOTAL
1x    T-Shirt - Black / M                     $25.00     $25.00
2x    Mug                                     $12.00     $24.00

      Discount (WELCOME10)                                -$4.90
      Subtotal                                            $44.10
      Shipping                                             $5.00
      Total                                               $49.10`,
  );
  expect(lines).toEqual(['1 | T-Shirt - Black / M | 25.00 | - | 25.00', '2 | Mug | 12.00 | - | 24.00']);
});

test('the period below the name belongs to it', () => {
  const lines = printedLines(
    `
Description                Qty        Unit price        Amount
Professional plan            1            $49.00        $49.00
Nov 6 – Dec 6, 2023
Extra storage               10             $0.50         $5.00
Nov 6 – Dec 6, 2023
                                        Subtotal        $54.00
                           VAT - UK (20% on $54.00)     $10.80
                                           Total        $64.80
                                      Amount due        $64.80`,
  );
  expect(lines).toEqual([
    '1 | Professional plan Nov 6 – Dec 6, 2023 | 49.00 | - | 49.00',
    '10 | Extra storage Nov 6 – Dec 6, 2023 | 0.50 | - | 5.00',
  ]);
});

test('expenses below the fees are a second list with a sum of its own', () => {
  const lines = printedLines(
    `
Date        Timekeeper   Description                              Hours    Rate      Amount
03/01/2024  JKL          Review contract and prepare comments;     1.20   350.00     420.00
                         telephone call with client (0.5)
03/04/2024  MNO          Draft amendment                           2.00   250.00     500.00
                                               Total fees          3.20              920.00
Expenses
03/05/2024               Filing fee                                                  150.00
                                               Total expenses                        150.00
                                               Total due                          $1,070.00`,
  );
  expect(lines).toEqual([
    '1.20 | Review contract and prepare comments; telephone call with client (0.5) | 350.00 | - | 420.00',
    '2.00 | Draft amendment | 250.00 | - | 500.00',
    '- | Filing fee | - | - | 150.00',
  ]);
});

test('a currency in the title of the amounts', () => {
  const lines = printedLines(
    `
Description            Quantity   Unit Price    GST       Amount AUD
Lawn mowing              1.00       55.00       10%            55.00
Hedge trimming           2.50       60.00       10%           150.00
                                  Subtotal                    205.00
                                  TOTAL GST 10%                20.50
                                  TOTAL AUD                   225.50`,
  );
  expect(lines).toEqual(['1.00 | Lawn mowing | 55.00 | 10 | 55.00', '2.50 | Hedge trimming | 60.00 | 10 | 150.00']);
});

test('"Units" above numbers are quantities, "Pack" is the unit', () => {
  const lines = printedLines(
    `
Code     Product           Pack    Units   Unit Cost   Ext Cost
AB1      Tea bags          Box      12        3.40       40.80
AB2      Coffee 1kg        Bag       4       11.25       45.00
                                          Total          85.80`,
  );
  expect(lines).toEqual(['12 Box | Tea bags | 3.40 | - | 40.80', '4 Bag | Coffee 1kg | 11.25 | - | 45.00']);
});

test('particulars and amounts of an Indian bill', () => {
  const lines = printedLines(
    `
No   Particulars                   Amount (Rs)
1    Annual maintenance charges      12,000.00
2    Software licence renewal         8,500.00
     Total                           20,500.00
     IGST 18%                         3,690.00
     Grand Total                     24,190.00`,
  );
  expect(lines).toEqual([
    '- | Annual maintenance charges | - | - | 12000.00',
    '- | Software licence renewal | - | - | 8500.00',
  ]);
});

test('amounts in the small print are no lines', () => {
  const lines = printedLines(
    `
Item            Qty     Price     Total
Alpha             1     10.00     10.00
Beta              2     10.00     20.00

Total due                         30.00

Payment details: Sort code 12-34-56   Account 12345678
Registered in England No. 1234567     VAT GB123456789
Interest of 8.00 % will be charged on late payments of 40.00 or more`,
  );
  expect(lines).toEqual(['1 | Alpha | 10.00 | - | 10.00', '2 | Beta | 10.00 | - | 20.00']);
});

test('refunds and discounts with quantity and price are lines', () => {
  const lines = printedLines(
    `
Description                 Quantity     Price      Amount
Monthly subscription            1       100.00      100.00
Loyalty discount                1       -10.00      -10.00
Refund May                      1       -20.00      -20.00
                              Total                  70.00`,
  );
  expect(lines).toEqual([
    '1 | Monthly subscription | 100.00 | - | 100.00',
    '1 | Loyalty discount | -10.00 | - | -10.00',
    '1 | Refund May | -20.00 | - | -20.00',
  ]);
});

test('units behind quantities and prices', () => {
  const lines = printedLines(
    `
Service                    Quantity         Price               Amount
Electricity                1,250 kWh        £0.2890/kWh        £361.25
Standing charge            30 days          £0.4500/day         £13.50
                           Total excl. VAT                     £374.75
                           VAT @ 5%                             £18.74
                           Total                               £393.49`,
  );
  expect(lines).toEqual([
    '1250 kWh | Electricity | 0.2890 | - | 361.25',
    '30 days | Standing charge | 0.4500 | - | 13.50',
  ]);
});

test('lines set far apart', () => {
  const lines = printedLines(
    `
Description                                                                         Amount


Monthly retainer January                                                          2,000.00


Monthly retainer February                                                         2,000.00


                                                            Total                 4,000.00`,
  );
  expect(lines).toEqual([
    '- | Monthly retainer January | - | - | 2000.00',
    '- | Monthly retainer February | - | - | 2000.00',
  ]);
});

test('earlier balances and payments above the table are no lines', () => {
  const lines = printedLines(
    `
Previous balance                            120.00
Payment received                           -120.00

Description              Qty     Rate       Amount
Cleaning                  4     25.00       100.00
Windows                   1     40.00        40.00
                        New charges         140.00
                        Balance due         140.00`,
  );
  expect(lines).toEqual(['4 | Cleaning | 25.00 | - | 100.00', '1 | Windows | 40.00 | - | 40.00']);
});
