import { expect, test } from 'vitest';
import { buyer, questionsOf, seller } from '../../testing/questions-of.ts';

const { read, planOf } = questionsOf([
  seller('Bergmann Bürobedarf GmbH'),
  seller('Imprimerie Dubois SARL'),
  buyer('Fenwick Holdings Ltd', 'fenwick'),
]);

test.each([
  'Was war im ersten Quartal 2026 die teuerste Euro-Rechnung ohne Versandkosten?',
  'Was ist nächste Woche zu zahlen ohne Versandkosten?',
  'Rechnungen von Bergmann, bereits verbucht',
  'offene Rechnungen über 500 Euro netto',
  'offene Rechnungen mit Restbetrag unter 100 Euro',
  'Wie viele Rechnungen gibt es mit mehr als 100 Euro Steuer?',
  'offene Rechnungen der zehn größten Lieferanten',
  'Rechnungen von Bergmann über dem Durchschnitt',
  'Ausgaben bei Bergmann mit Lieferschein',
  'Rechnungen von Bergmann mit nur einer Position',
  'offene Rechnungen als PDF',
  'Wie viel haben wir für das Büro Berlin ausgegeben?',
  'Rechnungen aus der letzten Lieferung',
  'dépenses Dubois en été',
  'factures Dubois déjà comptabilisées',
  'factures impayées de plus de 500 euros HT',
  'dépenses Dubois par facture',
  'dépenses Dubois avec bon de livraison',
  'factures impayées en PDF',
  'Rechnungen von Bergmann am ersten Montag im Mai 2026',
  'factures Dubois le premier lundi de mai 2026',
  'offene Rechnungen von unserem Hauptlieferanten',
  'factures impayées de notre principal fournisseur',
  'Combien a-t-on dépensé en mars en espèces ?',
  'nombre de factures reçues par mail le mois dernier',
  'Combien de Banner avons-nous commandés en 2025 sur le compte 4711 ?',
  'Bergmann invoices above the average',
  'invoices with more than 3 items from Bergmann',
  'show the Bergmann invoices as pdf',
  'invoices that came by email in May 2026',
  'Bergmann invoices to be reimbursed',
  'sum of unpaid monthly invoices',
  'spend in euros this time last year',
  'Bergmann invoices from about a week ago',
  '2025 spend without the largest invoice',
  'spend in 2025 excluding duplicates',
  'invoices with VAT over 100',
  'invoices over 500 euros net',
  'Bergmann invoices already booked',
  'invoices from Bergmann for project Apollo',
  'what did finger food cost us with the word urgent',
  'unpaid invoices with customer number 12',
])('%s: words that no condition is of are asked back about', (message) => {
  expect(read(message).kind).toBe('unclear');
});

test.each([
  'Rechnungen von Bergmann, die wir zu spät bezahlt haben',
  'pünktlich bezahlte Rechnungen',
  'factures Dubois payées en retard',
  'Bergmann invoices paid late',
  'which invoices did we pay on time',
])('%s: on which day something was paid stands in no invoice', (message) => {
  expect(read(message)).toMatchObject({ kind: 'refuse', about: 'whenPaid' });
});

test('what is said beside such words is read as before', () => {
  expect(planOf('Wie viel haben wir bei Bergmann gebucht?').where.sellers).toEqual(['Bergmann Bürobedarf GmbH']);
  expect(planOf('Ausgaben netto bei Bergmann').wish).toMatchObject({ measure: 'net' });
  expect(planOf('durchschnittlicher Betrag pro Rechnung').wish).toMatchObject({ operation: 'average' });
  expect(planOf('Welche Lieferanten mit Gutschriften gibt es?').where.types).toEqual(['credit_note']);
  expect(planOf('Combien a-t-on dépensé en affiches en 2025 ?').wish).toMatchObject({
    kind: 'lines',
    words: 'affiches',
  });
  expect(planOf('monthly spend in 2025 in euros').wish).toMatchObject({ by: 'month' });
  expect(planOf('invoices over 5000 euros including VAT').wish).toEqual({ kind: 'list' });
  expect(planOf('amount due to Bergmann').wish).toMatchObject({ measure: 'owed' });
  expect(planOf('die größten Lieferanten').wish).toMatchObject({ kind: 'aggregate', by: 'seller' });
});

test('what invoices tell beside others is a condition', () => {
  expect(planOf('Rechnungen ohne Bestellung').where.missing).toEqual(['PURCHASE_ORDER']);
  expect(planOf('Rechnungen mit E-Mail-Adresse').where.has).toEqual(['EMAIL']);
  expect(planOf('Rechnungen nicht an Fenwick').where.notBuyers).toEqual(['Fenwick Holdings Ltd']);
  expect(planOf('Wie viel haben wir bei Bergmann an Montagen ausgegeben?').where.weekday).toBe(1);
});

test('two quarters that share their year are two spans of time', () => {
  const { wish } = planOf('combien dépensé au premier et au troisième trimestre 2025');
  expect(wish).toMatchObject({
    kind: 'compare',
    sides: [
      { where: { period: { from: '2025-01-01', to: '2025-03-31' } } },
      { where: { period: { from: '2025-07-01', to: '2025-09-30' } } },
    ],
  });
  expect(read('Rechnungen von Bergmann im ersten und dritten Quartal 2025').kind).toBe('unclear');
});

test.each(['was steht noch an?', 'factures à venir', 'paiements à venir'])(
  '%s: what falls due from today on',
  (message) => {
    expect(planOf(message).where).toEqual({ due: { from: '2026-06-17' }, payment: 'unpaid' });
  },
);

test.each(['Rechnungen vom letzten Freitag', 'factures de vendredi dernier'])(
  '%s: those of that day, not the last one of them',
  (message) => {
    expect(planOf(message)).toMatchObject({
      wish: { kind: 'list' },
      where: { period: { from: '2026-06-12', to: '2026-06-12' } },
    });
    expect(planOf(message).wish).not.toHaveProperty('rank');
  },
);

test.each([
  ['die teuersten von Dubois', 5],
  ['les plus chères chez Dubois', 5],
  ['die größte Rechnung von Dubois', 1],
])('%s: %i of them', (message, limit) => {
  expect(planOf(message).wish).toMatchObject({ kind: 'list', rank: { limit } });
});

test.each(['Haben wir Dubois schon bezahlt?', 'Ist die Rechnung von Dubois bezahlt?', 'a-t-on payé Dubois ?'])(
  '%s: what is left to pay answers it',
  (message) => {
    expect(planOf(message)).toMatchObject({ wish: { kind: 'list' }, where: { payment: 'unpaid' } });
  },
);

test('whether anything was paid is no question of what is left', () => {
  expect(planOf('Haben wir bei Dubois schon mal was bezahlt?').where.payment).toBeUndefined();
});

test.each(['Wer hat uns im Mai Rechnungen geschickt?', 'qui nous a envoyé des factures en mai ?'])(
  '%s: sellers',
  (message) => {
    expect(planOf(message).wish).toEqual({ kind: 'names', dimension: 'seller', count: false });
  },
);

test('more here than there is of amounts', () => {
  expect(planOf('combien de plus chez Bergmann que chez Dubois en 2025').wish).toMatchObject({
    kind: 'compare',
    operation: 'sum',
  });
});

test('what is to be paid today is due today', () => {
  expect(planOf("à payer aujourd'hui").where.due).toEqual({ from: '2026-06-17', to: '2026-06-17' });
});

test('who grants a discount has it in the terms of an invoice', () => {
  expect(planOf('Bei wem bekommen wir Skonto?')).toMatchObject({ wish: { kind: 'names' }, where: { discount: true } });
});
