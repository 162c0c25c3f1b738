import { expect, test } from 'vitest';
import { questionsOf } from '../../testing/questions-of.ts';

const { planOf } = questionsOf([]);

test.each([
  ['spend in the first half of March', '2026-03-01', '2026-03-15'],
  ['spend in the second half of May 2026', '2026-05-16', '2026-05-31'],
  ['invoices in early May', '2026-05-01', '2026-05-10'],
  ['invoices from mid-April', '2026-04-11', '2026-04-20'],
  ['invoices from late March', '2026-03-21', '2026-03-31'],
  ['invoices at the end of May', '2026-05-21', '2026-05-31'],
  ['spend at the beginning of February 2025', '2025-02-01', '2025-02-10'],
  ['invoices from the first week of June', '2026-06-01', '2026-06-07'],
  ['spend in the last week of May', '2026-05-25', '2026-05-31'],
  ['bills from the first ten days of May', '2026-05-01', '2026-05-10'],
  ['Rechnungen in der ersten Märzhälfte', '2026-03-01', '2026-03-15'],
  ['Ausgaben in der zweiten Hälfte von Februar 2026', '2026-02-16', '2026-02-28'],
  ['Rechnungen von Ende Mai', '2026-05-21', '2026-05-31'],
  ['Rechnungen Anfang Mai', '2026-05-01', '2026-05-10'],
  ['Ausgaben von Mitte Mai bis Ende Juni 2025', '2025-05-11', '2025-06-30'],
  ['Rechnungen in der letzten Woche im Mai', '2026-05-25', '2026-05-31'],
  ['dépenses dans la première quinzaine de mai 2026', '2026-05-01', '2026-05-15'],
  ['factures à la mi-avril', '2026-04-11', '2026-04-20'],
  ['factures fin mai', '2026-05-21', '2026-05-31'],
  ["dépenses de la dernière semaine d'avril 2026", '2026-04-24', '2026-04-30'],
])('%s: from %s to %s', (message, from, to) => {
  expect(planOf(message).where).toEqual({ period: { from, to } });
});

test('a limit at the end of a month takes all of it', () => {
  expect(planOf('spend until the end of May 2026').where.period).toEqual({ to: '2026-05-31' });
  expect(planOf('what do we have to pay by the end of July').where.due).toMatchObject({ to: '2026-07-31' });
  expect(planOf('Was ist Ende Juni fällig?').where.due).toEqual({ to: '2026-06-30' });
  expect(planOf('à payer fin juin').where.due).toEqual({ to: '2026-06-30' });
});

test('late in front of a month says nothing of lateness', () => {
  expect(planOf('invoices from late March').where.payment).toBeUndefined();
  expect(planOf('list late invoices').where.payment).toBe('overdue');
});
