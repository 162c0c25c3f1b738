import { expect, test } from 'vitest';
import { indexNames, type KnownName } from './match-names.ts';
import { planQuestion } from './plan-question.ts';

const seller = (name: string): KnownName => ({ name, key: name, isSeller: true, isBuyer: false });
const names = indexNames(['Bergmann Bürobedarf GmbH', 'Green Leaf Gardens Ltd'].map(seller));
const scope = { today: '2026-06-17', names, documents: [] };
const read = (message: string, documentId?: string) =>
  planQuestion(message, { ...scope, documentId, ...(documentId && { documentSeller: 'Green Leaf Gardens Ltd' }) });
const planOf = (message: string, documentId?: string) => {
  const understood = read(message, documentId);
  if (understood.kind !== 'plan') throw new Error(`${message}: ${understood.kind}`);
  return understood.plan;
};

test.each([
  'who ordered the banners',
  'when did we pay Bergmann last',
  'what should I charge my clients',
  'wann haben wir Bergmann zuletzt bezahlt',
  'welche Rechnungen hat der Steuerberater schon',
  'rechne alles in Euro um',
  'quand avons-nous payé la dernière facture de Bergmann ?',
  'which suppliers sent us a reminder twice',
])('%s: no invoice tells it, so it is asked back about', (message) => {
  expect(read(message).kind).toBe('unclear');
});

test('a reminder that is asked for is a deed', () => {
  expect(read('relance le fournisseur bergmann').kind).toBe('refuse');
});

test.each(['Dollar 2025 ohne Bergmann', 'euros in 2025'])(
  '%s: neither documents nor a sum is named, so it is asked back about',
  (message) => {
    expect(read(message).kind).toBe('unclear');
  },
);

test.each([
  ['how much did we spend with this seller', 'aggregate'],
  ['what have we paid them so far', 'aggregate'],
  ['was war die letzte rechnung von denen', 'list'],
])('%s: asked beside a document, of all documents of its seller', (message, kind) => {
  const { wish, where } = planOf(message, 'd1');
  expect(wish.kind).toBe(kind);
  expect(where).toMatchObject({ sellers: ['Green Leaf Gardens Ltd'] });
  expect(where.ids).toBeUndefined();
});

test.each(['is this more than the last one?', 'the latest one', 'les autres factures de ce fournisseur'])(
  '%s: said of other documents than the one asked about',
  (message) => {
    expect(read(message, 'd1').kind).toBe('unclear');
  },
);

test.each([
  ['iban of this supplier', ['IBAN', 'SELLER_NAME']],
  ['sur quel compte payer', ['IBAN']],
  ['until when do I have to pay', ['DUE_DATE']],
  ['bis wann habe ich zeit', ['DUE_DATE']],
])('%s: stays with the one document', (message, labels) => {
  expect(planOf(message, 'd1')).toMatchObject({ wish: { kind: 'field', labels }, where: { ids: ['d1'] } });
});

test('a time within a wider one says which part of it is meant', () => {
  const { wish, where } = planOf('how much did we spend in 2025 (June to August)');
  expect(wish.kind).toBe('aggregate');
  expect(where.period).toEqual({ from: '2025-06-01', to: '2025-08-31' });
});

test('what is to be paid by a weekday is due by the coming one', () => {
  expect(planOf('muss ich bis Sonntag noch was zahlen').where.due).toEqual({ to: '2026-06-21' });
});

test('two bounds that stand beside each other keep their amounts', () => {
  expect(planOf('invoices above 5k and below 8k').where).toMatchObject({ over: '5000', under: '8000' });
});

test('days of one month stand between two numbers', () => {
  expect(planOf('invoices dated between 10 and 20 May 2026').where.period).toEqual({
    from: '2026-05-10',
    to: '2026-05-20',
  });
});

test('two sellers together are one sum, and "highest first" leaves none out', () => {
  expect(planOf('bergmann and green leaf together in 2025').wish).toMatchObject({
    kind: 'aggregate',
    operation: 'sum',
  });
  expect(planOf('open amounts by supplier, highest first').wish).toMatchObject({ rank: { limit: 100_000 } });
});

test('what is the cheapest and no document is something that was bought', () => {
  expect(planOf('cheapest banner').wish).toEqual({ kind: 'lines', words: 'banner', wants: 'cheapest' });
});

test('of an amount asked before, "of that overdue?" is an amount', () => {
  const previous = planOf('wie viel schulden wir Bergmann');
  const understood = planQuestion('davon schon überfällig?', { ...scope, previous });
  expect(understood).toMatchObject({
    plan: { wish: { kind: 'aggregate', measure: 'owed' }, where: { payment: 'overdue' } },
  });
});
