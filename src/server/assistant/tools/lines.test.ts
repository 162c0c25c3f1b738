import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { WORDINGS } from '#core/assistant/wording/format-figures.ts';
import { ownerWord } from '../../search/search-row.ts';
import { openOwnDatabase } from '../../testing/own-database.ts';
import { answerLines } from './lines.ts';
import type { ToolDeps } from './tool.ts';

const database = await openOwnDatabase('ada');
afterAll(database.close);
let reads = 0;

beforeAll(async () => {
  for (const description of ['Office chair', 'Standing desk', 'Clasp']) await keep(description);
});
beforeEach(() => {
  reads = 0;
});

const keep = (description: string) =>
  database.pool.query(
    `insert into documents (id, user_id, filename, file_size, sha256, total_pages, status, document_type, line_items)
      values ($1, 'ada', 'a.pdf', 1, $1, 1, 'completed', 'invoice', $2)`,
    [description, JSON.stringify([{ description, quantity: '1', unit_price: '5.00', line_total: '5.00', page: 1 }])],
  );

function ask(words: string) {
  const db = new Proxy(database.db, {
    get(target, key) {
      if (key === 'select') reads += 1;
      return Reflect.get(target, key);
    },
  });
  const wish = { kind: 'lines', words, wants: 'spent' } as const;
  return answerLines({
    deps: { db } as unknown as ToolDeps,
    userId: 'ada',
    today: '2026-01-31',
    plan: { language: 'en', wish, where: {} },
    wish,
    wording: WORDINGS.en,
  });
}

const unknown = (count: number) => Array.from({ length: count }, (_, n) => `unheard${n}`).join(' ');

test('words that no line has together are looked for with one reading, however many they are', async () => {
  const { asks } = await ask('chair desk');
  expect(asks).toEqual(['How much did I spend on Office chair?', 'How much did I spend on Standing desk?']);
  const readsOfTwo = reads;
  reads = 0;
  expect((await ask(`desk ${unknown(60)}`)).asks).toEqual(['How much did I spend on Standing desk?']);
  expect(reads).toBe(readsOfTwo);
});

test('the first eight words are looked for each on its own', async () => {
  expect((await ask(`${unknown(7)} chair`)).asks).toHaveLength(1);
  expect((await ask(`${unknown(8)} chair`)).asks).toBeUndefined();
});

test('a word loses its ending once: classes are no clasps', async () => {
  expect((await ask('classes chair')).asks).toEqual(['How much did I spend on Office chair?']);
});

test('of very many documents those with any of the words are looked through', async () => {
  await database.pool.query(
    `insert into documents (id, user_id, filename, file_size, sha256, total_pages, status, document_type)
      select 'n' || n, 'ada', 'a.pdf', 1, 'n' || n, 1, 'completed', 'invoice' from generate_series(1, 5000) n`,
  );
  for (const [id, word] of [
    ['Office chair', 'chair'],
    ['Standing desk', 'desk'],
  ]) {
    await database.pool.query(
      "insert into document_search (document_id, user_id, upload_date, names, words) values ($1, 'ada', now(), '', $2)",
      [id, `'${word}':2 '${ownerWord('ada')}':1A`],
    );
  }
  expect((await ask('chairs desks')).asks).toEqual([
    'How much did I spend on Office chair?',
    'How much did I spend on Standing desk?',
  ]);
});
