import { expect, test } from 'vitest';
import { readBelowHead } from './testing/read-typed.ts';

type Found = ReturnType<typeof readBelowHead>;
const stated = (found: Found, field: string) => found.entities[field as keyof Found['entities']]?.[0]?.value;
const totals = (found: Found) => found.line_items.map(({ line_total }) => line_total);

test('labor and parts under titles of their own are lines, also where each job is summed up between', () => {
  const found = readBelowHead(`Brakes, front
Labor                                      Hours      Rate       Total
Replace pads and rotors                     1.80   $142.00     $255.60
Parts                        Part #          Qty     Price       Total
Ceramic pad set              AC15              1    $68.95      $68.95
Disc rotor                   BR31              2    $84.50     $169.00
                                  Brakes subtotal              $493.55

Oil service
Labor                                      Hours      Rate       Total
Oil and filter                              0.50   $142.00      $71.00
Parts                        Part #          Qty     Price       Total
Oil filter                   1520              1     $9.80       $9.80
Synthetic oil                0W20              5     $8.25      $41.25
                             Oil service subtotal              $122.05

                                        Labor                  $326.60
                                        Parts                  $289.00
                                        Shop supplies           $19.60
                                        Subtotal               $635.20
                                        Total                  $635.20`);
  expect(totals(found)).toEqual(['255.60', '68.95', '169.00', '71.00', '9.80', '41.25']);
});

test('what a draw bills stands under "This invoice", and not under "Total to date"', () => {
  const found = readBelowHead(`Item  Description        Contract   Previously      This      Total   Balance
                           Value       Billed   Invoice    To Date  to Finish
01    Supervision      18,500.00     7,400.00  3,700.00  11,100.00   7,400.00
02    Framing          46,800.00    23,400.00 14,040.00  37,440.00   9,360.00
      Totals           65,300.00    30,800.00 17,740.00  48,540.00  16,760.00

                             Amount due this invoice                17,740.00`);
  expect(totals(found)).toEqual(['3700.00', '14040.00']);
});

test('works and changes of a claim are lines by what this claim asks, each schedule under its heading', () => {
  const found = readBelowHead(`SCHEDULE A – Contract works
Item                                     Trade              Contract value   % comp.   Value to date   Previously claimed   This claim
1.0         Site set-up and all fences                            8,000.00      50%         4,000.00             3,000.00     1,000.00
2.0         Roof                                                 20,000.00      30%         6,000.00             2,000.00     4,000.00
3.0         Lining                                               12,000.00      25%         3,000.00                 0.00     3,000.00
            Sub-total works                                      40,000.00                 13,000.00             5,000.00     8,000.00

SCHEDULE B – Approved changes
Item                                     Change             Approved value   % comp.   Value to date   Previously claimed   This claim
VO-1        Skylight over the stair                               1,500.00     100%         1,500.00                 0.00     1,500.00
VO-2        Wider gutter                                            900.00      50%           450.00               150.00       300.00
VO-3        Credit: no insulation                                 (400.00)     100%         (400.00)                -0.00     (400.00)
            Sub-total changes                                     2,000.00                  1,550.00               150.00     1,400.00

                                                                             Work completed this claim (A + B)           9,400.00
                                                                                                       GST 10%             940.00
                                                                                  Amount of this claim inc GST          10,340.00`);
  expect(found.line_items.map((line) => `${line.description} ${line.line_total}`)).toEqual([
    'Site set-up and all fences 1000.00',
    'Roof 4000.00',
    'Lining 3000.00',
    'Skylight over the stair 1500.00',
    'Wider gutter 300.00',
    'Credit: no insulation -400.00',
  ]);
});

test('taxes in two parts are summed where the total is rounded by what the page says', () => {
  const found = readBelowHead(`Item             HSN      Qty     Rate      Amount
Wall clock       9105       4    250.10   1,000.40

                       Subtotal           1,000.40
                       CGST 9%               90.04
                       SGST 9%               90.04
                       Rounding              -0.48
                       Grand Total        1,180.00`);
  expect([stated(found, 'TAX_AMOUNT'), stated(found, 'TOTAL_AMOUNT')]).toEqual(['180.08', '1180.00']);
});

