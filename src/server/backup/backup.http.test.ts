import { createHash } from 'node:crypto';
import { appendFile, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { READER_VERSION } from '#reader/reader-version.ts';
import { type Config, readConfig } from '../config.ts';
import { documents, users } from '../db/schema.ts';
import { startServer } from '../main.ts';
import { diskStorage, filePath, wordsPath } from '../storage/disk-storage.ts';
import { openStorage } from '../storage/open-storage.ts';
import { wordsName } from '../storage/storage.ts';
import { createTemplate } from '../testing/create-template.ts';
import { httpClient, signUp } from '../testing/http-client.ts';
import { invoicePdf } from '../testing/invoice-pdf.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { webhookReceiver } from '../testing/webhook-receiver.ts';
import { resumeDeliveries } from '../webhooks/delivery-jobs.ts';
import { backUpInstallation } from './back-up-installation.ts';
import { filesFolder, tableFile } from './manifest.ts';
import { restoreBackup } from './restore.ts';

vi.setConfig({ testTimeout: 120_000 });

/** What mailboxes and webhooks of a test need. */
const OUTSIDE = { SECRET_KEY: 'thirty-two characters or more, so', WEBHOOK_ALLOW_PRIVATE: 'true' };

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
let server: TestServer;
let scratch: string;
const databases: TestDatabase[] = [];

beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'invoscope-backup-'));
  server = await startTestServer({ BILLING: 'off', ...OUTSIDE });
});
afterAll(async () => {
  await server.close();
  await Promise.all(databases.map((database) => database.drop()));
  await rm(scratch, { recursive: true, force: true });
});

/** Settings of an installation that is not there yet, on the same kind of database. */
async function emptyInstallation(name: string): Promise<Config> {
  const database = await createTestDatabase();
  if (database) databases.push(database);
  return readConfig({
    PORT: '0',
    DATA_DIR: join(scratch, name),
    BILLING: 'off',
    ...OUTSIDE,
    ANALYSIS_PROCESSES: '1',
    LOG_LEVEL: 'silent',
    ...(database ? { DATABASE_URL: database.url } : {}),
  });
}

test('a backup made during uploads restores everything that was acknowledged before it, and people sign in', async () => {
  const { client } = await signUp(server, { username: 'keeper', password: 'secret1' });
  const before = new Map<string, string>();
  for (let n = 0; n < 4; n += 1) {
    const bytes = invoicePdf(`before-${n}`);
    const { body } = await client.upload(bytes, `before-${n}.pdf`);
    before.set(body.document_id, hashOf(bytes));
  }
  const corrected = [...before.keys()][0] ?? '';
  const { body: read } = await client.get(`/api/documents/${corrected}/entities`);
  const [seller] = read.entities.SELLER_NAME;
  const path = `/api/documents/${corrected}/entities/${seller.id}`;
  expect((await client.json('PATCH', path, { value: 'Corrected Ltd' })).status).toBe(200);

  const asked = (await client.json('POST', '/ai/chat', { message: 'How many invoices do I have?' })).body;
  const conversation = `/ai/conversations/${asked.conversation_id}`;
  const { body: said } = await client.get(conversation);
  expect(said).toHaveLength(2);
  const sample = invoicePdf('sample');
  const template = (await createTemplate(client, sample)).body;

  let isDone = false;
  const uploads = (async () => {
    for (let n = 0; !isDone; n += 1) expect((await client.upload(invoicePdf(`during-${n}`))).status).toBe(200);
  })();
  const folder = join(scratch, 'backup');
  const manifest = await backUpInstallation(server.server.deps.config, folder);
  isDone = true;
  await uploads;
  expect(manifest).toMatchObject({ missing: [], deletedMeanwhile: [] });
  expect(manifest.files.count).toBeGreaterThanOrEqual(before.size);
  expect((await readdir(folder)).toSorted()).toEqual([
    'database',
    'files',
    'files.sha256',
    'manifest.json',
    'words.sha256',
  ]);

  const config = await emptyInstallation('restored');
  expect(await restoreBackup(config, folder)).toEqual(manifest);
  const restored = await startServer(config, { log: pino({ level: 'silent' }) });
  try {
    const anyone = httpClient(restored as unknown as TestServer);
    const login = await anyone.form('/simple-token', { username: 'keeper', password: 'secret1' });
    expect(login.status).toBe(200);
    const again = httpClient(restored as unknown as TestServer, login.body.access_token);
    for (const [id, sha256] of before) {
      expect(hashOf((await again.download(`/api/files/${id}/file`)).bytes)).toBe(sha256);
      expect((await again.get(`/api/documents/${id}`)).body.last_analysis.status).toBe('completed');
    }
    const { body } = await again.get(`/api/documents/${corrected}/entities`);
    expect(body.entities.SELLER_NAME[0]).toMatchObject({ value: 'Corrected Ltd', source: 'user' });
    // What was read of the files is there too, and is what it was.
    const { storage } = restored.deps;
    for (const sha256 of before.values()) {
      const key = { sha256, readerVersion: READER_VERSION };
      expect(await storage.getWords(key)).toEqual(await server.server.deps.storage.getWords(key));
    }
    expect((await again.get('/api/documents/stats')).body.total_documents).toBe(manifest.files.count - 1);
    expect((await again.get(`/api/templates/${template.id}`)).body).toEqual(template);
    expect(hashOf((await again.download(`/api/templates/${template.id}/pdf`)).bytes)).toBe(hashOf(sample));
    expect((await again.get(conversation)).body).toEqual(said);
    // New rows get numbers behind those that were restored.
    const more = { message: 'and in May 2025?', conversation_id: asked.conversation_id };
    expect((await again.json('POST', '/ai/chat', more)).status).toBe(200);
    expect((await again.json('PATCH', path, { value: 'Corrected again' })).status).toBe(200);
    expect((await again.upload(invoicePdf('after'))).status).toBe(200);
  } finally {
    await restored.stop();
  }
});

