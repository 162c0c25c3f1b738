import { expect, test } from 'vitest';
import { readTyped } from '../testing/read-typed.ts';

/** A paper with a title among further numbers. */
const paper = (title: string, [customer, order, total]: readonly [string, string, string]) => `
*Orla Benstett
Kerstal 3
1035 Marnum

Dorn Velting AB                              ${customer}: 8877120
Ringvej 8                                    ${order}: 2024-88121
1117 Kassel

^${title}

Olma Tr-4                     2      50,00       100,00
                              ${total}           100,00`;

const GERMAN = ['Kundennummer', 'Auftragsnummer', 'Gesamtbetrag'] as const;
const DUTCH = ['Klantnummer', 'Ordernummer', 'Totaal'] as const;
const SWEDISH = ['Kundnr', 'Ordernr', 'Summa'] as const;
const DANISH = ['Kundenr.', 'Ordrenr.', 'I alt'] as const;
const FINNISH = ['Asiakasnro', 'Tilausnro', 'Yhteensä'] as const;

test.each([
  ['Bestellrechnung Nr. 4471902', GERMAN],
  ['Quartalsrechnung 4471902', GERMAN],
  ['Weekfactuur nr. 4471902', DUTCH],
  ['Verzamelnota 4471902', DUTCH],
  ['Månadsfaktura nr 4471902', SWEDISH],
  ['Telefonräkning 4471902', SWEDISH],
  ['Månedsfaktura nr. 4471902', DANISH],
  ['Varmeregning 4471902', DANISH],
  ['Kuukausilasku nro 4471902', FINNISH],
  ['Order Invoice No. 4471902', ['Customer no.', 'Order no.', 'Total']],
] as const)('a word that ends in that for an invoice titles one, and its number is behind it: %s', (title, words) => {
  const found = readTyped(paper(title, words));
  expect(found.document_type).toBe('invoice');
  expect(found.entities.INVOICE_NUMBER?.[0]?.value).toBe('4471902');
});

test.each([
  ['Erfolgsrechnung 4471902', GERMAN],
  ['Lohnverrechnung 4471902', GERMAN],
  ['Matkalasku 4471902', FINNISH],
  ['Beregning 4471902', DANISH],
] as const)('other words that end alike title none: %s', (title, words) => {
  const found = readTyped(paper(title, words));
  expect(found.document_type).not.toBe('invoice');
});
