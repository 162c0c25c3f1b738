import { expect, test } from 'vitest';
import { printedLines } from './testing/printed-lines.ts';

/** Quantity with unit, description and total of each line. */
const linesOf = (page: string): string[] =>
  printedLines(page).map((line) => {
    const parts = line.split(' | ');
    return [parts[0], parts[1], parts[4]].join(' | ');
  });

test('a count with its unit and the name a space behind it are two cells where the name begins below its title', () => {
  expect(
    linesOf(`
Pos  Menge     Text                                 Einzelpreis  Gesamtpreis
1    1,00 Psch Baustelle einrichten                      240,00       240,00
2    86,50 m²  Altanstrich anschleifen                     3,40       294,10
               Zwischensumme                                          534,10
3    186,50 m² Dispersionsfarbe weiß                       7,85     1.464,03
4    24,00 lfm Handlauf lackieren                         14,20       340,80
               Zwischensumme                                        1.804,83
               Gesamt Netto                                         2.338,93`),
  ).toEqual([
    '1.00 Psch | Baustelle einrichten | 240.00',
    '86.50 m² | Altanstrich anschleifen | 294.10',
    '186.50 m² | Dispersionsfarbe weiß | 1464.03',
    '24.00 lfm | Handlauf lackieren | 340.80',
  ]);
});

test('a name that reaches up to its amount in a list without titles leaves the amount to it', () => {
  expect(
    linesOf(`
*Objekt Hauptstraße 3
Unterhaltsreinigung Treppenhaus, pauschal 240,00 €
Glasreinigung lt. Auftrag                 118,50 €
*Objekt Bautzner Straße 71
Unterhaltsreinigung Büro, montags und an 1.012,00 €
Hygienematerial lt. Lieferschein           64,80 €
Nettobetrag                             1.435,30 €
USt. 19 %                                 272,71 €
Rechnungsbetrag                         1.708,01 €`),
  ).toEqual([
    '- | Unterhaltsreinigung Treppenhaus, pauschal | 240.00',
    '- | Glasreinigung lt. Auftrag | 118.50',
    '- | Unterhaltsreinigung Büro, montags und an | 1012.00',
    '- | Hygienematerial lt. Lieferschein | 64.80',
  ]);
});

test('two amounts a space apart are two cells', () => {
  expect(
    linesOf(`
04.08.   34161094015902   80331 München     12,4   2    7,90   0,67   0,18    8,75
04.08.   34161094015919   20095 Hamburg      6,0   2    6,40   0,54   0,18    7,12
11.08.   34161094016022   1010 Wien         12,4   4   16,90   1,44   0,35 1118,69
18.08.   34161094016145   04109 Leipzig     18,8   1    8,60   0,73   0,18    9,51
         Zwischensumme netto                                               1144,07
         zzgl. 19 % USt.                                                    217,37
         Rechnungsbetrag                                               1361,44 EUR`).map((line) =>
      line.split(' | ').at(-1),
    ),
  ).toEqual(['8.75', '7.12', '1118.69', '9.51']);
});

test('debits and credits may name their currency', () => {
  expect(
    linesOf(`
Date        Description                 Debit GBP    Credit GBP    Balance GBP
14/07/25    Accommodation                  118.00                       118.00
14/07/25    Restaurant - Dinner             46.50                       164.50
15/07/25    Accommodation                  118.00                       282.50
16/07/25    Deposit by card                              100.00         182.50
17/07/25    Visa                                         182.50           0.00

            Total                          282.50        282.50`),
  ).toEqual(['- | Accommodation | 118.00', '- | Restaurant - Dinner | 46.50', '- | Accommodation | 118.00']);
});

test('titles a space apart in the line above the others are parted', () => {
  expect(
    linesOf(`
                                                        Einzelpreis Rabatt Gesamtpreis
Pos.   Artikelnummer   Bezeichnung           Menge   ME
                                                            EUR      %             EUR
5      30-0007         Bewässerungscomputer   5,00  Stk    59,00  10,00        265,50
6      30-0100         Tropfschlauch 50 m    10,00  Ro     24,90               249,00
7      99-0001         Versandkosten          1,00  psch   68,00                68,00
                                             Nettobetrag                       582,50
                                             MwSt. 19,00 %                     110,68
                                             Rechnungsbetrag EUR               693,18`),
  ).toEqual([
    '5.00 Stk | Bewässerungscomputer | 265.50',
    '10.00 Ro | Tropfschlauch 50 m | 249.00',
    '1.00 psch | Versandkosten | 68.00',
  ]);
});

