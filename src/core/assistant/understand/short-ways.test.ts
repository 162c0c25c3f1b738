import { expect, test } from 'vitest';
import type { Plan } from '../plan.ts';
import { indexNames, type KnownName } from './match-names.ts';
import { planQuestion } from './plan-question.ts';

const seller = (name: string): KnownName => ({ name, key: name, isSeller: true, isBuyer: false });
const names = indexNames(['Zephyr Co', 'Dubois SARL', 'Moreau SA'].map(seller));
const read = (message: string, of: { documentId?: string; previous?: Plan } = {}) =>
  planQuestion(message, { today: '2026-06-17', names, documents: [], ...of });
const planOf = (message: string, of: { documentId?: string; previous?: Plan } = {}): Plan => {
  const understood = read(message, of);
  if (understood.kind !== 'plan') throw new Error(`${message}: ${understood.kind}`);
  return understood.plan;
};
const Q4_2025 = { from: '2025-10-01', to: '2025-12-31' };

test.each(['kosten q4 25 pfund', 'ausgaben Q4/25 pfund', 'spend q4 25 pounds', 'dépenses T4 25 en livres'])(
  '%s: a quarter and the end of its year',
  (message) => {
    expect(planOf(message).where).toEqual({ period: Q4_2025, currency: 'GBP' });
  },
);

test('so many invoices behind a quarter are no year', () => {
  expect(read('Q4 25 invoices').kind).toBe('unclear');
});

test.each([
  ['status:unpaid currency:GBP', { payment: 'unpaid', currency: 'GBP' }],
  ['seller=Zephyr year=2025', { sellers: ['Zephyr Co'], period: { from: '2025-01-01', to: '2025-12-31' } }],
])('%s: conditions as developers type them', (message, where) => {
  expect(planOf(message).where).toEqual(where);
});

test('a ranking of the sellers of a currency has all of them', () => {
  expect(planOf('Ranking der Eurolieferanten 2025')).toMatchObject({
    wish: { kind: 'aggregate', by: 'seller', rank: { order: 'desc' } },
    where: { currency: 'EUR' },
  });
});

test('to check how much is owed asks for no failed check', () => {
  expect(planOf('can you check how much we owe Zephyr').where).toEqual({ sellers: ['Zephyr Co'], payment: 'unpaid' });
});

test.each(['quels clients ne m’ont pas payé', 'Wer hat uns noch nicht bezahlt?'])(
  '%s: is of nobody’s debts to us',
  (message) => {
    expect(read(message)).toMatchObject({ kind: 'refuse', about: 'outside' });
  },
);

test('entering a bill is a deed', () => {
  expect(read('enter a supplier bill from Zephyr for 2,400')).toMatchObject({ kind: 'refuse', about: 'change' });
});

test('the account that money is wired to is a bank account', () => {
  expect(planOf('what account number should I wire to for Zephyr').wish).toEqual({ kind: 'field', labels: ['IBAN'] });
});

test.each(["what's on it", 'what is this invoice for', 'Was wurde geliefert?', 'c’est pour quoi ?', 'le détail ?'])(
  '%s: the lines of the document',
  (message) => {
    expect(planOf(message, { documentId: 'd1' }).wish).toEqual({ kind: 'lines', words: '', wants: 'list' });
  },
);

test('when something was delivered is a day', () => {
  expect(planOf('wann wurde geliefert', { documentId: 'd1' }).wish).toEqual({
    kind: 'field',
    labels: ['DELIVERY_DATE'],
  });
});

test('the order that an invoice belongs to is a number it states', () => {
  expect(planOf('Zu welcher Bestellung gehört sie?', { documentId: 'd1' })).toEqual({
    language: 'de',
    wish: { kind: 'field', labels: ['PURCHASE_ORDER'] },
    where: { ids: ['d1'] },
  });
});

test('"pay by when?" asks, and does not tell to pay', () => {
  expect(planOf('pay by when?', { documentId: 'd1' }).wish).toEqual({ kind: 'field', labels: ['DUE_DATE'] });
});

test('the one before the latest, and the one before that', () => {
  const latest = planOf('last invoice from Dubois');
  const before = planOf('and the one before that', { previous: latest });
  expect(before.wish).toMatchObject({ rank: { sort: 'date', order: 'desc', place: 2 } });
  expect(planOf('and the previous one', { previous: before }).wish).toMatchObject({ rank: { place: 3 } });
});

test('what was owed on a day gone by is asked back about, whoever is named in between', () => {
  expect(read('balance owed to Moreau at 31 December 2025').kind).toBe('unclear');
});

test('how many suppliers we are late with are counted', () => {
  expect(planOf('Bei wie vielen Lieferanten sind wir im Verzug?').wish).toEqual({
    kind: 'names',
    dimension: 'seller',
    count: true,
  });
});

test('"deux fois" is no number that something is bounded by', () => {
  expect(planOf('factures saisies deux fois').wish).toEqual({ kind: 'duplicates', count: false });
});
