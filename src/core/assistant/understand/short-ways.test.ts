import { expect, test } from 'vitest';
import type { Plan } from '../plan.ts';
import { questionsOf, seller } from '../testing/questions-of.ts';
import type { QuestionScope } from './question-scope.ts';

const { read, planOf } = questionsOf(
  ['Zephyr Co', 'Dubois SARL', 'Moreau SA'].map(seller),
  (beside?: Partial<QuestionScope>) => beside ?? {},
);
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

test.each(['balance owed to Moreau at 31 December 2025', 'Who was paid in May?', 'Wer wurde im Mai bezahlt?'])(
  '%s: no invoice tells when it was paid, and that is said',
  (message) => {
    expect(read(message)).toMatchObject({ kind: 'refuse', about: 'whenPaid' });
  },
);

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

test.each([
  ['Gesamtverbindlichkeiten in Pfund', 'owed'],
  ['Kreditorensaldo Zephyr', 'owed'],
  ['Wieviel muss ich Dubois noch überweisen?', 'owed'],
  ['combien de TVA sur les factures Dubois de 2025', 'tax'],
  ['Was haben wir 2025 bei Zephyr liegen lassen?', 'gross'],
])('%s: the sum of what is asked for', (message, measure) => {
  expect(planOf(message).wish).toEqual({ kind: 'aggregate', operation: 'sum', measure });
});

test.each(['Gesamtrabatt 2025', 'are we getting a good deal from Zephyr?', 'are we getting on well with Zephyr?'])(
  '%s: what no invoice tells is asked back about',
  (message) => {
    expect(read(message).kind).toBe('unclear');
  },
);

test.each(['Welche Kunden haben noch offene Rechnungen bei uns?', 'which customers have not paid us'])(
  '%s: customers owe, which no invoice received tells',
  (message) => {
    expect(read(message)).toMatchObject({ kind: 'refuse', about: 'outside' });
  },
);

test('what suppliers offer is no quote: it is something bought, or asked back about', () => {
  const items = ['lawn', 'care'];
  expect(planOf('do any of our suppliers offer lawn care', { items }).wish).toMatchObject({ words: 'lawn care' });
  expect(read('Which suppliers offer free delivery?').kind).toBe('unclear');
});

test('how much and by when are two fields', () => {
  expect(planOf('How much is it for and when do we need to pay it?', { documentId: 'd1' }).wish).toEqual({
    kind: 'field',
    labels: ['TOTAL_AMOUNT', 'DUE_DATE'],
  });
});

test('what is already due was due by today', () => {
  const open = planOf('offene Rechnungen von Zephyr');
  expect(planOf('und davon schon fällig?', { previous: open }).where).toMatchObject({
    due: { to: '2026-06-17' },
    payment: 'unpaid',
  });
});

test.each([
  ['Quartalsvergleich Zephyr 2025', 'quarter'],
  ['évolution trimestrielle des dépenses 2025', 'quarter'],
])('%s: by quarter', (message, by) => {
  expect(planOf(message).wish).toMatchObject({ kind: 'aggregate', by });
});

test('documents whose totals do not reconcile fail their checks', () => {
  expect(planOf("list the documents whose totals don't reconcile").wish).toEqual({ kind: 'checks' });
});

test('the last one is of the list that was shown, the last invoice the latest of what was asked for', () => {
  const previous: Plan = { language: 'en', wish: { kind: 'list' }, where: { payment: 'overdue' }, shown: ['a', 'b'] };
  expect(planOf('the last one', { previous }).where.ids).toEqual(['b']);
  expect(planOf('last invoice', { previous })).toMatchObject({
    wish: { kind: 'list', rank: { sort: 'date', order: 'desc', limit: 1 } },
    where: { payment: 'overdue' },
  });
});

test.each(['payments to come', 'payments ahead', 'upcoming payments'])(
  '%s: what falls due, not all that was billed',
  (message) => {
    expect(planOf(message)).toMatchObject({
      wish: { kind: 'list' },
      where: { payment: 'unpaid', due: { from: '2026-06-17' } },
    });
  },
);

test.each([
  ['How do the first and second half of 2025 compare for Zephyr?', { kind: 'compare' }],
  ['spend under management by supplier in euros for 2025', { kind: 'aggregate', by: 'seller' }],
  [
    'Which suppliers did we use in pounds in 2025 and how much did each cost?',
    { kind: 'aggregate', operation: 'sum', by: 'seller' },
  ],
  ['a schedule of credit notes from 2025', { kind: 'list' }],
  ['dollars out last month', { kind: 'aggregate', operation: 'sum' }],
  ['did anyone bill us twice for the same thing', { kind: 'duplicates' }],
  ['how many packs of copy paper A4 have we bought', { kind: 'lines', words: 'copy paper A4' }],
])('%s: in the words that plans are read from', (message, wish) => {
  expect(planOf(message).wish).toMatchObject(wish);
});

test('what a seller is, in front of its name, is no other seller', () => {
  expect(planOf('dollar spend in 2025 apart from freight forwarder Zephyr').where.notSellers).toHaveLength(1);
});
