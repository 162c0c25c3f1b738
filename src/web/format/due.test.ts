import { expect, test } from 'vitest';
import { dueState, type Payable } from './due.ts';

const INVOICE: Payable = { documentType: 'invoice', dueDate: '2026-08-14', amountDue: null, total: '12626.76' };
const TODAY = '2026-08-24';

test('an invoice with something left to pay is due or overdue', () => {
  expect(dueState(INVOICE, TODAY)).toEqual({ kind: 'open', days: -10, text: '10 days overdue' });
  expect(dueState({ ...INVOICE, amountDue: '0.50' }, '2026-08-12')).toMatchObject({ text: 'due in 2 days' });
  expect(dueState({ ...INVOICE, total: null }, TODAY), 'no total was read').toMatchObject({ kind: 'open' });
});

test('where the paper says that nothing is left, it is paid', () => {
  expect(dueState({ ...INVOICE, amountDue: '0.00' }, TODAY)).toEqual({ kind: 'paid', text: 'paid' });
  expect(dueState({ ...INVOICE, amountDue: '-3.00' }, TODAY)).toEqual({ kind: 'paid', text: 'paid' });
});

test.each([
  ['a credit note', { documentType: 'credit_note' }],
  ['a receipt', { documentType: 'receipt' }],
  ['an invoice of nothing', { total: '0.00' }],
  ['an invoice without a due date', { dueDate: null }],
  ['a due date that is none', { dueDate: 'on receipt' }],
])('%s is neither due nor overdue', (_, change) => {
  expect(dueState({ ...INVOICE, ...change }, TODAY)).toBeNull();
});
