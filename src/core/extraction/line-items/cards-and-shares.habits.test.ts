import { expect, test } from 'vitest';
import { printedLines } from './testing/printed-lines.ts';

test('positions printed as cards of labels and values are lines, the name below the figures', () => {
  expect(
    printedLines(`
Position 1                             Preiseinzelheiten
Freitext:                              Menge                            4
Kontierungshinweis:                    Einheit                        HUR
                                       Preis pro Einheit (netto)    80,00
                                       Gesamtpreis (netto)         320,00
                                       Rabatt (netto):
Artikelinformationen
Bezeichnung:      Dachrinne reinigen   Artikelkennung:

Position 2                             Preiseinzelheiten
Freitext:                              Menge                           12
Kontierungshinweis:                    Einheit                        C62
                                       Preis pro Einheit (netto)     6,50
                                       Gesamtpreis (netto)          78,00
                                       Rabatt (netto):
Artikelinformationen
Bezeichnung:      Laubfangsieb         Artikelkennung:

Summe aller Positionen                                  398,00
Umsatzsteuer                                             75,62
Gesamtsumme                                             473,62`),
  ).toEqual(['4 h | Dachrinne reinigen | 80.00 | - | 320.00', '12 | Laubfangsieb | 6.50 | - | 78.00']);
});

test('whether an amount of a card is net may stand between its label and it', () => {
  expect(
    printedLines(`
Summe aller Positionen              netto               398,00
Gesamtsumme                         brutto              473,62

Position 1                             Preiseinzelheiten
Objektkennung:                         Menge                                         4
Freitext:                              Einheit                                     HUR
                                       Preis pro Einheit (netto)    netto        80,00
                                       Gesamtpreis (netto)          netto       320,00
Artikelinformationen
Bezeichnung:      Dachrinne reinigen   Umsatzsteuer:                                 S

Position 2                             Preiseinzelheiten
Objektkennung:                         Menge                                        12
Freitext:                              Einheit                                     H87
                                       Preis pro Einheit (netto)    netto         6,50
                                       Gesamtpreis (netto)          netto        78,00
Artikelinformationen
Bezeichnung:      Laubfangsieb         Umsatzsteuer:                                 S`),
  ).toEqual(['4 h | Dachrinne reinigen | 80.00 | - | 320.00', '12 | Laubfangsieb | 6.50 | - | 78.00']);
});

test('a line told in labelled sentences is one, also where another states no quantity', () => {
  expect(
    printedLines(`
Nr. linea: 1
Descrizione: Potatura olivi
Quantità: 8.00
Valore unitario: 31.00
Valore totale: 248.00
IVA (%): 22.00
Nr. linea: 2
Descrizione: Trasferta
Valore unitario: 40.00
Valore totale: 40.00
IVA (%): 22.00
Imponibile: 288.00
Imposta: 63.36
Totale documento: 351.36`),
  ).toEqual(['8.00 | Potatura olivi | 31.00 | 22 | 248.00', '- | Trasferta | 40.00 | 22 | 40.00']);
});

test('a rate, what it is on and the tax that both make are no line, whatever the row is called', () => {
  expect(
    printedLines(`
Codice     Descrizione                  Quantità   Prezzo   %IVA     Totale
TL-4       Telo ombreggiante                 3,00    50,00  22,00    150,00
           Posa                                      80,00  22,00     80,00
GU-1       Guida alla potatura               2,00    10,00   4,00     20,00

Riferimenti normativi                  %IVA    Spese    Base      Imposta
I (immediata)                         22,00           230,00        50,60
I (immediata)                          4,00            20,00         0,80
Totale documento                                                   301,40`),
  ).toEqual([
    '3.00 | Telo ombreggiante | 50.00 | 22 | 150.00',
    '- | Posa | 80.00 | 22 | 80.00',
    '2.00 | Guida alla potatura | 10.00 | 4 | 20.00',
  ]);
});

