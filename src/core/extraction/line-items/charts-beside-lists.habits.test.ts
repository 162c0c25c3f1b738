import { expect, test } from 'vitest';
import { readTyped } from '../testing/read-typed.ts';

test('figures of a chart beside the charges and those of the meter above are no lines, nor are the fees and taxes by rate below', () => {
  const { line_items } = readTyped(`*Piney Fork Power                                                Monthly Statement
Billing Date           03/12/2026                                Due Date 04/02/2026
Member                 HOLLOWAY, DENISE                          $173.60

Previous Balance                                                                $150.10
Payment Received 02/27/2026                                                    -$150.10
Current Charges                                                                 $173.60
TOTAL AMOUNT DUE                                                                $173.60

Meter       From        To          Days     Previous    Present    Mult    kWh Used    Read
88120447    02/08/26    03/09/26    29       20118       21318      1       1200        Actual

CURRENT CHARGES                                           12-MONTH USAGE (kWh)
Customer Charge                                12.00
                                                                     1722
                                                                1610      1544
Energy Charge       1,200 kWh    @ $0.08500   102.00         1402
                                                           1188                1200
Fuel Adjustment     1,200 kWh    @ $0.03000    36.00
                                                                                   990
Yard Light                   1                 10.00          Days      kWh/Day
Subtotal                                      160.00         29        41.4
Franchise Fee 3%                                4.80         30        43.1
State Sales Tax 4%                              6.40
County Sales Tax 1.5%                           2.40
Total Current Charges                         $173.60`);
  expect(line_items.map(({ quantity, line_total }) => [quantity, line_total])).toEqual([
    [null, '12.00'],
    ['1200', '102.00'],
    ['1200', '36.00'],
    [null, '10.00'],
  ]);
});

test('a chart whose figures have a tenth, and the meter above it, stand beside the charges as well', () => {
  const { line_items } = readTyped(`*Tamarack Hydro                                                   Statement
Statement date         03/12/2026                                Due date 04/02/2026
Member                 HOLLOWAY, DENISE                          $94.40

Amount of your last statement                   $88.10           Meter T204417                 kWh
Payment received 02/27/2026                    -$88.10           Mar 9 actual          20,318.226
Balance forward                                  $0.00           Feb 8 actual          19,702.114
                                                                 Adjusted usage           642.660
Electricity
   On-peak 110.000 kWh @ $0.200000/kWh          $22.00
                                                                             28.4
                                                                                     25.9
   Off-peak 500.000 kWh @ $0.090000/kWh         $45.00                  22.2
                                                                                             20.4
                                                                   18.8
Delivery                                        $40.00
Regulatory charges                               $3.00             Jan   Feb  Mar   Apr  May
Total electricity charges                      $110.00
HST                                             $14.30
Provincial rebate                              -$29.90
Total amount of this bill                       $94.40
Total amount due                                $94.40`);
  expect(line_items.map(({ quantity, unit_price, line_total }) => [quantity, unit_price, line_total])).toEqual([
    ['110.000', '0.200000', '22.00'],
    ['500.000', '0.090000', '45.00'],
    [null, null, '40.00'],
    [null, null, '3.00'],
  ]);
});
