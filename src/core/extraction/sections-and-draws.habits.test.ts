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
