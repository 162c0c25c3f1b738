/**
 * Makes an embedded installation with many analysed documents, copies it to a private PostgreSQL and an S3-compatible
 * server with `invoscope copy`, and looks itself whether counts and hashes are equal. Prints times and sizes.
 */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { pino } from 'pino';
import { sampleSet } from '../samples/sample-set.ts';
import { readConfig } from '../src/server/config.ts';
import { openDatabase } from '../src/server/db/database.ts';
import { startServer } from '../src/server/main.ts';
import { diskStorage } from '../src/server/storage/disk-storage.ts';
import { s3Storage } from '../src/server/storage/s3-storage.ts';
import type { Storage } from '../src/server/storage/storage.ts';
import { startS3Server } from '../src/server/testing/s3-server.ts';
import { startPrivatePostgres } from './postgres/private-postgres.ts';

const count = Number(process.argv[2] ?? 1000);
const run = promisify(execFile);
const dataDir = await mkdtemp(join(tmpdir(), 'invoscope-copy-'));
const silent = { BILLING: 'off', LOG_LEVEL: 'silent', PORT: '0', BACKUP_HOUR: 'off', RATE_LIMIT_PER_MINUTE: '1000000' };

/** Uploads `count` generated invoices over HTTP and waits for their analyses, a few at once. */
async function fill(): Promise<void> {
  const server = await startServer(readConfig({ ...silent, DATA_DIR: dataDir }), { log: pino({ level: 'silent' }) });
  const registered = await fetch(`${server.url}/api/auth/register`, {
    method: 'POST',
    body: new URLSearchParams({ username: 'ada', email: 'ada@example.com', password: 'secret1' }),
  });
  const { access_token: token } = (await registered.json()) as { access_token: string };
  const samples = sampleSet({ count, seed: 7 })[Symbol.iterator]();
  let image = 0;
  const uploader = async () => {
    for (let next = samples.next(); !next.done; next = samples.next()) {
      const body = new FormData();
      const { pdf, truth } = next.value;
      body.append('file', new Blob([new Uint8Array(pdf)], { type: 'application/pdf' }), truth.file);
      const headers = { authorization: `Bearer ${token}` };
      const answer = await fetch(`${server.url}/api/analyze/pdf`, { method: 'POST', headers, body });
      if (answer.status !== 200) throw new Error(`An upload was answered with ${answer.status}.`);
      if (image >= 50) continue;
      image += 1;
      const { document_id: id } = (await answer.json()) as { document_id: string };
      await fetch(`${server.url}/api/documents/${id}/pages/1.png`, { headers });
    }
  };
  await Promise.all(Array.from({ length: 4 }, uploader));
  await server.stop();
}

/** Rows of every table, counted by the database itself. */
async function rowsIn(databaseUrl: string | undefined) {
  const database = await openDatabase({ dataDir, databaseUrl });
  try {
    const { rows: tables } = await database.pool.query<{ name: string }>(
      "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1",
    );
    const counts: Record<string, number> = {};
    for (const { name } of tables) {
      // Folded now and then: its sums are what counts, and they follow from the other tables.
      if (name === 'user_figures') continue;
      const { rows } = await database.pool.query<{ rows: number }>(`select count(*)::int as rows from "${name}"`);
      counts[name] = rows[0]?.rows ?? 0;
    }
    const { rows } = await database.pool.query<{ bytes: number }>(
      'select pg_database_size(current_database())::float8 as bytes',
    );
    return { counts, bytes: rows[0]?.bytes ?? 0 };
  } finally {
    await database.close();
  }
}

/** What the files come to, each read and hashed: names must be the hashes of what lies there. */
async function filesIn(storage: Storage) {
  const names = (await storage.list()).toSorted();
  let bytes = 0;
  for (const name of names) {
    const content = await storage.get(name);
    bytes += content.length;
    if (createHash('sha256').update(content).digest('hex') !== name) throw new Error(`The file ${name} is damaged.`);
  }
  return { names: names.join(), count: names.length, bytes, sidecars: (await storage.sidecarIds()).length };
}

const folderMegabytes = async (name: string) =>
  Number((await run('du', ['-sk', '--apparent-size', join(dataDir, name)])).stdout.split('\t')[0]) / 1024;

const timed = async <Result>(work: () => Promise<Result>): Promise<[Result, string]> => {
  const started = Date.now();
  const result = await work();
  return [result, `${((Date.now() - started) / 1000).toFixed(1)} s`];
};

const postgres = await startPrivatePostgres();
const bucket = await startS3Server();
try {
  const [, filled] = await timed(fill);
  console.log(`${count} invoices uploaded and analysed in ${filled}`);
  const env = { ...process.env, ...silent, DATA_DIR: dataDir };
  const cli = (args: string[], more = {}) =>
    timed(() => run(process.execPath, ['src/cli/main.ts', ...args], { env: { ...env, ...more } }));
  const [copied, copyTime] = await cli(['copy', '--to', postgres.url], bucket.env);
  console.log(`invoscope copy: ${copyTime}\n${copied.stdout}`);
  const [, backupTime] = await cli(['backup', join(dataDir, 'backup')]);
  const [, restoreTime] = await cli(['restore', join(dataDir, 'backup')], { DATA_DIR: join(dataDir, 'restored') });
  console.log(`backup ${backupTime}, restore ${restoreTime}`);

  const [from, to] = [await rowsIn(undefined), await rowsIn(postgres.url)];
  const [here, there] = [await filesIn(diskStorage(join(dataDir, 'files'))), await filesIn(s3Storage(bucket.options))];
  const isEqual = JSON.stringify(from.counts) === JSON.stringify(to.counts) && here.names === there.names;
  console.log(`rows: ${JSON.stringify(to.counts)}`);
  console.log(`files: ${there.count} (${(there.bytes / 1e6).toFixed(1)} MB), sidecars: ${there.sidecars}`);
  console.log(isEqual && there.sidecars === count ? 'Counts and hashes are equal.' : 'NOT EQUAL');
  const sizes = await Promise.all(['db', 'files', 'cache', 'backup'].map(folderMegabytes));
  const [db, files, cache, backup] = sizes.map((megabytes) => `${megabytes.toFixed(1)} MB`);
  console.log(`embedded: db ${db}, files ${files}, images of 50 pages ${cache}, backup ${backup}`);
  console.log(`PostgreSQL: ${(to.bytes / 1e6).toFixed(1)} MB`);
  if (!isEqual) process.exitCode = 1;
} finally {
  await bucket.close();
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}