test('a discount that few lines have stands in a column of its own below a title that is one with the next', () => {
  expect(
    linesOf(`
REFERENCIA   DESCRIPCIÓN                   CANTIDAD   PRECIO   % IMPORTE
CB-12        Cabo polipropileno 12 mm             4    86,40   5  328,32
DEF-F3       Defensa inflable completa            6    71,25  10  384,75
PIN-20       Pintura autopulimentable             2   298,00      596,00
BOT-1        Revisión de balsa salvavidas         1   640,00      640,00
                                   BASE IMPONIBLE               1.949,07`),
  ).toEqual([
    '4 | Cabo polipropileno 12 mm | 328.32',
    '6 | Defensa inflable completa | 384.75',
    '2 | Pintura autopulimentable | 596.00',
    '1 | Revisión de balsa salvavidas | 640.00',
  ]);
});

test('a name begins below its title whatever stands a space before it', () => {
  expect(
    linesOf(`
Date      Staff        Task                       Hours      Rate     Amount
05/06/25  K. Ostrander Site walk with owner        4.50   $185.00    $832.50
05/08/25  J. Whitlow   CAD, gate frame details     8.25   $120.00    $990.00
05/14/25  K. Ostrander Calculations and QA         6.50   $185.00  $1,202.50
                                                   Total           $3,025.00`),
  ).toEqual([
    '4.50 | Site walk with owner | 832.50',
    '8.25 | CAD, gate frame details | 990.00',
    '6.50 | Calculations and QA | 1202.50',
  ]);
});

test('a word of tax right behind the amount belongs to its own column', () => {
  expect(
    linesOf(`
COD.    PRODOTTO O SERVIZIO             QUANTITÀ    PREZZO    IMPORTO IVA
FRN02   Pastiglie freno anteriori              2    116,80   € 233,60 22%
MAN     Manodopera meccanico                   6     42,00   € 252,00 22%
BOL     Bollettino revisione                   1     79,02    € 79,02 Escl.
                                        Imponibile           € 564,62`),
  ).toEqual([
    '2 | Pastiglie freno anteriori | 233.60',
    '6 | Manodopera meccanico | 252.00',
    '1 | Bollettino revisione | 79.02',
  ]);
});

test('a sum that is wider than the amounts above it hides no column beside them', () => {
  expect(
    linesOf(`
04.08.   34161094015902   80331 München     12,4   2    7,90   0,67   0,18   8,75
04.08.   34161094015919   20095 Hamburg      6,0   2    6,40   0,54   0,18   7,12
11.08.   34161094016022   1010 Wien         12,4   4    6,90   1,44   0,35   8,69
18.08.   34161094016145   04109 Leipzig     18,8   1    8,60   0,73   0,18   9,51
         Summe 4 Sendungen         49,6        29,80   3,42   0,89  34,07
         Zwischensumme netto                                                34,07
         zzgl. 19 % USt.                                                     6,47
         Rechnungsbetrag                                                40,54 EUR`).map((line) =>
      line.split(' | ').at(-1),
    ),
  ).toEqual(['8.75', '7.12', '8.69', '9.51']);
});

test('a count that stands above its unit, beside the middle of a name of two lines, belongs to that line', () => {
  expect(
    linesOf(`
Description                        Quantity     Unit price      Total
Structural survey of the north         2
and south wall                       days           480.00     960.00
Report with photographs and list       3
of defects                          pieces          350.00   1,050.00
                                           Net total         2,010.00
                                           VAT 20 %            402.00
                                           Total             2,412.00`),
  ).toEqual([
    '2 | Structural survey of the north and south wall | 960.00',
    '3 | Report with photographs and list of defects | 1050.00',
  ]);
});

test('"Totaux" is the title of what each line comes to', () => {
  expect(
    linesOf(`
Désignation                                 Totaux
Pose de parquet chêne                       912,00
Ponçage et vitrification                    516,00
Plinthes                                    129,60`),
  ).toEqual(['- | Pose de parquet chêne | 912.00', '- | Ponçage et vitrification | 516.00', '- | Plinthes | 129.60']);
});
