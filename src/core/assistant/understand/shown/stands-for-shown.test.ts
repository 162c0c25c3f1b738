import { expect, test } from 'vitest';
import type { Plan } from '../../plan.ts';
import { questionsOf, seller } from '../../testing/questions-of.ts';

const { planOf, read } = questionsOf(
  ['Northwind Tools Ltd', 'Bergmann Bürobedarf GmbH'].map(seller),
  (previous?: Plan) => ({
    previous,
  }),
);

/** What was listed or summed before, with the documents that its answer showed. */
const shown = (question: string, count: number): Plan => ({
  ...planOf(question),
  shown: Array.from({ length: count }, (_, n) => `d${n}`),
});
const BERGMANN = ['Bergmann Bürobedarf GmbH'];

test.each([
  ['Rechnungen von Bergmann', 'sind die überfällig?', 'overdue'],
  ['Rechnungen von Bergmann', 'sind die alle bezahlt?', 'unpaid'],
  ['Rechnungen von Bergmann', 'ist alles bezahlt?', 'unpaid'],
  ['Rechnungen von Bergmann', 'sind die bezahlt?', 'unpaid'],
  ['factures de Bergmann', 'sont-elles payées ?', 'unpaid'],
  ['factures de Bergmann', 'sont-elles en retard ?', 'overdue'],
  ['factures de Bergmann', 'sont-elles toutes payées ?', 'unpaid'],
  ['invoices from Bergmann', 'are they overdue?', 'overdue'],
])('%s, then %s: of those shown', (first, message, payment) => {
  expect(planOf(message, shown(first, 9))).toMatchObject({
    wish: { kind: 'list' },
    where: { sellers: BERGMANN, payment },
  });
});

test.each([
  ['Rechnungen von Bergmann', 'wie viele sind noch offen?'],
  ['factures de Bergmann', 'combien sont impayées ?'],
  ['invoices from Bergmann', 'how many are unpaid?'],
])('%s, then %s: of those shown', (first, message) => {
  expect(planOf(message, shown(first, 9))).toMatchObject({
    wish: { operation: 'count' },
    where: { sellers: BERGMANN, payment: 'unpaid' },
  });
});

test.each([
  ['Rechnungen von Bergmann', 'wie hoch ist die MwSt?', 'sum', 'tax'],
  ['Was haben wir bei Bergmann ausgegeben?', 'wie hoch war die Steuer?', 'sum', 'tax'],
  ['Rechnungen von Bergmann', 'was kosten die zusammen?', 'sum', 'gross'],
  ['Rechnungen von Bergmann', 'wie hoch ist der Durchschnitt?', 'average', 'gross'],
  ['factures de Bergmann', 'quel est le montant moyen ?', 'average', 'gross'],
  ['invoices from Bergmann', "what's the average?", 'average', 'gross'],
  ['invoices from Bergmann', 'what is the total VAT?', 'sum', 'tax'],
])('%s, then %s: a figure of what was shown', (first, message, operation, measure) => {
  expect(planOf(message, shown(first, 9))).toMatchObject({
    wish: { kind: 'aggregate', operation, measure },
    where: { sellers: BERGMANN },
  });
});

test.each([
  ['größte Rechnung von Bergmann', 'ist die überfällig?', 'STATUS'],
  ['größte Rechnung von Bergmann', 'ist das schon bezahlt?', 'STATUS'],
  ['größte Rechnung von Bergmann', 'ist die Rechnung bezahlt?', 'STATUS'],
  ['größte Rechnung von Bergmann', 'wann ist die fällig?', 'DUE_DATE'],
  ['größte Rechnung von Bergmann', 'wann muss ich die bezahlen?', 'DUE_DATE'],
  ['größte Rechnung von Bergmann', 'von wem ist die?', 'SELLER_NAME'],
  ['größte Rechnung von Bergmann', 'wie hoch ist die MwSt?', 'TAX_AMOUNT'],
  ['la plus grosse facture de Bergmann', "c'est payé ?", 'STATUS'],
  ['la plus grosse facture de Bergmann', "c'est pour quand ?", 'DUE_DATE'],
  ['la plus grosse facture de Bergmann', 'quelle est la TVA ?', 'TAX_AMOUNT'],
  ['largest invoice from Bergmann', 'what is the VAT?', 'TAX_AMOUNT'],
  ['largest invoice from Bergmann', 'when is the invoice due?', 'DUE_DATE'],
])('%s, then %s: of the one that was shown', (first, message, label) => {
  expect(planOf(message, shown(first, 1))).toMatchObject({
    wish: { kind: 'field', labels: [label] },
    where: { ids: ['d0'] },
  });
});

test.each([
  ['die drei größten Rechnungen von Bergmann', 'wie viel ist das zusammen?'],
  ['les trois plus grosses factures de Bergmann', 'et au total ?'],
  ['the 3 largest invoices from Bergmann', 'how much is that in total?'],
])('%s, then %s: of those three alone', (first, message) => {
  expect(planOf(message, shown(first, 3))).toMatchObject({
    wish: { kind: 'aggregate', operation: 'sum', rank: { sort: 'amount', limit: 3 } },
    where: { sellers: BERGMANN },
  });
});

