import { expect, test } from 'vitest';
import type { Plan } from '../plan.ts';
import { questionsOf, seller } from '../testing/questions-of.ts';

const { read, planOf } = questionsOf(
  [seller('Zephyr Air Conditioning Co'), seller('Imprimerie Dubois SARL')],
  (beside: { previous?: Plan; documentId?: string } = {}) => beside,
);

test.each([
  'who do we owe and how much',
  'how much do we owe and to whom',
  'which vendors do we owe, and how much each?',
])('%s: what is owed to each', (message) => {
  expect(planOf(message).wish).toMatchObject({ kind: 'aggregate', measure: 'owed', by: 'seller' });
});

test.each([
  'Who did we spend our dollars with in 2025, and how much?',
  'which suppliers billed us in dollars in 2025 and how much each',
  'who did we pay in dollars in 2025 and how much was it',
])('%s: what was spent with each', (message) => {
  expect(planOf(message)).toMatchObject({
    wish: { kind: 'aggregate', operation: 'sum', measure: 'gross', by: 'seller' },
    where: { currency: 'USD', period: { from: '2025-01-01', to: '2025-12-31' } },
  });
});

test.each([
  ['which invoices quote a purchase order', { has: ['PURCHASE_ORDER'] }],
  ['invoices quoting a PO from Dubois', { has: ['PURCHASE_ORDER'], sellers: ['Imprimerie Dubois SARL'] }],
  ["invoices that don't quote a PO", { missing: ['PURCHASE_ORDER'] }],
  ["which invoices don't state a due date", { missing: ['DUE_DATE'] }],
])('%s: what stands on an invoice', (message, where) => {
  expect(planOf(message).where).toEqual(where);
});

test.each([
  'which of our suppliers offer a discount for paying early',
  'who gives a discount for early payment',
  'which suppliers give us a discount if we pay early',
  'who offers skonto',
])('%s: the sellers whose terms grant one', (message) => {
  expect(planOf(message)).toMatchObject({ wish: { kind: 'names', dimension: 'seller' }, where: { discount: true } });
});

test.each(['have we paid Dubois', 'did we pay Dubois yet?', 'are we all paid up with Dubois'])(
  '%s: what is left to pay there tells',
  (message) => {
    expect(planOf(message)).toMatchObject({
      wish: { kind: 'list' },
      where: { sellers: ['Imprimerie Dubois SARL'], payment: 'unpaid' },
    });
  },
);

test.each([
  'is the last Dubois invoice paid',
  'has the last invoice from Dubois been paid?',
  'have we paid the last Dubois invoice',
])('%s: how the last one stands, not the last that is paid', (message) => {
  const { wish, where } = planOf(message);
  expect(wish).toEqual({ kind: 'field', labels: ['STATUS'], rank: { sort: 'date', order: 'desc', limit: 1 } });
  expect(where).toEqual({ sellers: ['Imprimerie Dubois SARL'] });
});

test.each([
  ['Dubois invoices of 500 to 1,000 euros', '500', '1000'],
  ['invoices 500-1000 euros', '500', '1000'],
  ['invoices worth 1k to 2k euros', '1000', '2000'],
])('%s: between both', (message, min, max) => {
  expect(planOf(message).where).toMatchObject({ min, max });
});

test.each(['biggest invoice form dubois', 'biggest invoice fomr Dubois', 'waht is the biggest invoice from Dubois'])(
  '%s: small words with letters exchanged',
  (message) => {
    expect(planOf(message)).toMatchObject({
      wish: { kind: 'list', rank: { sort: 'amount', limit: 1 } },
      where: { sellers: ['Imprimerie Dubois SARL'] },
    });
  },
);

test('a name that sounds the same is found', () => {
  expect(planOf('how much did we spend with zefyr in 2025').takenAs).toEqual([
    { said: 'zefyr', name: 'Zephyr Air Conditioning Co' },
  ]);
});

const top3 = planOf('top 3 suppliers in euros 2025');
test.each(['and the top 5?', 'make it 5', 'top 5', 'five please'])('%s: as many of the same', (message) => {
  expect(planOf(message, { previous: top3 })).toEqual({ ...top3, wish: { ...top3.wish, rank: { ...RANK, limit: 5 } } });
});
const RANK = { sort: 'amount', order: 'desc' };

test('a year is no number of sellers', () => {
  expect(planOf('and 2024?', { previous: top3 }).where.period).toEqual({ from: '2024-01-01', to: '2024-12-31' });
});

const owed = planOf('what do we owe Dubois?');
test.each(['show me the invoices', 'which invoices?', 'list invoices', 'what are the invoices'])(
  '%s: those behind the figure',
  (message) => {
    expect(planOf(message, { previous: owed })).toMatchObject({ wish: { kind: 'list' }, where: owed.where });
  },
);
test('all invoices are all of them', () => {
  expect(planOf('show all invoices', { previous: owed }).where).toEqual({});
});

test('whether a document has a field is told by what stands there', () => {
  expect(planOf('does it have a PO number', { documentId: 'one' })).toMatchObject({
    wish: { kind: 'field', labels: ['PURCHASE_ORDER'] },
    where: { ids: ['one'] },
  });
});

test('whom to pay first is still nobody’s to say', () => {
  expect(read('Who should we pay first?').kind).not.toBe('plan');
});
