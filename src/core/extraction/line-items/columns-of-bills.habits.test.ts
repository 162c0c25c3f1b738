import { expect, test } from 'vitest';
import { readTyped } from '../testing/read-typed.ts';
import { printedLines } from './testing/printed-lines.ts';

test('amounts below a second name of what is sold are the totals, however close the code of their tax stands', () => {
  const lines = printedLines(`
Code      Description                        Unit   Ord   Del    Price     Goods VAT
FA118402  Lever arch file A4 70mm, blue      EA      24    24     1.89     45.36 S
FA220177  Copier paper 80gsm A4 white        BOX     15    15    18.45    276.75 S
FA410557  Waste toner bottle                 EA       2     1    14.25     14.25 S
CA100277  Instant coffee 750g tin            EA       4     4    14.35     57.40 Z

                                                          Goods total     393.76
                                                          VAT              67.27
                                                          Invoice total   461.03`);
  expect(lines).toEqual([
    '24 EA | Lever arch file A4 70mm, blue | 1.89 | - | 45.36',
    '15 BOX | Copier paper 80gsm A4 white | 18.45 | - | 276.75',
    '1 EA | Waste toner bottle | 14.25 | - | 14.25',
    '4 EA | Instant coffee 750g tin | 14.35 | - | 57.40',
  ]);
});

test('of two ordered and one delivered, one is charged for', () => {
  const lines = printedLines(`
Code      Description                        Unit   Ord   Del    Price     Goods
FA118402  Lever arch file A4 70mm, blue      EA      24    24     1.89     45.36
FA118405  Lever arch file A4 70mm, red       EA      12    12     1.89     22.68
FA220177  Copier paper 80gsm A4 white        BOX     15    15    18.45    276.75
FA220301  Copier paper 80gsm A3 white        BOX      2     2    23.10     46.20
FA300418  Ballpoint pens medium, pack 50     PK       6     6     4.75     28.50
FA300425  Highlighters, wallet of 6          PK      10    10     2.99     29.90
FA410556  Toner cartridge 26X black          EA       3     3   112.80    338.40
FA410557  Waste toner bottle                 EA       2     1    14.25     14.25
FA500012  Heavy duty stapler                 EA       2     2    21.50     43.00

                                                          Goods total     845.04`);
  expect(lines.filter((line) => /toner/i.test(line))).toEqual([
    '3 EA | Toner cartridge 26X black | 112.80 | - | 338.40',
    '1 EA | Waste toner bottle | 14.25 | - | 14.25',
  ]);
});

test('expenses below a sum of fees that no word names are lines, too', () => {
  const lines = printedLines(`
Date       Atty   Description                                        Hours     Rate     Amount
05/02/25   RJT    Review of the lender's objections and letter        1.80   425.00     765.00
05/06/25   MLO    Prepare redlined purchase agreement                 3.40   290.00     986.00
05/15/25   KPD    Assemble closing binder and index                   2.10   145.00     304.50
                  For Current Services Rendered                       7.30            2,055.50
                  Expenses
05/09/25          Recording fee, county clerk                                            64.00
05/20/25          Overnight delivery                                                     38.15
                  Total Expenses                                                        102.15
                  Total Current Work                                                  2,157.65
                  Previous Balance                                                    1,122.50
05/12/25          Payment - Thank you. Check No. 2087                                -1,122.50
                  Balance Due                                                        $2,157.65`);
  expect(lines.map((line) => line.split(' | ').at(-1))).toEqual(['765.00', '986.00', '304.50', '64.00', '38.15']);
});

test('what is added to a charge in every row is no table beside it', () => {
  const lines = printedLines(`
Air waybill    Service             Items   Charge   Extra charges     Extra amount    Total
4471 0283 96   Express Worldwide       1    38.90   Fuel Surcharge            7.98    46.88
4471 0284 03   Economy Select          2    52.15   Fuel Surcharge           10.69    62.84
4471 0300 14   Express Import          3   118.20   Fuel Surcharge           24.23   142.43
                                                    Total charges                    252.15`);
  expect(lines).toEqual([
    '1 | Express Worldwide | - | - | 46.88',
    '2 | Economy Select | - | - | 62.84',
    '3 | Express Import | - | - | 142.43',
  ]);
});

test('what is given back with its article and its tax is a line, and no payment', () => {
  const lines = printedLines(`
Booked       Passenger       Journey / item                                    Ref         Net £    VAT £    Total £
02 Sep 25    R. Amankwah     Preston - London Euston, Super Off-Peak Return    7TXKQ2     104.30     0.00     104.30
04 Sep 25    R. Amankwah     Preston - Manchester, Anytime Day Return          7TZ0MB      24.80     0.00      24.80
                             Booking fees (3)                                               3.00     0.60       3.60
30 Sep 25    R. Amankwah     Refund 7TZ0MB less £5 admin                       7TZ0MB     -19.80     0.00     -19.80

                                                                             Total net                      £112.30
                                                                             Total VAT                        £0.60
                                                                             Total to be collected          £112.90`);
  expect(lines.map((line) => line.split(' | ').at(-1))).toEqual(['104.30', '24.80', '3.60', '-19.80']);
});

