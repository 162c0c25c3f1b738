import { expect, test } from 'vitest';
import { questionsOf, seller } from '../testing/questions-of.ts';

const { read, planOf } = questionsOf([seller('Zephyr Air Conditioning Co'), seller('Paperworks Inc')]);

test.each([
  ['how many invoices in May and what was the biggest?', 'How many invoices in May', 'What was the biggest'],
  [
    'How much did we spend in May and who was the top supplier?',
    'How much did we spend in May',
    'Who was the top supplier',
  ],
  ['What is overdue and what is due next week?', 'What is overdue', 'What is due next week'],
  ['total spend and number of invoices in 2025', 'Total spend in 2025', 'Number of invoices in 2025'],
  ['What did we spend at Zephyr? And at Paperworks?', 'What did we spend at Zephyr', 'And at Paperworks'],
])('%s: two questions are asked back about, each by itself', (message, ...questions) => {
  expect(read(message)).toEqual({ kind: 'two', questions, language: 'en' });
});

test.each([
  [
    'Wie viele offene Rechnungen haben wir und wie hoch ist die Summe?',
    'Wie viele offene Rechnungen haben wir',
    'Wie hoch ist die Summe',
  ],
  [
    'Was haben wir bei Zephyr ausgegeben und wann war die letzte Rechnung?',
    'Was haben wir bei Zephyr ausgegeben',
    'Wann war die letzte Rechnung',
  ],
  ['Summe und Anzahl der Rechnungen 2025', 'Summe 2025', 'Anzahl der Rechnungen 2025'],
  [
    'combien de factures en mai et quelle est la plus grosse ?',
    'Combien de factures en mai',
    'Quelle est la plus grosse',
  ],
])('%s: so they are in German and French', (message, ...questions) => {
  expect(read(message)).toMatchObject({ kind: 'two', questions });
});

test.each(['Welche Rechnungen sind offen und wann sind sie fällig?', 'Rechnungen, welche offen sind'])(
  '%s: is one question too',
  (message) => {
    expect(planOf(message).where.payment).toBe('unpaid');
  },
);

test.each([
  'Welche Kunden haben überfällige Rechnungen?',
  'wer hat überfällige Rechnungen',
  'quels clients ont des factures en retard ?',
])('%s: in a ledger received those are sellers', (message) => {
  expect(planOf(message)).toMatchObject({
    wish: { kind: 'names', dimension: 'seller' },
    where: { payment: 'overdue' },
  });
});

test.each([
  "I'm doing the books for April. How much did we spend?",
  'what did we spend at Zephyr and Paperworks in 2025',
  'do we have anything outstanding with Zephyr, and how much?',
])('%s: is one question', (message) => {
  expect(read(message).kind).not.toBe('two');
});

test.each([
  'invoices from Paperworks or above 5000 euros',
  'overdue or above 5000',
  'invoices from Zephyr or overdue',
  'paid or unpaid invoices from Zephyr',
])('%s: either of two conditions is no document that both hold for', (message) => {
  expect(read(message).kind).toBe('unclear');
});

test('two of a kind are either', () => {
  expect(planOf('invoices from Zephyr or Paperworks in 2025').where.sellers).toHaveLength(2);
});

test.each([
  'invoices on hold',
  'spend for work in 2025',
  'invoices from Zephyr with a note',
  'how many good invoices in 2025',
  'IT invoices from 2025',
  'urgent bills from Zephyr',
  'her invoices from Zephyr',
])('%s: small words that narrow are asked back about', (message) => {
  expect(read(message).kind).toBe('unclear');
});

test.each(['list the invoices by name', 'good, show me the Zephyr invoices', 'spend per company'])(
  '%s: where they narrow nothing they may stand',
  (message) => {
    expect(read(message).kind).toBe('plan');
  },
);

test.each(['which customers have overdue invoices?', 'who has overdue invoices?', 'Which customers are overdue?'])(
  '%s: of invoices received those are the sellers',
  (message) => {
    expect(planOf(message)).toMatchObject({
      wish: { kind: 'names', dimension: 'seller' },
      where: { payment: 'overdue' },
    });
  },
);

test.each(['what bills are coming up?', "what's coming up", 'which invoices are coming up soon'])(
  '%s: what is to be paid next',
  (message) => {
    expect(planOf(message).where).toEqual({ due: { from: '2026-06-17' }, payment: 'unpaid' });
  },
);

test('a filter typed alone lists', () => {
  expect(planOf('currency: EUR')).toMatchObject({ wish: { kind: 'list' }, where: { currency: 'EUR' } });
});

test('a day of no month is the one that comes next where something is due', () => {
  expect(planOf('invoices due by the 30th').where.due).toEqual({ to: '2026-06-30' });
  expect(planOf('bills due on the 15th').where.due).toEqual({ from: '2026-07-15', to: '2026-07-15' });
});

test('the largest invoices are several', () => {
  expect(planOf('largest invoices of 2025').wish).toMatchObject({ rank: { limit: 5 } });
  expect(planOf('the largest invoice of 2025').wish).toMatchObject({ rank: { limit: 1 } });
});

test.each([
  ['what is overdue today?', { payment: 'overdue' }],
  ['paid Zephyr invoices over 2,000', { payment: 'paid' }],
  ['make it 2025', { period: { from: '2025-01-01', to: '2025-12-31' } }],
  ['what falls due the week of 22 June', { due: { from: '2026-06-22', to: '2026-06-28' } }],
  ['overdue by two months or more', { due: { to: '2026-04-16' }, payment: 'overdue' }],
  ['next bill to pay', { due: { from: '2026-06-17' }, payment: 'unpaid' }],
])('%s', (message, where) => {
  expect(planOf(message).where).toMatchObject(where);
});

test.each([
  ['unpaid Zephyr invoices: how many?', 'count'],
  ['# zephyr bills 2025', 'count'],
])('%s: a number of invoices', (message, operation) => {
  expect(planOf(message).wish).toMatchObject({ kind: 'aggregate', operation });
});

test('spend on invoices of an unknown kind is of no line items', () => {
  const understood = read('euro spend in 2025 on approved invoices only');
  expect(understood.kind === 'plan' && understood.plan.wish).toMatchObject({ kind: 'lines', isGuessed: true });
});
