import { expect, test } from 'vitest';
import { questionsOf, seller } from '../../testing/questions-of.ts';

const { planOf } = questionsOf(['Northwind Tools Ltd'].map(seller));
const WEEK = { from: '2026-06-15', to: '2026-06-17' };
const MAY = { from: '2026-05-01', to: '2026-05-31' };

test.each([
  ['Which bills are overdue this week?', WEEK],
  ['overdue invoices this week', WEEK],
  ['overdue last month', MAY],
  ['how much was overdue in May', MAY],
  ['overdue since May', { from: '2026-05-01' }],
  ['Welche Rechnungen sind diese Woche überfällig?', WEEK],
  ['überfällig seit dieser Woche', { from: '2026-06-15' }],
  ['Welche Rechnungen sind seit Mai überfällig?', { from: '2026-05-01' }],
  ['Was war letzten Monat schon überfällig?', MAY],
  ['quelles factures sont en retard cette semaine ?', WEEK],
  ['en retard le mois dernier', MAY],
  ['en retard depuis mai', { from: '2026-05-01' }],
  ['seit Mai überfällige Rechnungen', { from: '2026-05-01' }],
  ['factures en retard depuis mars', { from: '2026-03-01' }],
])('%s: what became due then', (message, due) => {
  const { where } = planOf(message);
  expect(where).toEqual({ payment: 'overdue', due });
});

test.each([
  ['overdue invoices from May'],
  ['which invoices from May are overdue'],
  ['Welche Rechnungen vom Mai sind überfällig?'],
  ['Rechnungen vom Mai überfällig'],
  ['factures de mai en retard'],
  ['factures en retard de mai'],
  ['factures en retard du mois dernier'],
])('%s: of the invoices of then', (message) => {
  expect(planOf(message).where).toEqual({ payment: 'overdue', period: MAY });
});

test('what is overdue today was due before', () => {
  expect(planOf('what is overdue today').where).toEqual({ payment: 'overdue', due: { to: '2026-06-17' } });
  expect(planOf('overdue since today').where).toEqual({ payment: 'overdue', due: { from: '2026-06-17' } });
});

test('who was ever paid billed something', () => {
  expect(planOf('Have we ever paid Northwind Tools?').where).toEqual({ sellers: ['Northwind Tools Ltd'] });
  expect(planOf('Have we paid Northwind Tools?').where.payment).toBe('unpaid');
});
