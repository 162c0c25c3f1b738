import { expect, test } from 'vitest';
import { typedLayout } from '../../layout/testing/typed-page.ts';
import { documentFacts } from '../page/document-facts.ts';
import { readBelowHead, readTyped } from '../testing/read-typed.ts';
import { amountCandidates } from './amount-candidates.ts';
import { composedTotals } from './composed-totals.ts';

/** The totals that a column of amounts makes, from its top downwards. */
function composed(text: string): string[] {
  const facts = documentFacts(typedLayout(text));
  return [...composedTotals(amountCandidates(facts), facts).totals].map(({ value }) => value);
}

test('the tax that the buyer pays to the state makes no other total of what is due', () => {
  const split = `Totale imponibile                      7.700,00 €
Totale IVA                               308,00 €
Totale documento                       8.008,00 €
IVA a carico del committente            -308,00 €
Netto a pagare                         7.700,00 €`;
  expect(composed(split)).toEqual(['8008.00']);
  const withheld = `Base imponible                       1.000,00 €
IVA 21%                                210,00 €
IRPF 15%                              -150,00 €
Total                                1.060,00 €`;
  expect(composed(withheld)).toEqual(['1060.00']);
});

test('what sections lead to is no total where it is said once more and a discount leads on from it; a deposit leads to none', () => {
  const total = (body: string) => readBelowHead(body).entities.TOTAL_AMOUNT?.[0]?.value;
  expect(
    total(`Diagnostics                                    Rate      Qty      Amount
Blood picture                                350.00     2.00      700.00
X-ray chest                                  480.00     1.00      480.00
                                            sub total :          1180.00

Hospital services                              Rate      Qty      Amount
Room rent                                   2400.00     4.00     9600.00
Nursing                                      450.00     4.00     1800.00
                                            sub total :         11400.00

                                          Bill Amount :         12580.00

Bill Summary
                                      total bill amount         12580.00
                                          less discount           500.00
                                                Net Amt         12080.00

                                     Sponsor Amount 11000.00
                                     Sponsor Due 11000.00
                                     Less patient amounts 1080.00
                                     Patient due 0.00`),
  ).toBe('12080.00');
  expect(
    total(`Labour                                         Rate      Qty      Amount
Fitting                                       50.00     2.00      100.00
Testing                                       80.00     1.00       80.00
                                             Subtotal             180.00

Parts                                          Rate      Qty      Amount
Valve                                         40.00     4.00      160.00
Hose                                          15.00     4.00       60.00
                                             Subtotal             220.00

                                             Total                400.00

                                      Total                       400.00
                                      Less deposit               -100.00
                                      Balance due                 300.00`),
  ).toBe('400.00');
});

test('a total made round by a printed amount is the total, not what net and tax make before that', () => {
  const { entities } = readBelowHead(`Item            Rate   Qty   Net        CGST     SGST     Total
Pepper        640.00     8   4608.00    115.20   115.20   4838.40
Cloves        145.00    24   3132.00    281.88   281.88   3695.76
Total                        7740.00    397.08   397.08   8534.16

                             Sub Total        Rs.7,740.00
                             CGST             Rs.397.08
                             SGST             Rs.397.08
                             Total GST        Rs.794.16
                             Round off        -0.16
                             Grand Total      Rs.8,534.00`);
  expect(entities.TOTAL_AMOUNT?.[0]?.value).toBe('8534.00');
  expect(entities.TAX_AMOUNT?.[0]?.value).toBe('794.16');
});

test.each(['Paid cash', 'Cash', 'Paid by card', 'Amount paid'])(
  'a total that is made round only for how it was paid is the total: %s',
  (paid) => {
    const { entities } = readBelowHead(`Item            Qty   Price     Amount
Pepper            1  310.00     310.00
Cloves            4   21.12      84.48

                      Total     394.48
                      Rounding   -0.48
                      ${paid.padEnd(14)}394.00`);
    expect(entities.TOTAL_AMOUNT?.[0]?.value).toBe('394.48');
  },
);

test('a month’s bill beside arrears and the interest on them is what the bill asks for', () => {
  const found = readTyped(`*Godavari Vidyut Company Limited
Nagar Road, Pune 411014

MR. ASHOK PATIL                                Bill No.           1144082217
Flat 3, Lane 4, Kothrud                        Bill date          05-10-2026
Pune 411038                                    Current month bill            Rs. 1,210.00
                                               Net amount payable (rounded)  Rs. 1,320.00
Particulars             Units   Rate     Amount (Rs.)
Fixed charges           1       200.00     200.00
Energy charges          200       5.05   1,010.00
CURRENT MONTH BILL (A)                   1,210.00
Net arrears brought forward (B)            106.40
Interest on arrears (C)                      3.18
Net bill amount (A + B + C)              1,319.58
Rounded net amount payable up to 26-10-2026   1,320.00`);
  expect(found.entities.TOTAL_AMOUNT?.[0]?.value).toBe('1210.00');
  expect(found.entities.AMOUNT_DUE?.[0]?.value).toBe('1320.00');
  expect(found.line_items.map(({ line_total }) => line_total)).toEqual(['200.00', '1010.00']);
});

