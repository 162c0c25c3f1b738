import { expect, test } from 'vitest';
import { changedFilter, conditionsNote, conditionsOf, without } from './reading-conditions.ts';

const FILTER = { q: 'paper', seller: 'Acme & Söhne', from: '2026-03-01', to: '2026-03-31', due: 'overdue' } as const;

test('each condition says as what it can be changed; words that were looked for can only go', () => {
  expect(conditionsOf(FILTER).map(({ text, kind }) => [text, kind])).toEqual([
    ['Words: paper', null],
    ['Overdue', 'due'],
    ['Seller: Acme & Söhne', 'seller'],
    ['Mar 2026', 'month'],
  ]);
});

test('taking a condition away leaves the others as they are', () => {
  const period = conditionsOf(FILTER).find(({ kind }) => kind === 'month');
  expect(period && without(FILTER, period)).toEqual({ q: 'paper', seller: 'Acme & Söhne', due: 'overdue' });
});

test('a changed condition takes the place of the old one', () => {
  expect(changedFilter({ seller: 'Acme', status: 'completed' }, { seller: 'Zeta' })).toEqual({
    seller: 'Zeta',
    status: 'completed',
  });
});

test('what was set by hand reads as one line', () => {
  expect(conditionsNote({ filter: { seller: 'Acme' }, measure: 'net' })).toBe('Seller: Acme · Net amounts');
  expect(conditionsNote({ filter: {} })).toBe('All documents');
});
