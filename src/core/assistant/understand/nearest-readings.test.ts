import { expect, test } from 'vitest';
import { questionsOf, seller } from '../testing/questions-of.ts';

const { read, planOf } = questionsOf(
  ['Bergmann Bürobedarf GmbH', 'Stadtwerke Lindau AG', 'Transports Moreau SA'].map(seller),
);

// Each was answered by its nearest reading, which is another question's.

test.each([
  ['Rechnungen, die im Mai fällig waren', { from: '2026-05-01', to: '2026-05-31' }],
  ['Welche Rechnungen waren im April fällig?', { from: '2026-04-01', to: '2026-04-30' }],
  ['factures qui étaient dues en mai', { from: '2026-05-01', to: '2026-05-31' }],
  ['factures échues en mai', { from: '2026-05-01', to: '2026-05-31' }],
  ['which invoices were due in May?', { from: '2026-05-01', to: '2026-05-31' }],
  ['Welche Rechnungen sind im Mai fällig?', { from: '2027-05-01', to: '2027-05-31' }],
])('%s: what was due, was so in the latest such month', (question, due) => {
  expect(planOf(question).where.due).toEqual(due);
});

test.each(['Bezahlte und unbezahlte Rechnungen von Moreau', 'factures payées et impayées de Moreau'])(
  '%s are all of them',
  (question) => {
    expect(planOf(question).where).toEqual({ sellers: ['Transports Moreau SA'] });
  },
);

test.each([
  ['dépenses 2025 en euros sans Bergmann ni Lindau'],
  ['Ausgaben 2025 in Euro außer bei Bergmann und bei Lindau'],
])('%s leaves out both', (question) => {
  expect(planOf(question).where).toMatchObject({
    notSellers: ['Bergmann Bürobedarf GmbH', 'Stadtwerke Lindau AG'],
    currency: 'EUR',
  });
});

test.each(['factures de 5000 à 8000 euros au maximum', 'Rechnungen von mindestens 5000 bis höchstens 8000 Euro'])(
  '%s: a range is no rank',
  (question) => {
    expect(planOf(question)).toMatchObject({ wish: { kind: 'list' }, where: { min: '5000', max: '8000' } });
    expect(planOf(question).wish).not.toHaveProperty('rank');
  },
);

test.each([
  'Lieferanten mit nur einer Rechnung',
  'fournisseurs avec une seule facture',
  'suppliers with only one invoice',
])('%s: those that have so many and no more', (question) => {
  expect(planOf(question).wish).toMatchObject({ operation: 'count', by: 'seller', having: { min: '1', max: '1' } });
});

test.each(['Ist Moreau bezahlt?', 'Moreau est-il payé ?'])('%s asks for what is left to pay there', (question) => {
  expect(planOf(question)).toMatchObject({
    wish: { kind: 'list' },
    where: { sellers: ['Transports Moreau SA'], payment: 'unpaid' },
  });
});

test.each([
  'Rechnungen, die im Mai bezahlt wurden',
  'Rechnungen, die wir im Mai bezahlt haben',
  'montant dû à Lindau fin mai',
])('%s: no invoice tells when it was paid', (question) => {
  expect(read(question)).toMatchObject({ kind: 'refuse', about: 'whenPaid' });
});

test.each([
  'Wie viele bezahlte und unbezahlte Rechnungen haben wir von Moreau?',
  'combien de factures payées et impayées ?',
  'Anzahl Lieferanten pro Währung',
  'nombre de fournisseurs par devise',
  'Durchschnittliche Ausgaben pro Lieferant 2025',
  'dépense moyenne par fournisseur en 2025',
  'coût par jour 2025',
  'Anteil der überfälligen an den offenen Beträgen',
  'part des retards dans les impayés',
])('%s is asked back about', (question) => {
  expect(read(question).kind).toBe('unclear');
});

test.each([
  ['Was kostet uns Moreau 2025 im Monat durchschnittlich?', { each: 'month' }],
  ['Combien devrons-nous payer en juillet ?', { measure: 'owed' }],
  ['Welchen Lieferanten schulden wir überfällige Beträge?', { kind: 'names', dimension: 'seller' }],
  ['Y a-t-il des doublons parmi mes factures ?', { kind: 'duplicates' }],
  ['Quelles factures contiennent des erreurs de calcul ?', { kind: 'checks' }],
  ['stimmen die Summen?', { kind: 'checks' }],
  ['les totaux sont-ils corrects ?', { kind: 'checks' }],
])('%s is understood', (question, wish) => {
  expect(planOf(question).wish).toMatchObject(wish);
});

test('what invoices do not have is missing in them', () => {
  expect(planOf('Quelles factures de 2026 n’ont pas d’IBAN ?').where).toMatchObject({ missing: ['IBAN'] });
});
