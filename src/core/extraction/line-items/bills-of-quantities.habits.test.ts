import { expect, test } from 'vitest';
import { readTitle } from '../../layout/table-titles.ts';
import { readTyped } from '../testing/read-typed.ts';

const HEAD = `*Dachbau Wendlinger GmbH
Sägweg 7, 83543 Rott am Inn

*RECHNUNG
Rechnungsnummer: DW-25-031
Rechnungsdatum: 02.06.2025

Wohnbau Attel eG
Herrenstraße 9
83512 Wasserburg

`;

const linesOf = (table: string) =>
  readTyped(HEAD + table).line_items.map(
    ({ quantity, unit_price, line_total }) => `${quantity} × ${unit_price} = ${line_total}`,
  );

test('prices of positions under their short title are totals, beside the parts of each price', () => {
  expect(
    linesOf(`Pos.-Nr.      Positionsstichwort                 Menge   EH    Lohn    Sonst.     EHP    Pos.-Preis

LG 01 Baustellengemeinkosten
01 11 01 A    Einrichten der Baustelle            1,00   PA   800,00   200,00   1.000,00    1.000,00
              Summe LG 01                                                                   1.000,00
LG 10 Putz und Dämmung
10 02 01 C Untergrund reinigen                   86,20   m²     2,38     0,84      3,22       277,56
10 15 12 D Dämmplatten kleben und dübeln         86,20   m²    31,66    27,92     59,58     5.135,80
10 18 03 A    Laibungen bis 25 cm Breite         32,40   m     11,05     5,25     16,30       528,12
              Summe LG 10                                                                   5.941,48

Summe netto                                                                               6.941,48
USt 20 %                                                                                  1.388,30
Gesamtbetrag                                                                              8.329,78`),
  ).toEqual(['1.00 × 1000.00 = 1000.00', '86.20 × 3.22 = 277.56', '86.20 × 59.58 = 5135.80', '32.40 × 16.30 = 528.12']);
});

test('what was ordered and not done yet counts nothing', () => {
  expect(
    linesOf(`OZ        Kurztext                            LV-Menge   erbracht   ME      EP in €      GP in €
1.1.30    Dachstuhl aufstellen                  312,00     234,00   m²        27,80     6.505,20
1.2.10    Schalung N+F 24 mm, Fichte            312,00     187,20   m²        31,45     5.887,44
1.2.40    Dachlatten und Konterlattung          312,00       0,00   m²        14,90         0,00
N1        Nachtrag: Stahl-Pfettenauflager HEA 160  268,00     268,00   kg         5,35     1.433,80

Summe netto                                                                            13.826,44
USt 19 %                                                                                2.627,02
Gesamtbetrag                                                                           16.453,46`),
  ).toEqual(['234.00 × 27.80 = 6505.20', '187.20 × 31.45 = 5887.44', '0.00 × 14.90 = 0.00', '268.00 × 5.35 = 1433.80']);
});

test.each([
  ['Pos.-Preis', 'total'],
  ['EHP', 'unitPrice'],
  ['Positionsstichwort', 'description'],
])('titles of a bill of quantities: %s', (title, kind) => {
  expect(readTitle(title).kind).toBe(kind);
});
