import { expect, test } from 'vitest';
import { questionsOf, seller } from '../testing/questions-of.ts';

const { read, planOf } = questionsOf([seller('Bergmann Bürobedarf GmbH'), seller('Imprimerie Dubois SARL')]);

test.each([
  'Andere Rechnungen von Bergmann',
  'fehlerfreie Rechnungen',
  'Rechnungen, denen wir widersprochen haben',
  'Wie hoch war der Verbrauch im Mai?',
  'Hauptsitz von Bergmann',
  'Ausgaben für die Stadt 2025',
  'Nettogewinn 2025',
  'Umsatzsteuervoranmeldung Mai 2026',
])('%s: a word that has a known one in it says something else', (message) => {
  expect(read(message).kind).toBe('unclear');
});

test.each([
  ['Combien de casques avons-nous achetés en 2025 ?', 'casques'],
  ['Combien de filtres avons-nous achetés en 2025 ?', 'filtres'],
  ['couteaux achetés en 2025', 'couteaux'],
  ['imprimantes achetées en 2025', 'imprimantes'],
])('%s: asks for what was bought', (message, words) => {
  expect(planOf(message).wish).toMatchObject({ kind: 'lines', words });
});

test('the words themselves are read as before', () => {
  expect(read('ändere die Rechnung')).toMatchObject({ kind: 'refuse', about: 'change' });
  expect(planOf('combien avons-nous casqué chez Dubois').wish).toMatchObject({ operation: 'sum' });
  expect(planOf('combien nous coûte Dubois').wish).toMatchObject({ operation: 'sum' });
  expect(planOf('Hauptlieferanten 2025').wish).toMatchObject({ by: 'seller' });
  expect(planOf('Wie viele Rechnungen sind gerade überfällig?').where.payment).toBe('overdue');
  expect(planOf('chez combien de fournisseurs avons-nous des impayés ?').wish).toMatchObject({
    kind: 'names',
    count: true,
  });
});

test('a noun of a sentence is no seller that nobody knows', () => {
  expect(read('Wie hoch war der Verbrauch im Mai?').kind).not.toBe('unknown_name');
  expect(read('Ausgaben bei Siemens').kind).toBe('unknown_name');
});
