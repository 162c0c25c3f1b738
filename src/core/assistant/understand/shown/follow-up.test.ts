import { expect, test } from 'vitest';
import type { Plan } from '../../plan.ts';
import { questionsOf, seller } from '../../testing/questions-of.ts';

const { read, planOf } = questionsOf(
  ['Northwind Tools Ltd', 'Northwind Traders Inc', 'Bergmann Bürobedarf GmbH', 'Green Leaf Gardens Ltd'].map(seller),
  (previous?: Plan) => ({ previous }),
);

test('a whole question inherits nothing; a fragment and a question that refers back do', () => {
  const overdue = planOf('welche rechnungen sind überfällig');
  expect(planOf('Wie viele Rechnungen von Bergmann gibt es?', overdue).where).toEqual({
    sellers: ['Bergmann Bürobedarf GmbH'],
  });
  expect(planOf('im März?', overdue).where).toEqual({
    payment: 'overdue',
    period: { from: '2026-03-01', to: '2026-03-31' },
  });
  expect(planOf('welche davon sind von Bergmann?', overdue).where).toEqual({
    payment: 'overdue',
    sellers: ['Bergmann Bürobedarf GmbH'],
  });
});

test('follow-ups that name nothing of their own go on with what was asked', () => {
  const unpaid = planOf('show unpaid invoices from bergmann');
  expect(planOf('how many are there?', unpaid)).toMatchObject({ wish: { operation: 'count' }, where: unpaid.where });
  expect(planOf('sort by amount', unpaid)).toMatchObject({
    wish: { kind: 'list', rank: { sort: 'amount', order: 'desc' } },
    where: unpaid.where,
  });
  const spent = planOf('how much did I spend at bergmann in 2025');
  expect(planOf('and the year before?', spent).where.period).toEqual({ from: '2024-01-01', to: '2024-12-31' });
});

test.each([
  ['invoices from Bergmann', 'which are unpaid?', { sellers: ['Bergmann Bürobedarf GmbH'], payment: 'unpaid' }],
  ['Rechnungen von Bergmann', 'welche sind überfällig?', { sellers: ['Bergmann Bürobedarf GmbH'], payment: 'overdue' }],
  ['factures de Bergmann', 'lesquelles sont impayées ?', { sellers: ['Bergmann Bürobedarf GmbH'], payment: 'unpaid' }],
])('%s, then %s: of those just listed', (first, message, where) => {
  expect(planOf(message, planOf(first))).toMatchObject({ wish: { kind: 'list' }, where });
});

test('which invoices are unpaid is asked of all', () => {
  expect(planOf('which invoices are unpaid?', planOf('invoices from Bergmann')).where).toEqual({ payment: 'unpaid' });
});

test.each([
  ['invoices from 2025', 'only those of May', '2025-05-01'],
  ['Rechnungen von Bergmann 2025', 'nur die aus Mai', '2025-05-01'],
  ['dépenses en 2024', 'et en mai ?', '2024-05-01'],
  ['invoices in Q1 2025', 'and in Q2?', '2025-04-01'],
  ['invoices from 2025', 'how many invoices did we get in May?', '2026-05-01'],
  ['invoices from 2026', 'only those of December', '2025-12-01'],
])('%s, then %s: a month goes on with the year before it', (first, message, from) => {
  expect(planOf(message, planOf(first)).where.period).toMatchObject({ from });
});

test.each([
  ['Ausgaben Dezember 2025', 'und im Januar?', '2026-01-01'],
  ['spending in Q4 2025', 'and Q1?', '2026-01-01'],
  ['spending in December 2024', 'and since January?', '2026-01-01'],
  ['spending in 2025', 'and this january?', '2026-01-01'],
  ['Ausgaben 2025', 'und diesen Mai?', '2026-05-01'],
  ['spending in 2025', 'and in may this year?', '2026-05-01'],
  ['spending in March 2025', 'and in April?', '2025-04-01'],
  ['Ausgaben 2025', 'und im Mai?', '2025-05-01'],
])('%s, then %s: a year goes on to what is later in it, where no other is said', (first, message, from) => {
  const understood = read(message, planOf(first));
  if (understood.kind === 'plan') expect(understood.plan.where.period).toMatchObject({ from });
  else expect(understood.kind).toBe('unclear');
});

