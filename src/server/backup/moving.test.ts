import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readConfig } from '../config.ts';
import { openDatabase } from '../db/database.ts';
import { documents } from '../db/schema.ts';
import { startServer } from '../main.ts';
import { openStorage } from '../storage/open-storage.ts';
import { wordsName } from '../storage/storage.ts';
import { createTemplate } from '../testing/create-template.ts';
import { httpClient, signUp } from '../testing/http-client.ts';
import { invoicePdf } from '../testing/invoice-pdf.ts';
import { startS3Server, type TestS3Server } from '../testing/s3-server.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const MAIN = fileURLToPath(new URL('../../cli/main.ts', import.meta.url));
const DOCUMENTS = 8;
/** Those of documents, and the sample of a template. */
const FILES = DOCUMENTS + 1;
type Env = Record<string, string>;

/** The same installation on the embedded database and a disk, on PostgreSQL and a bucket, and back. */
describe.skipIf(!process.env.TEST_DATABASE_URL)('moving an installation', () => {
  let scratch: string;
  let original: Env;
  let shown: unknown;
  const databases: TestDatabase[] = [];
  const buckets: TestS3Server[] = [];

  beforeAll(async () => {
    scratch = await mkdtemp(join(tmpdir(), 'invoscope-moving-'));
    original = { DATA_DIR: join(scratch, 'original') };
    shown = await serving(original, async (url) => {
      const { client } = await signUp({ url } as never, { username: 'mover', password: 'secret1' });
      const ids: string[] = [];
      for (let n = 0; n < DOCUMENTS + 1; n += 1) {
        ids.push((await client.upload(invoicePdf(`moved-${n}`), `Rechnung ${n} "März".pdf`)).body.document_id);
      }
      await client.delete(`/api/documents/${ids.pop()}`);
      const { body } = await client.get(`/api/documents/${ids[0]}/entities`);
      const entity = `/api/documents/${ids[0]}/entities/${body.entities.SELLER_NAME[0].id}`;
      expect((await client.json('PATCH', entity, { value: "O'Neill & Söhne\n\\ \u{1F4C4}" })).status).toBe(200);
      expect(await client.json('POST', '/api/keys', { name: 'Accounting', scope: 'read' })).toMatchObject({
        status: 201,
      });
      // Nobody listens there: the log says so.
      const webhook = await client.json('POST', '/api/webhooks', {
        url: 'http://127.0.0.1:1/',
        events: ['document.failed'],
      });
      expect(await client.json('POST', `/api/webhooks/${webhook.body.id}/test`)).toMatchObject({ status: 200 });
      const mailbox = { host: 'imap.example.com', port: 993, security: 'tls', username: 'ada', active: false };
      const saved = { inputs: { mailbox: { ...mailbox, password: 'very secret words' } } };
      expect(await client.json('PUT', '/api/settings', saved)).toMatchObject({ status: 200 });
      expect(await createTemplate(client, invoicePdf('sample'))).toMatchObject({ status: 201 });
      return everythingOf(url);
    });
  });
  afterAll(async () => {
    await Promise.all([...databases.map((database) => database.drop()), ...buckets.map((bucket) => bucket.close())]);
    await rm(scratch, { recursive: true, force: true });
  });

  const settings = (env: Env) =>
    readConfig({
      ...{ PORT: '0', ANALYSIS_PROCESSES: '1', LOG_LEVEL: 'silent', BACKUP_HOUR: 'off' },
      ...{ SECRET_KEY: 'thirty-two characters or more, so', WEBHOOK_ALLOW_PRIVATE: 'true' },
      ...env,
    });

  async function serving<Result>(env: Env, work: (url: string) => Promise<Result>): Promise<Result> {
    const server = await startServer(settings(env), { log: pino({ level: 'silent' }) });
    return work(server.url).finally(() => server.stop());
  }

  /** Everything the one account sees, as its own browser would ask for it. */
  async function everythingOf(url: string): Promise<unknown> {
    const anyone = httpClient({ url } as never);
    const login = await anyone.form('/simple-token', { username: 'mover', password: 'secret1' });
    const client = httpClient({ url } as never, login.body.access_token);
    const { body: documents } = await client.get('/api/documents');
    const each = [];
    for (const { id } of documents) {
      const { body } = await client.get(`/api/documents/${id}/entities`);
      const { bytes } = await client.download(`/api/files/${id}/file`);
      const { body: words } = await client.get(`/api/documents/${id}/pages/1/words`);
      each.push({ id, body, words, file: createHash('sha256').update(bytes).digest('hex') });
    }
    const [stats, status, found] = await Promise.all(
      ['documents/stats', 'subscription/status', 'documents?q=oneill'].map((path) => client.get(`/api/${path}`)),
    );
    const templates = [];
    for (const { id } of (await client.get('/api/templates')).body) {
      const { bytes } = await client.download(`/api/templates/${id}/pdf`);
      const { body } = await client.get(`/api/templates/${id}`);
      templates.push({ body, sample: createHash('sha256').update(bytes).digest('hex') });
    }
    expect(templates).toHaveLength(1);
    const [keys, webhooks, inputs] = await Promise.all(
      ['keys', 'webhooks', 'settings'].map((path) => client.get(`/api/${path}`)),
    );
    const log = (await client.get(`/api/webhooks/${webhooks?.body[0].id}/deliveries`)).body;
    expect(log).toHaveLength(1);
    const outside = { keys: keys?.body, webhooks: webhooks?.body, log, inputs: inputs?.body };
    return { documents, each, templates, outside, stats: stats?.body, status: status?.body, found: found?.body };
  }

  /** The hash of the words kept of each file. */
  async function wordsIn(env: Env): Promise<Record<string, string>> {
    const storage = openStorage(settings(env));
    const hashes: Record<string, string> = {};
    for (const key of (await storage.listWords()).toSorted((a, b) => a.sha256.localeCompare(b.sha256))) {
      hashes[wordsName(key)] = createHash('sha256')
        .update((await storage.getWords(key)) ?? '')
        .digest('hex');
    }
    return hashes;
  }

  async function elsewhere(name: string): Promise<Env> {
    const [database, bucket] = [await createTestDatabase(), await startS3Server()];
    if (!database) throw new Error('TEST_DATABASE_URL is not set');
    databases.push(database);
    buckets.push(bucket);
    return { DATA_DIR: join(scratch, name), DATABASE_URL: database.url, ...bucket.env };
  }

  function invoscope(args: string[], env: Env): Promise<{ code: number | null; said: string }> {
    const own = { PATH: process.env.PATH, LOG_LEVEL: 'fatal', ...env };
    const child = spawn(process.execPath, [MAIN, ...args], { cwd: scratch, env: own });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        said += String(chunk);
      });
    }
    return new Promise((resolve) => child.once('close', (code) => resolve({ code, said })));
  }

  test('a copy on PostgreSQL and a bucket shows the same, compared row for row and byte for byte', async () => {
    const target = await elsewhere('copied');
    const { DATABASE_URL = '', DATA_DIR: _, ...bucket } = target;
    const copied = await invoscope(['copy', '--to', DATABASE_URL], { ...original, ...bucket });
    expect(copied).toMatchObject({ code: 0 });
    expect(copied.said).toContain(`documents: ${DOCUMENTS} rows, equal`);
    expect(copied.said).toContain(`${FILES} files in the bucket 'invoices', hashes equal`);
    const words = await wordsIn(original);
    expect(Object.keys(words)).toHaveLength(FILES);
    expect(await wordsIn(target)).toEqual(words);
    expect(await serving(target, everythingOf)).toEqual(shown);

    const again = await invoscope(['copy', '--to', DATABASE_URL], { ...original, ...bucket });
    expect(again.code).toBe(1);
    expect(again.said).toContain('already holds');
    // The original is as it was.
    expect(await serving(original, everythingOf)).toEqual(shown);
  });

  test('an installation that is served, or is none, is not copied', async () => {
    const { DATABASE_URL = '' } = await elsewhere('refused');
    await serving(original, async () => {
      const refused = await invoscope(['copy', '--to', DATABASE_URL], original);
      expect(refused).toMatchObject({ code: 1, said: expect.stringContaining('Another Invoscope') });
    });
    const nothing = await invoscope(['copy', '--to', DATABASE_URL], { DATA_DIR: join(scratch, 'nothing') });
    expect(nothing).toMatchObject({ code: 1, said: expect.stringContaining('no embedded installation') });
    const nowhere = await invoscope(['copy', '--to', 'mysql://db/x'], original);
    expect(nowhere).toMatchObject({ code: 2, said: expect.stringContaining('Say where to copy to') });
  });

  test('a backup of the embedded database is restored into PostgreSQL and a bucket, and one of those back', async () => {
    const target = await elsewhere('restored');
    const [there, back] = [join(scratch, 'backup-there'), join(scratch, 'backup-back')];
    expect(await invoscope(['backup', there], original)).toMatchObject({ code: 0 });
    expect(await invoscope(['restore', there], target)).toMatchObject({ code: 0 });
    const words = await wordsIn(original);
    expect(await wordsIn(target)).toEqual(words);
    expect(await serving(target, everythingOf)).toEqual(shown);

    expect(await invoscope(['backup', back], target)).toMatchObject({ code: 0 });
    const home = { DATA_DIR: join(scratch, 'home') };
    expect(await invoscope(['restore', back], home)).toMatchObject({ code: 0 });
    expect(await wordsIn(home)).toEqual(words);
    expect(await serving(home, everythingOf)).toEqual(shown);
    expect((await invoscope(['restore', back], target)).said).toContain('already holds');
  });

  test('uploads whose rows were lost are in the copy too', async () => {
    const database = await openDatabase({ dataDir: original.DATA_DIR ?? '', databaseUrl: undefined });
    await database.db.delete(documents);
    await database.close();
    const target = await elsewhere('rescued');
    const { DATABASE_URL = '', DATA_DIR: _, ...bucket } = target;
    const copied = await invoscope(['copy', '--to', DATABASE_URL], { ...original, ...bucket });
    expect(copied.said).toContain(`documents: ${DOCUMENTS} rows, equal`);
    expect(copied.code).toBe(0);
  });
});
