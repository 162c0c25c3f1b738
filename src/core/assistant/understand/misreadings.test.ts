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
