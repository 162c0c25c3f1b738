import { describe, expect, test } from 'vitest';
import type { Plan } from '../plan.ts';
import { buyer, questionsOf, seller } from '../testing/questions-of.ts';

const { read, planOf } = questionsOf(
  [
    ...['Bergmann Bürobedarf GmbH', 'Zephyr Co', 'Dubois SARL', 'Chase', 'Skip', 'JPMorgan Chase Bank'].map(seller),
    buyer('Fenwick Holdings Ltd', 'fenwick'),
    buyer('Larkspur Media Ltd', 'larkspur'),
  ],
  (previous?: Plan) => ({ previous }),
);
/** The second message, where the first listed three documents. */
const behindList = (first: string, message: string) => planOf(message, { ...planOf(first), shown: ['a', 'b', 'c'] });
const year = (number: number) => ({ from: `${number}-01-01`, to: `${number}-12-31` });

describe('a group before a colon is one, and no condition', () => {
  test.each([
    ['VAT by month: 2026', { measure: 'tax', by: 'month' }, { period: year(2026) }],
    ['TVA par mois: 2026', { measure: 'tax', by: 'month' }, { period: year(2026) }],
    ['Dépenses par fournisseur: 2026', { operation: 'sum', by: 'seller' }, { period: year(2026) }],
    ['Spend by currency: 2026', { operation: 'sum', by: 'currency' }, { period: year(2026) }],
    ['By supplier: how much did we spend in 2026?', { operation: 'sum', by: 'seller' }, { period: year(2026) }],
    ['Nombre de factures par fournisseur : 2026', { operation: 'count', by: 'seller' }, { period: year(2026) }],
    ['Invoices by type: 2026', { operation: 'sum', by: 'type' }, { period: year(2026) }],
    ['Ausgaben nach Typ: 2026', { operation: 'sum', by: 'type' }, { period: year(2026) }],
    ['Spend by document type: 2026', { operation: 'sum', by: 'type' }, { period: year(2026) }],
    ['Overdue by supplier: 2026', { measure: 'owed', by: 'seller' }, { period: year(2026), payment: 'overdue' }],
    ['unpaid by vendor: show all', { measure: 'owed', by: 'seller' }, { payment: 'unpaid' }],
    ['Largest supplier: name and total', { by: 'seller', rank: { sort: 'amount', order: 'desc', limit: 1 } }, {}],
    ['Spend per supplier: 2026', { operation: 'sum', by: 'seller' }, { period: year(2026) }],
    ['Ausgaben pro Monat: 2026', { operation: 'sum', by: 'month' }, { period: year(2026) }],
    ['Ausgaben je Währung: 2026', { operation: 'sum', by: 'currency' }, { period: year(2026) }],
    ['Number of invoices per month: 2025', { operation: 'count', by: 'month' }, { period: year(2025) }],
    ['Liste pro Lieferant: offene Rechnungen', { measure: 'owed', by: 'seller' }, { payment: 'unpaid' }],
  ])('%s', (message, wish, where) => {
    const plan = planOf(message);
    expect(plan.wish).toMatchObject({ kind: 'aggregate', ...wish });
    expect(plan.where).toEqual(where);
  });
});

describe('most overdue is a rank of sellers or months where these are asked for', () => {
  test.each([
    ['most overdue supplier', { operation: 'sum', by: 'seller', rank: { limit: 1 } }],
    ['most overdue suppliers', { operation: 'sum', by: 'seller', rank: { limit: 5 } }],
    ['which supplier is most overdue?', { operation: 'sum', by: 'seller', rank: { limit: 1 } }],
    ['which supplier has most overdue?', { operation: 'sum', by: 'seller', rank: { limit: 1 } }],
    ['the most past due supplier', { operation: 'sum', by: 'seller', rank: { limit: 1 } }],
    ['supplier with the most overdue invoices', { operation: 'count', by: 'seller', rank: { limit: 1 } }],
    ['who has the most overdue invoices?', { operation: 'count', by: 'seller', rank: { limit: 1 } }],
    ['Which month had the most overdue invoices?', { operation: 'count', by: 'month', rank: { limit: 1 } }],
    ['most late payments by supplier', { operation: 'sum', by: 'seller', rank: { limit: 1 } }],
  ])('%s', (message, wish) => {
    expect(planOf(message)).toMatchObject({
      wish: { kind: 'aggregate', measure: 'owed', ...wish },
      where: { payment: 'overdue' },
    });
  });

  test.each(['most overdue invoice', 'Which bill is the most overdue?'])('%s: the one due first', (message) => {
    expect(planOf(message).wish).toMatchObject({ kind: 'list', rank: { sort: 'due', order: 'asc', limit: 1 } });
  });
});

test.each([
  'Spend including freight in 2026',
  'How much did we spend in 2026 including fees?',
  'total including tips',
  'All documents including drafts',
  'Show everything including archived',
  'How much did we spend on invoices which include freight?',
  'Total fret inclus',
  'tous les documents, brouillons inclus',
])('%s: what a figure or a list includes is asked back about', (message) => {
  expect(read(message).kind).toBe('unclear');
});

test.each(['which invoices include freight?', 'invoices including "freight"'])(
  '%s: what invoices include is looked for',
  (message) => {
    expect(planOf(message)).toMatchObject({ wish: { kind: 'list' }, where: { words: 'freight' } });
  },
);