test('labor and parts of one bill both end in amounts with tax, where those add up', () => {
  expect(
    printedLines(`
Labor                 Hour   Rate    Cost   Tax (%)   Tax Amount   Total Amount
Gearbox overhaul         3    900    2700        18          486           3186
Wheel balance            1    400     400        18           72            472

Parts                 Quantity       Cost   Tax (%)   Tax Amount   Total Amount
Clutch plate                 1       5200        28         1456           6656
Gear oil                     2        650        18          234           1534

Total labor                                                                3658
Total parts                                                                8190
Grand total                                                               11848`),
  ).toEqual([
    '3 | Gearbox overhaul | 900 | 18 | 3186',
    '1 | Wheel balance | 400 | 18 | 472',
    '1 | Clutch plate | 5200 | 28 | 6656',
    '2 | Gear oil | 650 | 18 | 1534',
  ]);
});

test('labor and parts in columns of their own are one list where the total is the sum of both with tax', () => {
  const table = (rate: string, rateOf: string) => `
SR    Labor                         Hour    Rate/Day    Cost      ${rate}   Total Gst Amount    Total Amount
41    Front bumper dent and paint   6       450.00      2700.00   ${rateOf}              486.00         3186.00
42    Wheel alignment               1       800.00      800.00    ${rateOf}              144.00          944.00

SR    Parts                   Quantity    Cost      ${rate}   Total GST Amount    Total Amount
71    Engine oil 5W-30        1           2150.00   ${rateOf}              387.00         2537.00
72    Oil filter              1           320.00    ${rateOf}               57.60          377.60
73    Wiper blade 22"         2           700.00    ${rateOf}              126.00          826.00

Total labour         4130.00
Total Parts          3740.60
GST                  1200.60
Grand Total          7870.60`;
  // With the rate each line adds up to its amount with tax; without, the labor's sum stands in a column beside.
  for (const text of [table('GST (%)', '18     '), table('       ', '       ')])
    expect(printedLines(text).map((line) => line.split(' | ')[1])).toEqual([
      'Front bumper dent and paint',
      'Wheel alignment',
      'Engine oil 5W-30',
      'Oil filter',
      'Wiper blade 22"',
    ]);
});

test('of columns that share the lines between them the one that has all of them holds the totals', () => {
  expect(
    printedLines(`
Charges             Qty     Price  Taxable Amount   Exempt Amount   Tax%   Tax Amount   Total Amount
OCEAN FREIGHT         1  7,400.00                        7,400.00                0.00       7,400.00
HANDLING              2  1,500.00        3,000.00                  18.00       540.00       3,540.00
SEAL FEE              1    250.00          250.00                  18.00        45.00         295.00
                                         3,250.00        7,400.00              585.00      11,235.00`).map((line) =>
      line.split(' | ').at(-1),
    ),
  ).toEqual(['7400.00', '3540.00', '295.00']);
});

test('cards without a labelled name are called by the heading above them', () => {
  expect(
    printedLines(`
Bestelportaal bouwen
Gewerkte uren: 10 uur
Uurtarief: €60,00
Bedrag: €600,00
Handleiding schrijven
Gewerkte uren: 4 uur
Uurtarief: €55,00
Bedrag: €220,00
Totaal excl. btw: €820,00
Btw: €172,20
Te betalen: €992,20`),
  ).toEqual([
    '10 uur | Bestelportaal bouwen | 60.00 | - | 600.00',
    '4 uur | Handleiding schrijven | 55.00 | - | 220.00',
  ]);
});

test('sums of sections whose lines bear the same names are no cards', () => {
  const lines = printedLines(`
Ligne 04 77 00 00 01
Abonnement                                      12.00
Appels                                           3.50
Montant de la ligne                             15.50
Ligne 04 77 00 00 02
Abonnement                                      12.00
Appels                                           1.25
Montant de la ligne                             13.25
Total de la facture                             28.75`);
  expect(lines.map((line) => line.split(' | ').at(-1))).not.toContain('15.50');
});

test('two cards of hundreds of labels with figures are read in time with their length', () => {
  const word = (n: number) => `q${String(n).replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)]!)}`;
  const fields = Array.from({ length: 400 }, (_, n) => `${word(n)}:  ${(n % 90) + 2}.00`).join('\n');
  const card = (amount: number) => `Description: Lawn care\n${fields}\nAmount: ${amount}.00\n`;
  expect(printedLines(`${card(7919)}${card(6007)}Total: 13926.00`)).toBeDefined();
});

