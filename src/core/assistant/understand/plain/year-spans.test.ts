import { expect, test } from 'vitest';
import { questionsOf, seller } from '../../testing/questions-of.ts';

const { planOf, read } = questionsOf(['Northwind Tools Ltd'].map(seller));
const BOTH = { from: '2024-01-01', to: '2025-12-31' };

test.each([
  'spend 2024-2025',
  'spend at Northwind 2024/2025',
  'Spend in 2024–2025 by supplier',
  'Ausgaben 2024-2025',
  'Ausgaben 2024/2025',
  'Rechnungen 2024 – 2025',
  'dépenses 2024-2025',
  'dépenses en 2024/2025',
  'factures 2024–2025',
])('%s: of both years', (message) => {
  expect(planOf(message).where.period).toEqual(BOTH);
});

test('two years are put beside each other where they are compared', () => {
  expect(planOf('compare 2024/2025').wish.kind).toBe('compare');
});

test('a document that is called so is meant', () => {
  const called = questionsOf([], () => ({ documents: [{ id: 'd1', said: '2024-2025' }] }));
  expect(called.planOf('total of 2024-2025').where).toEqual({ ids: ['d1'] });
});

test.each([
  ['invoice 2024-2025', 'unknown_document'],
  ['Rechnung 2024/2025', 'unknown_document'],
  ['spend FY 2024/2025', 'unclear'],
  ['spend 2024/2025 financial year', 'unclear'],
  ['Ausgaben im Geschäftsjahr 2024/2025', 'unclear'],
  ["dépenses de l'exercice 2024/2025", 'unclear'],
  ['spend May 2024/2025', 'unclear'],
])('%s: no span of two years', (message, kind) => {
  expect(read(message).kind).toBe(kind);
});
