import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import { openDatabase, SERVING_PATIENCE } from './database.ts';

/** What PgBouncer takes with the request for a connection; anything else it refuses unless told otherwise. */
const KNOWN_TO_POOLERS = ['user', 'database', 'client_encoding', 'application_name'];

test.skipIf(!process.env.TEST_DATABASE_URL)('settings are made once connected, where a pooler takes them', async () => {
  const own = (await createTestDatabase())!;
  const target = new URL(own.url);
  const { hostname } = target;
  const port = Number(target.port || 5432);
  const asked = new Set<string>();
  const between = createServer((incoming) => {
    const outgoing = connect(port, hostname);
    // Length and version, then names and values, each ended by a zero (PostgreSQL, "Message Formats", StartupMessage).
    incoming.once('data', (first: Buffer) => {
      const texts = first.subarray(8).toString().split('\0');
      for (let n = 0; n < texts.length; n += 2) if (texts[n]) asked.add(texts[n]!);
    });
    incoming.pipe(outgoing).pipe(incoming);
    for (const end of [incoming, outgoing]) end.on('error', () => {});
  }).listen(0, '127.0.0.1');
  await once(between, 'listening');
  target.port = String((between.address() as AddressInfo).port);
  const dataDir = await mkdtemp(join(tmpdir(), 'invoscope-settings-'));
  const database = await openDatabase({ dataDir, databaseUrl: target.href, patience: SERVING_PATIENCE });
  try {
    const [jit, limit] = await Promise.all(
      ['jit', 'statement_timeout'].map(async (name) => (await database.pool.query(`show ${name}`)).rows[0][name]),
    );
    expect([jit, limit]).toEqual(['off', '20s']);
    expect([...asked].filter((name) => !KNOWN_TO_POOLERS.includes(name))).toEqual([]);
    expect(asked).toContain('user');
  } finally {
    await database.close();
    between.close();
    await own.drop();
    await rm(dataDir, { recursive: true, force: true });
  }
});
