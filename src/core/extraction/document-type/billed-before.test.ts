import { expect, test } from 'vitest';
import { typedLayout } from '../../layout/testing/typed-page.ts';
import { documentFacts } from '../page/document-facts.ts';
import { asksForBilled } from './billed-before.ts';

const OWN = {
  hasOwnTax: false,
  disputes: false,
  isTitledSale: false,
  hasMoney: true,
  handsIn: false,
};
const asks = (text: string, own = OWN) => asksForBilled(documentFacts(typedLayout(text)), [], own);

test.each([
  ['en', 'Our invoice 118 of 3 March was due on 2 April and nothing has been received.'],
  ['de', 'Die Rechnung 118 vom 3. März ist bis heute nicht beglichen.'],
  ['fr', "La facture 118 du 3 mars n'a pas encore été réglée."],
  ['nl', 'Factuur 118 van 3 maart hebben wij nog niet ontvangen.'],
  ['es', 'La factura 118 del 3 de marzo aún no ha sido pagada.'],
  ['it', 'La fattura 118 del 3 marzo non è stata ancora saldata.'],
  ['pt', 'A fatura 118 de 3 de março encontra-se em dívida.'],
  ['pl', 'Faktura 118 z 3 marca nie została zapłacona.'],
  ['sv', 'Faktura 118 är ännu inte betald, vi har inte mottagit någon betalning.'],
  ['da', 'Vi mangler betaling for faktura 118 af 3. marts.'],
])('a bill that is named and not paid is reminded of: %s', (_, text) => {
  expect(asks(text)).toBe(true);
});

test.each([
  'Invoice 118. If payment is not received within 30 days we charge interest.',
  'Rechnung 118. Bei Zahlungsverzug berechnen wir Mahnkosten, sofern die Rechnung nicht bezahlt wurde.',
  'Facture 118. En cas de retard, les sommes non réglées portent intérêt.',
  'Factuur 118. Indien niet tijdig betaald volgt een herinnering.',
])('what would happen one day has not happened: %s', (text) => {
  expect(asks(text)).toBe(false);
});

test('what is carried over of the bill before is not what the bill is about', () => {
  expect(asks('Facture 118\nSolde antérieur impayé  42,10')).toBe(false);
});

test('who disputes a bill, and who states a tax of his own, reminds nobody', () => {
  const text = 'Your invoice 118 of 3 March has not been paid by us.';
  expect(asks(text)).toBe(true);
  expect(asks(text, { ...OWN, disputes: true })).toBe(false);
  expect(asks(text, { ...OWN, hasOwnTax: true })).toBe(false);
});

test.each([
  'Invoice no 118   Payment terms: 30 days\nTotal 500.00',
  'Invoice 118\nPayment due no later than 14 days\nTotal 500.00',
  'Invoice 118\nPlease pay without deduction within 14 days.\nTotal 500.00',
])('terms of payment deny nothing: %j', (text) => {
  expect(asks(text, OWN)).toBe(false);
});

test.each([
  'Invoice 118\nNo VAT payable as exempt.\nTotal 500.00',
  'Invoice 118\nPaid 0.00\nOutstanding amount 500.00',
  'Rechnung 118\nSpätestens 30 Tage nach Erhalt der Rechnung geraten Sie in Verzug.\nGesamt 500,00 EUR',
  'Rechnung 118\nDie Ware bleibt unser Eigentum, solange sie nicht vollständig bezahlt ist.\nGesamt 500,00 EUR',
  'Facture 118\nTout ce qui est payé en retard donne lieu à 40 euros.\nTotal 500,00 EUR',
  'Factuur 118\nOpenstaand bedrag 500,00\nTe betalen voor 3 mei',
])('what an invoice says once of its payment makes it no reminder: %j', (text) => {
  expect(asks(text, { ...OWN, isTitledSale: true })).toBe(false);
});

test('a row without an end is read in time with its length', () => {
  expect(asks(`Invoice 118 ${'previous '.repeat(100_000)}`)).toBe(false);
});

test('a long page of words is read in time with its length', () => {
  expect(asks('not yet '.repeat(60_000))).toBe(false);
});
