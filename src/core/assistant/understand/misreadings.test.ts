import { expect, test } from 'vitest';
import { questionsOf, seller } from '../testing/questions-of.ts';

const { read, planOf } = questionsOf(
  ['Bergmann Bürobedarf GmbH', 'Green Leaf Gardens Ltd'].map(seller),
  (documentId?: string) => ({ documentId }),
);

test.each([
  'how much did I spend in both May and June?',
  'did I spend more than 1000 in both May and June?',
  'average turnaround for invoices in May',
  'how much have I submitted in May?',
])('%s: a word that changes the figure is asked back about', (message) => {
  expect(read(message).kind).toBe('unclear');
});

test('"both" in front of two fields is read with them', () => {
  expect(planOf('invoices lacking both a due date and a purchase order').where.missing).toEqual([
    'DUE_DATE',
    'PURCHASE_ORDER',
  ]);
});

test.each([
  'did we pay anyone more than 10000?',
  'did anyone charge me more than 5000?',
  'do I still owe anyone more than 500?',
  'do any of them cost more than 500?',
  'is there anything I paid more than 500 for?',
  'did I spend more than 500 on a single purchase?',
  'did all months cost more than 1000?',
  "ai-je déjà payé plus de 5000 euros à quelqu'un ?",
])('%s: one of them is not tested by the sum of all', (message) => {
  expect(read(message).kind).toBe('unclear');
});

test.each(['have I ever paid more than 5000 to Bergmann?', 'has Bergmann ever charged more than 5000?'])(
  '%s: documents that large are listed',
  (message) => {
    expect(planOf(message)).toMatchObject({ wish: { kind: 'list' }, where: { over: '5000' } });
  },
);

test.each([
  ['invoices without a due date and total over 100', { missing: ['DUE_DATE'], over: '100' }],
  ['invoices without purchase order, total over 500', { missing: ['PURCHASE_ORDER'], over: '500' }],
  ['Rechnungen ohne Fälligkeit und Betrag über 500', { missing: ['DUE_DATE'], over: '500' }],
  ['factures sans échéance et montant supérieur à 500', { missing: ['DUE_DATE'], over: '500' }],
  ['invoices without VAT and total above 1000', { missing: ['TAX_AMOUNT'], over: '1000' }],
])('%s: the field with a condition of its own is not missing', (message, where) => {
  expect(planOf(message)).toMatchObject({ wish: { kind: 'list' }, where });
});

test.each(['invoices without IBAN and the due date in May', 'invoices without IBAN and tax over 100'])(
  '%s: asked back about',
  (message) => {
    expect(read(message).kind).toBe('unclear');
  },
);

test.each([
  'Umsatzsteuer 19% und 7%',
  'TVA à 5,5 % et 20 %',
  'how much VAT at 20% and at 5%',
  'net and tax at 19 and 7 %',
  'invoices with VAT over 10%',
  'Rechnungen mit über 10% MwSt',
  'how much is 19% of the tax I paid?',
])('%s: is about no one rate, and not answered with the first', (message) => {
  expect(read(message).kind).toBe('unclear');
});

test('one rate with a decimal comma stays one', () => {
  expect(planOf('factures à 5,5 % de TVA').wish).toMatchObject({ kind: 'rates', rate: '5.5' });
});

test.each([
  ['combien ai-je payé par CB ?', 'unknown_name'],
  ['Hatte ich im Mai 20 Rechnungen?', 'unclear'],
  ['Ai-je reçu en mai 20 factures ?', 'unclear'],
])('%s: neither "how many" nor a year', (message, kind) => {
  expect(read(message).kind).toBe(kind);
});

test('"kind of" is talk, but behind "by" it is what is asked; what is provided with a field has it', () => {
  expect(planOf('spend by kind of document').wish).toMatchObject({ by: 'type' });
  expect(planOf('I kind of need the total of 2025')).toEqual(planOf('I need the total of 2025'));
  expect(planOf('invoices provided with an IBAN').where).toEqual({ has: ['IBAN'] });
});

