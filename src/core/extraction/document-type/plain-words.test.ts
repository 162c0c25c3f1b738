import { expect, test } from 'vitest';
import { readTyped } from '../testing/read-typed.ts';

type Found = ReturnType<typeof readTyped>;
const stated = (found: Found, field: string) => found.entities[field as keyof Found['entities']]?.[0]?.value;

const RENT = (title: string, item: string, below: string) => `Weiler Mietservice GmbH
Industrieweg 4, 70565 Stuttgart

Kelterhof Feste GbR
Am Wall 3
71364 Winnenden

${title}                                      13.02.2026

Miete Zelt 6 x 12 m                            480,00 €
Aufbau und Abbau                               220,00 €
${item}
Nettobetrag                                    668,00 €
19 % MwSt.                                     126,92 €
Gesamtbetrag                                   794,92 €

${below}
Zahlbar innerhalb von 14 Tagen ohne Abzug.`;

test.each([
  ['Rechnung R26/0312', 'Gutschrift Ausfall 11.02.                     -32,00 €', ''],
  [
    'Lieferung und Rechnung Nr. 33871',
    'Nachlass                                     -32,00 €',
    'Gutschrift Leergut ist bereits berücksichtigt.',
  ],
  ['Rechnung R26/0312', 'Nachlass                                     -32,00 €', 'Gutschriften werden verrechnet.'],
])('what an invoice credits, or says of credits, makes no credit note of it: %s, %s %s', (title, item, below) => {
  expect(readTyped(RENT(title, item, below)).document_type).toBe('invoice');
});

test('an invoice may be numbered without a sign, its day and its customer behind', () => {
  const found = readTyped(`Hollins Farm Partnership
Hollins Farm, Malham BD23 4DA
Invoice 4452      11/03/26
The Green Grocer, 4 Bridge St, Skipton BD23 1AA

Product                Kg      Per kg      Total
Leeks                  12        2.10      25.20
Kale, curly             8        3.40      27.20
Carrots, washed        18        1.525     27.45

Total                                      79.85
All produce zero rated.`);
  expect([found.document_type, stated(found, 'INVOICE_NUMBER'), stated(found, 'TOTAL_AMOUNT')]).toEqual([
    'invoice',
    '4452',
    '79.85',
  ]);
});

test.each([
  ['RECEIPT', 'Total paid          £37.00 (including VAT £6.17)'],
  ['RECEIPT', 'Amount paid                £37.00'],
  ['RECEIPT', 'Amount paid: £37.00'],
])('a titled receipt states as its total what was paid: %s, %s', (title, total) => {
  const found = readTyped(`${title}
Millrace Cycles, 9 Weir Lane, Bradford on Avon
Paid on 21/02/2026

Inner tube 700c            2      7.50      15.00
Brake blocks               1     12.00      12.00
Fitting                                     10.00

${total}
Visa ****4410`);
  expect([found.document_type, stated(found, 'TOTAL_AMOUNT')]).toEqual(['receipt', '37.00']);
});

test.each([
  ['Kreditnota nr. 3301', 'Dato: 12.03.2026', 'Beløb', 'Moms 25 %', 'I alt DKK'],
  ['Kreditnota nr. 3301', 'Dato: 12.03.2026', 'Beløp', 'Mva 25 %', 'Sum NOK'],
  ['Kreditfaktura nr 3301', 'Datum: 2026-03-12', 'Belopp', 'Moms 25 %', 'Att få tillbaka SEK'],
  ['Faktura korygująca nr 3301', 'Data wystawienia: 12.03.2026', 'Kwota', 'VAT 23%', 'Razem PLN'],
  ['Dobropis č. 3301', 'Datum vystavení: 12.03.2026', 'Částka', 'DPH 21 %', 'Celkem CZK'],
  ['ABONO N.º AB-26/007', 'Fecha: 12/03/2026', 'Importe', 'IVA 25%', 'Total abono EUR'],
  ['Hyvityslasku nro 3301', 'Päivämäärä: 12.3.2026', 'Summa', 'ALV 24 %', 'Yhteensä EUR'],
])('a credit note in the words of its country: %s', (title, date, amount, tax, total) => {
  const found = readTyped(`Nordhavn Møbler ApS
Havnegade 12, 8000 Aarhus C

Skovgaard & Søn
Torvet 3
8600 Silkeborg

${title}                                    ${date}

Retur: Stol Ask, model 44                   2        400,00        800,00
${amount}                                                          800,00
${tax}                                                             200,00
${total}                                                         1.000,00`);
  expect(found.document_type).toBe('credit_note');
});

test('what was paid in part is no total of a receipt', () => {
  const found = readTyped(`RECEIPT
Millrace Cycles, 9 Weir Lane, Bradford on Avon
Paid on 21/02/2026

Inner tube 700c            2      7.50      15.00
Brake blocks               1     12.00      12.00
Fitting                                     10.00

Deposit paid £20.00
Visa ****4410`);
  expect(stated(found, 'TOTAL_AMOUNT')).not.toBe('20.00');
});
