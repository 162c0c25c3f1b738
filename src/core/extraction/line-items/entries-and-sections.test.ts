import { expect, test } from 'vitest';
import { itemsOf, printedLines } from './testing/printed-lines.ts';

test('an entry begins with its day, and its name ends in the line of its amount', () => {
  const lines = printedLines(`
Date        Description                               Charges       Credits
03-05-24    Accommodation
            Sea View Double, half board                195.00
03-05-24    Restaurant
            Chk 4471 - Two course menu
            Guest: Ms Ana Duarte                        38.50
04-05-24    Spa
            Hot stone massage 60 min                    85.00
05-05-24    Mastercard
            XXXX XXXX XXXX 1182                                      318.50

            Total                                      318.50        318.50`);
  expect(lines).toEqual([
    '- | Accommodation Sea View Double, half board | - | - | 195.00',
    '- | Restaurant Chk 4471 - Two course menu Guest: Ms Ana Duarte | - | - | 38.50',
    '- | Spa Hot stone massage 60 min | - | - | 85.00',
  ]);
});

test('an entry begins with its position, and a heading with a position of its own is no part of it', () => {
  const lines = printedLines(`
Pos.   Leistungsbeschreibung                         Menge ME       EP in EUR      GP in EUR

01     Carport
01.10  Konstruktionsvollholz Fichte, gehobelt
       und gefast, liefern und aufstellen             1,84 m³        1.120,00       2.060,80
01.20  Dachschalung 24 mm, Nut und Feder             32,50 m²           38,40       1.248,00
       Summe 01 Carport                                                             3.308,80
02     Terrasse
02.10  Dielen Lärche 27/142, verdeckt
       verschraubt                                   18,00 m²           74,00       1.332,00
       Summe 02 Terrasse                                                            1.332,00
                                          Summe netto                               4.640,80`);
  expect(lines).toEqual([
    '1.84 m³ | Konstruktionsvollholz Fichte, gehobelt und gefast, liefern und aufstellen | 1120.00 | - | 2060.80',
    '32.50 m² | Dachschalung 24 mm, Nut und Feder | 38.40 | - | 1248.00',
    '18.00 m² | Dielen Lärche 27/142, verdeckt verschraubt | 74.00 | - | 1332.00',
  ]);
});

test('a plain table with positions keeps what stands below a name with it', () => {
  const lines = printedLines(`
Pos   Description                     Qty       Price        Amount
1     Oak door                          1      500.00        500.00
      planed, oiled
2     Hinges                            4        6.00         24.00
      stainless steel
                                              Total          524.00`);
  expect(lines).toEqual([
    '1 | Oak door planed, oiled | 500.00 | - | 500.00',
    '4 | Hinges stainless steel | 6.00 | - | 24.00',
  ]);
});

test.each([
  ['7,8420 ct/kWh', '0.078420'],
  ['7,8420 Cent/kWh', '0.078420'],
  ['0,0784 EUR/kWh', '0.0784'],
])('a price in hundredths of the currency is told in the currency: %s', (price, expected) => {
  const lines = itemsOf(`
                              Menge           Preis je Einheit        Betrag netto
Arbeitspreis Erdgas          14.212 kWh       ${price.padEnd(14)}          1.114,51 EUR
Grundpreis                       12 Monate    11,5000 EUR/Monat         138,00 EUR
Summe netto                                                           1.252,51 EUR`);
  expect(lines.map(({ quantity, unit_price }) => [quantity, unit_price])).toEqual([
    ['14212', expected],
    ['12', '11.5000'],
  ]);
});

test('a price in pence is told in pounds', () => {
  const lines = itemsOf(`
Charge                        Units            Rate                      £
Day units                  18,440 kWh       24.3150p              4,483.69
Standing charge                31 days      85.4000p                 26.47
Charges before VAT                                                4,510.16`);
  expect(lines.map(({ unit_price }) => unit_price)).toEqual(['0.243150', '0.854000']);
});

const LABOR_AND_PARTS = `
LABOR
Op       Description                                       Hrs        Amount
BRK2     Replace front rotors and pads                    2.40        312.00
DIAG     Check engine light on, road test                 1.00        130.00
                                            Labor total               442.00
PARTS
Qty    Part no.        Description                        Each        Amount
2      BD-126447       Rotor, front                      84.95        169.90
1      DY-1182         Sensor, oxygen                   118.25        118.25
                                            Parts total               288.15
`;

test('two lists with a sum each belong together where both sums and fees make the total', () => {
  const lines = printedLines(`${LABOR_AND_PARTS}
                                            Shop supplies              22.10
                                            Hazmat fee                  4.00
                                            TOTAL DUE                $756.25`);
  expect(lines.map((line) => line.split(' | ').at(-1))).toEqual(['312.00', '130.00', '169.90', '118.25']);
});

test('two lists of which the total knows only one are not added', () => {
  const lines = printedLines(`${LABOR_AND_PARTS}
                                            Estimate before             4.00
                                            TOTAL DUE                $446.00`);
  expect(lines).toHaveLength(2);
});

const totalsOf = (text: string) => itemsOf(text).map(({ line_total }) => line_total);

