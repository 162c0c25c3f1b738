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

test('entries are told by their numbers where counts and prices share a column, over two pages', () => {
  expect(
    printedLines(
      `
Pos.    Material                                  Menge
        Bezeichnung                               Preis          Einheit           Wert in EUR
000010  DW-40-118
        Dichtring Viton 40x3,5                 1.200 ST
            Bruttopreis                        0,87 EUR             1 ST              1.044,00
            Rabatt                             4,000- %                                 41,76-
            Nettowert                                                                 1.002,24
            Ihre Materialnummer DW40V

000020  FL-DN80-16
        Vorschweißflansch DN80 PN16               48 ST
            Bruttopreis                       19,45 EUR             1 ST                933,60
            Nettowert                                                                   933,60

                                                        Übertrag                      1.935,84`,
      `
Pos.    Material                                  Menge
        Bezeichnung                               Preis          Einheit           Wert in EUR
                                                        Übertrag                      1.935,84

000030  SCH-M16X70
        Sechskantschraube M16x70               1.500 ST
            Bruttopreis                       38,90 EUR           100 ST                583,50
            Rabatt                            10,000- %                                 58,35-
            Nettowert                                                                   525,15

Positionensumme                                                                       2.460,99
Ausgangssteuer                                 19,000 %         2.460,99                467,59
Endbetrag                                                                             2.928,58`,
    ),
  ).toEqual([
    '1200 ST | DW-40-118 Dichtring Viton 40x3,5 | 0.87 | - | 1002.24',
    '48 ST | FL-DN80-16 Vorschweißflansch DN80 PN16 | 19.45 | - | 933.60',
    '1500 ST | SCH-M16X70 Sechskantschraube M16x70 | 38.90 | - | 525.15',
  ]);
});

test('padded numbers beside their articles mark entries, whose counts stand alone and whose net price may', () => {
  expect(
    printedLines(`
Pos.    Material        Bezeichnung
                        Menge ME        Preis        Einheit          Wert EUR
________________________________________________________________________
000010  5516371-01      Aktenvernichter Partikelschnitt
                          4 ST
        Bruttopreis                     149,00 EUR    1 ST              596,00
        Kundenrabatt                     10,000- %                       59,60-
        Nettowert                                                       536,40
000020  3308114         Etiketten weiss 70x36
                         20 PAK
        Bruttopreis                      12,50 EUR    1 PAK             250,00
        Kundenrabatt                     20,000- %                       50,00-
        Nettowert                                                       200,00
000030  8830925         Trommel DR 2400
                          2 ST
        Nettopreis                       98,30 EUR    1 ST              196,60
________________________________________________________________________
        Summe Positionen                                                933,00
        Ausgangssteuer  19,000 %          933,00                        177,27
        Endbetrag                                                     1.110,27`).map((line) =>
      line.split(' | ').at(-1),
    ),
  ).toEqual(['536.40', '200.00', '196.60']);
});

test('an entry of padded numbers may have its net price alone, and a discount its amount aside', () => {
  expect(
    printedLines(`
Pos.    Material                   Bezeichnung
        Menge                                    Preis          Preiseinheit     Wert EUR
000010  R-6204     Rillenkugellager 6204
          1.200 ST                 Bruttopreis   184,00 EUR     pro 100 ST       2.208,00
                                   Kundenrabatt   8,000- %      176,64-
                                   Nettowert                                     2.031,36
000020  WL-20H6    Präzisionswelle 20 h6
             16 ST                 Nettowert      38,90 EUR     pro 1 ST           622,40
000030  KR-4711    Kupplungsstern rot
             24 ST                 Bruttopreis    21,35 EUR     pro 1 ST           512,40
                                   Kundenrabatt   8,000- %                          40,99-
                                   Nettowert                                       471,41

Summe Positionen                                                                 3.125,17
Mehrwertsteuer                                   19,000 %       3.125,17           593,78
Endbetrag                                                                        3.718,95`),
  ).toEqual([
    '1200 ST | Rillenkugellager 6204 | 184.00 | - | 2031.36',
    '16 ST | Präzisionswelle 20 h6 | 38.90 | - | 622.40',
    '24 ST | Kupplungsstern rot | 21.35 | - | 471.41',
  ]);
});