test('keys, webhooks with what they have to tell, and mailboxes are restored, and go with their account', async () => {
  let status = 500;
  const receiver = await webhookReceiver(() => ({ status }));
  const { client, username } = await signUp(server);
  const { deps } = server.server;
  const { key } = (await client.json('POST', '/api/keys', { name: 'Accounting', scope: 'read' })).body;
  const events = ['document.deleted'];
  const { body: webhook } = await client.json('POST', '/api/webhooks', { url: receiver.url, events });
  const mailbox = { host: 'imap.example.com', port: 993, security: 'tls', username: 'ada', active: false };
  const saved = { inputs: { mailbox: { ...mailbox, password: 'very secret words' } } };
  expect((await client.json('PUT', '/api/settings', saved)).status).toBe(200);
  const { body: uploaded } = await client.upload(invoicePdf('told-of'));
  await client.delete(`/api/documents/${uploaded.document_id}`);
  const log = `/api/webhooks/${webhook.id}/deliveries`;
  await expect
    .poll(async () => (await client.get(log)).body[0]?.attempts.length, { timeout: 60_000 })
    .toBeGreaterThan(0);
  expect((await client.json('PUT', `/api/webhooks/${webhook.id}`, { active: false })).status).toBe(200);
  // An attempt that had begun is over then; no other is made.
  const underWay = sql`select from pgboss.job where name = 'webhook-delivery' and state = 'active'`;
  await expect.poll(async () => (await deps.db.execute(underWay)).rows.length, { timeout: 60_000 }).toBe(0);
  const seen = async (by: typeof client) =>
    Promise.all(['/api/keys', '/api/webhooks', log, '/api/settings'].map(async (path) => (await by.get(path)).body));
  const before = await seen(client);
  const folder = join(scratch, 'with-webhooks');
  await backUpInstallation(deps.config, folder);

  const config = await emptyInstallation('with-webhooks-restored');
  await restoreBackup(config, folder);
  const restored = await startServer(config, { log: pino({ level: 'silent' }) });
  try {
    const { url } = restored as unknown as TestServer;
    const login = await httpClient({ url } as TestServer).form('/simple-token', { username, password: 'secret1' });
    const again = httpClient({ url } as TestServer, login.body.access_token);
    expect(await seen(again)).toEqual(before);
    expect((await httpClient({ url } as TestServer, key).get('/api/documents')).status).toBe(200);
    // Without its password, which is kept: it can be read.
    expect((await again.json('PUT', '/api/settings', { inputs: { mailbox } })).status).toBe(200);
    // What was waiting is told, under its own id and signed with its own secret.
    status = 204;
    receiver.received.length = 0;
    expect((await again.json('PUT', `/api/webhooks/${webhook.id}`, { active: true })).status).toBe(200);
    await resumeDeliveries(restored.deps, new Date(Date.now() + 3_600_000));
    await expect.poll(async () => (await again.get(log)).body[0].status, { timeout: 60_000 }).toBe('delivered');
    const [told] = receiver.received;
    expect(told?.headers['webhook-id']).toBe(before[2][0].id);
    new Webhook(webhook.secret).verify(told?.body ?? '', told?.headers ?? {});

    const { db } = restored.deps;
    const [owner] = await db.delete(users).where(eq(users.username, username)).returning();
    for (const table of ['webhooks', 'webhook_deliveries', 'mailboxes', 'api_keys', 'taken_inputs', 'documents']) {
      const left = await db.execute(sql`select from ${sql.identifier(table)} where user_id = ${owner?.id}`);
      expect([table, left.rows.length]).toEqual([table, 0]);
    }
    expect((await httpClient({ url } as TestServer, key).get('/api/documents')).status).toBe(401);
  } finally {
    await restored.stop();
    await receiver.close();
  }
});