test('the end of the week that is billed is no day of payment', () => {
  const found = readBelowHead(`Week Ending      09/11/2025
Payment Terms    14 days from invoice date

Description              Qty       Price       Amount
Next day parcel            2      £25.00       £50.00

Total                                          £50.00`);
  expect(stated(found, 'DUE_DATE')).toBeUndefined();
});

test('lines with the tax of each are no invoice: the sum of all is, and so is the sum of their taxes', () => {
  const found =
    readBelowHead(`Charge Description              Subscription Period           Subtotal   Taxes, Fees & Surcharges      Total
Charge Name: Standard plan      Nov 3, 2025-Dec 2, 2025         $95.94                      $6.60    $102.54
Quantity: 6
Unit Price: $15.99
Charge Name: Audio plan         Nov 3, 2025-Dec 2, 2025        $100.00                      $9.18    $109.18
Quantity: 1
Unit Price: $100.00
Charge Name: Minutes            Oct 3, 2025-Nov 2, 2025          $5.09                      $0.35      $5.44
Quantity: 212
Unit Price: $0.024

                                     Subtotal                                                        $201.03
                                     Total (Including Taxes, Fees & Surcharges)                      $217.16`);
  expect([stated(found, 'TOTAL_AMOUNT'), stated(found, 'TAX_AMOUNT')]).toEqual(['217.16', '16.13']);
  expect(found.line_items.map(({ quantity, unit_price }) => [quantity, unit_price])).toEqual([
    ['6', '15.99'],
    ['1', '100.00'],
    ['212', '0.024'],
  ]);
});

test('amounts that no title stands above, behind the last title, are those of the lines', () => {
  const found = readBelowHead(`Qty    Item number                 Unit      Price
11.2   DIESEL FUEL OFF ROAD        GAL       4.950       55.44
1      ENVIRONMENTAL CHARGE        EA       14.990       14.99
2      HYDRAULIC FILTER            EA      55.000      110.00
                          Sales items                   180.43
                          Total                         180.43`);
  expect(found.line_items.map(({ quantity, line_total }) => [quantity, line_total])).toEqual([
    ['11.2', '55.44'],
    ['1', '14.99'],
    ['2', '110.00'],
  ]);
});

test('a count beside a price is no thousands of it, where both stand below titles of their own', () => {
  const found = readBelowHead(`Code     Description               Qty  Price  Disc%  VAT%    VAT     Net
A-1180   Patch lead 2 m blue        25   1.85   0.00    20   9.25   46.25
S-0001   Labour, half day            1 240.00   0.00    20  48.00  240.00

                                        Total Net                  286.25
                                        Total VAT                   57.25
                                        Invoice Total              343.50`);
  expect(found.line_items.map(({ quantity, unit_price }) => [quantity, unit_price])).toEqual([
    ['25', '1.85'],
    ['1', '240.00'],
  ]);
});

test('a rate of exchange that leads to the amount is no price, and the net amount beside its tax neither', () => {
  const charges = readBelowHead(`Charge             Basis   Qty  Curr      Rate   Ex. Rate   Amount
Ocean freight      40HC      1   USD   2,150.00    1.2840   2,760.60
Handling           40HC      1   GBP     355.00    1.0000     355.00
                                      Total                 3,115.60`);
  expect(charges.line_items.map(({ quantity, unit_price }) => [quantity, unit_price])).toEqual([
    ['1', '2150.00'],
    ['1', '355.00'],
  ]);
  const fees = readBelowHead(`Fee type              Cases   Fees (ex VAT)     VAT   Fees (inc VAT)
Final value fees        118         412.30    82.46           494.76
Listing fees             41          63.10    12.62            75.72
Total                               475.40    95.08           570.48`);
  expect(fees.line_items.map(({ unit_price }) => unit_price)).toEqual([null, null]);
});

