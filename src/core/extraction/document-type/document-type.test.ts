import { expect, test } from 'vitest';
import { readTyped } from '../testing/read-typed.ts';

const LINES = `
Datum          Leistung                            Anz.      Faktor        EUR
19.08.2024     Beratung, eingehend                    1         2,3      20,11
19.08.2024     Ganzkörperstatus                       1         2,3      34,86
19.08.2024     Sonographie eines Organs               1         2,3      26,81
                                        Rechnungssumme EUR      81,78`;

test('lines that sum to a total are a sale, whatever the document calls itself', () => {
  const found = readTyped(`Dr. med. Ulrike Zantopp\n\nLiquidation 2024-1188\n${LINES}`);
  expect(found.document_type).not.toBe('other');
  expect(found.entities.TOTAL_AMOUNT?.[0]?.value).toBe('81.78');
  expect(found.line_items).toHaveLength(3);
});

test.each([
  ['Angebot', 'quote'],
  ['Kostenvoranschlag 4711', 'quote'],
  ['Lieferschein', 'delivery_note'],
  ['Auftragsbestätigung', 'order'],
])('a document titled %s is a %s, with its total and without a day to pay', (title, type) => {
  const found = readTyped(`*${title}\n\nDr. med. Ulrike Zantopp\n${LINES}\n\nZahlbar bis 30.09.2024`);
  expect(found.document_type).toBe(type);
  expect(found.entities.TOTAL_AMOUNT?.[0]?.value).toBe('81.78');
  expect([found.entities.DUE_DATE, found.entities.AMOUNT_DUE]).toEqual([undefined, undefined]);
});

test('a card with its last digits beside total and subtotal is a receipt of a sale', () => {
  const trip = (payment: string) => `
Thanks for riding, Dashiell

Total                              $23.17

Trip fare                          $18.42
Subtotal                           $18.42
Booking Fee                         $2.75
Tip                                 $2.00

${payment}`;
  expect(readTyped(trip('Mastercard ••••5108            $23.17')).document_type).not.toBe('other');
  expect(readTyped(trip('See you soon')).document_type).toBe('other');
});

test('a bill that ends in its reader’s favour takes nothing back for saying "credit card"', () => {
  const bill = (
    words: string,
  ) => `*Invoice\n\nHillcrest Gas Co-operative Ltd\nInvoice number: 20418\nInvoice date: 04/09/2024

Description                          Amount
Gas used in August                    42.00
Paid in advance                      -90.00
Total                                -48.00

${words}`;
  expect(readTyped(bill('You may pay by credit card at any branch.')).document_type).toBe('invoice');
  expect(readTyped(bill('Cancels invoice 20377.')).document_type).toBe('credit_note');
});
