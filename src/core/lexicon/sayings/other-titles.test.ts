import { expect, test } from 'vitest';
import { OTHER_TITLES } from './other-titles.ts';

/** What a line calls itself, and the words by which it does. */
function titleOf(line: string): [kind: string, words: string] | null {
  for (const [kind, words] of OTHER_TITLES) {
    const found = words.exec(line);
    if (found) return [kind, found[0]];
  }
  return null;
}

test.each([
  ['Dental treatment plan', 'quote', 'Dental treatment plan'],
  ['Offre de prix 118', 'quote', 'Offre de prix'],
  ['Auftragsbestätigung', 'order', 'Auftragsbestätigung'],
  ['2. Mahnung', 'reminder', '2. Mahnung'],
  ['Följesedel', 'delivery_note', 'Följesedel'],
  ['Extras de cont', 'statement', 'Extras de cont'],
  ['Sevk irsaliyesi', 'delivery_note', 'Sevk irsaliyesi'],
  ['Avis d’échéance', 'other', 'Avis d’échéance'],
])('a paper is what it is called, in any language: %s', (line, kind, words) => {
  expect(titleOf(line)).toEqual([kind, words]);
});

test.each(['Proforma', 'Pro forma invoice', 'Proforma-Rechnung', 'Pro-forma factuur', 'Facture pro forma'])(
  'a title is taken with what it goes on with in its language: %s',
  (line) => {
    expect(titleOf(line)).toEqual(['quote', line]);
  },
);

test.each(['Ordering', 'Offertory', 'Quotations', 'Rechnung'])('no word that only begins like a title: %s', (line) => {
  expect(titleOf(line)).toBe(null);
});

test.each([
  ['Returns form', 'other'],
  ['Supplier set-up form', 'other'],
  ['Pay advice', 'other'],
  ['Booking voucher', 'order'],
  ['Rücksendeschein', 'other'],
  ['Bestellübersicht', 'order'],
  ['Überweisungsavis', 'statement'],
  ['Relevé d’heures', 'other'],
  ['Avenant n° 2', 'other'],
  ['Retourformulier', 'other'],
  ['Reisbevestiging', 'order'],
  ['Quietanza di premio', 'other'],
  ['Alta de proveedor', 'other'],
  ['Orden de domiciliación', 'other'],
  ['Fatura pró-forma', 'quote'],
  ['Ficha de fornecedor', 'other'],
  ['Payout summary', 'statement'],
  ['Pfandschein', 'other'],
  ['Final demand', 'reminder'],
])('forms, vouchers and notices of firms are what they are called: %s', (line, kind) => {
  expect(titleOf(line)?.[0]).toBe(kind);
});

test('a numbered demand may be one of rent', () => {
  expect(titleOf('Demand 20441-25Q1')).toBe(null);
});
