import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { mailboxes } from '../db/input-schema.ts';
import { documents } from '../db/schema.ts';
import { type HttpClient, signUp } from '../testing/http-client.ts';
import { invoicePdf } from '../testing/invoice-pdf.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { endLease, takeLease } from './lease.ts';
import { claimMailbox, endTurn, noteReached } from './mailbox/mailboxes.repository.ts';

const PATIENCE = { timeout: 120_000, interval: 100 };
vi.setConfig({ testTimeout: 240_000 });

let watched: string;
let server: TestServer;
let ada: HttpClient;
beforeAll(async () => {
  watched = await mkdtemp(join(tmpdir(), 'invoscope-watched-'));
  server = await startTestServer({ WATCH_DIR: watched, WATCH_SETTLE_S: '1', MAX_UPLOAD_MB: '1' });
  ({ client: ada } = await signUp(server, { username: 'Ada' }));
  await mkdir(join(watched, 'ada'));
});
afterAll(async () => {
  await server.close();
  await rm(watched, { recursive: true, force: true });
});

const drop = (name: string, bytes: Uint8Array | string, user = 'ada') => writeFile(join(watched, user, name), bytes);
const list = (folder: string, user = 'ada') =>
  readdir(join(watched, user, folder)).then(
    (names) => names.toSorted(),
    () => [],
  );
const reasonOf = (name: string, user = 'ada') =>
  vi.waitFor(() => readFile(join(watched, user, 'failed', `${name}.reason.txt`), 'utf8'), PATIENCE);
const named = async (filename: string) =>
  (await ada.get('/api/documents')).body.filter((document: { filename: string }) => document.filename === filename);

test('files put into the folder become analysed documents that say where they came from', async () => {
  const picture = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  await drop('March.pdf', invoicePdf('watched'));
  await drop('photo.png', picture);
  await vi.waitFor(async () => expect(await list('done')).toEqual(['March.pdf', 'photo.png']), PATIENCE);
  await vi.waitFor(async () => {
    const [document] = await named('March.pdf');
    expect(document).toMatchObject({
      last_analysis: { status: 'completed' },
      source: { kind: 'folder', label: 'Watched folder' },
    });
    expect(document.summary.seller).not.toBeNull();
  }, PATIENCE);
  expect(await named('photo.pdf')).toHaveLength(1);
  // They are counted as uploads are.
  const { body } = await ada.get('/api/subscription/status');
  expect(body.documents_used).toBe(2);
  const { body: uploaded } = await ada.upload(invoicePdf('by hand'));
  const { body: shown } = await ada.get(`/api/documents/${uploaded.document_id}`);
  expect(shown.source).toEqual({ kind: 'upload', label: 'Uploaded' });
});

/** Writes a file in pieces. Returns the longest time for which it did not grow. */
async function grow(name: string, bytes: Buffer): Promise<number> {
  let longest = 0;
  let began = performance.now();
  await drop(name, bytes.subarray(0, 100));
  for (let from = 100; from < bytes.length; from += Math.ceil(bytes.length / 4)) {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await appendFile(join(watched, 'ada', name), bytes.subarray(from, from + Math.ceil(bytes.length / 4)));
    longest = Math.max(longest, performance.now() - began);
    began = performance.now();
  }
  return longest;
}

test('a file is taken when it stopped growing, whole', async () => {
  // One that a busy machine kept from growing for as long as files take to settle may be taken by half: then another.
  let name = 'slow.pdf';
  for (let tries = 1; (await grow(name, invoicePdf(name))) >= 900 && tries < 10; tries += 1) name = `slow-${tries}.pdf`;
  await vi.waitFor(async () => expect(await list('done')).toContain(name), PATIENCE);
  const [document] = await named(name);
  expect(document.file_size).toBe(invoicePdf(name).length);
});

test('what cannot be taken lies in failed, each with its reason, and what others put there is left alone', async () => {
  await writeFile(join(watched, 'secret.pdf'), invoicePdf('not theirs'));
  await symlink(join(watched, 'secret.pdf'), join(watched, 'ada', 'link.pdf'));
  await symlink(watched, join(watched, 'ada', 'out'));
  await drop('broken.pdf', '%PDF-1.4 and no more');
  await drop('letter.txt', 'Dear Ada');
  await drop('empty.pdf', '');
  await drop('large.pdf', Buffer.alloc(1024 * 1024 + 1, '%PDF-1.4 '));
  await drop('a\\..\\odd\nname.pdf', invoicePdf('odd'));
  await drop('.hidden.pdf', invoicePdf('hidden'));
  await drop('half.pdf.part', invoicePdf('half'));
  await mkdir(join(watched, 'nobody'));
  await drop('lost.pdf', invoicePdf('lost'), 'nobody');

  expect(await reasonOf('link.pdf')).toBe('Links are not followed: put the file itself here.\n');
  expect(await reasonOf('out')).toBe('Links are not followed: put the file itself here.\n');
  expect(await reasonOf('broken.pdf')).toBe('The PDF is damaged and could not be read.\n');
  expect(await reasonOf('letter.txt')).toBe('The file is not a PDF document.\n');
  expect(await reasonOf('empty.pdf')).toBe('The file is empty.\n');
  expect(await reasonOf('large.pdf')).toBe('The file is larger than the allowed 1 MB.\n');
  expect(await reasonOf('lost.pdf', 'nobody')).toBe('No account has the name of this folder.\n');
  await vi.waitFor(async () => expect(await list('done')).toContain('a\\..\\odd\nname.pdf'), PATIENCE);
  expect(await named('oddname.pdf')).toHaveLength(1);
  expect(await list('.')).toEqual(['.hidden.pdf', 'done', 'failed', 'half.pdf.part']);
  expect(await readFile(join(watched, 'secret.pdf'))).toEqual(invoicePdf('not theirs'));
});

