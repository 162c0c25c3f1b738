import { afterAll, beforeEach, expect, test } from 'vitest';
import type { AnalysisResult } from '#contracts/analysis.ts';
import type { EntityWire } from '#contracts/entity.ts';
import { executeOn } from '../db/execute-sql.ts';
import { openOwnDatabase } from '../testing/own-database.ts';
import { findWork, type Work } from './documents.repository.ts';
import { storeResult } from './store-result.ts';

const entity = (id: string, label: string, value: string): EntityWire => ({
  ...{
    id,
    label,
    value,
    text: value,
    context: '',
    confidence: 0.9,
    source: 'improved_contextual',
    method: '',
    reasons: [],
  },
  ...{ matched_keyword: null, matched_pattern: null, page: 1, box: null },
});
const NUMBER = entity('e1', 'INVOICE_NUMBER', 'RE-1');
const SELLER = entity('e2', 'SELLER_NAME', 'Quell AG');

function resultWith(...entities: EntityWire[]): AnalysisResult {
  const metadata: AnalysisResult['metadata'] = {
    ...({ document_type: 'invoice', text_source: 'text_layer' } as const),
    ...{ analysis_timestamp: '2026-11-23T04:00:00.000Z', file_size: 1, filename: 'a.pdf' },
    ...{
      analyzer_version: '1',
      total_pages: 1,
      language: 'de',
      text_source: 'text_layer',
      duration_ms: 1,
      sha256: 'sha',
    },
  };
  const grouped = Object.fromEntries(
    entities.map((one) => [one.label, entities.filter(({ label }) => label === one.label)]),
  );
  return { document_id: 'd1', entities: grouped, line_items: [], checks: [], warnings: [], metadata };
}

const { pool, db, close } = await openOwnDatabase('ada');
afterAll(close);
beforeEach(async () => {
  await pool.query('delete from documents');
  await pool.query('delete from webhooks');
  await pool.query(
    "insert into documents (id, user_id, filename, file_size, sha256, total_pages, status) values ('d1', 'ada', 'a.pdf', 1, 'sha', 1, 'failed')",
  );
});

/** Begins a run and says what an analysis sees of it. */
async function begin(): Promise<Work> {
  const { rows } = await pool.query<{ run: number }>(
    "update documents set status = 'processing', run = run + 1 where id = 'd1' returning run",
  );
  return (await findWork(db, 'd1', rows[0]!.run))!;
}

const store = ({ document, version }: Work, result: AnalysisResult, isUntouched = true) =>
  storeResult(executeOn(pool), document, result, {
    pageTexts: ['Rechnung RE-1'],
    ...(isUntouched ? { untouched: { version, event: 'document.analyzed' } } : {}),
  });

/** The rows, with the transaction that wrote them. */
const rowsOf = async () =>
  (
    await pool.query(
      "select id, position, body->>'value' as value, dismissed, xmin::text as written from entities order by position, id",
    )
  ).rows;

test('analysing again writes only what is new or different, and takes away what is gone', async () => {
  expect(await store(await begin(), resultWith(NUMBER, SELLER))).toBe(true);
  const [first, second] = await rowsOf();
  expect(first).toMatchObject({ id: 'e1', position: 0, value: 'RE-1' });
  expect(second).toMatchObject({ id: 'e2', position: 1, value: 'Quell AG' });
  const found = async () =>
    (await pool.query("select xmin::text as written, words @@ 'rechnung'::tsquery as has from document_search")).rows;
  const [words] = await found();
  expect(words.has).toBe(true);

  expect(await store(await begin(), resultWith(NUMBER, SELLER))).toBe(true);
  expect(await rowsOf()).toEqual([first, second]);
  expect(await found()).toEqual([words]);

  expect(await store(await begin(), resultWith(NUMBER, { ...SELLER, value: 'Quell GmbH' }))).toBe(true);
  expect(await rowsOf()).toMatchObject([first, { id: 'e2', value: 'Quell GmbH' }]);
  expect(await store(await begin(), resultWith(SELLER))).toBe(true);
  expect(await rowsOf()).toMatchObject([{ id: 'e2', position: 0, value: 'Quell AG' }]);
  const { rows } = await pool.query('select seller, status, entity_count, labels, invoice_number from documents');
  expect(rows).toEqual([
    { seller: 'Quell AG', status: 'completed', entity_count: 1, labels: ['SELLER_NAME'], invoice_number: null },
  ]);
});

test('nothing is stored of a run that is over', async () => {
  const overtaken = await begin();
  await begin();
  expect(await store(overtaken, resultWith(NUMBER), false)).toBe(false);
  const cancelled = await begin();
  await pool.query("update documents set status = 'cancelled'");
  expect(await store(cancelled, resultWith(NUMBER), false)).toBe(false);
  expect(await rowsOf()).toEqual([]);
});

test('what somebody changed since the analysis began is not overwritten unseen', async () => {
  const before = await begin();
  await pool.query("update documents set seller = 'A person said so'");
  expect(await store(before, resultWith(SELLER))).toBe(false);
  expect(await store(before, resultWith(SELLER), false)).toBe(true);
});

test('nothing is stored unseen where a webhook is to be told of it', async () => {
  const hook = (event: string, active = true) =>
    pool.query(
      `insert into webhooks (id, user_id, url, events, active, secret, created_at) values ('${event}${active}', 'ada', 'https://example.com', '{${event}}', ${active}, '', now())`,
    );
  await hook('document.failed');
  await hook('document.analyzed', false);
  expect(await store(await begin(), resultWith(SELLER))).toBe(true);
  await hook('document.analyzed');
  expect(await store(await begin(), resultWith(NUMBER))).toBe(false);
});

test('what a person dismissed stays as it is', async () => {
  await store(await begin(), resultWith(NUMBER, SELLER));
  await pool.query("update entities set dismissed = true where id = 'e2'");
  expect(await store(await begin(), resultWith(NUMBER, { ...SELLER, value: 'Quell GmbH' }), false)).toBe(true);
  expect(await store(await begin(), resultWith(NUMBER), false)).toBe(true);
  expect(await rowsOf()).toMatchObject([{ id: 'e1' }, { id: 'e2', value: 'Quell AG', dismissed: true }]);
});
