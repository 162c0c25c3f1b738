import { expect, test } from 'vitest';
import { readTyped } from '../testing/read-typed.ts';

const SALES = ['invoice', 'credit_note', 'receipt'];
const typeOf = (text: string) => readTyped(text).document_type;

const TABLE = `Artikel               Menge      Preis      Summe
Regal Eiche               2     447,00     894,00
Montage                   1     182,00     182,00
Netto                                    1.076,00
MwSt 19 %                                  204,44
Gesamt                                   1.280,44`;

test.each([
  ['DEVIS 2024-05-44', 'quote'],
  ['Kostenvoranschlag            KV 8822', 'quote'],
  ['ORÇAMENTO N.º 118', 'quote'],
  ['Cenová nabídka č. 44', 'quote'],
  ['Orderbekräftelse 118220', 'order'],
  ['Bon de commande n° 2024-1182', 'order'],
  ['PEDIDO A PROVEEDOR Nº 447', 'order'],
  ['ORDINE A FORNITORE N. 4471', 'order'],
  ['ALBARÁN DE ENTREGA 118220', 'delivery_note'],
])('a paper with a table and sums is what its title and number in ordinary writing say: %s', (title, type) => {
  expect(typeOf(`Holzwerk Lund GmbH\n${title}\nDatum 12.03.2025\n\n${TABLE}`)).toBe(type);
});

test.each([
  'Order 118220',
  'Bestellung 4471',
  'Lieferschein 882',
  'Auftrag Nr. 24-118',
  'Bon de commande n° 2024-1182',
])('an invoice that refers to another paper is an invoice: %s', (reference) => {
  const titled = `Holzwerk Lund GmbH\nRechnung        ${reference}\nRechnungsnummer 2025-118\nDatum 12.03.2025\n\n${TABLE}`;
  expect(typeOf(titled)).toBe('invoice');
  const untitled = `Holzwerk Lund GmbH\n${reference}\nRechnungsnummer: 2025-118\nFällig am: 26.03.2025\n\n${TABLE}`;
  expect(typeOf(untitled)).toBe('invoice');
});

test.each([
  '2. Mahnung',
  'Overdue account - second notice',
  'Objet : deuxième relance, facture F-1182',
  'Oggetto: sollecito di pagamento',
])('a letter that reminds is a reminder, though it names the invoice, its amount and a day: %s', (line) => {
  const letter = `Druckhaus Ammersee GmbH\n\n${line}\n
Rechnung 40118 vom 02.12.2024        953,96
Gesamtforderung                      958,96
Bitte zahlen Sie bis zum 31.01.2025.`;
  expect(typeOf(letter)).toBe('reminder');
});

test.each([
  ['Loonspecificatie oktober 2024', 'nl'],
  ['Cedolino paga ottobre 2024', 'it'],
  ["Avis d'impôt 2024", 'fr'],
])('a payslip or tax notice for a month or year is no sale: %s', (title) => {
  const slip = `De Terp U.A.\n${title}\nNaam: A. Terpstra\n
Omschrijving                    Aantal       Bedrag
Salaris                         160,00     2.984,00
Toeslag                                      118,22
Totaal                                     3.102,22`;
  expect(SALES).not.toContain(typeOf(slip));
});

test('the title of a column above estimates is no title of the paper', () => {
  const sale = `Spring sale of clocks
Lot                                              Estimate
118   Walnut bracket clock               £2,400 - 3,200
119   Longcase clock                     £1,100 - 1,500`;
  expect(typeOf(sale)).toBe('other');
});

test('a note about reminders below an invoice without a title makes it none', () => {
  const invoice = `Holzwerk Lund GmbH
Invoice number: 2025-118          Due date: 26.03.2025
Date: 12.03.2025

${TABLE}
${'\n'.repeat(26)}*Payment reminder
We charge 5,00 for each reminder.`;
  expect(typeOf(invoice)).toBe('invoice');
});

test('the words of a day do not keep a title with its number from being one', () => {
  const page = (day: string) => `^Handelsrechnung (380) Nr. E204 vom ${day}

^Bestellung:
2018-331

Verkäufer
Name: Verkehrsbetriebe Thalmann

Pos    Beschreibung              Menge      Betrag
1      Fahrkarte                     1        9,00
Gesamtbetrag                                  9,00`;
  expect(typeOf(page('12.09.2024'))).toBe('invoice');
  expect(typeOf(page('Donnerstag, 12th September 2024'))).toBe('invoice');
});

test.each([
  ['Rechnung Nr. 2025-118', 'Angebot A-2025-31 angenommen am 02.02.2025. Bescheinigung liegt vor.'],
  ['Facture n° 2025-118', 'Devis D2025-31 accepté le 02/02/2025. Attestation TVA reçue.'],
  ['Invoice no. 2025-118', 'Quotation Q2025-31 accepted on 2 February 2025. Deposit received.'],
])('remarks about an offer, in letters as large as a title, make no offer of it: %s', (title, remark) => {
  expect(
    typeOf(
      `${' '.repeat(30)}${title}\n\n${' '.repeat(30)}12.03.2025\n\n^${remark}\n\n${TABLE}\n\n\nHolzwerk Lund GmbH, Kai 4, 24103 Kiel`,
    ),
  ).toBe('invoice');
});

test.each([
  ['Angebot Nr. 41 vom 3. Mai 2025', 'quote'],
  ['Angebot Nr. 41 gültig bis 12. August 2025', 'quote'],
  ['Angebot 2025-41. Projekt Speicher Süd', 'quote'],
  ['Lieferschein vom 21. August 2025', 'delivery_note'],
])('days and names of projects behind a title are no further sentence: %s', (title, type) => {
  expect(typeOf(`*Holzwerk Lund GmbH\nKai 4, 24103 Kiel\n\n^${title}\n\n${TABLE}`)).toBe(type);
});