test.each(['how much did I spend on average on paper in 2024', 'average spend on paper', 'average quantity of paper'])(
  '%s: is no average price',
  (message) => {
    expect(read(message).kind).toBe('unclear');
  },
);

test('what is paid for something on average is its average price', () => {
  expect(planOf('What do I pay for paper on average?').wish).toMatchObject({ kind: 'lines', wants: 'averagePrice' });
});

test.each(["what is Bergmann's normal rate?", 'from 10 invoices how many are overdue?'])(
  '%s: neither a rate of tax nor a bound',
  (message) => {
    expect(read(message).kind).toBe('unclear');
  },
);

test('at most ten invoices are as many to be listed; accounts that are overdue are no bank accounts', () => {
  expect(planOf('max 10 invoices please').wish).toMatchObject({ kind: 'list', rank: { limit: 10 } });
  expect(planOf('at most 10 invoices?').wish).toMatchObject({ kind: 'aggregate', test: { max: '10' } });
  expect(planOf('what accounts are overdue?')).toMatchObject({ wish: { kind: 'list' }, where: { payment: 'overdue' } });
});

const MAY = { period: { from: '2026-05-01', to: '2026-05-31' } };

const YESTERDAY = { uploaded: { from: '2026-06-16', to: '2026-06-16' } };

test.each([
  ['invoices that arrived in May', MAY],
  ['wie viele Rechnungen sind im Mai eingegangen', MAY],
  ['Rechnungseingang Mai 2026', MAY],
  ['factures arrivées en mai', MAY],
  ['invoices that arrived yesterday', YESTERDAY],
  ['gestern eingegangene Rechnungen', YESTERDAY],
  ['factures arrivées hier', YESTERDAY],
  ['documents that came in yesterday', YESTERDAY],
  ['was ist diese Woche eingegangen', { uploaded: { from: '2026-06-15' } }],
  ['what arrived this week', { uploaded: { from: '2026-06-15' } }],
  ['Rechnungen, die seit Montag eingegangen sind', { uploaded: { from: '2026-06-15' } }],
  ['hochgeladene Rechnungen im Mai', { uploaded: { from: '2026-05-01', to: '2026-05-31' } }],
])('%s: months go by the date of the invoice, days and weeks of arrival by the upload', (message, where) => {
  expect(planOf(message).where).toMatchObject(where);
});

test.each([
  ['Rechnungen mit Skonto', { discount: true }],
  ['factures avec escompte', { discount: true }],
  ['invoices with an early payment discount', { discount: true }],
  ['Rechnungen mit Zahlungsbedingungen', { has: ['PAYMENT_TERMS'] }],
])('%s: a discount is looked for among the payment terms', (message, where) => {
  expect(planOf(message)).toMatchObject({ wish: { kind: 'list' }, where });
});

test('without a discount is not without payment terms', () => {
  expect(read('Rechnungen mit Skonto oder ohne Bestellnummer').kind).toBe('unclear');
  expect(read('Rechnungen ohne Skonto').kind).toBe('unclear');
  expect(planOf('Rechnungen ohne Zahlungsbedingungen').where.missing).toEqual(['PAYMENT_TERMS']);
});

test.each([
  ['number of invoices per currency', { by: 'currency', operation: 'count' }],
  ['Anzahl Rechnungen je Währung', { by: 'currency', operation: 'count' }],
  ['combien de factures par devise', { by: 'currency', operation: 'count' }],
])('%s: the invoices are counted, not the currencies', (message, wish) => {
  expect(planOf(message).wish).toMatchObject({ kind: 'aggregate', ...wish });
});

test('the currencies themselves are still named and counted', () => {
  expect(planOf('which currencies do we have').wish).toMatchObject({ kind: 'names', dimension: 'currency' });
  expect(planOf('how many currencies do we use').wish).toMatchObject({ kind: 'names', count: true });
});

