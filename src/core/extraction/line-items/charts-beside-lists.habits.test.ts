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