test.each(['Annual premium', 'Annual total'])(
  'what a row tells of a year is no total where a quarter of it is due: %s',
  (name) => {
    const { entities } = readBelowHead(`Fleet policy, quarter 1                         310.00

${name.padEnd(46)}1,240.00
Total due                                       310.00`);
    expect(entities.TOTAL_AMOUNT?.[0]?.value).toBe('310.00');
  },
);

test('a year that the lines make is the total, whatever part of it is due first', () => {
  const { entities } = readBelowHead(`Cleaning, first half                            620.00
Cleaning, second half                           620.00

Annual total                                  1,240.00
First instalment due                            310.00`);
  expect(entities.TOTAL_AMOUNT?.[0]?.value).toBe('1240.00');
});

test.each([
  ['After 11/23/2026 pay $150.41', ''],
  ['             After due date pay', '                          $150.41'],
])('what whoever is late has to pay is no total: %s', (row, below) => {
  const { entities, line_items } = readTyped(`*CITY OF ALDERTON
UTILITY BILLING DIVISION
318 W Commerce Street, Alderton, OR 97099

ACCOUNT NO.        CUSTOMER NAME         BILL DATE
0047193-002        HENLEY, RUTH M        11/02/2026

DESCRIPTION OF CHARGES                   AMOUNT
Water base charge                         48.75
Sewer base charge                         61.40
Refuse cart                               35.26
Senior rate credit                         5.00-

PREVIOUS BALANCE                         148.92
PAYMENTS RECEIVED 10/14/26               148.92-
ADJUSTMENTS                                0.00
BALANCE FORWARD                            0.00
CURRENT CHARGES                          140.41
TOTAL AMOUNT DUE BY 11/23/2026          $140.41
${row}
${below}

PLEASE DETACH AND RETURN THIS PORTION
CITY OF ALDERTON         ACCOUNT NO.      DUE DATE      AMOUNT DUE
UTILITY BILLING          0047193-002      11/23/2026       $140.41`);
  expect(entities.TOTAL_AMOUNT?.[0]?.value).toBe('140.41');
  // An account of what was owed before stands between the charges and their sum.
  expect(line_items.map(({ line_total }) => line_total)).toEqual(['48.75', '61.40', '35.26', '-5.00']);
});

test('what this invoice charges is its total, however large and often the sum with an earlier balance is printed', () => {
  const { entities } = readTyped(`*PRAIRIE STATE DISPOSAL, LLC                          INVOICE
PEORIA HAULING DIVISION (309) 555-0142               Customer Name:       HEARTLAND BAKERY SUPPLY
                                                     Invoice Date:        11/02/2026
                                                     Invoice Number:      0417-004882716-3

How to Contact Us            Your Payment is Due      *Your Total Due
(309) 555-0142               Nov 22, 2026             *$1,289.02

Previous Balance    Payments      Adjustments    Current Invoice Charges    Total Account Balance Due
$748.16             ($400.00)     $0.00          $940.86                    $1,289.02

A past due amount of $348.16 is included in your total.

Description                               Date       Quantity    Unit Price     Amount
8 Yard Dumpster Service                   11/01/26       1.00      512.4000     512.40
Cardboard Recycling                       11/01/26       2.00      174.5000     349.00
Fuel Charge                                                                      79.46
CURRENT INVOICE CHARGES, Due by November 22, 2026                               940.86

Invoice Number          Customer        Payment Terms        Total Due       Amount
0417-004882716-3        17-40228        Due by 11/22/2026    $1,289.02`);
  expect(entities.TOTAL_AMOUNT?.[0]?.value).toBe('940.86');
});

test.each([
  ['Deposit paid                                   -240.00', 'Balance due                                   £240.00'],
  ['Amount due later                                360.00', 'Amount due now                                 120.00'],
])('a year of which a part was paid or is due later is the total: %s', (rest, due) => {
  const { entities } = readBelowHead(`Licence                                         480.00

Annual total                                    480.00
${rest}
${due}`);
  expect(entities.TOTAL_AMOUNT?.[0]?.value).toBe('480.00');
});

test('what is left after a payment is no amount for those who are late', () => {
  const { entities } = readBelowHead(`Labour                                          200.00
Parts                                           100.00

Balance after 03/01/2024 payment               $300.00`);
  expect(entities.TOTAL_AMOUNT?.[0]?.value).toBe('300.00');
});
