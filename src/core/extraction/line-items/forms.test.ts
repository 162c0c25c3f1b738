import { expect, test } from 'vitest';
import { printedLines } from './testing/printed-lines.ts';

test('count, name and price in one phrase', () => {
  const lines = printedLines(
    `
3 hours consulting @ $80.00                               $240.00
12 x Notebook A5 @ $2.50                                   $30.00
Website redesign - 2.5 hrs @ $95/hr                       $237.50
Labor: 8 hours at $75/hr                                  $600.00
Travel                                                     $45.00
Total                                                   $1,152.50`,
  );
  expect(lines).toEqual([
    '3 hours | consulting | 80.00 | - | 240.00',
    '12 | Notebook A5 | 2.50 | - | 30.00',
    '2.5 hrs | Website redesign | 95 | - | 237.50',
    '8 hours | Labor: 8 hours at $75/hr | 75 | - | 600.00',
    '- | Travel | - | - | 45.00',
  ]);
});

test('a calculation that does not make the amount is part of the name', () => {
  const lines = printedLines(
    `
Bracket 2 x 40 mm                          $12.00
Team plan, 6 x $10.00 less credit          $55.00
Total                                      $67.00`,
  );
  expect(lines).toEqual([
    '- | Bracket 2 x 40 mm | - | - | 12.00',
    '- | Team plan, 6 x $10.00 less credit | - | - | 55.00',
  ]);
});

test('units at a price in pence stand in a column of their own', () => {
  const lines = printedLines(
    `
Electricity charges
Standing charge       31 days @ 45.20p per day             £14.01
Unit rate day        412 kWh @ 28.40p per kWh             £117.01
Unit rate night       96 kWh @ 14.10p per kWh              £13.54
Total electricity charges                                 £144.56
VAT @ 5%                                                    £7.23
Total charges this period                                 £151.79`,
  );
  expect(lines).toEqual([
    '31 days | Standing charge | 0.4520 | - | 14.01',
    '412 kWh | Unit rate day | 0.2840 | - | 117.01',
    '96 kWh | Unit rate night | 0.1410 | - | 13.54',
  ]);
});

test('names in rows of their own above the figures', () => {
  const lines = printedLines(
    `
Description                      Qty      Rate      Amount
Brake pads, front axle, ceramic
OEM part 4410-22
                                   1     89.95       89.95
Brake rotor, vented
OEM part 4410-23
                                   2     74.50      149.00
                               Total                 238.95`,
  );
  expect(lines).toEqual([
    '1 | Brake pads, front axle, ceramic OEM part 4410-22 | 89.95 | - | 89.95',
    '2 | Brake rotor, vented OEM part 4410-23 | 74.50 | - | 149.00',
  ]);
});

test('the first name is no second line of the titles, even when made of their words', () => {
  const lines = printedLines(
    `
Description                                    Qty    Unit price    Amount
Pro plan
May 1 - Jun 1, 2024                              3       $20.00    $60.00
Extra storage (per 100 GB)
May 1 - Jun 1, 2024                              2        $5.00    $10.00
                                               Total               $70.00`,
  );
  expect(lines).toEqual([
    '3 | Pro plan May 1 - Jun 1, 2024 | 20.00 | - | 60.00',
    '2 | Extra storage (per 100 GB) May 1 - Jun 1, 2024 | 5.00 | - | 10.00',
  ]);
});

test('in an account of a stay taxes are booked between the charges', () => {
  const lines = printedLines(
    `
Date       Description                    Charges     Credits
07/14/24   Room charge                     189.00
07/14/24   State tax                        11.34
07/15/24   Room charge                     189.00
07/15/24   State tax                        11.34
07/16/24   Visa payment                                400.68
           Totals                          400.68     400.68
           Balance                                      0.00`,
  );
  expect(lines).toEqual([
    '- | Room charge | - | - | 189.00',
    '- | State tax | - | - | 11.34',
    '- | Room charge | - | - | 189.00',
    '- | State tax | - | - | 11.34',
  ]);
});

test('dots that lead to the amounts', () => {
  const lines = printedLines(
    `
Oil change ............................ $49.95
Tire rotation ......................... $25.00
Air filter ............................ $18.99
Total ................................. $93.94`,
  );
  expect(lines).toEqual([
    '- | Oil change | - | - | 49.95',
    '- | Tire rotation | - | - | 25.00',
    '- | Air filter | - | - | 18.99',
  ]);
});

test('sections with sums of their own', () => {
  const lines = printedLines(
    `
Description                      Qty      Rate      Amount
Kitchen
Paint walls                        2    150.00      300.00
Tile floor                         1    400.00      400.00
Subtotal Kitchen                                    700.00
Bathroom
Replace sink                       1    220.00      220.00
Subtotal Bathroom                                   220.00
Total                                               920.00`,
  );
  expect(lines).toEqual([
    '2 | Paint walls | 150.00 | - | 300.00',
    '1 | Tile floor | 400.00 | - | 400.00',
    '1 | Replace sink | 220.00 | - | 220.00',
  ]);
});

test('a count with cents before the names', () => {
  const lines = printedLines(
    `
Importe del periodo
3,00 x Alojamiento web                     104,70 EUR
12,00 x Término de energía Pro             179,40 EUR
Suma                                       284,10 EUR
IVA 21%                                     59,66 EUR
Total                                      343,76 EUR`,
  );
  expect(lines).toEqual(['3.00 | Alojamiento web | - | - | 104.70', '12.00 | Término de energía Pro | - | - | 179.40']);
});

test('parts and labor in two tables beside each other', () => {
  const lines = printedLines(
    `
Description             Qty     Sale   Extended     Labor Description           Hours   Extended
Front brake pads       1.00    89.95      89.95     R&R front pads               2.20     297.00
Ceramic D1539C                                      Diagnose A/C inop            0.80     108.00
Front brake rotor      2.00    74.50     149.00

I hereby authorize the above work.                                     Parts              238.95
                                                                       Labor              405.00
                                                                       Shop supplies       12.15
                                                                       Sub Total          656.10
                                                                       Tax 7.375 %         17.62
                                                                       Total              673.72`,
  );
  expect(lines).toEqual([
    '1.00 | Front brake pads Ceramic D1539C | 89.95 | - | 89.95',
    '2.00 | Front brake rotor | 74.50 | - | 149.00',
    '2.20 | R&R front pads | - | - | 297.00',
    '0.80 | Diagnose A/C inop | - | - | 108.00',
  ]);
});