test.each(['show paid dollar invoices from may 2026', 'paid eur bills'])('%s: are listed', (message) => {
  expect(planOf(message)).toMatchObject({ wish: { kind: 'list' }, where: { payment: 'paid' } });
});

test.each([
  'how much vat can we reclaim in 2025',
  'wie viel Vorsteuer können wir 2025 geltend machen',
  'combien de TVA pouvons-nous récupérer en 2025',
])('%s: is the tax that was paid', (message) => {
  expect(planOf(message).wish).toMatchObject({ kind: 'aggregate', measure: 'tax' });
});

test.each([['how much can we reclaim in 2025'], ['which invoices can we deduct from income tax']])(
  '%s: asked back about',
  (message) => {
    expect(read(message).kind).not.toBe('plan');
  },
);

test('an apostrophe may be left out, and what is open with a seller is a sum', () => {
  expect(planOf('which invoices dont have a po number').where).toEqual({ missing: ['PURCHASE_ORDER'] });
  expect(planOf("invoices that don't have an IBAN").where).toEqual({ missing: ['IBAN'] });
  expect(planOf('invoices that have an IBAN').where).toEqual({ has: ['IBAN'] });
  expect(planOf('invoices that havent been paid').where.payment).toBe('unpaid');
  expect(planOf('whats still open with Bergmann').wish).toMatchObject({ kind: 'aggregate', measure: 'owed' });
  expect(planOf("what's open?").wish).toMatchObject({ kind: 'list' });
  expect(planOf('was ging 2025 an Bergmann').wish).toMatchObject({ kind: 'aggregate', measure: 'gross' });
  expect(planOf('zahlbar bis?', 'd1').wish).toMatchObject({ kind: 'field', labels: ['DUE_DATE'] });
});

test.each([
  'invoices with a total between 1000 and 2000',
  'Rechnungen mit einem Betrag zwischen 1000 und 2000',
  'factures avec un montant entre 1000 et 2000',
  "factures d'un montant de plus de 1000",
])('%s: are listed', (message) => {
  expect(planOf(message)).toMatchObject({ wish: { kind: 'list' }, where: { min: expect.any(String) } });
});

test('how much they come to is added up all the same', () => {
  expect(planOf('how much are invoices with a total between 1000 and 2000').wish).toMatchObject({ kind: 'aggregate' });
  expect(planOf('total of invoices over 1000').wish).toMatchObject({ kind: 'aggregate', operation: 'sum' });
});

test.each(['teuerste Position', 'articles les plus achetés'])('%s: is no item of that name', (message) => {
  expect(read(message)).not.toMatchObject({
    kind: 'plan',
    plan: { wish: { kind: 'lines', words: expect.stringMatching(/./) } },
  });
});

test.each(['tax and net from Bergmann in 2025', 'Steuer und netto von Bergmann 2025'])(
  '%s: two figures are not answered with one',
  (message) => {
    expect(read(message).kind).toBe('unclear');
  },
);

test.each(['net of tax 2025', 'spending without tax 2025', 'Ausgaben ohne Steuern 2025', 'dépenses hors taxes 2025'])(
  '%s: is one',
  (message) => {
    expect(planOf(message).wish).toMatchObject({ measure: 'net' });
  },
);

test.each(['skonto möglich bei welchen rechnungen', 'wie viel Skonto können wir ziehen'])(
  '%s: the terms there are say nothing of it',
  (message) => {
    expect(read(message).kind).toBe('unclear');
  },
);

test.each([
  'invoices around 1000 eur',
  'Rechnungen um die 1000 Euro',
  'factures d’environ 1000 euros',
  'last payment to Bergmann',
  'letzte Zahlung an Bergmann',
  'invoices with VAT',
  'factures avec tva',
  'turnover 2025',
  'Umsatz 2025',
  "chiffre d'affaires 2025",
])('%s: asked back about', (message) => {
  expect(read(message).kind).toBe('unclear');
});