test('cards that count and make a sum are the lines, and not the tax that is broken down above them', () => {
  expect(
    printedLines(`
Nettosumme aller Positionen                             398,00
Summe Umsatzsteuer                                       75,62
Summe Zuschläge                     netto
Bruttobetrag                        brutto              473,62

Umsatzsteuerbetrag                                       75,62

Position: 1                            Preisinformationen
                                       Menge                            4
Freitext:                              Einheit                        HUR
                                       Preis pro Einheit (netto)    80,00
                                       Zeilensumme (netto)         320,00
Bezeichnung:      Dachrinne reinigen   Artikelkennung:

Position: 2                            Preisinformationen
                                       Menge                           12
Freitext:                              Einheit                        C62
                                       Preis pro Einheit (netto)     6,50
                                       Zeilensumme (netto)          78,00
Bezeichnung:      Laubfangsieb         Artikelkennung:`),
  ).toEqual(['4 h | Dachrinne reinigen | 80.00 | - | 320.00', '12 | Laubfangsieb | 6.50 | - | 78.00']);
});

test.each([
  ['Name', 'Quantity', 'Net price per unit', 'Net line total'],
  ['Nom', 'Quantité', 'Prix unitaire net', 'Prix total net'],
  ['Naam', 'Aantal', 'Prijs per stuk', 'Regeltotaal'],
  ['Nazwa', 'Ilość', 'Cena jednostkowa', 'Wartość'],
])('what is sold may stand behind "%s" in a card', (name, quantity, price, total) => {
  const card = (number: number, what: string, count: number, each: string, whole: string) => `
Position ${number}                 Details
Free text:                 ${quantity.padEnd(20)}          ${count}
                           ${price.padEnd(20)}      ${each}
                           ${total.padEnd(20)}     ${whole}
${name}:       ${what}
`;
  expect(
    printedLines(`${card(1, 'Gutter cleaning', 4, '80.00', '320.00')}${card(2, 'Leaf guard', 12, '6.50', ' 78.00')}
Total                                       398.00`),
  ).toEqual(['4 | Gutter cleaning | 80.00 | - | 320.00', '12 | Leaf guard | 6.50 | - | 78.00']);
});

test.each([
  [', ', 'Descripción', 'Cantidad', 'Valor unitario', 'Importe', 'Traslado', 'Base'],
  ['; ', 'Description', 'Quantity', 'Unit price', 'Amount', 'Tax', 'Base'],
  [' | ', 'Beschreibung', 'Menge', 'Einzelpreis', 'Betrag', 'Steuer', 'Basis'],
])(
  'a row may state quantity, price and amount behind labels of their own, parted by "%s"',
  (by, what, count, each, whole, tax, base) => {
    expect(
      printedLines(`
${what}: Gutter cleaning
${count}: 4${by}${each}: 80.00${by}${whole}: 320.00
${tax}: 002${by}${base}: 320.00${by}${whole}: 51.20
${what}: Leaf guard
${count}: 12${by}${each}: 6.50${by}${whole}: 78.00
${tax}: 002${by}${base}: 78.00${by}${whole}: 12.48

Subtotal                    398.00
IVA                          63.68
Total                       461.68`),
    ).toEqual(['4 | Gutter cleaning | 80.00 | - | 320.00', '12 | Leaf guard | 6.50 | - | 78.00']);
  },
);

test.each(['von', 'of', 'de', 'su', 'over', 'av'])(
  '"7 % …" an amount, and that share of it, is the tax on a part',
  (of) => {
    expect(
      printedLines(`
Pos.   Description          Quantity     Price      Amount
1      Filter coffee              10    8.00 EUR    80.00 EUR
2      Espresso                    5    4.00 EUR    20.00 EUR
3      Mugs                        2   50.00 EUR   100.00 EUR

                   7.00% ${of} 100.00 EUR             7.00 EUR
                   19.00% ${of} 100.00 EUR           19.00 EUR
                   Total                          226.00 EUR`),
    ).toEqual([
      '10 | Filter coffee | 8.00 | - | 80.00',
      '5 | Espresso | 4.00 | - | 20.00',
      '2 | Mugs | 50.00 | - | 100.00',
    ]);
  },
);