test('the same file again is no second document, and overwrites nothing', async () => {
  await drop('March.pdf', invoicePdf('watched'));
  await vi.waitFor(async () => expect(await list('done')).toContain('March (2).pdf'), PATIENCE);
  expect(await named('March.pdf')).toHaveLength(1);
});

test('a full plan is the reason of what comes after it', async () => {
  const { documents_limit: limit, documents_used: used } = (await ada.get('/api/subscription/status')).body;
  for (let n = used; n < limit; n += 1) await drop(`fill-${n}.pdf`, invoicePdf(`fill-${n}`));
  if (limit > used) {
    await vi.waitFor(async () => {
      expect((await ada.get('/api/subscription/status')).body.documents_used).toBe(limit);
    }, PATIENCE);
  }
  await drop('too-many.pdf', invoicePdf('too many'));
  expect(await reasonOf('too-many.pdf')).toMatch(/limit reached/);
  expect((await ada.get('/api/subscription/status')).body.documents_used).toBe(limit);
});

/** PostgreSQL loses no committed row; beside it, young uploads are left to whoever may be at them. */
const onEmbedded = test.skipIf(process.env.TEST_DATABASE_URL);

onEmbedded('the source comes back with a row that the database lost', async () => {
  const [document] = await named('March.pdf');
  await server.server.deps.db.delete(documents).where(eq(documents.id, document.id));
  await server.restart();
  await vi.waitFor(async () => {
    const [restored] = await named('March.pdf');
    expect(restored).toMatchObject({ id: document.id, source: { kind: 'folder' } });
  }, PATIENCE);
});

test('a lease is one process at a time: until it is given back, or not prolonged', async () => {
  const { db } = server.server.deps;
  expect(await takeLease(db, 'work', 60, 'one')).toBe(true);
  expect(await takeLease(db, 'work', 60, 'one')).toBe(true);
  expect(await takeLease(db, 'work', 60, 'two')).toBe(false);
  expect(await takeLease(db, 'other work', 60, 'two')).toBe(true);
  // Only whoever holds it gives it back.
  await endLease(db, 'work', 'two');
  expect(await takeLease(db, 'work', 0, 'one')).toBe(true);
  expect(await takeLease(db, 'work', 60, 'two')).toBe(true);
  await endLease(db, 'work', 'two');
  expect(await takeLease(db, 'work', 60, 'one')).toBe(true);
  // In the very moment in which it is over, too: a transaction has one time.
  await db.transaction(async (tx) => {
    expect(await takeLease(tx, 'a moment', 0, 'one')).toBe(true);
    expect(await takeLease(tx, 'a moment', 60, 'two')).toBe(true);
  });
});

test('a mailbox is the turn of one at a time, and a look that its owner overtook writes nothing', async () => {
  // Without SECRET_KEY this server looks into none by itself.
  const { db } = server.server.deps;
  const [document] = await db.select({ userId: documents.userId }).from(documents).limit(1);
  const userId = document?.userId ?? '';
  const now = new Date();
  await db.insert(mailboxes).values({
    ...{ userId, host: 'imap.invalid', port: 993, security: 'tls', username: 'ada', sealedPassword: '' },
    ...{ folder: 'INBOX', senders: [], afterwards: 'read', active: true, setUpAt: now, nextCheckAt: now },
  });
  const turn = await claimMailbox(db);
  expect(turn?.userId).toBe(userId);
  expect(await claimMailbox(db)).toBeNull();
  if (!turn) throw new Error('nobody has it');
  expect(await noteReached(db, turn, { lastUid: 7 })).toBe(true);
  // Taken away and set up anew: the next look is by the same process, and the old one goes on all the while.
  await db.update(mailboxes).set({ leaseHolder: null, leaseUntil: null });
  const next = await claimMailbox(db);
  expect(await noteReached(db, turn, { lastUid: 8 })).toBe(false);
  await endTurn(db, turn, { problem: 'An old one', inSeconds: 0 });
  if (!next) throw new Error('nobody has it');
  await endTurn(db, next, { problem: null, inSeconds: 3600 });
  // Done for an hour.
  expect(await claimMailbox(db)).toBeNull();
  await db.update(mailboxes).set({ nextCheckAt: now, leaseHolder: 'a killed one', leaseUntil: new Date(0) });
  expect(await claimMailbox(db)).toMatchObject({ lastUid: 7 });
});
