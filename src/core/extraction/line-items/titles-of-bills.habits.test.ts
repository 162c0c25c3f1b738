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

test('of what was ordered and sent the one counts that the price multiplies, whatever a tax of a tenth makes', () => {
  const lines = printedLines(`
Code        Description                     UOM     Ord   Supp   B/O    Unit Price   Extended     GST
BD305062    Needle 25G x 16mm               BX100     6      6                8.45      50.70    Free
ANS6644     Glove latex free Sz 7           BX50     10      6     4         73.90     443.40   44.34
KIM4774     Wipes canister                  TUB      24     24               11.35     272.40   27.24
MUN12118    Forceps sterile                 EA       50     50                2.28     114.00   11.40
SNE6600     Dressing foam 10 x 10cm         BX10      4      4               61.20     244.80    Free
3M1622W     Tape white 25mm                 BX12      2      2               23.64      47.28    Free
FRT         Freight & handling              EA        1      1               14.50      14.50    1.45
                                                                Total Ex GST         1,187.08
                                                                GST                     84.43
                                                                Total                1,271.51`);
  expect(lines.map((line) => line.split(' | ').slice(0, 3).join(' | '))).toEqual([
    '6 BX100 | Needle 25G x 16mm | 8.45',
    '6 BX50 | Glove latex free Sz 7 | 73.90',
    '24 TUB | Wipes canister | 11.35',
    '50 EA | Forceps sterile | 2.28',
    '4 BX10 | Dressing foam 10 x 10cm | 61.20',
    '2 BX12 | Tape white 25mm | 23.64',
    '1 EA | Freight & handling | 14.50',
  ]);
});

test('hours are counted in halves and quarters', () => {
  const lines = printedLines(`
Date        Description                                Hours    Rate     Amount
2025/9/1    Moved the staff directory                     2½     $85    $212.50
2025/9/3    Fixed the sign-in loop                        1¼     $85    $106.25
2025/9/9    Review with client                             6     $85    $510.00
2025/9/16   Call with the printer                          ¾     $85     $63.75
                                                       Total            $892.50`);
  expect(lines.map((line) => line.split(' | ')[0])).toEqual(['2.5', '1.25', '6', '0.75']);
});
