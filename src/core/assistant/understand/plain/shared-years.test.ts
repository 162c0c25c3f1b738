import { expect, test } from 'vitest';
import { questionsOf, seller } from '../../testing/questions-of.ts';

const { planOf } = questionsOf([seller('Zephyr Air Conditioning Co'), seller('Imprimerie Dubois SARL')]);
const sidesOf = (message: string) => {
  const { wish } = planOf(message);
  return wish.kind === 'compare' ? wish.sides.map(({ where }) => [where.period?.from, where.period?.to]) : wish;
};

test.each([
  ['difference between Q1 and Q2 2025', '2025-01-01', '2025-03-31', '2025-04-01', '2025-06-30'],
  ['spend in March vs April 2025', '2025-03-01', '2025-03-31', '2025-04-01', '2025-04-30'],
  ['Q2 vs Q1 2025', '2025-04-01', '2025-06-30', '2025-01-01', '2025-03-31'],
  ['spend in Q2 2025 compared with Q1', '2025-04-01', '2025-06-30', '2025-01-01', '2025-03-31'],
  ['compare Q1 and Q2 last year', '2025-01-01', '2025-03-31', '2025-04-01', '2025-06-30'],
  [
    'how does the first half of 2025 compare with the second for Zephyr',
    '2025-01-01',
    '2025-06-30',
    '2025-07-01',
    '2025-12-31',
  ],
])('%s: the year that stands once is of both', (message, from1, to1, from2, to2) => {
  expect(sidesOf(message)).toEqual([
    [from1, to1],
    [from2, to2],
  ]);
});

test.each([
  ['spend in January, February and March 2025', '2025-01-01', '2025-03-31'],
  ['Ausgaben im März und April 2025', '2025-03-01', '2025-04-30'],
  ['dépenses T1 et T2 2025', '2025-01-01', '2025-06-30'],
  ['spend in December and January 2026', '2025-12-01', '2026-01-31'],
  ['spend from October to March 2026', '2025-10-01', '2026-03-31'],
  ['spend at Zephyr in Q1 last year', '2025-01-01', '2025-03-31'],
  ['spend in the first half of last year', '2025-01-01', '2025-06-30'],
  ["last year's third quarter spend", '2025-07-01', '2025-09-30'],
  ['what did we spend last December', '2025-12-01', '2025-12-31'],
  ['what did we spend last June', '2025-06-01', '2025-06-30'],
])('%s: %s to %s', (message, from, to) => {
  expect(planOf(message)).toMatchObject({ wish: { kind: 'aggregate' }, where: { period: { from, to } } });
});

test('the last invoice of a month is a document', () => {
  expect(planOf('the last March invoice').wish).toMatchObject({ kind: 'list', rank: { sort: 'date', limit: 1 } });
});