test('words that a backup has damaged, or not at all, are left out and read anew', async () => {
  const folder = join(scratch, 'without-words');
  const { deps } = server.server;
  await backUpInstallation(deps.config, folder);
  const [torn, gone, ...whole] = await diskStorage(filesFolder(folder)).listWords();
  if (!torn || !gone) throw new Error('There are no words');
  for (const key of [torn, gone]) await rm(wordsPath(filesFolder(folder), key));
  await writeFile(wordsPath(filesFolder(folder), torn), 'torn');
  const config = await emptyInstallation('read-anew');
  await restoreBackup(config, folder);
  const kept = (await openStorage(config).listWords()).map(wordsName);
  expect(kept.toSorted()).toEqual(whole.map(wordsName).toSorted());
});

test('an installation that is not empty is left alone', async () => {
  await expect(restoreBackup(server.server.deps.config, join(scratch, 'backup'))).rejects.toThrow('already holds');
  const config = await emptyInstallation('with-files');
  await mkdir(join(config.DATA_DIR, 'files', 'by-hash', 'ab'), { recursive: true });
  await writeFile(filePath(join(config.DATA_DIR, 'files'), 'ab'.repeat(32)), 'bytes of somebody');
  await expect(restoreBackup(config, join(scratch, 'backup'))).rejects.toThrow('already holds files');
});

test('backups that are none, damaged or of a newer version are refused in a sentence, and nothing is left', async () => {
  const config = await emptyInstallation('refused');
  await expect(restoreBackup(config, scratch)).rejects.toThrow('no complete backup');
  const { deps } = server.server;

  const damagedFile = join(scratch, 'damaged-file');
  await backUpInstallation(deps.config, damagedFile);
  const [{ sha256 } = { sha256: '' }] = await deps.db.select({ sha256: documents.sha256 }).from(documents);
  const path = filePath(filesFolder(damagedFile), sha256);
  const { size } = await stat(path);
  // A file of its own first: the live one shares its bytes.
  await rm(path);
  await writeFile(path, Buffer.alloc(size));
  await expect(restoreBackup(config, damagedFile)).rejects.toThrow(`the file ${sha256} is missing or not`);

  const damagedTable = join(scratch, 'damaged-table');
  await backUpInstallation(deps.config, damagedTable);
  await appendFile(tableFile(damagedTable, 'users'), 'x');
  await expect(restoreBackup(config, damagedTable)).rejects.toThrow("the table 'users' is not what was written");

  const newer = join(scratch, 'newer');
  await backUpInstallation(deps.config, newer);
  const manifest = join(newer, 'manifest.json');
  const said = JSON.parse(await import('node:fs/promises').then(({ readFile }) => readFile(manifest, 'utf8')));
  await writeFile(manifest, JSON.stringify({ ...said, schema: said.schema + 1 }));
  await expect(restoreBackup(config, newer)).rejects.toThrow('newer Invoscope');
  expect(await readdir(config.DATA_DIR).catch(() => [])).not.toContain('db');
});

test('a backup is not written over something else', async () => {
  await expect(backUpInstallation(server.server.deps.config, join(scratch, 'backup'))).rejects.toThrow('is not empty');
  await writeFile(join(scratch, 'a-file'), '');
  await expect(backUpInstallation(server.server.deps.config, join(scratch, 'a-file'))).rejects.toThrow(
    'cannot be made',
  );
});

test('files that documents need and nobody has are told', async () => {
  const { client } = await signUp(server);
  const { body } = await client.upload(invoicePdf('lost'));
  const { deps } = server.server;
  const [document] = await deps.db.select().from(documents).where(eq(documents.id, body.document_id));
  const sha256 = document?.sha256 ?? '';
  await deps.storage.delete(sha256);
  const folder = join(await mkdtemp(join(scratch, 'alone-')), 'with-a-hole');
  expect((await backUpInstallation(deps.config, folder)).missing).toEqual([sha256]);
  await deps.storage.put(sha256, invoicePdf('lost'));
});
