import { expect, test } from 'vitest';
import { readTyped } from '../testing/read-typed.ts';

const typeOf = (text: string) => readTyped(text).document_type;

const PRICED = `Vérandas Lacombe
Madame Pradel

Le 6 octobre 2025

Store extérieur 4 m        1      1 180,00      1 180,00
Motorisation               1        340,00        340,00
Total HT                                        1 520,00
TVA 10 %                                          152,00
Total TTC                                       1 672,00`;

test('a priced list that names no bill and asks for nothing is no invoice', () => {
  expect(typeOf(PRICED)).toBe('other');
  expect(typeOf(`${PRICED}\n\nMerci de régler par virement.`)).toBe('invoice');
});

test('who acknowledges an order, or says for how long a price holds, sends no invoice', () => {
  const say = (sentence: string) => PRICED.replace('\n\nStore', `\n\n${sentence}\n\nStore`);
  expect(typeOf(say('Nous accusons réception de votre commande du 2 octobre.'))).toBe('order');
  expect(typeOf(say('Validité : 3 mois'))).toBe('quote');
});

test('a sum of hours is no money', () => {
  const sheet = (total: string) => `Brightwell Staffing Ltd
Client: Harbour Foods plc        Week ending: 12/10/2025
Please pay by card.

Monday                  8.00
Tuesday                 8.00
Wednesday               7.50
${total}             23.50`;
  expect(typeOf(sheet('Total hours'))).toBe('other');
  expect(typeOf(sheet('Total to pay'))).not.toBe('other');
});

test('what may be appealed against is levied, and no invoice', () => {
  const text = (end: string) => `Waterschap Rijnland
Dagtekening 28-02-2025

Watersysteemheffing          1      71,20
Zuiveringsheffing            3     212,40
Totaal te betalen                  283,60
Uiterste betaaldatum 30-04-2025

${end}`;
  expect(typeOf(text('Bezwaar maken kan binnen zes weken.'))).toBe('other');
  expect(typeOf(text('Betaling binnen zes weken.'))).toBe('invoice');
});

const BILL = `Personalservice Wesermarsch GmbH
Rechnung Nr. 118204                         Datum 10.10.2025
Kunde: Werft Brake AG

Mitarbeiter     Std.     Bruttolohn    Verrechnungssatz     Betrag
Kaya, E.        40,0     18,20         32,50              1.300,00
Wolters, J.     38,5     17,10         30,80              1.185,80
Nettobetrag                                               2.485,80
zzgl. 19 % MwSt.                                            472,30
Endbetrag                                                 2.958,10`;

test("a temporary agency's bill speaks of wages and is an invoice all the same", () => {
  expect(typeOf(`${BILL}\nAuszahlungsbetrag an Mitarbeiter gemäß Tarifvertrag.`)).toBe('invoice');
});

test('"geraten Sie in Verzug" tells what may happen, "befinden Sie sich in Verzug" what has', () => {
  const letter = (sentence: string) => `Zimmerei Holdt, 24392 Süderbrarup
Familie Clausen

Unsere Rechnung 118/25 vom 02.08.2025 über 992,70 €
${sentence}`;
  expect(typeOf(letter('Mit Ablauf von 30 Tagen geraten Sie in Verzug.'))).not.toBe('reminder');
  expect(typeOf(letter('Sie befinden sich seit dem 1.9. in Verzug.'))).toBe('reminder');
});

test('"que vous pourrez régler" pays nothing out, and an invoice with its own number and tax charges what it states', () => {
  const bill = (sentence: string) => `Librairie du Marché
Facture n° 25-1182                     04/10/2025

32 ex. coll. Poche           3,90        124,80
Total HT                                 124,80
TVA 5,5 %                                  6,86
Net à payer                              131,66
${sentence}`;
  expect(typeOf(bill('Nous avons noté votre commande, que vous pourrez régler par mandat.'))).toBe('invoice');
  expect(typeOf(bill('Nous avons réglé les frais de port pour vous.'))).toBe('invoice');
});

test.each([
  [
    "who has not been paid 'sauf erreur de notre part'",
    'reminder',
    `Objet : facture 25-447

Bonjour,
Sauf erreur de notre part, nous n'avons pas encore reçu le paiement de la facture 25-447 de 312,00 €.`,
  ],
  [
    'an assessment with its year behind',
    'other',
    `DIRECTION DES FINANCES
AVIS D'IMPÔT 2025

Cotisation communale     1 118,00 €
Ordures ménagères          253,00 €
Total à payer            1 371,00 €
Date limite de paiement : 15/10/2025`,
  ],
  [
    'a share of the costs of a house',
    'other',
    `Hausverwaltung Brandner
Betriebskostenabrechnung für den Zeitraum 01.01.2024 bis 31.12.2024
Mieter: Familie Osei

Heizung      8.118,20      712,40
Wasser       2.204,00      275,50
Summe       10.322,20      987,90

Bitte überweisen Sie die Nachzahlung bis zum 30.11.2025.`,
  ],
  [
    'balances that movements lead to',
    'statement',
    `Caixa Agrícola do Douro
Período 01/09/2025 a 30/09/2025
Saldo anterior                                   1.204,50
02/09   TRF Mercearia Pinto          -118,20     1.086,30
12/09   Vencimento                 +1.480,00     2.566,30
28/09   Débito direto EDA             -84,47     2.481,83
Saldo em 30/09/2025                              2.481,83`,
  ],
  [
    "a lawyer's notice of fees",
    'quote',
    `Avv. Giulia Marchetti

Avviso di parcella n. 44 del 06/10/2025
Assistenza stragiudiziale                   1.200,00
IVA 22 %                                      264,00
Totale                                      1.464,00`,
  ],
  [
    "a builder's final account",
    'invoice',
    `Keswick Roofing
Final account                                  No. 2025/88
Date: 8 October 2025

Strip and re-slate north elevation            £6,400.00
Less deposit paid 20 August                   £1,600.00
Balance now due                               £4,800.00
Please settle by bank transfer.`,
  ],
  [
    'a slip paid without contact',
    'receipt',
    `Bakkerij Brink
Bon 004471          07-10-25 08:12
2x volkoren                5,80
1x krentenbol 6 st         3,20
Totaal                     9,00
Contactloos                9,00`,
  ],
])('%s', (_, type, text) => {
  expect(typeOf(text)).toBe(type);
});

test('an invoice in money without cents is one: its whole amounts bear their currency', () => {
  const found = readTyped(`*INVOICE / RECHNUNG
PT Samudra Karya Teknik
Jl. Perak Timur 188, Surabaya 60165

No.: 0118/INV/2025
Tanggal / Date: 18 June 2025

Servis pompa ballast          2   unit    4.750.000     9.500.000
Seal kit mechanical 45 mm     4   set     1.325.000     5.300.000
Sub Total                                            Rp 14.800.000
Total                                                Rp 16.428.000`);
  expect(found.document_type).toBe('invoice');
  expect(found.entities.TOTAL_AMOUNT?.[0]).toMatchObject({ value: '16428000', currency: 'IDR' });
});

test('who confirms a stay sends no invoice, unless it was paid', () => {
  const stay = (end: string) => `Camping Les Pins
Votre séjour du 4 au 11 août est confirmé.

Emplacement confort     7 nuits     32,00     224,00
Taxe de séjour                                 12,32
Total du séjour                               236,32
${end}`;
  expect(typeOf(stay('Acompte de 70,00 versé, le solde à votre arrivée.'))).toBe('order');
  expect(typeOf(stay('Payé par carte bancaire, Visa **** 4471'))).not.toBe('order');
});
