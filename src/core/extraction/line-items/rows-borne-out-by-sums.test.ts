import { expect, test } from 'vitest';
import { itemsOf, printedLines } from './testing/printed-lines.ts';

test('titles of which two are known head a table that rows of figures bear out', () => {
  const lines = printedLines(`
 Stück    Holzart/Güte        Stärke    Breite     Länge      Inhalt       Preis       Betrag
                                  mm        mm         m          m³      EUR/m³          EUR
    24    Fi/Ta S10, Kantholz    100       120      4,00       1,152      395,00       455,04
    40    Fi/Ta Schalung          24       150      4,00       0,576      310,00       178,56
          Zuschnitt pauschal                                                            48,00
                                          Summe                1,728                   681,60`);
  expect(lines).toEqual([
    '1.152 | Fi/Ta S10, Kantholz | 395.00 | - | 455.04',
    '0.576 | Fi/Ta Schalung | 310.00 | - | 178.56',
    '- | Zuschnitt pauschal | - | - | 48.00',
  ]);
});

test('two figures that make the total are quantity and price, not the year that stands in a column of its own', () => {
  const lines = printedLines(`
Wein                                      Jg.        Flaschen            à CHF         CHF

Fendant du Valais                        2023        12 x 7,5 dl         14.50       174.00
Cornalin Réserve                         2021        6 x 7,5 dl          38.00       228.00
Merlot Ticino                            2020        2 x 15 dl           79.00       158.00

                                                     Total                           560.00`);
  expect(lines.map((line) => line.slice(0, 3))).toEqual(['12 ', '6 |', '2 |']);
});

test('lists of different columns are one where the sum below is that of both, prices by the minute rounded', () => {
  const lines = printedLines(`
Recurring charges                        Period                     Qty        Rate         Charge
SIP channel                              01 Oct - 31 Oct 2024         8        4.50          36.00
DDI number                               01 Oct - 31 Oct 2024        20        0.25           5.00

Usage charges                            Calls       Duration           Charge
UK geographic                              412       21:14:07           12.744
UK mobile                                  187       08:41:55           26.098

                                                       Total charges excluding VAT          79.84
                                                       VAT at 20%                           15.97
                                                       Total due                            95.81`);
  expect(lines.map((line) => line.split(' | ').at(-1))).toEqual(['36.00', '5.00', '12.744', '26.098']);
});

test('rows are lines where what stands below is their sum, whatever it is called', () => {
  const lines = printedLines(`
Accession     Owner / animal          Test                              Price
V25-11820     Hagen / "Bess"          CBC                               22.00
                                      Chemistry panel, large animal     41.50
V25-11893     Olsen / lot 4           BVD ear notch, pooled             96.00
                                      less 12-pack discount             -9.60
V25-12044     Hagen / "Bess"          Recheck chemistry, limited        19.50
Courier pickups June: 5 at $8.00                                        40.00

                                      Due for June                    $209.40`);
  expect(lines).toEqual([
    '- | CBC | - | - | 22.00',
    '- | Chemistry panel, large animal | - | - | 41.50',
    '- | BVD ear notch, pooled | - | - | 96.00',
    '- | less 12-pack discount | - | - | -9.60',
    '- | Recheck chemistry, limited | - | - | 19.50',
    '5 | Courier pickups June: 5 at $8.00 | 8.00 | - | 40.00',
  ]);
});

test('net and tax are no lines, though the amount below is their sum', () => {
  expect(
    itemsOf(`
Rent of the hall in May

Grunnlag                        500.00
Avgift                          125.00
Sum                             625.00`),
  ).toEqual([]);
});

