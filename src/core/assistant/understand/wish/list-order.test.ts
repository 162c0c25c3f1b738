import { expect, test } from 'vitest';
import { ALL_RANKED } from '../../plan.ts';
import { questionsOf, seller } from '../../testing/questions-of.ts';

const { read, planOf } = questionsOf([seller('Zephyr Air Conditioning Co'), seller('Imprimerie Dubois SARL')]);

test.each([
  ['list unpaid invoices newest first', 'date', 'desc'],
  ['Zephyr invoices, oldest first', 'date', 'asc'],
  ['show unpaid Zephyr invoices sorted by amount', 'amount', 'desc'],
  ['overdue bills sorted by amount ascending', 'amount', 'asc'],
  ['show the bills from May 2026 by due date', 'due', 'asc'],
  ['Dubois invoices in chronological order', 'date', 'asc'],
  ['unbezahlte Rechnungen, neueste zuerst', 'date', 'desc'],
  ['factures impayées triées par montant', 'amount', 'desc'],
])('%s: all of them, in that order', (message, sort, order) => {
  expect(planOf(message).wish).toMatchObject({ kind: 'list', rank: { sort, order, limit: ALL_RANKED } });
});

test('an order by due date asks for no due date', () => {
  expect(planOf('Dubois invoices from 2025 sorted by due date').where).toEqual({
    sellers: ['Imprimerie Dubois SARL'],
    period: { from: '2025-01-01', to: '2025-12-31' },
  });
});

test('the five largest in the order of their dates are two orders', () => {
  expect(read('5 largest invoices, newest first').kind).toBe('unclear');
});

test.each(['top 5 suppliers by amount', 'how many invoices by date', 'spend by supplier, highest first'])(
  '%s: is no list of documents',
  (message) => {
    const understood = read(message);
    expect(understood.kind === 'plan' && understood.plan.wish.kind).not.toBe('list');
  },
);