test.each([
  ['invoices of exactly 1000 eur', { kind: 'list' }],
  ['about how much did we spend at Bergmann', { kind: 'aggregate', measure: 'gross' }],
  ['Umsatz mit Bergmann 2025', { kind: 'aggregate', measure: 'gross' }],
  ['payments to Bergmann in 2025', { kind: 'aggregate', measure: 'gross' }],
  ['how much did we spend with VAT in 2025', { kind: 'aggregate', measure: 'gross' }],
  ['total of the latest invoice from Bergmann', { kind: 'list', rank: { sort: 'date', limit: 1 } }],
  ['latest invoice from Bergmann', { kind: 'list', rank: { sort: 'date', limit: 1 } }],
  ['unpaid by currency', { kind: 'aggregate', measure: 'owed', by: 'currency' }],
])('%s: is answered as before', (message, wish) => {
  expect(planOf(message).wish).toMatchObject(wish);
});

test.each(['when was it uploaded?', 'wann wurde sie hochgeladen?'])('%s: is not the date of the invoice', (message) => {
  expect(read(message, 'd1').kind).toBe('unclear');
});

test('of one document who is paid is its seller, and what is paid its total', () => {
  expect(planOf('who do I pay?', 'd1').wish).toMatchObject({ labels: ['SELLER_NAME'] });
  expect(planOf('what do I pay in total?', 'd1').wish).toMatchObject({ labels: ['TOTAL_AMOUNT'] });
});

test('a name that looks like a dropped apostrophe stays a name', () => {
  const { planOf } = questionsOf([seller('Arent BV')]);
  for (const message of ['how much did we pay Arent BV', 'how much did we pay arent bv']) {
    expect(planOf(message).where).toMatchObject({ sellers: ['Arent BV'] });
  }
});

test.each([
  'combien puis-je déduire de mes impôts',
  'wie viel kann ich von der Steuer abziehen',
  'how much can I claim on my taxes',
  'did we recover the vat',
])('%s: no invoice tells', (message) => {
  expect(read(message).kind).not.toBe('plan');
});

test.each([
  ['spending in may this year', '2026-05-01'],
  ['spending in May last year', '2025-05-01'],
  ['Ausgaben im Mai dieses Jahres', '2026-05-01'],
  ['dépenses en mai de cette année', '2026-05-01'],
  ['spending in May', '2026-05-01'],
  ['spending this year', '2026-01-01'],
])('%s: is one month', (message, from) => {
  expect(planOf(message).where.period).toMatchObject({ from });
});

test.each([
  ['wie viel toner haben wir 2025 gekauft', 'quantity'],
  ['how much toner did we buy in 2025', 'quantity'],
  ['how much did we pay for toner', 'spent'],
  ['wie viel haben wir für toner ausgegeben', 'spent'],
])('%s: %s', (message, wants) => {
  expect(planOf(message).wish).toMatchObject({ kind: 'lines', wants });
});

test.each([
  ['What is the due date of invoice?', ['DUE_DATE']],
  ['payment terms and due date of the invoice', ['PAYMENT_TERMS', 'DUE_DATE']],
  ['delivery date of the bill', ['DELIVERY_DATE']],
  ['customer number of the invoice', ['CUSTOMER_NUMBER']],
  ['purchase order number of this invoice', ['PURCHASE_ORDER']],
  ['date of the invoice', ['INVOICE_DATE']],
  ['number of the invoice', ['INVOICE_NUMBER']],
])('of one document, %s: "date of invoice" and "number of invoice" are no parts of others', (message, labels) => {
  expect(planOf(message, 'd1').wish).toEqual({ kind: 'field', labels });
});

test.each([
  'What is the due date of the invoice from Bergmann?',
  'Was ist das Fälligkeitsdatum der Rechnung von Bergmann?',
  "Quelle est la date d'échéance de la facture de Bergmann ?",
])('%s: the day is asked for, as "when is it due?" does', (message) => {
  expect(planOf(message).wish).toEqual({ kind: 'field', labels: ['DUE_DATE'] });
});
