import { expect, test } from 'vitest';
import { questionsOf, seller } from '../../testing/questions-of.ts';

const { read, planOf } = questionsOf(
  ['Total', 'Koch', 'Post AG', 'Free SAS', 'Chase', 'Mai GmbH', 'Hotel Adler GmbH', 'Super Markt KG'].map(seller),
);

test.each([
  ['Ausgaben bei Koch 2025', 'Koch'],
  ['Koch 2025', 'Koch'],
  ['Koch-Rechnungen', 'Koch'],
  ['Wie viel haben wir bei Total ausgegeben?', 'Total'],
  ['Rechnungen von Total', 'Total'],
  ['dépenses Total 2025', 'Total'],
  ['combien chez Free', 'Free SAS'],
  ['Chase invoices 2026', 'Chase'],
  ['Ausgaben bei Mai GmbH', 'Mai GmbH'],
  ['Rechnungen vom Hotel Adler', 'Hotel Adler GmbH'],
  ['Wie viel haben wir bei der Post ausgegeben?', 'Post AG'],
])('%s: a seller called by a common word is asked for', (message, name) => {
  expect(planOf(message).where.sellers).toEqual([name]);
});

test.each([
  'Total 2025',
  'Gesamt total 2025',
  'total des factures 2025',
  'Show Me The Total',
  'Rechnungen von Mai bis Juni',
])('%s: the word says what it says elsewhere', (message) => {
  expect(planOf(message).where.sellers).toBeUndefined();
});

test('thanks are no name', () => {
  expect(read('super, danke').kind).toBe('talk');
});
