import { expect, test } from 'vitest';
import { readBelowHead, readTyped } from './testing/read-typed.ts';

type Found = ReturnType<typeof readTyped>;
const stated = (found: Found, field: string) => found.entities[field as keyof Found['entities']]?.[0]?.value;

test.each([
  ['Praxis für Physiotherapie', 'Bahnhofstraße 8, 88212 Ravensburg'],
  ['Zahnarztpraxis', 'Hauptstraße 20\n79312 Emmendingen'],
  ['Tandartspraktijk', 'Lange Nieuwstraat 5, 2312 AB Leiden'],
  ['Clínica Dental', 'Calle Mayor 12, 28013 Madrid\nCIF B81223344'],
  ['Cabinet Médical', '14 rue Pasteur, 33000 Bordeaux\nDr Alain Mercier - Dr Béatrice Faure'],
])('"%s" above an address is who sends the bill: nobody else is named there', (name, address) => {
  const found = readTyped(`*${name}
${address}

Frau
Ursula Brändle
Gartenweg 3
88214 Ravensburg

Rechnung Nr. 2026/55                              12.02.2026

Behandlung                                      70,50
Beratung                                        32,00
Gesamtbetrag                                   102,50 €`);
  expect(stated(found, 'SELLER_NAME')).toBe(name);
});

test('an office without a name is who is billed where its address follows', () => {
  const found = readTyped(`*Büroland Schmitt OHG
Karolinenstr. 5, 90402 Nürnberg

Rechnung 2026/0411                          vom 04.03.2026

Notariat
Königstraße 12
90402 Nürnberg

Artikel                    Menge     Preis      Summe
Kopierpapier 80 g             20      4,10      82,00
Aktenordner                   50      2,20     110,00
Zwischensumme                                  192,00
MwSt. 19 %                                      36,48
Rechnungssumme                                 228,48`);
  expect(stated(found, 'BUYER_NAME')).toBe('Notariat');
});

test('"Dres." shortens a title of several and ends no sentence', () => {
  const found = readTyped(`*Blitz Gebäudereinigung GmbH
Postfach 12, 44135 Dortmund

Praxis für Zahnheilkunde
Dres. Weber & Lange
Westenhellweg 3
44137 Dortmund

Rechnung Nr. 312                                Dortmund, 01.03.2026

Unterhaltsreinigung Februar 2026, pauschal                    640,00 €
Glasreinigung                                                 120,00 €
                                         Netto                760,00 €
                                         USt 19%              144,40 €
                                         Brutto               904,40 €`);
  expect(stated(found, 'BUYER_NAME')).toBe('Dres. Weber & Lange');
});

test('a number of registration behind a name and its address makes no part of the name of the address', () => {
  const found = readTyped(`*Instalatérství Novák s.r.o.
Dlouhá 12, 602 00 Brno
IČO: 27112233   DIČ: CZ27112233

FAKTURA - daňový doklad č. 2026031
Odběratel: SVJ Polní 8, Polní 8, 639 00 Brno, IČO 02233445

Datum vystavení: 9. 3. 2026
Datum splatnosti: 23. 3. 2026

Popis                        Množství   Cena/ks     Celkem
Výměna stoupaček                   1   24 000,00   24 000,00
Práce instalatéra                 12      450,00    5 400,00

Základ daně                                        29 400,00
DPH 12 %                                            3 528,00
Celkem k úhradě                                    32 928,00 Kč

Bez slevy. Splatnost 14 dní od data vystavení.`);
  expect(stated(found, 'BUYER_NAME')).toBe('SVJ Polní 8');
});

const LINES = `Description          Qty    Price    Amount
Door fitting          2    50.00    100.00
Hinges                4     5.00     20.00

Net                               120.00
VAT 20%                            24.00
Total                             144.00`;

test.each([
  'Ohne Skonto, zahlbar sofort nach Erhalt.',
  'Ohne Abzug von Skonto zahlbar bei Erhalt der Rechnung',
  "Pas d'escompte, paiement comptant à réception",
  'Sans escompte, à réception de facture',
  'Sin descuento, pago al contado',
  'Nessuno sconto, pagamento a vista',
  'Ingen rabat, betales straks',
])('"%s" says when to pay besides that nothing is taken off', (terms) => {
  expect(stated(readBelowHead(`${LINES}\n\n${terms}`), 'PAYMENT_TERMS')).toBe(terms);
});

test.each([
  'No discount for prompt payment',
  'Kein Skonto bei Barzahlung',
  "Pas d'escompte pour paiement comptant",
  'Sin descuento por pago al contado',
])('"%s" says for what nothing is taken off, and nothing of when to pay', (line) => {
  expect(stated(readBelowHead(`${LINES}\n\n${line}`), 'PAYMENT_TERMS')).toBeUndefined();
});

test.each([
  'If you do not pay by Direct Debit, please pay within 28 days of the invoice date.',
  "If you don't have a direct debit set up, please pay within 14 days.",
  'If you have not already paid, payment is due by 4 April 2024.',
])('"%s" asks whoever has not paid to pay', (terms) => {
  expect(stated(readBelowHead(`${LINES}\n\n${terms}`), 'PAYMENT_TERMS')).toBe(terms);
});

