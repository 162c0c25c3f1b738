import { expect, test } from 'vitest';
import type { Plan } from '../../plan.ts';
import { questionsOf, seller } from '../../testing/questions-of.ts';

const { planOf: plainly, read } = questionsOf([seller('Bergmann GmbH')], (previous?: Plan) => ({ previous }));
const goneOn = (first: string, second: string) => plainly(second, plainly(first));

test.each([
  ['overdue invoices', 'by supplier', { by: 'seller', measure: 'owed' }, { payment: 'overdue' }],
  ['unpaid invoices', 'and per month?', { by: 'month', measure: 'owed' }, { payment: 'unpaid' }],
  ['Bergmann invoices', 'by month', { by: 'month', measure: 'gross' }, { sellers: ['Bergmann GmbH'] }],
  [
    'invoices from 2025',
    'how many per supplier',
    { operation: 'count', by: 'seller' },
    { period: { from: '2025-01-01' } },
  ],
  ['überfällige Rechnungen', 'nach Lieferant', { by: 'seller', measure: 'owed' }, { payment: 'overdue' }],
  ['factures en retard', 'par fournisseur', { by: 'seller', measure: 'owed' }, { payment: 'overdue' }],
])('%s, then %s: the groups are of that list', (first, second, wish, where) => {
  expect(goneOn(first, second)).toMatchObject({ wish: { kind: 'aggregate', ...wish }, where });
});

test('a whole question by supplier is of everything', () => {
  expect(goneOn('overdue invoices', 'spend by supplier').where).toEqual({});
});

test.each([
  ['how much did we spend in 2025', 'how many invoices'],
  ['Wie viel haben wir 2025 ausgegeben?', 'Wie viele Rechnungen sind das?'],
  ['Combien avons-nous dépensé en 2025 ?', 'et combien de factures ?'],
])('%s, then %s: the number is of that sum', (first, second) => {
  expect(goneOn(first, second)).toMatchObject({
    wish: { operation: 'count' },
    where: { period: { from: '2025-01-01' } },
  });
});

test('how many invoices there are is asked of all', () => {
  expect(goneOn('how much did we spend in 2025', 'how many invoices do we have from Bergmann?').where).toEqual({
    sellers: ['Bergmann GmbH'],
  });
});

test.each([
  ['spend by supplier 2025', 'top 3', { by: 'seller', rank: { order: 'desc', limit: 3 } }],
  ['spend by month 2025', 'which was the highest?', { by: 'month', rank: { order: 'desc', limit: 1 } }],
  ['Ausgaben je Lieferant 2025', 'die drei größten', { by: 'seller', rank: { order: 'desc', limit: 3 } }],
  ['Ausgaben je Lieferant 2025', 'Top 3', { by: 'seller', rank: { order: 'desc', limit: 3 } }],
  ['dépenses par fournisseur 2025', 'les trois premiers', { by: 'seller', rank: { order: 'desc', limit: 3 } }],
  ['dépenses par mois 2025', 'lequel est le plus élevé ?', { by: 'month', rank: { order: 'desc', limit: 1 } }],
])('%s, then %s: of those groups', (first, second, wish) => {
  expect(goneOn(first, second)).toMatchObject({ wish, where: { period: { from: '2025-01-01' } } });
});

test.each([
  ['price of hammers', 'the cheapest', 'cheapest'],
  ['price of hammers', 'average', 'averagePrice'],
  ['price of hammers', 'the latest', 'latest'],
  ['Preis Hammer', 'der günstigste', 'cheapest'],
  ['Preis Hammer', 'im Durchschnitt', 'averagePrice'],
])('%s, then %s: of those lines', (first, second, wants) => {
  expect(goneOn(first, second).wish).toMatchObject({ kind: 'lines', wants });
});

test('the cheapest invoice is none of the lines', () => {
  expect(goneOn('price of hammers', 'the cheapest invoice').wish).toMatchObject({ kind: 'list' });
});

test.each([
  ['overdue invoices', 'more than 60 days'],
  ['überfällige Rechnungen', 'mehr als 60 Tage'],
  ['factures en retard', 'de plus de 60 jours'],
])('%s, then %s: so long ago they were due', (first, second) => {
  expect(goneOn(first, second).where).toEqual({ payment: 'overdue', due: { to: '2026-04-17' } });
});

test('an order alone is that of the list before', () => {
  expect(goneOn('unpaid invoices', 'oldest first')).toMatchObject({
    wish: { kind: 'list', rank: { sort: 'date', order: 'asc', limit: 100_000 } },
    where: { payment: 'unpaid' },
  });
  expect(read('oldest first').kind).not.toBe('refuse');
});

test.each([
  ['who is our biggest supplier', 'how much do we owe them?'],
  ['who is our biggest supplier', 'how many invoices?'],
  ['Wer ist unser größter Lieferant?', 'Wie viel schulden wir ihm?'],
  ['Qui est notre plus gros fournisseur ?', 'Combien lui devons-nous ?'],
])('%s, then %s: never answered of everybody', (first, second) => {
  expect(read(second, plainly(first)).kind).toBe('unclear');
});

test('which of the largest are unpaid is asked of those shown', () => {
  const shown = ['a', 'b', 'c'];
  expect(plainly('which are unpaid?', { ...plainly('top 3 invoices in euros'), shown }).where).toMatchObject({
    ids: shown,
    payment: 'unpaid',
  });
});