test.each([
  'Sind alle Rechnungen bezahlt?',
  'Können Sie mir sagen, wie viel MwSt wir gezahlt haben?',
  'are all invoices paid?',
  'toutes les factures sont-elles payées ?',
])('%s names its own subject', (message) => {
  expect(planOf(message, shown('Rechnungen von Bergmann', 9)).where).not.toHaveProperty('sellers');
});

test.each([
  ['die drei größten Rechnungen von Bergmann', 'sind die überfällig?'],
  ['les trois plus grosses factures de Bergmann', 'sont-elles payées ?'],
  ['the 3 largest invoices from Bergmann', 'are they paid?'],
])('%s, then %s: the state of each', (first, message) => {
  expect(planOf(message, shown(first, 3))).toMatchObject({
    wish: { kind: 'field', labels: ['STATUS'] },
    where: { ids: ['d0', 'd1', 'd2'] },
  });
});

test.each([
  ['größte Rechnung von Bergmann', 'wie viel ist das in Dollar?'],
  ['Ausgaben bei Bergmann in Euro', 'wie viel ist das in Dollar?'],
  ['largest invoice from Bergmann', 'how much is it in pounds?'],
])('%s, then %s: nothing is converted', (first, message) => {
  expect(read(message, shown(first, 1)).kind).toBe('unclear');
});

test.each([
  ['Was schulden wir Bergmann?', 'seit wann?'],
  ['combien devons-nous à Bergmann ?', 'depuis quand ?'],
])('%s, then %s: the oldest of it', (first, message) => {
  expect(planOf(message, shown(first, 3))).toMatchObject({
    wish: { kind: 'list', rank: { sort: 'date', order: 'asc' } },
    where: { sellers: BERGMANN, payment: 'unpaid' },
  });
});

test.each([
  ['Rechnungen von Bergmann', 'welche sind noch offen?'],
  ['factures de Bergmann', 'lesquelles sont encore impayées ?'],
])('%s, then %s: documents', (first, message) => {
  expect(planOf(message, shown(first, 3))).toMatchObject({
    wish: { kind: 'list' },
    where: { sellers: BERGMANN, payment: 'unpaid' },
  });
});

test.each([
  ['letzte Rechnung von Bergmann', 'überfällig?'],
  ['letzte Rechnung von Bergmann', 'schon bezahlt?'],
  ['dernière facture de Bergmann', 'en retard ?'],
])('%s, then %s: whether that one is', (first, message) => {
  expect(planOf(message, shown(first, 1))).toMatchObject({
    wish: { kind: 'field', labels: ['STATUS'] },
    where: { ids: ['d0'] },
  });
});

test('what will be due is not overdue yet', () => {
  expect(planOf('und welche werden nächste Woche fällig?', planOf('Welche Rechnungen sind überfällig?')).where).toEqual(
    {
      due: { from: '2026-06-22', to: '2026-06-28' },
      payment: 'unpaid',
    },
  );
});

test.each([
  ['Top 5 Lieferanten', 'wer ist der erste?'],
  ['top 5 fournisseurs', 'qui est le premier ?'],
])('%s, then %s is no invoice', (first, message) => {
  expect(read(message, planOf(first)).kind).toBe('unclear');
});

test.each([
  ['Ausgaben 2025 in Euro', 'was war die größte?', { kind: 'list', rank: { limit: 1 } }],
  ['dépenses 2025 en euros', 'quelle était la plus grosse ?', { kind: 'list', rank: { limit: 1 } }],
  ['Ausgaben 2025 in Euro', 'welcher Monat war am teuersten?', { by: 'month', rank: { limit: 1 } }],
  ['dépenses 2025 en euros', 'quel mois a été le plus cher ?', { by: 'month', rank: { limit: 1 } }],
  ['Ausgaben 2025 in Euro', 'wie viele Lieferanten?', { kind: 'names', count: true }],
  ['dépenses 2025 en euros', 'combien de fournisseurs ?', { kind: 'names', count: true }],
])('%s, then %s: of what was summed', (first, message, wish) => {
  expect(planOf(message, shown(first, 9))).toMatchObject({
    wish,
    where: { period: { from: '2025-01-01', to: '2025-12-31' }, currency: 'EUR' },
  });
});

test.each([
  ['top 5 invoices', 'the first one'],
  ['top 5 invoices', 'only the first one'],
  ['die 5 größten Rechnungen', 'nur die erste'],
  ['les 5 plus grosses factures', 'seulement la première'],
])('%s, then %s: the first of those shown', (first, message) => {
  expect(planOf(message, shown(first, 9)).where.ids).toEqual(['d0']);
});

test('"the first one" of groups is no document', () => {
  const suppliers = shown('top 5 suppliers', 9);
  expect(planOf('the first one', suppliers)).toMatchObject({ wish: { by: 'seller', rank: { limit: 1 } } });
  expect(read('the first', suppliers).kind).toBe('unclear');
});

test('a long gap in front of a word that is no lead takes no longer than a short one', () => {
  const document = shown('latest invoice', 1);
  const gap = ' '.repeat(30);
  expect(read(`what is${gap}blub VAT?`, document)).toEqual(read('what is blub VAT?', document));
  expect(planOf(`what is${gap}the VAT?`, document).where.ids).toEqual(['d0']);
});

test('many small words behind an answer are read at once', () => {
  const document = shown('latest invoice', 1);
  expect(read(`${'de la '.repeat(30)}show them`, document).kind).toBe(read('de la show them', document).kind);
});
