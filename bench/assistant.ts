import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answerQuestion } from '#server/assistant/answer-question.ts';
import type { ToolDeps } from '#server/assistant/tools/tool.ts';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/db/database.ts';
import { users } from '#server/db/schema.ts';
import { fillDatabase } from './server/fill-database.ts';
import { sellerName } from './server/invented-documents.ts';

const ROUNDS = 5;
const USER = 'bench-user';

/** What people ask most; `n` gives another seller each time. */
const QUESTIONS: readonly ((n: number) => string)[] = [
  (n) => `How much did I spend at ${sellerName(n % 300)}?`,
  () => 'How much did I spend this year?',
  () => 'Wie viel habe ich im März ausgegeben?',
  () => 'How many invoices do I have?',
  () => 'Quelles factures sont en retard ?',
  () => 'Which invoices are due in the next 14 days?',
  () => 'top 5 suppliers this year',
  () => 'Ausgaben pro Monat in diesem Jahr',
  () => 'largest invoice',
  () => 'invoices over 5000 EUR last month',
  () => 'Recent documents',
  (n) => `latest invoice from ${sellerName((n * 7) % 300)}`,
  () => 'Are there duplicates this month?',
  () => 'How much do I owe?',
  () => 'How much VAT did I pay this year?',
  () => 'Which VAT rates do I have?',
  () => 'How much VAT at 19 % this year?',
];

const count = Number(process.argv[2] ?? 10_000);
const dataDir = await mkdtemp(join(tmpdir(), 'invoscope-bench-assistant-'));
const database = await openDatabase({ dataDir, databaseUrl: process.env.DATABASE_URL });
try {
  await database.db
    .insert(users)
    .values({ id: USER, username: USER, usernameKey: USER, email: 'a@b.c', emailKey: 'a@b.c', passwordHash: '-' });
  await fillDatabase(database, USER, count);
  const config = readConfig({ DATA_DIR: dataDir, BILLING: 'off' });
  // Questions about figures read the database alone.
  const deps = { db: database.db, database, config, now: () => new Date() } as unknown as ToolDeps;
  const all: number[] = [];
  const rows: string[][] = [];
  for (const question of QUESTIONS) {
    const times: number[] = [];
    for (let n = 0; n < ROUNDS; n++) {
      const start = performance.now();
      await answerQuestion(deps, { userId: USER, message: question(n), now: new Date() });
      times.push(performance.now() - start);
    }
    all.push(...times);
    rows.push([question(0), Math.min(...times).toFixed(0), Math.max(...times).toFixed(0)]);
  }
  console.log(`${count} documents, ${database.kind} database, milliseconds`);
  for (const row of rows) console.log(row.join('  '));
  const sorted = all.toSorted((a, b) => a - b);
  console.log(
    `p50 ${sorted[Math.floor(sorted.length * 0.5)]!.toFixed(0)}  p95 ${sorted[Math.floor(sorted.length * 0.95)]!.toFixed(0)}`,
  );
} finally {
  if (database.kind === 'postgres') await database.pool.query('delete from users where id = $1', [USER]);
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
}
