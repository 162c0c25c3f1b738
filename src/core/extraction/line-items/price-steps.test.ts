import { expect, test } from 'vitest';
import { printedLines } from './testing/printed-lines.ts';

const TITLES = 'Pos.     Material                              Menge         Preis        Einheit       Wert';
const BELOW = `
                                               Summe Positionen                      910,25
                                               Ausgangssteuer 19 %                   172,95
                                               Endbetrag                           1.083,20`;

test('the steps from a gross price to the net value below number, article and count are one line', () => {
  expect(
    printedLines(`
${TITLES}
000010   80012345                              5.000 ST
         Sechskantschraube M8x40 verz.
         Bruttopreis                                         12,40 EUR    100 ST        620,00
         Kundenrabatt                                         5,000- %                   31,00-
         Nettowert                                           11,78 EUR    100 ST        589,00
000020   80012990                              12 KAR
         Unterlegscheibe A8,4 Karton
         Bruttopreis                                          9,75 EUR    1 KAR         117,00
         Nettowert                                            9,75 EUR    1 KAR         117,00
000030   80020016                              250 ST
         Stockschraube M10x120 A2
         Bruttopreis                                         86,00 EUR    100 ST        215,00
         Kundenrabatt                                         5,000- %                   10,75-
         Nettowert                                           81,70 EUR    100 ST        204,25
${BELOW}`).map((line) => line.split(' | ').filter((_, index) => [0, 1, 4].includes(index))),
  ).toEqual([
    ['5000 ST', '80012345 Sechskantschraube M8x40 verz.', '589.00'],
    ['12 KAR', '80012990 Unterlegscheibe A8,4 Karton', '117.00'],
    ['250 ST', '80020016 Stockschraube M10x120 A2', '204.25'],
  ]);
});