test('"on day rate" counts no days, though "on" is ten in Turkish', () => {
  const found = readBelowHead(`${LINES}\n\nLabour is charged on day rate. Payment on completion.`);
  expect(stated(found, 'PAYMENT_TERMS')).toBe('Payment on completion.');
});

test.each(['Règlement par virement à 30 jours.', 'Règlement par chèque à 30 jours fin de mois.'])(
  '"%s" is read from its beginning',
  (terms) => {
    expect(stated(readBelowHead(`${LINES}\n\n${terms}`), 'PAYMENT_TERMS')).toBe(terms);
  },
);

test('what happens to whoever has not paid is no term', () => {
  const line = 'If payment is not made within 30 days, interest at 8% is charged.';
  expect(stated(readBelowHead(`${LINES}\n\n${line}`), 'PAYMENT_TERMS')).toBeUndefined();
});

test('taxes that are called by who levies them are no lines', () => {
  const found = readTyped(`*Mesa Equipment Rental LLC
4400 E Main St, Mesa, AZ 85205               INVOICE 30118

Sold to: Sonoran Paving Inc.                 01/31/2026
         PO Box 88, Tempe, AZ 85281          Net 10 days

Qty   Description                Rate        Amount
1     Skid steer, week         700.00        700.00
2     Trailer, week            150.00        300.00
      Rental subtotal                      1,000.00

Arizona state 5.6%                            56.00
City of Mesa 1.4%                             14.00
Taxes                                         70.00
Total                                      1,070.00`);
  expect(found.line_items.map((line) => line.line_total)).toEqual(['700.00', '300.00']);
});

test.each([
  ['Invoice No. 1042                        12/03/2026', '1042'],
  ['Invoice #1042                           12/03/2026', '1042'],
  ['Facture N°2026-033                      12/03/2026', '2026-033'],
  ['Factura Nº 118/26       12/03/2026', '118/26'],
  ['Fattura n.12/A          12/03/2026', '12/A'],
  ['Invoice no / date       1042      12/03/2026', '1042'],
  ['Invoice no. 1042 of 12/03/2026', '1042'],
])('the day behind "%s" dates the invoice: the label has its number', (head, number) => {
  const found = readTyped(`*Harlow Joinery Ltd
4 Mill Lane
Leeds LS1 4AP

${head}

Bill to:
Pemberton Schools Trust
12 College Road, York YO1 7EP

${LINES}

Deposit received 12/02/2026`);
  expect([stated(found, 'INVOICE_NUMBER'), stated(found, 'INVOICE_DATE')]).toEqual([number, '2026-03-12']);
});

test('the town behind "COMUNA:" and "CIUDAD:" is who is billed no more than the street is', () => {
  const found = readTyped(`*VIÑEDOS Y TRANSPORTES COLCHAGUA LTDA.                       R.U.T.: 76.447.118-8
Camino Real 1182, Santa Cruz                                FACTURA ELECTRÓNICA
                                                            Nº 20447
SEÑOR(ES):
R.U.T.:   96.882.044-7                                      Fecha Emisión: 06 de Marzo del 2025
DIRECCIÓN: Av. Errázuriz 447
COMUNA: San Fernando          CIUDAD: San Fernando
CONDICIÓN DE PAGO: Crédito 30 días

Código    Descripción                            Cantidad      Precio        Valor
1         Flete Santa Cruz - Valparaíso                 4      380.000   1.520.000
2         Estadía camión, hora                          6       25.000     150.000

                                                 MONTO NETO            $ 1.670.000
                                                 I.V.A. 19%            $   317.300
                                                 TOTAL                 $ 1.987.300`);
  expect(found.entities.BUYER_NAME?.map(({ value }) => value) ?? []).not.toContain('San Fernando');
});

test('who bills is called Facturant in Dutch, and whom he bills Factuurontvanger', () => {
  const found = readTyped(`*FACTUUR

Factuurnummer: 2026-118        Factuurdatum: 12-03-2026

Facturant                      Factuurontvanger
Bitwerkplaats                  Kaarsenhuis Verhoef
Havenkade 4                    Dorpsstraat 9
3011 AB Rotterdam              3811 LM Amersfoort

Omschrijving         Aantal     Prijs     Totaal
Onderhoud website         2     75,00     150,00

Subtotaal                                 150,00
BTW 21%                                    31,50
Totaal                                  € 181,50`);
  expect([found.entities.SELLER_NAME?.[0]?.value, found.entities.BUYER_NAME?.[0]?.value]).toEqual([
    'Bitwerkplaats',
    'Kaarsenhuis Verhoef',
  ]);
});

test.each([
  ['Per kg', 'Kg'],
  ['Per hour', 'Hours'],
  ['Pro Stück', 'Stück'],
  ['Par heure', 'Heures'],
  ['Per stuk', 'Aantal'],
])('the title "%s" of a column of prices is nobody who is billed', (title, count) => {
  const found = readTyped(`*Hollins Farm Partnership
Wholesale vegetables

Invoice No. 4452                         Date 11/03/2026
The Green Grocer, 4 Bridge St, Skipton BD23 1AA

Product              ${count.padStart(7)}   ${title.padStart(9)}     Total
Carrots                   25        0.85     21.25
Leeks                     10        2.10     21.00
Potatoes, Maris Piper    100        0.55     55.00

Total                                        97.25`);
  expect(stated(found, 'BUYER_NAME')).not.toBe(title);
});
