import { expect, test } from 'vitest';
import { readTyped } from '../testing/read-typed.ts';

const totalsOf = (text: string) => readTyped(text).line_items.map(({ line_total }) => line_total);

test.each([
  ['Debit', 'Credit', 'Balance'],
  ['Charges', 'Payments', 'Balance'],
])('what is charged stands under %s, and the balance goes on from row to row', (debit, credit, balance) => {
  expect(
    totalsOf(`Losari Hotel                               GUEST FOLIO
Guest: Mr H. Wijaya                     Folio no. GF-0412
Date 17/09/2025

DATE          DESCRIPTION                   ${debit.padEnd(15)}${credit.padEnd(13)}${balance}
14/09/2025    ROOM 312                      685.00         0.00         685.00
15/09/2025    ROOM 312                      685.00         0.00       1,370.00
16/09/2025    ROOM 312                      685.00         0.00       2,055.00
17/09/2025    SERVICE CHARGE                120.00         0.00       2,175.00
17/09/2025    DISCOUNT 10%                    0.00       205.50       1,969.50
17/09/2025    MINIBAR                        87.00         0.00       2,056.50
              TOTAL                       2,262.00       205.50       2,056.50`),
  ).toEqual(['685.00', '685.00', '685.00', '120.00', '0.00', '87.00']);
});

test('the numbers of lines are no quantities, though the first one makes its total', () => {
  const { line_items } = readTyped(`Aangan Design Studio LLP                GST INVOICE
Invoice No.: ADS/25-26/041     Invoice Date: 04-08-2025

 Sl No.            Description              HSN/SAC       Rate        Amount

  1     Interior design consultancy          998391    85,000.00     85,000.00
  2     3D visualisation                     998391    24,000.00     24,000.00
  3     Site supervision, July 2025          998339    32,000.00     32,000.00

                       Amount Before Taxes                         1,41,000.00
                                 CGST @ 9%                            12,690.00
                                 SGST @ 9%                            12,690.00
                                     Total                         1,66,380.00`);
  expect(line_items.map(({ quantity }) => quantity)).toEqual([null, null, null]);
});
