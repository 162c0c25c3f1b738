import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Plan, Wish } from '#core/assistant/plan.ts';
import { openOwnDatabase } from '../../testing/own-database.ts';
import { carryOutPlan } from '../carry-out-plan.ts';
import type { ToolDeps } from './tool.ts';

const database = await openOwnDatabase('ada');
afterAll(database.close);

/** 240 invoices, two of each number, with a line at 10.00 each and a due date on half of them. */
beforeAll(async () => {
  await database.pool.query(
    `insert into documents (id, user_id, filename, file_size, sha256, total_pages, status, document_type, seller, seller_key,
        invoice_number, invoice_date, due_date, total, currency, line_items)
      select 'd' || n, 'ada', n || '.pdf', 1, 'd' || n, 1, 'completed', case n when 240 then 'credit_note' else 'invoice' end, 'Acme', 'acme',
        'A-' || n / 2, '2026-01-01', case when n % 2 = 0 then date '2026-03-01' end, 10, 'EUR', $1
      from generate_series(1, 240) n`,
    [JSON.stringify([{ description: 'Hammer', quantity: '1', unit_price: '10.00', line_total: '10.00', page: 1 }])],
  );
});

const answer = (wish: Wish, where: Plan['where'] = {}) =>
  carryOutPlan({ db: database.db, database } as unknown as ToolDeps, {
    userId: 'ada',
    today: '2026-02-01',
    plan: { language: 'en', wish, where },
  });
const shown = (text: string) => text.split('\n').filter((line) => line.startsWith('• ')).length;

test('days until due name ten with a day and ten without, and say how many more there are', async () => {
  const ids = Array.from({ length: 60 }, (_, n) => `d${n + 1}`);
  const { text } = await answer({ kind: 'field', labels: ['DUE_DATE'], inDays: true }, { ids });
  expect(text.split('\n')).toHaveLength(21);
  expect(text).toMatch(/… and 40 more\.$/);
});

test('duplicates are counted all, and those that are not written out are said', async () => {
  const { text, citationsTotal, data } = await answer({ kind: 'duplicates', count: false });
  expect(text).toContain(': 119 (238 documents)');
  expect(shown(text)).toBe(10);
  expect(text).toMatch(/… and 109 more\.$/);
  expect(citationsTotal).toBe(238);
  expect(data?.rows).toHaveLength(119);
});

test('a figure names five likely duplicates and shows that there are more', async () => {
  const { text } = await answer({ kind: 'aggregate', operation: 'sum', measure: 'gross' });
  expect(text).toMatch(/Likely duplicates are included: (?:A-\d+, ){5}…\./);
});

test('all that was bought is added up over all documents, of which the newest are read', async () => {
  const { text, citationsTotal, data } = await answer({ kind: 'lines', words: '', wants: 'list' });
  // One of them is given back.
  expect(text).toMatch(/^240 line items: 2,380\.00 EUR \(240 line items, 240 documents\)\./);
  expect(shown(text)).toBe(10);
  expect(text).toMatch(/… and 230 more\.$/);
  expect(citationsTotal).toBe(240);
  expect(data?.rows).toHaveLength(200);
});

test('lines found by a word say how many there are beyond those in the table', async () => {
  const { text, citationsTotal } = await answer({ kind: 'lines', words: 'hammer', wants: 'spent' });
  expect(text).toContain('2,380.00 EUR');
  expect(text).toMatch(/… and 230 more\.$/);
  expect(citationsTotal).toBe(240);
});

test('"days" finds a day, and not what begins like it', async () => {
  await database.pool.query("update documents set line_items = $1 where id = 'd1'", [
    JSON.stringify([
      { description: 'Consulting day', quantity: '3', unit_price: '5.00', line_total: '15.00', page: 1 },
      { description: 'Consulting daybook', quantity: '1', unit_price: '1.00', line_total: '1.00', page: 1 },
    ]),
  ]);
  const { text } = await answer({ kind: 'lines', words: 'consulting days', wants: 'quantity' });
  expect(text).toContain(': 3 (');
});

test('a credit note is neither unpaid nor overdue, and nothing of it is left to pay', async () => {
  const status = await answer({ kind: 'field', labels: ['STATUS'] }, { ids: ['d240'] });
  expect(status.text).toBe('A-120, Acme: credit note');
  const left = await answer({ kind: 'field', labels: ['AMOUNT_DUE'] }, { ids: ['d240'] });
  expect(left.text).not.toContain('10.00');
  const invoice = await answer({ kind: 'field', labels: ['AMOUNT_DUE'] }, { ids: ['d2'] });
  expect(invoice.text).toContain('10.00 EUR');
});

test('days of very many invoices count all that are not written out', async () => {
  const { text } = await answer({ kind: 'field', labels: ['DUE_DATE'], inDays: true }, { sellers: ['Acme'] });
  const written = text.split('\n').length - 1;
  expect(text).toMatch(new RegExp(`… and ${239 - written} more\\.$`));
});

test('lines of a credit note count against the rest as a whole, a discount in it for it', async () => {
  await database.pool.query("update documents set line_items = $1 where id = 'd240'", [
    JSON.stringify([
      { description: 'Saw', quantity: '1', unit_price: '30.00', line_total: '30.00', page: 1 },
      { description: 'Saw discount', quantity: '1', unit_price: '-5.00', line_total: '-5.00', page: 1 },
    ]),
  ]);
  const { text } = await answer({ kind: 'lines', words: 'saw', wants: 'spent' });
  expect(text).toContain('-25.00 EUR');
  const all = await answer({ kind: 'lines', words: '', wants: 'list' }, { types: ['credit_note'] });
  expect(all.text).toContain('-25.00 EUR');
});

test('terms that deny a discount grant none', async () => {
  for (const [n, terms] of [
    '2 % Skonto innerhalb von 10 Tagen, 30 Tage netto',
    'Zahlbar ohne Abzug von Skonto',
    "Pas d'escompte pour paiement anticipé",
    'Escompte pour paiement anticipé : néant',
    'Escompte de 2 % sous 8 jours',
    'Net 30 days',
  ].entries())
    await database.pool.query(
      `insert into entities (id, document_id, user_id, position, label, confidence, body) values ('t', $1, 'ada', 0, 'PAYMENT_TERMS', 1, $2)`,
      [`d${n + 1}`, JSON.stringify({ value: terms, text: terms, page: 1 })],
    );
  const { citations } = await answer({ kind: 'list' }, { discount: true });
  expect(citations.map(({ document_id }) => document_id).sort()).toEqual(['d1', 'd5']);
});
