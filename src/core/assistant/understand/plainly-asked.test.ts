import { expect, test } from 'vitest';
import { buyer, questionsOf, seller } from '../testing/questions-of.ts';

/** Plain questions beside those that are asked back about: what made those careful must not cost these. */
const { read, planOf } = questionsOf([
  ...['Zephyr Air Conditioning Co', 'Blue Ocean Logistics LLC', 'Bergmann GmbH'].map(seller),
  buyer('Fenwick Holdings Ltd', 'fenwick holdings'),
]);

test.each([
  ['Spend by supplier May 2026', { period: { from: '2026-05-01', to: '2026-05-31' } }],
  ['spend by vendor April 2026', { period: { from: '2026-04-01', to: '2026-04-30' } }],
  ['spend by supplier Fenwick Holdings', { buyers: ['Fenwick Holdings Ltd'] }],
])('%s: a month or a buyer behind "by supplier" leaves the grouping', (message, where) => {
  expect(planOf(message)).toMatchObject({ wish: { kind: 'aggregate', by: 'seller' }, where });
});

test.each(['invoices from freight forwarder Blue Ocean', 'invoices issued by our supplier Blue Ocean'])(
  '%s: what a seller is may stand in front of its name',
  (message) => {
    expect(planOf(message).where).toEqual({ sellers: ['Blue Ocean Logistics LLC'] });
  },
);

test('what narrows in front of "supplier" is no part of what a seller is', () => {
  expect(planOf('invoices from unpaid supplier Bergmann').where).toMatchObject({ payment: 'unpaid' });
});

test.each([
  ['which supplier bills in dollars', { wish: { kind: 'names', dimension: 'seller' }, where: { currency: 'USD' } }],
  ['Which supplier invoices in francs?', { wish: { kind: 'names', dimension: 'seller' }, where: { currency: 'CHF' } }],
  ['Which supplier bills the most?', { wish: { kind: 'aggregate', by: 'seller', rank: { limit: 1 } } }],
  ['Which vendor bills most often?', { wish: { kind: 'aggregate', operation: 'count', by: 'seller' } }],
])('%s: to bill is what suppliers do', (message, plan) => {
  expect(planOf(message)).toMatchObject(plan);
});

test('supplier invoices that are overdue are invoices', () => {
  expect(planOf('which supplier invoices are overdue')).toMatchObject({
    wish: { kind: 'list' },
    where: { payment: 'overdue' },
  });
});

test.each([
  ['Which supplier is our biggest and how much did we spend there?', { kind: 'aggregate', by: 'seller' }],
  ['Welcher Lieferant ist der größte und wie viel haben wir dort ausgegeben?', { kind: 'aggregate', by: 'seller' }],
  ['Quel est notre plus gros fournisseur et combien avons-nous dépensé chez lui ?', { by: 'seller' }],
  ['What is our largest invoice and who sent it?', { kind: 'list', rank: { sort: 'amount', limit: 1 } }],
  ['Quelle est la plus grosse facture et de qui vient-elle ?', { kind: 'list', rank: { sort: 'amount', limit: 1 } }],
  ['Quand est arrivée la dernière facture de Zephyr et quel est son montant ?', { kind: 'list' }],
  ['Welche Rechnungen sind überfällig und wie hoch ist die Summe?', { operation: 'sum', measure: 'owed' }],
])('%s: one answer tells both', (message, wish) => {
  expect(planOf(message).wish).toMatchObject(wish);
});

test('who is biggest and what is owed there are two questions', () => {
  expect(read('Who is our biggest supplier and how much do we owe them?').kind).toBe('two');
});

test('"of what we spent" is no question of its own', () => {
  expect(planOf('Of what we spent in 2025, how much was Bergmann?')).toMatchObject({
    wish: { kind: 'aggregate', operation: 'sum' },
    where: { sellers: ['Bergmann GmbH'], period: { from: '2025-01-01', to: '2025-12-31' } },
  });
});

test.each([
  ['Show the monthly bills total for 2025', { wish: { by: 'month' } }],
  ['How does 2025 compares to 2024?', { wish: { kind: 'compare' } }],
  ['shares of each supplier', { wish: { operation: 'share', by: 'seller' } }],
  ['nvoices from bergmann', { wish: { kind: 'list' }, where: { sellers: ['Bergmann GmbH'] } }],
  ['pverdue invoices', { where: { payment: 'overdue' } }],
  ['Which invoices are late in May?', { where: { payment: 'overdue', due: { from: '2026-05-01' } } }],
  ['what was late last month', { where: { payment: 'overdue', due: { from: '2026-05-01' } } }],
  ['which invoices should be settled before their due date', { where: { payment: 'unpaid' } }],
  ['Is the last Bergmann invoice paid?', { wish: { rank: { sort: 'date', limit: 1 } } }],
  ['Are any Bergmann invoices paid?', { where: { payment: 'paid' } }],
  ['Combien avons-nous réglé?', { wish: { operation: 'sum', measure: 'gross' } }],
  ['Wie hoch ist die Nettogesamtsumme 2025?', { wish: { operation: 'sum', measure: 'net' } }],
  ['Bruttogesamtbetrag 2025', { wish: { operation: 'sum', measure: 'gross' } }],
  ['Vorsteueranspruch Q1 2026', { wish: { operation: 'sum', measure: 'tax' } }],
])('%s', (message, plan) => {
  expect(planOf(message)).toMatchObject(plan);
});

test('a month and a number twice in a span are days, which are asked back about', () => {
  expect(read('number of invoices from March 25 to April 10').kind).toBe('which_day');
});

test.each([
  ["what's due by due date", { wish: { rank: { sort: 'due', order: 'asc' } }, where: { payment: 'unpaid' } }],
  ['factures du dernier vendredi', { where: { period: { from: '2026-06-12', to: '2026-06-12' } } }],
  ['factures de vendredi dernier', { where: { period: { from: '2026-06-12', to: '2026-06-12' } } }],
  ['Have we paid Bergmann?', { wish: { kind: 'list' }, where: { payment: 'unpaid' } }],
  ['Did we pay the Bergmann invoice?', { wish: { kind: 'list' }, where: { payment: 'unpaid' } }],
  ['average invoices per month in 2025', { wish: { operation: 'count', each: 'month' } }],
])('%s', (message, plan) => {
  expect(planOf(message)).toMatchObject(plan);
});

test('"make it 2025" asks the same of another year, and not of the document shown', () => {
  const previous = { ...planOf('latest invoice from Bergmann'), shown: ['a'] };
  const goneOn = questionsOf([seller('Bergmann GmbH')], () => ({ previous }));
  expect(goneOn.planOf('make it 2025').where).toEqual({
    sellers: ['Bergmann GmbH'],
    period: { from: '2025-01-01', to: '2025-12-31' },
  });
});

test.each([
  ...['what have we paid Bergmann', 'how much have we paid Bergmann?', 'what did we pay Bergmann'],
  ...['Combien avons-nous payé à Bergmann ?', 'Combien a été réglé chez Bergmann?', 'Combien on a payé Bergmann'],
  ...['Wie viel haben wir Bergmann bezahlt?'],
])('%s: what was paid in all is asked, and not whether it was', (message) => {
  expect(planOf(message)).toMatchObject({ wish: { operation: 'sum', measure: 'gross' } });
  expect(planOf(message).where.payment).toBeUndefined();
});