test('usage that is billed by meters is the quantity; readings are none', () => {
  const found = readBelowHead(`Service              Prev read   Cur read   Usage (gal)          Rate    Charge
Water base charge                                                        18.50
Water tier 2           412,300    417,900        3,600   6.35 / 1,000    22.86
                                                    Current charges      41.36`);
  expect(found.line_items.map(({ quantity, line_total }) => [quantity, line_total])).toEqual([
    [null, '18.50'],
    ['3600', '22.86'],
  ]);
});

test('a price times a count is read in either order; durations count hours', () => {
  const order = readBelowHead(`Linen Apron                     £38.00 × 2      £76.00
Sourdough Kit                   £24.00 × 1      £24.00

Subtotal                                       £100.00
Total                                          £100.00`);
  expect(order.line_items.map(({ quantity, unit_price }) => [quantity, unit_price])).toEqual([
    ['2', '38.00'],
    ['1', '24.00'],
  ]);
  const hours = readBelowHead(`Date         Description         Duration     Rate    Price
2024-02-02   Design                 03:30    95.00   332.50
2024-02-03   Tests                  06:15    95.00   593.75
                                             Total   926.25`);
  expect(hours.line_items.map(({ quantity }) => quantity)).toEqual(['3.50', '6.25']);
});

test.each([
  'ALL CLAIMS MUST BE MADE WITHIN 5 DAYS. 1.5% PER MONTH ON PAST DUE ACCOUNTS',
  '10% partner discount applies to the Growth plan until Dec 31, 2025.',
])('what is claimed, or off until a day, is no term of payment: %s', (text) => {
  const found = readBelowHead(`Description              Qty       Price       Amount
Oak shelf                  2      £25.00       £50.00

Total                                          £50.00

${text}`);
  expect(stated(found, 'PAYMENT_TERMS')).toBeUndefined();
});

test('accounts of tenants: the balance brought forward ends no list, and codes of charges are no amounts', () => {
  const found = readBelowHead(`Date          Charge    Description                        Amount     Balance
                        Balance forward                                  0.00
10/01/2024    rent      Base rent 1,420 sf               2,603.33    2,603.33
10/01/2024    cam       Common area maintenance            414.17    3,017.50
10/01/2024    water     Water submeter                      61.08    3,078.58

                                                      Total due      $3,078.58`);
  expect(totals(found)).toEqual(['2603.33', '414.17', '61.08']);
});

test('sections that are each closed by a sum of their own are lines, all of them', () => {
  const ticket = readBelowHead(`QTY   MATERIALS                        UNIT     AMOUNT
1     Run capacitor                   148.00     148.00
2.5   Refrigerant, lb                  95.00     237.50
                          TOTAL MATERIALS        385.50
HRS   LABOR                            RATE     AMOUNT
1.75  Service technician              125.00     218.75
      Trip                                        89.00
                          TOTAL LABOR            307.75

                          Total materials        385.50
                          Total labor            307.75
                          Tax (materials)         35.66
                          TOTAL                 $728.91`);
  expect(totals(ticket)).toEqual(['148.00', '237.50', '218.75', '89.00']);
  const parcels = readBelowHead(`Date     Tracking Number    Service                    Weight    Billed Charge
09/02    1Z88X441031        Ground Commercial              14            11.84
                            Fuel Surcharge                                2.01
                            Total                                        13.85
09/03    1Z88X441032        2nd Day Air                                  18.22
                            Delivery Area Surcharge                       5.95
                            Total                                        24.17

                                                 Total charges          $38.02`);
  expect(totals(parcels)).toEqual(['11.84', '2.01', '18.22', '5.95']);
});

test('of pieces and days beside each other the pieces are counted, also with a discount', () => {
  const found = readBelowHead(`Qty   Item                Days     Rate   Disc     Total
2     Speaker                2    35.00    10%    126.00
6     Microphone             2    22.00           264.00
2     Technician             1   240.00           480.00
                                       Total      870.00`);
  expect(found.line_items.map(({ quantity }) => quantity)).toEqual(['2', '6', '2']);
});
