import { expect, test } from 'vitest';
import type { Plan } from '../../plan.ts';
import { questionsOf, seller } from '../../testing/questions-of.ts';

const { read, planOf } = questionsOf(
  [seller('Zephyr Air Conditioning Co'), seller('Imprimerie Dubois SARL')],
  (beside: { previous?: Plan; documentId?: string; items?: string[] } = {}) => beside,
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

const spent = planOf('spend in 2025 in euros');
test.each([
  ['who was the biggest', { kind: 'aggregate', operation: 'sum', by: 'seller', rank: { order: 'desc', limit: 1 } }],
  ['and who cost us the least?', { kind: 'aggregate', by: 'seller', rank: { order: 'asc', limit: 1 } }],
  ['average per month', { kind: 'aggregate', operation: 'sum', each: 'month' }],
  ['from which suppliers?', { kind: 'names', dimension: 'seller' }],
  ['who from', { kind: 'names', dimension: 'seller' }],
])('%s: of what was told before', (message, wish) => {
  expect(planOf(message, { previous: spent })).toMatchObject({ wish, where: spent.where });
});

test.each(['add it up', 'sum them up', 'total it'])('%s: is no deed', (message) => {
  expect(planOf(message, { previous: planOf('overdue invoices in euros') })).toMatchObject({
    wish: { kind: 'aggregate', operation: 'sum', measure: 'owed' },
    where: { payment: 'overdue', currency: 'EUR' },
  });
});

test.each([
  ['how much is a banner', 'prices'],
  ['how much does a consulting day cost', 'prices'],
  ['what do hammers cost', 'prices'],
  ['what did hammers cost us in 2025', 'spent'],
  ['when did we first buy hammers', 'earliest'],
  ['when did we last buy hammers', 'latest'],
])('%s: %s', (message, wants) => {
  const items = ['banner', 'hammers', 'consulting'].filter((item) => message.includes(item));
  expect(planOf(message, { items }).wish).toMatchObject({ kind: 'lines', wants });
});

test('this quarter against the last one', () => {
  const { wish } = planOf('is spending up or down this quarter vs last in euros');
  expect(wish).toMatchObject({ kind: 'compare', sides: [{}, { where: { period: { from: '2026-01-01' } } }] });
});

test('the dearest item of a document', () => {
  expect(planOf("what's the most expensive item", { documentId: 'one' }).wish).toMatchObject({ wants: 'dearest' });
});

test.each([
  'suppliers we spent over 10,000 euros with in 2025',
  'which vendors have we paid more than 10,000 euros to in 2025',
])('%s: the bound is one of the sum with each', (message) => {
  expect(planOf(message)).toMatchObject({
    wish: { kind: 'aggregate', by: 'seller', having: { over: '10000' } },
    where: { currency: 'EUR', period: { from: '2025-01-01', to: '2025-12-31' } },
  });
});

test('credit notes are counted where most of them are asked for', () => {
  expect(planOf('who issued the most credit notes')).toMatchObject({
    wish: { kind: 'aggregate', operation: 'count', by: 'seller', rank: { order: 'desc', limit: 1 } },
    where: { types: ['credit_note'] },
  });
});

test.each(['should I pay Dubois now', 'shall we cancel Zephyr'])('%s: is the user’s to decide', (message) => {
  expect(read(message)).toMatchObject({ kind: 'refuse', about: 'outside' });
});
test.each(['remind me to pay Dubois', 'please remind us about Zephyr'])('%s: is a deed', (message) => {
  expect(read(message)).toMatchObject({ kind: 'refuse', about: 'change' });
});
test('to be reminded of a figure is none', () => {
  expect(planOf('remind me what we owe Dubois').wish).toMatchObject({ kind: 'aggregate', measure: 'owed' });
});

test.each(['invoices for cloud hosting in 2025', 'which invoices are for hosting'])(
  '%s: by what line items are called',
  (message) => {
    expect(planOf(message, { items: ['cloud', 'hosting'] }).wish).toMatchObject({ kind: 'lines' });
  },
);
test('what an invoice is for is asked back about where no line item is called so', () => {
  expect(read('invoices for cloud hosting in 2025').kind).toBe('unclear');
});

test.each([
  'list of vendors and what we spent with each in 2025',
  'suppliers with totals 2025',
  'supplier list with totals 2025',
  'vendor spend report 2025',
])('%s: what was spent with each', (message) => {
  expect(planOf(message)).toMatchObject({
    wish: { kind: 'aggregate', operation: 'sum', measure: 'gross', by: 'seller' },
    where: { period: { from: '2025-01-01', to: '2025-12-31' } },
  });
});

test('whether somebody was paid twice asks for duplicates, whatever is left', () => {
  const { wish, where } = planOf('did we pay Dubois twice');
  expect(wish.kind).toBe('duplicates');
  expect(where).toEqual({ sellers: ['Imprimerie Dubois SARL'] });
});

test('the invoices behind two sellers beside each other are those of both', () => {
  const previous = planOf('Compare Dubois and Zephyr in 2025');
  expect(planOf('show me the invoices', { previous })).toMatchObject({
    wish: { kind: 'list' },
    where: { sellers: ['Imprimerie Dubois SARL', 'Zephyr Air Conditioning Co'], period: { from: '2025-01-01' } },
  });
  expect(read('show me the invoices', { previous: planOf('Zephyr Q1 vs Q2 2025') }).kind).toBe('unclear');
});
