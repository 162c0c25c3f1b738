import { afterAll, beforeAll, expect, test } from 'vitest';
import { openOwnDatabase } from '../../testing/own-database.ts';
import { computeFigures } from './compute-figures.ts';
import type { ToolDeps } from './tool.ts';

const database = await openOwnDatabase('ada');
afterAll(database.close);

beforeAll(async () => {
  for (const [id, type, total, tax] of [
    ['whole', 'invoice', '119.00', '19.00'],
    ['corrected', 'invoice', '-11.90', '-1.90'],
    ['credited', 'credit_note', '23.80', '3.80'],
  ] as const) {
    await database.pool.query(
      `insert into documents (id, user_id, filename, file_size, sha256, total_pages, status, document_type, currency, total, tax_amount)
        values ($1, 'ada', 'a.pdf', 1, $1, 1, 'completed', $2, 'EUR', $3, $4)`,
      [id, type, total, tax],
    );
  }
});

test.each([
  ['gross', '83.30'],
  ['tax', '13.30'],
  ['net', '70.00'],
] as const)('of a corrected and of a credited invoice the %s counts against the others', async (measure, sum) => {
  const asked = {
    deps: { db: database.db } as unknown as ToolDeps,
    userId: 'ada',
    today: '2026-01-31',
    plan: { language: 'en', wish: { kind: 'figure', measure, op: 'sum' }, where: {} },
  } as unknown as Parameters<typeof computeFigures>[0];
  const [figure] = await computeFigures(asked, { measure, types: ['invoice', 'credit_note'] });
  expect(Number(figure?.sum).toFixed(2)).toBe(sum);
});