describe('sellers that are called as verbs are, and what is no deed is answered', () => {
  test.each([
    ['Chase invoices 2026', { kind: 'list' }, { sellers: ['Chase'], period: year(2026) }],
    ['invoices from Chase', { kind: 'list' }, { sellers: ['Chase'] }],
    ['invoices from JPMorgan Chase', { kind: 'list' }, { sellers: ['JPMorgan Chase Bank', 'Chase'] }],
    [
      'How much did we pay Skip in 2026?',
      { kind: 'aggregate', operation: 'sum' },
      { sellers: ['Skip'], period: year(2026) },
    ],
    ['Refund total in 2026', { kind: 'aggregate', operation: 'sum' }, { period: year(2026), types: ['credit_note'] }],
    ['Refund amount in 2025', { kind: 'aggregate', operation: 'sum' }, { period: year(2025), types: ['credit_note'] }],
    ['Refund from Bergmann', { kind: 'list' }, { sellers: ['Bergmann Bürobedarf GmbH'], types: ['credit_note'] }],
    ['Split the spend by supplier', { kind: 'aggregate', by: 'seller' }, {}],
  ])('%s', (message, wish, where) => {
    const plan = planOf(message);
    expect(plan.wish).toMatchObject(wish);
    expect(plan.where).toEqual(where);
  });

  test('a sum is split by month', () => {
    const spent = planOf('How much did we spend in 2026?');
    expect(planOf('split this by month', spent)).toMatchObject({
      wish: { kind: 'aggregate', operation: 'sum', by: 'month' },
      where: { period: year(2026) },
    });
  });

  test.each(['refund this invoice', 'split this invoice'])('%s: a deed is refused', (message) => {
    expect(read(message)).toMatchObject({ kind: 'refuse', about: 'change' });
  });
});

test.each([
  ['list invoices from Dubois', 'the last invoice', 'list', { sellers: ['Dubois SARL'] }],
  ['Rechnungen von Dubois', 'die letzte Rechnung', 'list', { sellers: ['Dubois SARL'] }],
  ['list invoices from Dubois', 'when is the last invoice due?', 'field', { sellers: ['Dubois SARL'] }],
  ['list invoices from Dubois', 'open the last invoice', 'list', { sellers: ['Dubois SARL'] }],
  ['overdue invoices', 'open the last invoice', 'list', { payment: 'overdue' }],
  ['invoices from 2025', 'the last invoice', 'list', { period: year(2025) }],
])('%s, then %s: the latest of those', (first, message, kind, where) => {
  const plan = behindList(first, message);
  expect(plan.wish).toMatchObject({ kind, rank: { sort: 'date', order: 'desc', limit: 1 } });
  expect(plan.where).toEqual(where);
});

test.each([
  ['Q1 19 percent VAT', { kind: 'rates', rate: '19' }, { from: '2026-01-01', to: '2026-03-31' }],
  ['Umsatzsteuer Q1 19 Prozent', { kind: 'rates', rate: '19' }, { from: '2026-01-01', to: '2026-03-31' }],
  [
    'Show Q2 20 most expensive invoices',
    { kind: 'list', rank: { sort: 'amount', order: 'desc', limit: 20 } },
    { from: '2026-04-01', to: '2026-06-30' },
  ],
  [
    'factures T1 15 plus grandes',
    { kind: 'list', rank: { sort: 'amount', order: 'desc', limit: 15 } },
    { from: '2026-01-01', to: '2026-03-31' },
  ],
])('%s: a number behind a quarter that counts is no year', (message, wish, period) => {
  expect(planOf(message)).toMatchObject({ wish, where: { period } });
});

test.each([
  ['Is Bergmann a supplier?', { sellers: ['Bergmann Bürobedarf GmbH'] }],
  ['Ist Bergmann ein Lieferant?', { sellers: ['Bergmann Bürobedarf GmbH'] }],
  ['Is Dubois one of our suppliers?', { sellers: ['Dubois SARL'] }],
  ['Is Larkspur Media a buyer?', { buyers: ['Larkspur Media Ltd'] }],
  ['Is Fenwick Holdings a customer?', { buyers: ['Fenwick Holdings Ltd'] }],
])('%s: yes, with the invoices', (message, where) => {
  expect(planOf(message)).toMatchObject({ wish: { kind: 'list', yesNo: true }, where });
});

test.each(['Is Zephyr a good supplier?', 'Are we getting on with Zephyr?'])('%s: no invoice tells', (message) => {
  expect(read(message).kind).toBe('unclear');
});

test('a number of invoices behind "on" is no day', () => {
  expect(planOf('What is the balance owed on the 5 largest invoices?')).toMatchObject({
    wish: { kind: 'list', rank: { sort: 'amount', order: 'desc', limit: 5 } },
    where: { payment: 'unpaid' },
  });
  expect(read('balance on 2 invoices').kind).toBe('unclear');
  expect(read('balance owed on 31 March')).toMatchObject({ kind: 'refuse', about: 'whenPaid' });
  expect(planOf('balance owed on 17 June 2026').wish).toMatchObject({ kind: 'aggregate', measure: 'owed' });
});

test.each(['Spend in fiscal year 2025', 'spend in the fiscal year 2025', 'Jahresübersicht 2025'])(
  '%s: of that year',
  (message) => {
    expect(planOf(message)).toMatchObject({
      wish: { kind: 'aggregate', operation: 'sum' },
      where: { period: year(2025) },
    });
  },
);

test('"60 to 30 days overdue" are those from 30 to 60', () => {
  expect(planOf('60 to 30 days overdue').where).toEqual(planOf('30 to 60 days overdue').where);
});

test.each([
  ['Which clients have overdue invoices?', 'overdue'],
  ['What clients have unpaid invoices?', 'unpaid'],
])('%s: clients are buyers, as bookkeepers call them', (message, payment) => {
  expect(planOf(message)).toMatchObject({ wish: { kind: 'names', dimension: 'buyer' }, where: { payment } });
});

test.each(['type:invoice status:paid', 'where status=paid and seller=Zephyr'])(
  '%s: is no sum of all that was spent',
  (message) => {
    expect(read(message).kind).toBe('unclear');
  },
);