test('discounts in percent below each line explain the lines', () => {
  const totals = totalsOf(`
Pos   Description                     Qty       Price        Amount
10    Ball valve DN15                  25       12.40        310.00
      Discount 10 %                                          -31.00
20    Ball valve DN25                  40       21.85        874.00
      Discount 10 %                                          -87.40
30    Seal kit                          5       18.00         90.00
                                           Subtotal        1,155.60`);
  expect(totals).toEqual(['310.00', '874.00', '90.00']);
});

test('a single discount between lines is one of them', () => {
  const totals = totalsOf(`
Pos   Description                     Qty       Price        Amount
10    Ball valve DN15                  25       12.40        310.00
      Discount 10 %                                          -31.00
20    Seal kit                          5       18.00         90.00
                                           Subtotal          369.00`);
  expect(totals).toEqual(['310.00', '-31.00', '90.00']);
});

test('what is charged below sections with sums of their own is a line where only so the whole adds up', () => {
  const lines = printedLines(`
Datum       Tätigkeit                              Std.     Ansatz CHF      Betrag CHF
Phase 31 Vorprojekt
03.02.25    Aufnahme Bestand                       6.50         145.00          942.50
10.02.25    Varianten Grundriss                   11.00         145.00        1'595.00
            Zwischentotal Phase 31                17.50                       2'537.50
Phase 32 Bauprojekt
24.02.25    Pläne und Baubeschrieb                14.25         145.00        2'066.25
26.02.25    Zeichner                               9.00          98.00          882.00
            Zwischentotal Phase 32                23.25                       2'948.25
Nebenkosten 3 % pauschal                                                        164.57

Total exkl. MWST                                                              5'650.32
MWST 8.1 %                                                                      457.68
Rechnungstotal CHF                                                            6'108.00`);
  expect(lines.map((line) => line.split(' | ').at(-1))).toEqual(['942.50', '1595.00', '2066.25', '882.00', '164.57']);
  expect(lines.at(-1)).toContain('Nebenkosten 3 % pauschal');
});

test('a name of words that titles have, with a comma between, begins no new table', () => {
  const lines = printedLines(`
Description                    Qty            Price           Total
Cream tea with scones and jam
                                36             7.25          261.00
Serving staff, three hours each
                                 9            14.50          130.50
                                              Total          391.50`);
  expect(lines).toEqual([
    '36 | Cream tea with scones and jam | 7.25 | - | 261.00',
    '9 | Serving staff, three hours each | 14.50 | - | 130.50',
  ]);
});

test('under titles of two lines an entry has its name in the first and its figures in the second', () => {
  const lines = printedLines(`
Pos.     Material         Bezeichnung
         Menge            Preis/Einheit                                         Betrag
10       118-2204-15      Kugelhahn DN15 Messing
         25 ST            1.240,00 / 100 ST                                     310,00
20       118-2204-25      Kugelhahn DN25 Messing
         40 ST            2.185,00 / 100 ST                                     874,00
         Positionen                                                           1.184,00
         Endbetrag                                                            1.408,96`);
  expect(lines.map((line) => line.split(' | ').filter((_, at) => at === 1 || at === 4))).toEqual([
    ['Kugelhahn DN15 Messing', '310.00'],
    ['Kugelhahn DN25 Messing', '874.00'],
  ]);
});

test('a tax below the sum of the lines is none of them, though it makes the total with them', () => {
  const lines = printedLines(`
Product                        Qty       Rate        Amount
Cotton T-shirt                 400     110.00     44,000.00
Hooded sweatshirt              150     325.00     48,750.00
Total                          550                92,750.00
Rupees Ninety Nine Thousand    Add: levy           7,900.00
Total levy                                         7,900.00
Invoice value                                    100,650.00`);
  expect(lines).toHaveLength(2);
});

test('a heading with a number, above a line that names itself, is no part of it', () => {
  const lines = printedLines(`
Pos   Bezeichnung                     Menge       EP         GP
1     Erdarbeiten
      Aushub der Baugrube                10      45,00      450,00
2     Beton
      Bodenplatte                         5      80,00      400,00
                                              Summe         850,00`);
  expect(lines.map((line) => line.split(' | ')[1])).toEqual(['Aushub der Baugrube', 'Bodenplatte']);
});

test.each([
  ['Wednesday', 'Cleaning of hall', 'Thursday', 'Cleaning of stairs'],
  ['Mittwoch', 'Reinigung Halle', 'Donnerstag', 'Reinigung Treppe'],
  ['November', 'Laubdienst', 'Dezember', 'Winterdienst'],
])('a day or month in words is no part of the name beside it: %s', (first, one, second, other) => {
  const lines = printedLines(`
Date        Description                      Hours      Rate       Amount
${first.padEnd(10)} ${one.padEnd(34)}2.00     30.00        60.00
${second.padEnd(10)} ${other.padEnd(34)}1.00     30.00        30.00
                                                     Total        90.00`);
  expect(lines.map((line) => line.split(' | ')[1])).toEqual([one, other]);
});

test.each(['1/2 Seite', '24/7 care'])('%s is a name, and no price for so many', (name) => {
  const lines = printedLines(`
Description                      Qty      Price       Amount
${name.padEnd(34)}1     120.00       120.00
in the spring issue
Layout                             1      40.00        40.00
                                          Total       160.00`);
  expect(lines[0]).toContain(name);
});
