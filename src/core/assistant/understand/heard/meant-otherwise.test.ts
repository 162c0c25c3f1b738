import { expect, test } from 'vitest';
import { questionsOf, seller } from '../../testing/questions-of.ts';

const { read, planOf } = questionsOf(
  ['Bergmann Bürobedarf GmbH', 'Green Leaf Gardens Ltd'].map(seller),
  (documentId?: string, items?: string[]) => ({ documentId, items }),
);

test.each([
  'which suppliers got paid in May',
  'invoices paid in May',
  'how many invoices were paid in May',
  'Welche Lieferanten haben im Mai Geld bekommen?',
  'welche Rechnungen wurden im Mai bezahlt',
  'quels fournisseurs ont été payés en mai',
  'factures réglées en mai',
  'outstanding balance as of 31 March 2026',
  'Stand der Verbindlichkeiten zum 31.12.2025',
  'dettes fournisseurs au 31 décembre 2025',
])('%s: no invoice tells when it was paid, which is said', (message) => {
  expect(read(message)).toMatchObject({ kind: 'refuse', about: 'whenPaid' });
});

test.each(['Welche Zahlungen gingen im Mai raus?', 'Bill payment list'])('%s: payments are no invoices', (message) => {
  expect(read(message).kind).toBe('unclear');
});

test.each(['paid invoices from May', 'bezahlte Rechnungen vom Mai', 'factures de mai payées'])(
  '%s: those of that time that are paid by now',
  (message) => {
    expect(planOf(message)).toMatchObject({ where: { payment: 'paid', period: { from: '2026-05-01' } } });
  },
);

test.each(["what's the total of all paid invoices", 'Summe der bezahlten Rechnungen', 'total des factures payées'])(
  '%s: of those alone',
  (message) => {
    expect(planOf(message)).toMatchObject({ wish: { kind: 'aggregate' }, where: { payment: 'paid' } });
  },
);

test('what was paid in all is what was spent', () => {
  expect(planOf('how much have I paid in May').where.payment).toBeUndefined();
  expect(planOf('what have we paid Bergmann').where.payment).toBeUndefined();
});

test('what was open on a day gone by is not known', () => {
  expect(read('offene Posten per 31. März').kind).not.toBe('plan');
});

test('as of today it is known', () => {
  expect(planOf("what's the outstanding balance for Bergmann as of today").where).toEqual({
    sellers: ['Bergmann Bürobedarf GmbH'],
    payment: 'unpaid',
  });
});

test.each(['invoices on hold', 'P&L 2025', 'what did we pay in cash', 'payment run for Friday', 'bills on the side'])(
  '%s: is neither all documents nor all that was spent',
  (message) => {
    expect(read(message).kind).toBe('unclear');
  },
);

test.each(['show me all my invoices please', 'alle Rechnungen', 'toutes les factures', 'list of bills'])(
  '%s: all of them',
  (message) => {
    expect(planOf(message).where).toEqual({});
  },
);

test('a quarter with its year behind a stroke is no month', () => {
  expect(planOf('Vorsteuer Q1/2026').where.period).toEqual({ from: '2026-01-01', to: '2026-03-31' });
});

test('a time and a part of it are not compared', () => {
  expect(read('Ausgaben im ersten Halbjahr vom März 2026').kind).toBe('unclear');
});

test('money is wired to an account, not to an address', () => {
  expect(planOf('where do I wire the money for Bergmann').wish).toEqual({ kind: 'field', labels: ['IBAN'] });
  expect(planOf('wohin überweise ich', 'd1').wish).toEqual({ kind: 'field', labels: ['IBAN'] });
});

test('how much the bill of this supplier is, is no name', () => {
  expect(planOf('how much is the bill from this supplier', 'd1').wish).toEqual({
    kind: 'field',
    labels: ['TOTAL_AMOUNT'],
  });
});

test('whether a discount can still be taken is not known', () => {
  expect(read('was können wir noch mit Skonto zahlen').kind).toBe('unclear');
});

test('words that stand where nothing is bought are a guess, unless line items have them', () => {
  expect(planOf('order ref', 'd1').wish).toEqual({ kind: 'field', labels: ['PURCHASE_ORDER'] });
  expect(planOf('order thing ref', 'd1').wish).toMatchObject({ kind: 'lines', isGuessed: true });
  expect(planOf('how much did we spend on toner').wish).not.toHaveProperty('isGuessed');
  expect(read('how much was freight charge in 2025').kind).toBe('unclear');
  expect(planOf('how much was freight charge in 2025', undefined, ['freight']).wish).toEqual({
    kind: 'lines',
    words: 'freight',
    wants: 'spent',
  });
  expect(planOf('Stromkosten 2025', undefined, ['strom']).wish).toMatchObject({ words: 'Strom', wants: 'spent' });
});

test('an order that the largest have anyway is no further condition, another one is', () => {
  expect(planOf('die 5 größten Lieferanten absteigend').wish).toMatchObject({
    by: 'seller',
    rank: { order: 'desc', limit: 5 },
  });
  expect(read('die 5 größten Lieferanten aufsteigend').kind).toBe('unclear');
});
