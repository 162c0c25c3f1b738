import { afterAll, beforeEach, expect, test } from 'vitest';
import { openOwnDatabase } from '../testing/own-database.ts';

/** What is kept of a user's documents, folded or not. */
const KEPT = `select user_id, figure, key, name, currency, sum(documents)::int as documents, sum(bytes)::int as bytes,
    sum(failed_checks)::int as checks, sum(failed_documents)::int as failed, sum(to_review)::int as review,
    sum(entities)::int as entities, sum(high_confidence_entities)::int as high, trim_scale(sum(amount))::text as amount
  from user_figures group by 1, 2, 3, 4, 5 having sum(documents) <> 0 order by 1, 2, 3, 4, 5`;
/** The same, counted anew from all documents. */
const COUNTED = `select user_id, figure, key, f.name, in_currency as currency, count(*)::int as documents, sum(bytes)::int as bytes,
    sum(f.checks)::int as checks, sum(failed_documents)::int as failed, sum(f.to_review)::int as review,
    sum(entities)::int as entities, sum(high_confidence_entities)::int as high, trim_scale(sum(amount))::text as amount
  from documents d cross join lateral document_figures(status, document_type, file_size, failed_checks, doubtful_fields, labels,
    label_counts, label_high_counts, invoice_date, due_date, seller, seller_key, d.currency, total, amount_due) f
  where user_id is not null group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5`;

const CHANGES = [
  "update documents set status = 'processing' where id = 'd1'",
  "update documents set status = 'completed', labels = '{TOTAL_AMOUNT,SELLER_NAME}', label_counts = '{2,1}', label_high_counts = '{1,1}' where id = 'd1'",
  "update documents set label_high_counts = '{2,0}', failed_checks = 2, doubtful_fields = 1 where id = 'd1'",
  "update documents set document_type = 'credit_note', total = 12.5 where id = 'd1'",
  "update documents set seller = 'Acme', seller_key = 'acme', due_date = '2026-03-01', amount_due = 0 where id = 'd2'",
  "update documents set amount_due = 4, currency = 'USD', labels = '{}', label_counts = '{}', label_high_counts = '{}' where id = 'd2'",
  "update documents set status = 'failed', error_code = 'pdf.damaged' where id = 'd2'",
  "update documents set filename = 'other.pdf' where id = 'd2'",
  "update documents set total = total + 1, status = 'completed'",
  "update documents set user_id = null, deleted_by = 'ada' where id = 'd3'",
  "update documents set user_id = deleted_by, deleted_by = null where id = 'd3'",
  "update documents set user_id = null, deleted_by = 'ada' where id in ('d2', 'd4')",
  "update documents set status = 'processing' where id = 'none'",
  "delete from documents where id in ('d1', 'd2')",
];

const { pool, close } = await openOwnDatabase('ada');
afterAll(close);
beforeEach(async () => {
  await pool.query('delete from documents');
  await pool.query('delete from user_figures');
  await pool.query(`insert into documents (id, user_id, filename, file_size, sha256, total_pages, status, document_type, seller, seller_key,
      invoice_date, due_date, total, currency, labels, label_counts, label_high_counts)
    select 'd' || n, 'ada', 'a.pdf', n, 'sha' || n, 1, 'completed', 'invoice', 'Quell AG', 'quell', '2026-01-31', '2026-02-28',
      100, 'EUR', '{TOTAL_AMOUNT}', '{1}', '{1}' from generate_series(1, 4) n`);
});

test('after every change of one document or many the figures kept are those that counting anew gives', async () => {
  for (const change of ['select 1', ...CHANGES]) {
    await pool.query(change);
    expect((await pool.query(KEPT)).rows, change).toEqual((await pool.query(COUNTED)).rows);
  }
});

test('what a change leaves as it was is not written again, and what changes do add is folded', async () => {
  const rows = async () =>
    (await pool.query<{ count: number }>('select count(*)::int from user_figures')).rows[0]!.count;
  const before = await rows();
  await pool.query("update documents set filename = 'b.pdf', seller = 'Quell AG' where id = 'd1'");
  expect(await rows()).toBe(before);
  await pool.query("update documents set status = 'processing' where id = 'd1'");
  // Its status, month, seller and due date: not its labels, which are what they were.
  expect(await rows()).toBe(before + 5);
  let last = 0;
  for (let now = await rows(); now >= last; now = await rows()) {
    last = now;
    await pool.query(
      "update documents set status = case status when 'completed' then 'processing' else 'completed' end where id = 'd1'",
    );
  }
  // Many changes were folded into a row for each figure.
  expect(await rows()).toBeLessThan(20);
  expect((await pool.query(KEPT)).rows).toEqual((await pool.query(COUNTED)).rows);
});

test('the figures of lines follow the list that stands, and only then', async () => {
  const figures = async () =>
    (await pool.query<{ line_figures: object }>("select line_figures from documents where id = 'd1'")).rows[0]!
      .line_figures;
  const line = JSON.stringify([{ description: 'Hammer', tax_rate: '19', line_total: '10.00' }]);
  await pool.query("update documents set line_items = $1 where id = 'd1'", [line]);
  expect(await figures()).toEqual({ count: 1, sum: '10.00', rates: [{ rate: '19', total: null }] });
  await pool.query("update documents set corrected_line_items = '[]' where id = 'd1'");
  expect(await figures()).toEqual({ count: 0, sum: null, rates: [] });
  await pool.query("update documents set corrected_line_items = null, line_items = $1 where id = 'd1'", [line]);
  expect(await figures()).toMatchObject({ count: 1, sum: '10.00' });
  await pool.query(
    "insert into documents (id, user_id, filename, file_size, sha256, total_pages, status, line_items) values ('d9', 'ada', 'a.pdf', 1, 'sha9', 1, 'completed', $1)",
    [line],
  );
  expect((await pool.query("select line_figures->'count' as count from documents where id = 'd9'")).rows).toEqual([
    { count: 1 },
  ]);
});
