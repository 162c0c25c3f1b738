import { expect, test } from 'vitest';
import { questionsOf, seller } from '../testing/questions-of.ts';

const { read, planOf } = questionsOf(
  ['Bergmann Bürobedarf GmbH', 'Green Leaf Gardens Ltd'].map(seller),
  (documentId?: string) => ({ documentId }),
);

test.each([
  ['which invoices are due in July', { from: '2026-07-01', to: '2026-07-31' }],
  ['was ist im März fällig', { from: '2027-03-01', to: '2027-03-31' }],
  ['due in 14 days', { from: '2026-06-17', to: '2026-07-01' }],
])('%s: due dates are the coming ones', (message, due) => {
  expect(planOf(message).where).toMatchObject({ due, payment: 'unpaid' });
});

test.each([
  ['invoices due in more than 30 days', { from: '2026-07-18' }],
  ['Rechnungen, die in mehr als 30 Tagen fällig sind', { from: '2026-07-18' }],
  ['factures à payer dans plus de 30 jours', { from: '2026-07-18' }],
])('%s: are those later', (message, due) => {
  expect(planOf(message).where).toMatchObject({ due, payment: 'unpaid' });
});

test('more than 30 days overdue are those before', () => {
  expect(planOf('invoices more than 30 days overdue').where).toMatchObject({ due: { to: '2026-05-17' } });
});

test.each([
  'when does the next invoice from Bergmann come',
  'wann kommt die nächste Rechnung von Bergmann',
  'quand arrive la prochaine facture de Bergmann',
])('%s: of what is to come nothing is known', (message) => {
  expect(read(message).kind).toBe('unclear');
});

test.each(['next payment to Bergmann', 'nächste Zahlung', 'prochaine échéance', 'upcoming bills'])(
  '%s: is what falls due',
  (message) => {
    expect(planOf(message).where).toMatchObject({ due: { from: '2026-06-17' }, payment: 'unpaid' });
  },
);

test.each([
  'when does the next payment come due',
  'what comes due next?',
  'wann kommt die nächste Zahlung',
  'wann kommt die nächste Fälligkeit',
  'quand arrive la prochaine échéance',
  'quelle est la prochaine facture qui arrive à échéance',
])('%s: is what falls due next', (message) => {
  expect(planOf(message).where).toMatchObject({ due: { from: '2026-06-17' } });
});

test.each([
  ['was muss ich diese Woche bezahlen', { from: '2026-06-15', to: '2026-06-21' }],
  ['wie viel muss ich diesen Monat zahlen', { from: '2026-06-01', to: '2026-06-30' }],
])('%s: by due date', (message, due) => {
  expect(planOf(message).where).toMatchObject({ due, payment: 'unpaid' });
});

test('payments to come are no sum of what was billed', () => {
  expect(read('paiements à venir')).toMatchObject({ plan: { wish: { kind: 'list', about: 'due' } } });
});

test.each([
  ['How many days until the Bergmann invoice is due?'],
  ['In wie vielen Tagen ist die Rechnung von Bergmann fällig?'],
  ['Dans combien de jours la facture de Bergmann arrive-t-elle à échéance ?'],
])('%s: a due date as days', (message) => {
  expect(planOf(message).wish).toEqual({ kind: 'field', labels: ['DUE_DATE'], inDays: true });
});

test('days of anything else are asked back about', () => {
  expect(read('How many days does Bergmann take to deliver?')).toMatchObject({ kind: 'unclear' });
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
  'what is overdue the longest',
  'which invoice is longest overdue',
  'was ist am längsten überfällig',
  'en retard depuis le plus longtemps',
])('%s: the first by due date', (message) => {
  expect(planOf(message)).toMatchObject({
    wish: { kind: 'list', rank: { sort: 'due', order: 'asc', limit: 1 } },
    where: { payment: 'overdue' },
  });
});

test.each(['welche Rechnungen sind am längsten überfällig', 'overdue invoices, longest first'])(
  '%s: all of them, the first by due date first',
  (message) => {
    const { wish } = planOf(message);
    expect(wish).toMatchObject({ kind: 'list', rank: { sort: 'due', order: 'asc' } });
    expect('rank' in wish && wish.rank?.limit).toBeGreaterThan(1000);
  },
);

test('the longest of something else is asked back about', () => {
  expect(read('längste Zahlungsfrist der überfälligen Rechnungen').kind).toBe('unclear');
  expect(read('longest payment term of overdue invoices').kind).toBe('unclear');
});

test.each([
  ['Zahlungsziel Bergmann', ['PAYMENT_TERMS'], undefined],
  ['délai de paiement de Bergmann', ['PAYMENT_TERMS'], undefined],
  ['Zahlungsziel?', ['DUE_DATE'], 'd1'],
])('%s: of a seller how long it gives, of an invoice the day', (message, labels, documentId) => {
  expect(planOf(message, documentId).wish).toMatchObject({ kind: 'field', labels });
});

test.each(['wie lang ist das Zahlungsziel von Bergmann', 'délai de paiement de la facture de Bergmann'])(
  '%s: is what the seller grants',
  (message) => {
    expect(planOf(message).wish).toMatchObject({ kind: 'field', labels: ['PAYMENT_TERMS'] });
  },
);

test('a time allowed for payment in a month is asked back about, days until an invoice is due are not', () => {
  expect(read('Zahlungsfrist Bergmann im Juni').kind).toBe('unclear');
  expect(planOf('in wie vielen Tagen ist sie fällig?', 'd1').wish).toMatchObject({ inDays: true });
  expect(planOf('Rechnungen ohne Zahlungsziel').where.missing).toEqual(['DUE_DATE']);
});