test('taxes that the net sum contains are charged as lines; a column of numbers counts nothing', () => {
  expect(
    printedLines(`
Électricité                                                                      Montant HT
Abonnement                                                                            24,80
Consommation HP 412 kWh à 0,1180 €                                                    48,62
Consommation HC 188 kWh à 0,0912 €                                                    17,15
Taxes et contributions                                                                 9,48

Total hors TVA                                                                       100,05
TVA à 20,00 %                                                                         20,01
Total TTC                                                                           120,06 €`),
  ).toEqual([
    '- | Abonnement | - | - | 24.80',
    '412 kWh | Consommation HP | 0.1180 | - | 48.62',
    '188 kWh | Consommation HC | 0.0912 | - | 17.15',
    '- | Taxes et contributions | - | - | 9.48',
  ]);
  expect(
    printedLines(`
KV-Nr.    Bezeichnung                                  Betrag EUR
21100     Beurkundungsverfahren, 2,0                     1.770,00
22110     Vollzugsgebühr, 0,5                              442,50
                                                         2.212,50
32014     19 % Umsatzsteuer                                420,38
                                                         2.632,88`),
  ).toEqual(['- | Beurkundungsverfahren, 2,0 | - | - | 1770.00', '- | Vollzugsgebühr, 0,5 | - | - | 442.50']);
});

test.each([
  ['VAT 20%          44.00', 'Subtotal                264.00', 'Less deposit           -100.00', 'Balance due  164.00'],
  ['TVA 20 %         44.00', 'Sous-total              264.00', 'Acompte versé          -100.00', 'Net à payer  164.00'],
  ['TVA 20 %         44.00', 'Total TTC hors remise   264.00', 'Remise 10 %             -26.40', 'Net à payer  237.60'],
  ['VAT 20% 44.00   44.00', 'Total excluding tip     264.00', 'Tip                       10.00', 'Total        274.00'],
  ['zzgl. 20 % MwSt  44.00', 'Gesamtbetrag ohne Abzug 264.00', 'Zahlbar sofort', ''],
  ['Sales tax        44.00', 'Subtotal                264.00', 'Deposit                -100.00', 'Balance due  164.00'],
])('the tax of the sale is no line where a sum with it goes on below: %s, %s', (...sums) => {
  const below = sums.map((text) => `                                 ${text}`).join('\n');
  expect(
    printedLines(`
Description          Qty       Price      Amount
Oak door               2      100.00      200.00
Hinges                 4        5.00       20.00
${below}`),
  ).toEqual(['2 | Oak door | 100.00 | - | 200.00', '4 | Hinges | 5.00 | - | 20.00']);
});

test('without titles the tax of the sale is no line either', () => {
  const totals = itemsOf(`
Oak door                                200.00
Hinges                                   20.00
Handle                                   30.00
VAT 20%                                  50.00
Subtotal                                300.00
Delivery                                 12.00
Total                                   312.00`).map(({ line_total }) => line_total);
  expect(totals).not.toContain('50.00');
});

test.each(['Workshop for 20 people on 25 June       500.00', 'Phone contract, 24 months, 20 GB       480.00'])(
  'days, sizes and durations in words are no quantity and price: %s',
  (line) => {
    const [item] = itemsOf(`
Description                             Amount
${line}
Total                                   ${line.slice(-6)}`);
    expect([item?.quantity, item?.unit_price]).toEqual([null, null]);
  },
);

test.each([
  `Loyer de mars                          850,00 EUR
Répartition :
Part locataire                         600,00
Part CAF                               250,00
Total                                  850,00`,
  `Loyer de mars                          850,00 EUR
Locataire                              600,00
Caisse                                 250,00
Total                                  850,00`,
  `Consulting in February                 500.00 GBP
Your account:
Consulting in January                  120.00
Consulting in December                 130.00
This time                              500.00
Due in all                             750.00`,
  `Consulting in February                 500.00 GBP
Invoice HJ-190                         120.00
Invoice HJ-195                         130.00
This invoice                           500.00
Due in all                             750.00`,
])('shares of an amount and accounts of several invoices are no list of what was sold', (text) => {
  expect(itemsOf(text)).toEqual([]);
});

test('the number of a day is no quantity', () => {
  const found = itemsOf(`
Description                                Montant
Cours du 12 mars, 25 élèves                 300,00
Cours du 19 mars, 20 élèves                 380,00
Total                                       680,00`);
  expect(found.map(({ quantity }) => quantity)).toEqual([null, null]);
});
