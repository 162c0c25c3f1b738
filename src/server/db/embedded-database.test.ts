import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EmbeddedDatabase, openEmbeddedDatabase } from './embedded-database.ts';

let folder: string;
let database: EmbeddedDatabase;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'invoscope-db-'));
  database = await openEmbeddedDatabase(folder);
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

async function own(n: number): Promise<void> {
  const { rows } = await database.pool.query('select $1::text as name, $2::int as number', [`query ${n}`, n]);
  expect(rows).toEqual([{ name: `query ${n}`, number: n }]);
}

test.each([
  ['at binding a NUL character', 'select $1::text', ['a\0b'], '22021'],
  ['at binding a number', 'select $1::int', ['many'], '22P02'],
  ['at parsing', 'select nothing from nowhere where $1 = 1', [1], '42P01'],
  ['at running', 'select 1 / $1::int', [0], '22012'],
  ['without parameters', 'select 1; select 2; select 1 / 0', undefined, '22012'],
])('a query that fails %s never gets into the answers of others', async (_when, text, values, code) => {
  for (let round = 0; round < 5; round += 1) {
    const failing = () => expect(database.pool.query(text, values)).rejects.toMatchObject({ code });
    await failing();
    await own(round);
    await Promise.all([own(1), failing(), own(2), own(3), failing(), own(4)]);
  }
});

test('what was prepared is prepared anew after another query failed and its client was replaced', async () => {
  const named = () => database.pool.query({ name: 'doubled', text: 'select 2 * $1::int as twice', values: [4] });
  for (let round = 0; round < 3; round += 1) {
    expect((await named()).rows).toEqual([{ twice: 8 }]);
    await expect(database.pool.query('select 1 / $1::int', [0])).rejects.toMatchObject({ code: '22012' });
    expect((await named()).rows).toEqual([{ twice: 8 }]);
  }
});

test('a failure within a transaction rolls all of it back', async () => {
  await database.pool.query('create table notes (id int primary key)');
  const client = await database.pool.connect();
  await client.query('begin');
  await client.query('insert into notes values ($1)', [1]);
  await expect(client.query('insert into notes values ($1)', [1])).rejects.toMatchObject({ code: '23505' });
  await client.query('rollback');
  client.release();
  expect((await database.pool.query('select count(*)::int as count from notes')).rows).toEqual([{ count: 0 }]);
});

test('values of a megabyte go through', async () => {
  const long = 'ä'.repeat(1_000_000);
  expect((await database.pool.query('select $1::text as long', [long])).rows[0].long).toBe(long);
});
