import { expect, test } from 'vitest';
import type { Plan } from '../plan.ts';
import { indexNames, type KnownName } from './match-names.ts';
import { planQuestion } from './plan-question.ts';

const seller = (name: string): KnownName => ({ name, key: name, isSeller: true, isBuyer: false });
const names = indexNames(['Bergmann Bürobedarf GmbH', 'Green Leaf Gardens Ltd'].map(seller));
const read = (message: string, documentId?: string) =>
  planQuestion(message, { today: '2026-06-17', names, documents: [], documentId });
const planOf = (message: string, documentId?: string): Plan => {
  const understood = read(message, documentId);
  if (understood.kind !== 'plan') throw new Error(`${message}: ${understood.kind}`);
  return understood.plan;
};

test.each([
  'how much did I spend in both May and June?',
  'did I spend more than 1000 in both May and June?',
  'average turnaround for invoices in May',
  'how much have I submitted in May?',
])('%s: a word that changes the figure is asked back about', (message) => {
  expect(read(message).kind).toBe('unclear');
});

test('"both" in front of two fields is read with them', () => {
  expect(planOf('invoices lacking both a due date and a purchase order').where.missing).toEqual([
    'DUE_DATE',
    'PURCHASE_ORDER',
  ]);
});

test.each([
  'did we pay anyone more than 10000?',
  'did anyone charge me more than 5000?',
  'do I still owe anyone more than 500?',
  'do any of them cost more than 500?',
  'is there anything I paid more than 500 for?',
  'did I spend more than 500 on a single purchase?',
  'did all months cost more than 1000?',
  "ai-je déjà payé plus de 5000 euros à quelqu'un ?",
])('%s: one of them is not tested by the sum of all', (message) => {
  expect(read(message).kind).toBe('unclear');
});

test.each(['have I ever paid more than 5000 to Bergmann?', 'has Bergmann ever charged more than 5000?'])(
  '%s: documents that large are listed',
  (message) => {
    expect(planOf(message)).toMatchObject({ wish: { kind: 'list' }, where: { over: '5000' } });
  },
);

test.each([
  ['invoices without a due date and total over 100', { missing: ['DUE_DATE'], over: '100' }],
  ['invoices without purchase order, total over 500', { missing: ['PURCHASE_ORDER'], over: '500' }],
  ['Rechnungen ohne Fälligkeit und Betrag über 500', { missing: ['DUE_DATE'], over: '500' }],
  ['factures sans échéance et montant supérieur à 500', { missing: ['DUE_DATE'], over: '500' }],
  ['invoices without VAT and total above 1000', { missing: ['TAX_AMOUNT'], over: '1000' }],
])('%s: the field with a condition of its own is not missing', (message, where) => {
  expect(planOf(message)).toMatchObject({ wish: { kind: 'list' }, where });
});

test.each(['invoices without IBAN and the due date in May', 'invoices without IBAN and tax over 100'])(
  '%s: asked back about',
  (message) => {
    expect(read(message).kind).toBe('unclear');
  },
);

test.each([
  'Umsatzsteuer 19% und 7%',
  'TVA à 5,5 % et 20 %',
  'how much VAT at 20% and at 5%',
  'net and tax at 19 and 7 %',
  'invoices with VAT over 10%',
  'Rechnungen mit über 10% MwSt',
  'how much is 19% of the tax I paid?',
])('%s: is about no one rate, and not answered with the first', (message) => {
  expect(read(message).kind).toBe('unclear');
});

test('one rate with a decimal comma stays one', () => {
  expect(planOf('factures à 5,5 % de TVA').wish).toMatchObject({ kind: 'rates', rate: '5.5' });
});

test.each([
  ['how many days did I take to pay?', 'd1'],
  ['how long is it?', 'd1'],
  ['wie lange war die Rechnung offen?', 'd1'],
  ['how many days late was it paid?', 'd1'],
  ['how long has it taken me to pay Bergmann?', undefined],
])('%s: other days than those until it is due', (message, documentId) => {
  expect(read(message, documentId).kind).toBe('unclear');
});

test.each([
  ['how long ago was it issued?', { labels: ['INVOICE_DATE'] }],
  ['how long do I have to pay it?', { labels: ['DUE_DATE'], inDays: true }],
  ['how many days has it been overdue?', { labels: ['DUE_DATE'], inDays: true }],
  ['depuis combien de jours est-elle en retard ?', { labels: ['DUE_DATE'], inDays: true }],
])('%s: the day that is asked about', (message, wish) => {
  expect(planOf(message, 'd1').wish).toEqual({ kind: 'field', ...wish });
});

test.each([
  ['combien ai-je payé par CB ?', 'unknown_name'],
  ['Hatte ich im Mai 20 Rechnungen?', 'unclear'],
  ['Ai-je reçu en mai 20 factures ?', 'unclear'],
])('%s: neither "how many" nor a year', (message, kind) => {
  expect(read(message).kind).toBe(kind);
});

test('"kind of" is talk, but behind "by" it is what is asked; what is provided with a field has it', () => {
  expect(planOf('spend by kind of document').wish).toMatchObject({ by: 'type' });
  expect(planOf('I kind of need the total of 2025')).toEqual(planOf('I need the total of 2025'));
  expect(planOf('invoices provided with an IBAN').where).toEqual({ has: ['IBAN'] });
});

test.each(['how much did I spend on average on paper in 2024', 'average spend on paper', 'average quantity of paper'])(
  '%s: is no average price',
  (message) => {
    expect(read(message).kind).toBe('unclear');
  },
);

test('what is paid for something on average is its average price', () => {
  expect(planOf('What do I pay for paper on average?').wish).toMatchObject({ kind: 'lines', wants: 'averagePrice' });
});

test.each(["what is Bergmann's normal rate?", 'from 10 invoices how many are overdue?'])(
  '%s: neither a rate of tax nor a bound',
  (message) => {
    expect(read(message).kind).toBe('unclear');
  },
);

test('at most ten invoices are as many to be listed; accounts that are overdue are no bank accounts', () => {
  expect(planOf('max 10 invoices please').wish).toMatchObject({ kind: 'list', rank: { limit: 10 } });
  expect(planOf('at most 10 invoices?').wish).toMatchObject({ kind: 'aggregate', test: { max: '10' } });
  expect(planOf('what accounts are overdue?')).toMatchObject({ wish: { kind: 'list' }, where: { payment: 'overdue' } });
});
