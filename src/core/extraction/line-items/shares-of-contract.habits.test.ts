import { expect, test } from 'vitest';
import { printedLines } from './testing/printed-lines.ts';

test('of what was agreed the share that is billed is the amount of a line', () => {
  expect(
    printedLines(`
Code   Description                     Qty      Rate    Contract    Stage        Net
S1     Space only, Hall 3              24 m²   312.00   7,488.00     40 %    2,995.20
S2     Corner position supplement      24 m²    18.50     444.00     40 %      177.60
E3     Electrical mains 3 kW            1 ea   268.00     268.00     40 %      107.20
D1     Rebooking discount                                -410.00     40 %     -164.00

Net this stage                                                               3,116.00
VAT @ 20%                                                                      623.20
Invoice total                                                                3,739.20`),
  ).toEqual([
    '24 m² | Space only, Hall 3 | 312.00 | - | 2995.20',
    '24 m² | Corner position supplement | 18.50 | - | 177.60',
    '1 ea | Electrical mains 3 kW | 268.00 | - | 107.20',
    '- | Rebooking discount | - | - | -164.00',
  ]);
});

test('what is named like a card is what was sold', () => {
  expect(
    printedLines(`
Description                       Fee      Share      Due
VISA Review of drawings       3,120.00      75 %    2,340.00
DET Direction of works        5,000.00      35 %    1,750.00

Total fees                                          4,090.00`),
  ).toEqual(['- | VISA Review of drawings | - | - | 2340.00', '- | DET Direction of works | - | - | 1750.00']);
});
