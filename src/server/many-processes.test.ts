import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readConfig } from './config.ts';
import { openDatabase } from './db/database.ts';
import { documents } from './db/schema.ts';
import { analysisKind } from './jobs/analysis-jobs.ts';
import { openDeps } from './open-deps.ts';
import { followEvents } from './testing/follow-events.ts';
import { type HttpClient, httpClient } from './testing/http-client.ts';
import { invoicePdf } from './testing/invoice-pdf.ts';
import { longPdf } from './testing/long-pdf.test-suite.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

const MAIN = fileURLToPath(new URL('../cli/main.ts', import.meta.url));

vi.setConfig({ testTimeout: 300_000 });

/** What only PostgreSQL has: several processes at work on one installation. */
describe.skipIf(!process.env.TEST_DATABASE_URL)('several processes on one database', () => {
  let database: TestDatabase;
  let dataDir: string;
  let settings: Record<string, string>;
  const children: ChildProcess[] = [];

  /** Starts a process; resolves with what it printed when it was ready. */
  async function start(command: 'serve' | 'worker', env: Record<string, string> = {}) {
    const child = spawn(process.execPath, [MAIN, command], {
      env: { ...process.env, ...settings, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    children.push(child);
    const said = await new Promise<string>((resolve, reject) => {
      let text = '';
      child.stdout.on('data', (chunk) => {
        text += String(chunk);
        if (/ready/.test(text)) resolve(text);
      });
      child.once('exit', (code) => reject(new Error(`${command} ended with ${code}`)));
    });
    return { child, url: /https?:\/\/\S+/.exec(said)?.[0] ?? '' };
  }

  async function entityOf(client: HttpClient, documentId: string): Promise<string> {
    const { body } = await client.get(`/api/documents/${documentId}/entities`);
    return body.entities.SELLER_NAME[0].id;
  }

  async function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
    const gone = new Promise<number | null>((resolve) => child.once('exit', resolve));
    child.kill(signal);
    return gone;
  }

  beforeAll(async () => {
    const made = await createTestDatabase();
    if (!made) throw new Error('TEST_DATABASE_URL is not set');
    database = made;
    dataDir = await mkdtemp(join(tmpdir(), 'invoscope-many-'));
    settings = {
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      PORT: '0',
      BILLING: 'off',
      LOG_LEVEL: 'fatal',
      ANALYSIS_PROCESSES: '1',
      // A busy machine may take long.
      ANALYSIS_ANSWER_S: '120',
      WORKER_LOST_AFTER_S: '10',
    };
  });
  afterAll(async () => {
    await Promise.all(children.map((child) => end(child, 'SIGKILL')));
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  });

  test('servers and a worker that start at once on an empty database make its schema once, and share everything', async () => {
    const [one, two, worker] = await Promise.all([start('serve'), start('serve'), start('worker')]);
    const registered = await httpClient(one as never).form('/api/auth/register', {
      username: 'ada',
      email: 'ada@example.com',
      password: 'secret1',
    });
    const token: string = registered.body.access_token;
    const here = httpClient(one as never, token);
    const there = httpClient(two as never, token);
    const results = await Promise.all(Array.from({ length: 8 }, (_, n) => here.upload(invoicePdf(`shared-${n}`))));
    expect(results.map(({ status }) => status)).toEqual(results.map(() => 200));
    const listed = await there.get('/api/documents');
    expect(listed.body.map(({ id }: { id: string }) => id).toSorted()).toEqual(
      results.map(({ body }) => body.document_id).toSorted(),
    );
    // What one process does is told by the event stream of another.
    const { document_id: told } = results[0]?.body ?? {};
    const events = await followEvents(two.url, token);
    await here.json('PATCH', `/api/documents/${told}/entities/${await entityOf(here, told)}`, { value: 'Corrected' });
    await events.next((event) => event.document_id === told && event.status === 'completed');
    events.close();
    const file = await there.download(`/api/files/${results[0]?.body.document_id}/file`);
    expect(file.bytes.equals(invoicePdf('shared-0'))).toBe(true);

    // The same bytes sent to both at once: one document, counted once.
    const twice = await Promise.all([here, there].map((client) => client.upload(invoicePdf('at-once'))));
    expect(new Set(twice.map(({ body }) => body.document_id)).size).toBe(1);

    // What was told to end does so by itself, and says that all went well.
    expect(await end(worker.child, 'SIGTERM')).toBe(0);
    expect(await end(one.child, 'SIGTERM')).toBe(0);
    expect((await there.get('/api/documents')).body).toHaveLength(9);
    await end(two.child, 'SIGTERM');
  });

  test('events, a cancelled run and its signal reach the other processes', async () => {
    const first = await openDeps(readConfig(settings));
    const second = await openDeps(readConfig(settings));
    try {
      const kind = analysisKind(first.deps.config);
      const job = { documentId: 'doc', run: 3, pages: 1 };
      const reading = { document_id: 'doc', status: 'processing', progress: 20, stage: 'reading' };
      const seen: unknown[] = [];
      second.deps.events.ofDocument('doc', (event) => seen.push(event));
      const signals: Record<number, AbortSignal> = {};
      const never = new Promise<void>(() => {});
      first.deps.jobs.addWorker({
        kind,
        concurrencyOf: () => 2,
        handle: async (payload, { signal, report }) => {
          signals[payload.run] = signal;
          if (payload.run === job.run) report({ userId: 'ada', progress: 20, stage: 'reading' });
          await Promise.race([never, new Promise((resolve) => signal.addEventListener('abort', resolve))]);
        },
        giveUp: async () => {},
      });
      await first.deps.jobs.start();
      await first.deps.jobs.send(kind, job);
      await first.deps.jobs.send(kind, { ...job, run: 4 });
      await vi.waitFor(() => expect(seen).toEqual([reading]), { timeout: 60_000 });
      expect(second.deps.events.latest('doc')).toEqual(reading);
      await vi.waitFor(() => expect(Object.keys(signals)).toEqual(['3', '4']), { timeout: 60_000 });
      second.deps.jobs.cancel(kind, { documentId: 'doc', run: 3 });
      await vi.waitFor(() => expect(signals[3]?.aborted).toBe(true), { timeout: 60_000 });
      expect(signals[4]?.aborted).toBe(false);
      second.deps.jobs.cancel(kind, { documentId: 'doc' });
      await vi.waitFor(() => expect(signals[4]?.aborted).toBe(true), { timeout: 60_000 });

      // The connection that listens is lost: it comes back, and what is sent then arrives.
      const gap = new Promise<void>((resolve) => second.deps.events.onGap(resolve));
      await first.deps.database.pool.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %' and datname = current_database()",
      );
      await gap;
      const told = { user_id: 'ada', document_id: 'doc', status: 'completed' };
      await first.deps.database.pool.query("select pg_notify('invoscope_changes', $1)", [JSON.stringify(told)]);
      await vi.waitFor(() => expect(seen).toContainEqual({ document_id: 'doc', status: 'completed' }), {
        timeout: 60_000,
      });
      expect(second.deps.events.latest('doc')).toBeNull();
    } finally {
      await first.close();
      await second.close();
    }
  });

  test('the analyses of a killed worker are done by another process, each once', async () => {
    const server = await start('serve');
    const { body } = await httpClient(server as never).form('/simple-token', { username: 'ada', password: 'secret1' });
    const client = httpClient(server as never, body.access_token);
    const workers = await Promise.all([start('worker'), start('worker')]);
    const uploads = Array.from({ length: 6 }, (_, n) => client.upload(longPdf(`long-${n}`, 60), `long-${n}.pdf`));
    // All are accepted first; then the workers go while they read.
    await vi.waitFor(async () => expect((await client.get('/api/documents?q=long')).body).toHaveLength(6), {
      timeout: 60_000,
    });
    await Promise.all(workers.map(({ child }) => end(child, 'SIGKILL')));
    await Promise.all(uploads);
    await vi.waitFor(
      async () => {
        const listed = (await client.get('/api/documents?q=long')).body as { last_analysis: { status: string } }[];
        expect(listed.map(({ last_analysis }) => last_analysis.status)).toEqual(listed.map(() => 'completed'));
      },
      { timeout: 120_000, interval: 500 },
    );
  });

  test('a document whose job has died is given up, and one without a job is queued again', async () => {
    const { db, pool, close } = await openDatabase({ dataDir, databaseUrl: database.url });
    try {
      const [given, lost] = await db.select().from(documents).limit(2);
      if (!given || !lost) throw new Error('documents of the tests before');
      await pool.query(
        `insert into pgboss.job (name, data, state, completed_on) values ('analyze-small', $1, 'failed', now())`,
        [{ documentId: given.id, run: given.run + 1, pages: 1 }],
      );
      for (const { id, run } of [given, lost]) {
        await db
          .update(documents)
          .set({ status: 'processing', run: run + 1 })
          .where(eq(documents.id, id));
      }
      const server = await start('serve');
      const statusOf = async (id: string) =>
        (await db.select().from(documents).where(eq(documents.id, id))).map(({ status, errorCode }) => ({
          status,
          errorCode,
        }))[0];
      expect(await statusOf(given.id)).toEqual({ status: 'failed', errorCode: 'analysis.failed' });
      await vi.waitFor(async () => expect((await statusOf(lost.id))?.status).toBe('completed'), { timeout: 60_000 });
      await end(server.child, 'SIGTERM');
    } finally {
      await close();
    }
  });
});

test('a worker on the embedded database says what it needs', async () => {
  const env: NodeJS.ProcessEnv = { ...process.env, DATA_DIR: tmpdir() };
  delete env.DATABASE_URL;
  const child = spawn(process.execPath, [MAIN, 'worker'], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk) => {
    said += String(chunk);
  });
  expect(await new Promise((resolve) => child.once('exit', resolve))).toBe(1);
  expect(said).toContain('needs DATABASE_URL');
});
