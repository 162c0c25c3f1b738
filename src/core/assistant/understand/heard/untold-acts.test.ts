import { expect, test } from 'vitest';
import { buyer, questionsOf, seller } from '../../testing/questions-of.ts';

const { read, planOf } = questionsOf(
  [...['Bergmann Bürobedarf GmbH', 'Green Leaf Gardens Ltd'].map(seller), buyer('Pemberton Trust', 'pemberton')],
  (documentId?: string) => ({ documentId, ...(documentId && { documentSeller: 'Green Leaf Gardens Ltd' }) }),
);

test.each([
  'who ordered the banners',
  'when did we pay Bergmann last',
  'what should I charge my clients',
  'wann haben wir Bergmann zuletzt bezahlt',
  'welche Rechnungen hat der Steuerberater schon',
  'was hat der Steuerberater 2025 gekostet',
  'combien a coûté le comptable en 2025',
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
  ['by when must I pay the supplier', ['DUE_DATE']],
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

test.each([
  ['is the bill from the supplier paid', ['STATUS']],
  ['have we paid them', ['STATUS']],
  ['ist die Rechnung von der Firma bezahlt', ['STATUS']],
])('%s: whether it is paid is asked of the one document', (message, labels) => {
  expect(planOf(message, 'd1')).toMatchObject({ wish: { kind: 'field', labels }, where: { ids: ['d1'] } });
});

test.each([
  'what do I pay the supplier',
  'how much have I paid to the company',
  'how much do we have to pay to the supplier',
  'wie viel schulden wir dem Lieferanten',
])('%s: the supplier is that of the document, and nothing is asked beyond it', (message) => {
  expect(planOf(message, 'd1').where).toMatchObject({ ids: ['d1'] });
});

test.each(['how much did we spend this year, this month', 'ausgaben 2025, q1 2025', 'spend in 2025 & March 2025'])(
  '%s: a time within another stands beside it where no brackets tell otherwise',
  (message) => {
    expect(planOf(message).wish.kind).toBe('compare');
  },
);

test.each([
  'invoices to my client Pemberton Trust',
  'Rechnungen an unseren Kunden Pemberton Trust',
  'factures à notre client Pemberton Trust',
])('%s: a customer that is a known buyer is that buyer', (message) => {
  expect(planOf(message).where.buyers).toEqual(['Pemberton Trust']);
});

test.each([
  ['who got paid the most', 'aggregate'],
  ['wer hat am meisten Geld von uns erhalten', 'aggregate'],
  ["qui a reçu le plus d'argent", 'aggregate'],
  ['quels sont nos clients', 'names'],
  ['how much did our accountant cost in 2025', 'lines'],
  ['are there duplicate receipts', 'duplicates'],
  ['March 2025', 'list'],
])('%s: answered as before', (message, kind) => {
  expect(planOf(message).wish.kind).toBe(kind);
});

test('a number of sellers stays with their order', () => {
  expect(planOf('top 5 suppliers by spend, highest first').wish).toMatchObject({ rank: { order: 'desc', limit: 5 } });
});

test.each(["date limite de paiement d'Bergmann", 'quelle est la date limite pour payer Bergmann'])(
  '%s: no amount where a day is asked for',
  (message) => {
    const understood = read(message);
    expect(understood.kind === 'plan' ? understood.plan.wish.kind : 'field').toBe('field');
  },
);