test('a name that fits several and is left out stays left out once it is chosen', () => {
  const asked = read('spend in 2025 except Northwind');
  const plan = asked.kind === 'ask' ? asked.plan : undefined;
  expect(planOf('Northwind Tools Ltd', plan).where).toEqual({
    notSellers: ['Northwind Tools Ltd'],
    period: { from: '2025-01-01', to: '2025-12-31' },
  });
});

test('how many there are is asked of what was listed; who is left out stays left out beside another', () => {
  expect(planOf('how many are there?', planOf('list duplicates')).wish).toEqual({ kind: 'duplicates', count: true });
  const without = planOf('unpaid invoices except from Bergmann');
  expect(planOf('without Green Leaf Gardens', without).where.notSellers).toEqual([
    'Bergmann Bürobedarf GmbH',
    'Green Leaf Gardens Ltd',
  ]);
});

test('a comparison goes on with its sides, in another time or for another seller', () => {
  const sellers = planOf('compare Bergmann and Green Leaf Gardens in 2025');
  expect(planOf('and in 2024?', sellers)).toMatchObject({
    wish: { kind: 'compare', sides: [{ name: 'Bergmann Bürobedarf GmbH' }, { name: 'Green Leaf Gardens Ltd' }] },
    where: { period: { from: '2024-01-01', to: '2024-12-31' } },
  });
  expect(planOf('net', sellers).wish).toMatchObject({ kind: 'compare', measure: 'net' });
  const years = planOf('compare 2024 and 2025 for Bergmann');
  expect(planOf('and for Green Leaf Gardens?', years)).toMatchObject({
    wish: { kind: 'compare', sides: [{ where: { period: { from: '2024-01-01' } } }, {}] },
    where: { sellers: ['Green Leaf Gardens Ltd'] },
  });
});

test.each([
  ['open invoices from Bergmann', 'only over 500', 'total?'],
  ['offene Rechnungen von Bergmann', 'nur über 500', 'Summe?'],
])('%s, %s, %s: what is left of those is added up', (first, second, third) => {
  expect(planOf(third, planOf(second, planOf(first)))).toMatchObject({
    wish: { kind: 'aggregate', measure: 'owed' },
    where: { over: '500', payment: 'unpaid' },
  });
});

test('the smallest five behind the largest five sellers are sellers', () => {
  const first = planOf('top 5 suppliers in eur 2025');
  expect(planOf('and the smallest 5?', first).wish).toMatchObject({ by: 'seller', rank: { order: 'asc', limit: 5 } });
  expect(planOf('and the smallest invoice?', first).wish).toMatchObject({ kind: 'list' });
});

test('a share is of what was asked before, and of nothing it is asked back about', () => {
  expect(planOf('as a share of total?', planOf('spend at Bergmann 2025'))).toMatchObject({
    wish: { operation: 'share' },
    where: { sellers: ['Bergmann Bürobedarf GmbH'] },
  });
  expect(read('share of total spending').kind).toBe('unclear');
  expect(planOf('share of Bergmann in total').wish).toMatchObject({ operation: 'share' });
});

test('what was bought is asked of the one document shown', () => {
  const one: Plan = { language: 'en', wish: { kind: 'list' }, where: { ids: ['d1'] }, shown: ['d1'] };
  expect(planOf('what was bought', one)).toMatchObject({ wish: { kind: 'lines', words: '' }, where: { ids: ['d1'] } });
});

test('of an amount asked before, "of that overdue?" is an amount', () => {
  const previous = planOf('wie viel schulden wir Bergmann');
  expect(planOf('davon schon überfällig?', previous)).toMatchObject({
    wish: { kind: 'aggregate', measure: 'owed' },
    where: { payment: 'overdue' },
  });
});

test('of those behind an amount, documents are listed', () => {
  const previous = planOf('how much did we spend in 2025');
  expect(planOf('those over 500', previous).wish).toMatchObject({ kind: 'list' });
});
