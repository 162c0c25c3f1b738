import { expect, test } from 'vitest';
import { readTyped } from '../testing/read-typed.ts';

const totalsOf = (typed: string) => readTyped(typed).line_items.map(({ line_total }) => line_total);

const bill = (titles: string, sum: string, net: string) => `*Wolfram Personal GmbH
Hafenweg 3, 20457 Hamburg

Rechnung Nr. 26-411                         Datum: 31.10.2026

Nordkai Lager AG
Kaistraße 9
20457 Hamburg

${titles}
Arne Holt                       160,00    20,0000    3.200,00     3,0000      480,00    3.680,00
Bilal Sen                       100,00    20,0000    2.000,00     3,0000      300,00    2.300,00
Fahrgeld                            50     2,0000      100,00                             100,00
Schulung                             2                           40,0000       80,00       80,00
${sum}                                               5.300,00                 860,00    6.160,00

${net}                                                                                  6.160,00
MwSt 19 %                                                                               1.170,40
Rechnungsbetrag                                                                         7.330,40
`;

test.each([
  [
    'Bezeichnung                     Stunden   Satz           Kosten     Satz        Marge      Gesamt',
    'Summen ',
    'Nettobetrag',
  ],
  [
    'Description                     Hours     Rate           Cost       Rate        Margin     Total ',
    'Totals ',
    'Net total',
  ],
])('what leads to the last column with another one is no total of the line (%#)', (titles, sum, net) => {
  expect(totalsOf(bill(titles, sum, net))).toEqual(['3680.00', '2300.00', '100.00', '80.00']);
});

test('the value of a matter is no count in a table of fees', () => {
  const { line_items } = readTyped(`*Kanzlei Harms & Voss
Markt 8, 24103 Kiel

Gebührenrechnung Nr. 26/117                  Kiel, den 19.11.2026

Fjordsegel GmbH
Kanalstraße 2
24159 Kiel

Vorschrift     Tätigkeit                       Gegenstandswert    Satz      Gebühr
§ 35 Abs. 1    Jahresabschluss                      512.400,00   25/10    1.412,50
§ 24 Nr. 3     Körperschaftsteuererklärung           74.310,00    4/10      516,80
§ 24 Nr. 5     Gewerbesteuererklärung                69.640,00    3/10      394,90

               Summe der Gebühren                                         2.324,20
               Umsatzsteuer 19 %                                            441,60
               Rechnungsbetrag                                            2.765,80`);
  expect(line_items.map(({ quantity, line_total }) => [quantity, line_total])).toEqual([
    [null, '1412.50'],
    [null, '516.80'],
    [null, '394.90'],
  ]);
});