const FEES = `
01 Aug 2025   Final value fee               Brass ship clock              £11.94
07 Aug 2025   Promoted listings standard    Brass ship clock               £4.10
15 Aug 2025   Final value fee               Set of 6 pewter tankards       £8.07
19 Aug 2025   Fee credit: cancelled sale    Set of 6 pewter tankards      -£8.37
31 Aug 2025   Shop subscription, Basic                                    £27.00

                                            Fees, excluding VAT           £42.74
                                            VAT 20%                        £8.55
                                            Invoice total                 £51.29`;

test('the day of a line counts no pieces, and the type of a fee names it', () => {
  const names = ['Final value fee', 'Promoted listings standard', 'Final value fee', 'Fee credit: cancelled sale'];
  const lines = printedLines(`
Date          Fee type                      Item                          Amount${FEES}`);
  expect(lines.map((line) => line.split(' | ').slice(0, 2).join(': '))).toEqual(
    [...names, 'Shop subscription, Basic'].map((name) => `-: ${name}`),
  );
});

test.each(['01 Aug 2025', '1 Aug', '1. August', '1st Aug 2025', '3 août', '15 gennaio 2025'])(
  'the day of a line without titles counts no pieces: %s',
  (day) => {
    const lines = printedLines(FEES.replace(/^\d\d Aug 2025/gm, day.padEnd(18)));
    expect(lines.map((line) => line.split(' | ')[0])).toEqual(['-', '-', '-', '-', '-']);
  },
);

test('a dozen sets are no day of September', () => {
  const lines = printedLines(`
12 set       Cutlery, stainless             £119.40
4 set        Serving spoons                  £40.00

             Net                            £159.40
             VAT 20%                         £31.88
             Total                          £191.28`);
  expect(lines.map((line) => line.split(' | ')[0])).toEqual(['12 set', '4 set']);
});

test('what is insured for a premium is told by its cover, and not by the sum insured', () => {
  const lines = printedLines(`
Cover                      Sum insured                                      Premium
Public liability           £5,000,000 for any one event, legal costs         £168.40
Contents                   new for old, excess £250 for each claim           £121.10
Goods in transit           £20,000 each vehicle and every load                £18.90

                                                 Total premium               £308.40`);
  expect(lines.map((line) => line.split(' | ')[1])).toEqual(['Public liability', 'Contents', 'Goods in transit']);
});

test('a line is what its pieces cost before the tax where the amounts with tax stand beside', () => {
  const lines = printedLines(`
Označení dodávky           Množství      J.cena         Cena   %DPH         DPH    Kč Celkem
Nátěr fasády                40,5 m2      310,00     12 555,00   12%    1 506,60    14 061,60
Lešení                       30 dní       90,00      2 700,00   21%      567,00     3 267,00
Okapový svod                   4 ks      920,00      3 680,00   12%      441,60     4 121,60
Součet položek                                      18 935,00          2 515,20    21 450,20
Celkem k úhradě                                                                    21 450,20`);
  expect(lines.map((line) => line.split(' | ').at(-1))).toEqual(['12555.00', '2700.00', '3680.00']);
});

test('supply and delivery beside each other, each with its sum, are lines; what is counted at a price is no fee', () => {
  const { line_items } = readTyped(
    `*Orchard Power Co., Inc.                                         Customer Service 1-800-555-0176

Name:             BELLINI BAKERY CORP                            Bill date: October 26, 2026
Account number:   71-1180-2204

Your new charges
Electricity charges for 29 days                 $620.00
Sales tax @ 10%                                  $62.00
Total new charges                               $682.00

Total amount due                                $682.00`,
    `Your supply charges                                  Your delivery charges
Cost of the electricity itself.                      Cost of maintaining the system through which we deliver.

Supply 2,000 kWh @ 10.0000¢/kWh        $200.00       Demand 10.0 kW @ $25.00/kW                   $250.00
Merchant function charge                $12.00       Delivery 2,000 kWh @ 4.0000¢/kWh              $80.00
Other surcharges                         $8.00       Basic service charge                          $32.00
                                                     System charge @ 0.9000¢/kWh                   $18.00
Total supply charges                   $220.00
                                                     Other surcharges                              $20.00
                                                     Total delivery charges                       $400.00

Sales tax @ 10%                         $62.00
Your total charges including tax       $682.00

Accounts: a deposit may be requested from those who are late. Checks returned carry a $12.00 fee. When you
pay by check you authorize us to use it once.`,
  );
  expect(line_items.map(({ line_total }) => line_total).sort()).toEqual(
    ['200.00', '12.00', '8.00', '250.00', '80.00', '32.00', '18.00', '20.00'].sort(),
  );
});
