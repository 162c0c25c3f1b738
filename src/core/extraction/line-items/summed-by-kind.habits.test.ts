import { expect, test } from 'vitest';
import { printedLines } from './testing/printed-lines.ts';

test('a box that sums the lines up by kind repeats them', () => {
  expect(
    printedLines(`
QTY/HR   PART       DESCRIPTION                                              EACH       EXTENDED
JOB 1    CUST STATES GRINDING WHEN BRAKING
  1.8    BRK-FR     LABOR FRONT PADS AND ROTORS                            125.00         225.00
    1    D1645      CERAMIC PAD SET FRONT                                   64.95          64.95
    2    680179     ROTOR FRONT                                             58.40         116.80
JOB 2    LUBE OIL FILTER
  0.4    LOF        LABOR CHANGE OIL AND FILTER                            125.00          50.00
    6    5W20SB     QT 5W-20 SYN BLEND                                       5.75          34.50
JOB 3    CHECK NOISE REAR - NO PROBLEM FOUND AT THIS TIME
I hereby authorize the above repair work        LABOR                                    275.00
to be done with the necessary material.
                                                PARTS                                    216.25
Warranty 24 mo, whichever comes first.          SUBLET                                     0.00
                                                SHOP SUPPLIES 5%                          13.75
TERMS: STRICTLY CASH ON PICK-UP.
                                                HAZ WASTE                                  3.50
                                                SUBTOTAL                                 508.50
                                                SALES TAX 6%                              13.80
                                                TOTAL DUE                               $522.30`),
  ).toEqual([
    '1.8 | LABOR FRONT PADS AND ROTORS | 125.00 | - | 225.00',
    '1 | CERAMIC PAD SET FRONT | 64.95 | - | 64.95',
    '2 | ROTOR FRONT | 58.40 | - | 116.80',
    '0.4 | LABOR CHANGE OIL AND FILTER | 125.00 | - | 50.00',
    '6 | QT 5W-20 SYN BLEND | 5.75 | - | 34.50',
  ]);
});
