import { expect, test } from 'vitest';
import { printedLines } from './testing/printed-lines.ts';

test.each(['Unit (incl)', 'Unit ex GST', 'Unit'])(
  'of one unit a title tells the price, where amounts stand below: %s',
  (unit) => {
    const lines = printedLines(`
Description                                       Qty     ${unit.padEnd(11)}     Amount (incl)
Monitoring and armed response                       1         R489.00           R489.00
Radio rental                                        1          R75.00            R75.00
Technician call-out (battery 7 Ah)                  2         R306.25           R612.50
                                        Total (VAT incl.)             R1,176.50
                                        VAT @ 15% included              R153.46
                                        Amount excluding VAT          R1,023.04`);
    expect(lines).toEqual([
      '1 | Monitoring and armed response | 489.00 | - | 489.00',
      '1 | Radio rental | 75.00 | - | 75.00',
      '2 | Technician call-out (battery 7 Ah) | 306.25 | - | 612.50',
    ]);
  },
);

test('in front of units and rates "Charge" heads what is charged for, to the last figure of its name', () => {
  const lines = printedLines(`
How we have worked out your bill
  Charge                          Units       Rate (ex GST)       Amount
  Peak usage                1,286.4 kWh             $0.3641      $468.38
  Controlled load 1           311.0 kWh             $0.1984       $61.70
  Daily supply charge           91 days             $1.3752      $125.14
Total usage and supply                                           $655.22
GST                                                               $65.52
Total new charges                                                $720.74`);
  expect(lines).toEqual([
    '1286.4 kWh | Peak usage | 0.3641 | - | 468.38',
    '311.0 kWh | Controlled load 1 | 0.1984 | - | 61.70',
    '91 days | Daily supply charge | 1.3752 | - | 125.14',
  ]);
});
