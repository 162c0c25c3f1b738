import { expect, test } from 'vitest';
import { printedLines } from './testing/printed-lines.ts';

const goods = (packing: string) => `
Sl  Description of Goods            HSN/SAC     Quantity      Rate   per        Amount
1   Gate valve, bronze 25 mm       84818030       10 Nos    640.00   Nos      6,400.00
2   Spiral gasket 50 mm            84841010       40 Nos     95.00   Nos      3,800.00
3   Thread tape 12 mm              39199090      100 Nos     18.00   Nos      1,800.00
    ${packing}
    OUTPUT CGST @ 9%                                                          1,125.00
    OUTPUT SGST @ 9%                                                          1,125.00
                                                     Total                   14,750.00

HSN/SAC                 Taxable Value     CGST Amount     SGST Amount    Total Tax
Total                       12,500.00        1,125.00        1,125.00     2,250.00`;
const totals = (text: string) => printedLines(text).map((line) => line.split(' | ').at(-1));

test('a charge with a number of the tariff is a line where all goods above have one', () => {
  const packing = 'Freight & Packing Charges        996511                                         500.00';
  expect(totals(goods(packing))).toEqual(['6400.00', '3800.00', '1800.00', '500.00']);
});

test('without one it is charged besides', () => {
  const packing = 'Freight & Packing Charges                                                       500.00';
  expect(totals(goods(packing))).toEqual(['6400.00', '3800.00', '1800.00']);
});
