import { expect, test } from 'vitest';
import { printedLines } from './testing/printed-lines.ts';

const table = `
Details                                     Net      VAT @ 20%        Gross
Tenant find fee                         £600.00        £120.00      £720.00
Inventory, two bedrooms                 £110.00         £22.00      £132.00
Deposit registration                     £30.00          £6.00       £36.00
Council licence check                    £40.00          £0.00       £40.00
`;
const totals = (text: string) => printedLines(text).map((line) => line.split(' | ').at(-1));

test('where the sums below the amounts with tax begin without it, the lines are net', () => {
  expect(
    totals(`${table}
                                     Total excluding VAT            £780.00
                                     VAT                            £148.00
                                     Amount due                     £928.00`),
  ).toEqual(['600.00', '110.00', '30.00', '40.00']);
});

test('where they begin with the total, the lines stay with their tax', () => {
  expect(
    totals(`${table}
                                     Total including VAT            £928.00
                                     VAT included                   £148.00
                                     Net                            £780.00`),
  ).toEqual(['720.00', '132.00', '36.00', '40.00']);
});
