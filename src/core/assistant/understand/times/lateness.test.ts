import { expect, test } from 'vitest';
import { questionsOf } from '../../testing/questions-of.ts';

const { read, planOf } = questionsOf([]);

test.each([
  ['invoices 31 to 60 days overdue', '2026-04-18', '2026-05-17'],
  ['What is 1-30 days past due?', '2026-05-18', '2026-06-16'],
  ['bills overdue by between 2 and 4 weeks', '2026-05-20', '2026-06-03'],
  ['open items 31–60 days overdue', '2026-04-18', '2026-05-17'],
  ['Rechnungen 31–60 Tage überfällig', '2026-04-18', '2026-05-17'],
  ['Was ist zwischen 61 und 90 Tagen überfällig?', '2026-03-19', '2026-04-17'],
  ['Factures en retard de 31 à 60 jours', '2026-04-18', '2026-05-17'],
  ['invoices less than 2 weeks late', '2026-06-04', '2026-06-16'],
  ['at most 10 days overdue', '2026-06-07', '2026-06-16'],
])('%s: those that were due in these days', (message, from, to) => {
  expect(planOf(message)).toMatchObject({ wish: { kind: 'list' }, where: { payment: 'overdue', due: { from, to } } });
});

test('more than so many days, in front of what is overdue, is no number of invoices', () => {
  expect(planOf('Summe der über 90 Tage überfälligen Posten in Euro')).toMatchObject({
    wish: { kind: 'aggregate', measure: 'owed' },
    where: { due: { to: '2026-03-18' }, currency: 'EUR' },
  });
});

test('the most overdue one is due first', () => {
  expect(planOf('Which bill is the most overdue?').wish).toMatchObject({
    rank: { sort: 'due', order: 'asc', limit: 1 },
  });
});

test.each(['overdue invoices of the last 30 to 60 days', 'overdue invoices from 30 to 60 days ago'])(
  '%s: days of the calendar are no lateness',
  (message) => {
    const understood = read(message);
    expect(understood.kind === 'plan' ? understood.plan.where.due : undefined).toBeUndefined();
  },
);
