import { expect, test } from 'vitest';
import { printedLines } from './testing/printed-lines.ts';

test('a till prints the name, and count times price with the amount in the line below', () => {
  const lines = printedLines(`
TORNILLO M6X20
   25 x 0,12                            3,00
LLAVE FIJA 13
   1 x 8,45                             8,45
CINTA AISLANTE NEGRA
   3 x 1,95                             5,85
TOTAL EUR                              17,30`);
  expect(lines).toEqual([
    '25 | TORNILLO M6X20 | 0.12 | - | 3.00',
    '1 | LLAVE FIJA 13 | 8.45 | - | 8.45',
    '3 | CINTA AISLANTE NEGRA | 1.95 | - | 5.85',
  ]);
});

test('the amount may stand before what it is for', () => {
  const lines = printedLines(`
  £480.00    Supply oak for the notice board, planed and cut to drawing,
             including collection from the mill
  £120.00    Workshop labour
   £95.50    Ironmongery, stainless steel

  £695.50    Total`);
  expect(lines.map((line) => line.split(' | ').at(-1))).toEqual(['480.00', '120.00', '95.50']);
  expect(lines[0]).toContain('including collection from the mill');
});

test('sections with a sum each go together, and what is taken off one of them is a line', () => {
  const lines = printedLines(`
Berthing
  Annual berth, north pontoon                                   2,914.00
  Less early payment 5%                                          -145.70
                                            Section total       2,768.30
Yard
  Lift out and relaunch                                           312.00
  Pressure wash                                                    86.50
                                            Section total         398.50

                                            Net                 3,166.80
                                            VAT 20%               633.36
                                            Invoice total       3,800.16`);
  expect(lines.map((line) => line.split(' | ').at(-1))).toEqual(['2914.00', '-145.70', '312.00', '86.50']);
});

test('whole figures without a title are pieces where the totals are no multiples of them; a payment is no line', () => {
  const lines = printedLines(`
Patient: Biscuit
  Exam - sick pet                     1.00        72.00
  Carprofen 75mg chewable            28.00        41.72
                         Patient subtotal:       113.72
Patient: Olive
  Nail trim                           1.00        18.00
                         Patient subtotal:        18.00

                         Invoice subtotal:       131.72
                         Tax:                      3.61
                         Total:                  135.33
                         Care Credit:           -135.33
                         Balance due:              0.00`);
  expect(lines).toEqual([
    '1.00 | Exam - sick pet | - | - | 72.00',
    '28.00 | Carprofen 75mg chewable | - | - | 41.72',
    '1.00 | Nail trim | - | - | 18.00',
  ]);
});

test('words without a title stand left of a title that nobody knows, where figures alone stand below it', () => {
  const lines = printedLines(`
                                        Mots        Tarif           HT
Traduction anglais > français         18 420         0,11     2 026,20
Relecture du manuscrit                31 050         0,02       621,00
Total HT                                                      2 647,20`);
  expect(lines).toEqual([
    '18420 | Traduction anglais > français | 0.11 | - | 2026.20',
    '31050 | Relecture du manuscrit | 0.02 | - | 621.00',
  ]);
});

test('hours "zu" a price and pieces "a" a price are counted where the product is the amount', () => {
  const german = printedLines(`
Besprechung mit dem Notar          3,5 Std. zu 190,00 EUR  =     665,00 EUR
Prüfung Kaufvertragsentwurf        2,0 Std. zu 190,00 EUR  =     380,00 EUR
Zwischensumme                                                  1.045,00 EUR`);
  expect(german.map((line) => line.split(' | ')[0])).toEqual(['3.5 Std.', '2.0 Std.']);
  const italian = printedLines(`
 - n. 6 valvole termostatiche a € 38,00 cadauna             €    228,00
 - diritto fisso di chiamata                                €     30,00
                                   Imponibile               €    258,00`);
  expect(italian).toEqual([
    '6 | valvole termostatiche | 38.00 | - | 228.00',
    '- | diritto fisso di chiamata | - | - | 30.00',
  ]);
});

test('of what was ordered and what was delivered the total tells which is charged for', () => {
  const lines = printedLines(`
Artikelnummer   Omschrijving      Besteld  Gelev.      Prijs   Krt%      Bedrag
118-2204        Tussenas                2       2     845,00      0    1.690,00
118-2210        Flensbus lang           6       4     122,50      5      465,50
                                  Totaal excl. BTW                     2.155,50`);
  expect(lines.map((line) => line.split(' | ')[0])).toEqual(['2', '4']);
});

test('lists below each other, each with a sum that no word names, are read to the last', () => {
  const lines = printedLines(`
Consultant            Role              Days        Day rate           Fee
A. Lindgren           Partner            2.5      EUR 1,450       EUR 3,625
J. Falk               Analyst           14.0        EUR 640       EUR 8,960
                                        16.5                     EUR 12,585
Expenses
Flights ARN-LHR, 2 persons                                          EUR 812
Hotel, 3 nights                                                     EUR 594
                                                                  EUR 1,406

Total, reverse charge                                            EUR 13,991`);
  expect(lines.map((line) => line.split(' | ').at(-1))).toEqual(['3625', '8960', '812', '594']);
});

test('a charge behind lines without count is one of them', () => {
  const lines = printedLines(`
Item                                  Weeks     Rate/wk       Charge
Towable lights LT4                      3.0       90.00       270.00
Road plates 2.4x1.2, 4 off              2.0       48.00        96.00
Damage: broken lamp lens, replaced                             38.40
Delivery and collection                                       120.00
                                          Sub total           524.40
                                          VAT 20%             104.88
                                          Total GBP           629.28`);
  expect(lines.at(-1)).toBe('- | Delivery and collection | - | - | 120.00');
});

test('a column of pieces may be called a total, and a rate of exchange is no price', () => {
  const lines = printedLines(`
Artikel    Omschrijving         S    M    L   Tot.    Prijs       Bedrag
JK-204     Jas waterdicht       2    4    6     12    48,50       582,00
TR-118     Trui merino          1    2    3      6    31,00       186,00
                                          Goederen                768,00`);
  expect(lines.map((line) => line.split(' | ')[0])).toEqual(['12', '6']);
  const freight = printedLines(`
Description                    Cost      Ex.Rate      AUD Amount     GST
Ocean freight 1x20GP         850.00       0.6412        1,325.64    0.00
Bunker adjustment            120.00       0.6412          187.15    0.00
                                     Subtotal           1,512.79`);
  expect(freight.map((line) => line.split(' | ')[2])).not.toContain('0.6412');
});

test('what is counted may be all the name there is, and a tourist tax is a charge', () => {
  const lines = printedLines(`
2 nuitées à 84,00                           168,00
2 petits déjeuners à 11,00                   22,00
Taxe de séjour                                4,40
Total TTC                                   194,40
dont TVA 10 %                                17,27`);
  expect(lines).toEqual([
    '2 nuitées | nuitées | 84.00 | - | 168.00',
    '2 | petits déjeuners | 11.00 | - | 22.00',
    '- | Taxe de séjour | - | - | 4.40',
  ]);
});
