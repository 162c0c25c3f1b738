import { expect, test } from 'vitest';
import { buyer, questionsOf, seller } from '../testing/questions-of.ts';

const { read } = questionsOf([seller('Bergmann Bürobedarf GmbH'), buyer('Larkspur Media GmbH', 'larkspur')]);

test.each([
  'which customers owe us money?',
  "which clients haven't paid yet",
  'who still owes us?',
  'welche Kunden haben noch nicht bezahlt',
  'was schuldet uns Bergmann?',
  'quels clients nous doivent de l’argent',
  'combien Bergmann nous doit-il ?',
])('%s: what others owe stands in no invoice that was received', (message) => {
  expect(read(message)).toMatchObject({ kind: 'refuse', about: 'outside' });
});

test.each([
  'what do we owe Bergmann?',
  'which bills have not been paid',
  'was schulden wir Bergmann?',
  'welche Rechnungen haben wir noch nicht bezahlt',
  'que devons-nous à Bergmann ?',
  'combien nous a coûté Bergmann ?',
])('%s: what is owed to others does', (message) => {
  expect(read(message).kind).toBe('plan');
});

test.each(['customer invoices in May', 'Ausgangsrechnungen Mai', 'factures clients'])(
  '%s: none are known that were sent to others',
  (message) => {
    expect(read(message)).toMatchObject({ kind: 'refuse', about: 'outside' });
  },
);

test.each([
  'zeig mir was wir noch schulden',
  'kannst du mir sagen, wie viel wir schulden?',
  'sag mir wem wir Geld schulden',
  'invoices to buyer Larkspur Media that are not paid',
  'Rechnungen an den Kunden Larkspur Media, noch nicht bezahlt',
  'factures pour le client Larkspur Media qui ne sont pas payées',
  "invoices without a customer number that haven't been paid",
  'factures sans numéro client pas payées',
  'which buyers have invoices that are not paid',
  'how much did we spend on debtor insurance',
  'factures client Larkspur Media',
])('%s: is of what is owed to others', (message) => {
  expect(read(message).kind).not.toBe('refuse');
});
