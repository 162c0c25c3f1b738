import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PgBoss } from 'pg-boss';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type Database, openDatabase } from '../db/database.ts';
import { embeddedChannel } from '../db/embedded-channel.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { copyMadeDatabase } from '../testing/made-database.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import type { JobContext, JobKind } from './job-kind.ts';
import { type JobQueue, jobQueue } from './job-queue.ts';
import { deleteJobs } from './job-rows.ts';
import { jobSignals } from './job-signals.ts';

interface Parcel {
  parcel: string;
  weight: number;
}
const PARCELS: JobKind<Parcel> = {
  name: 'parcels',
  subject: 'parcel',
  lanes: ['parcels-light', 'parcels-heavy'],
  laneOf: ({ weight }) => (weight > 10 ? 'parcels-heavy' : 'parcels-light'),
  retries: 1,
  retryDelaySeconds: 0,
  expireInSeconds: 60,
};
const PATIENCE = { timeout: 60_000 };

let folder: string;
let database: Database;
let ownDatabase: TestDatabase | null;
const open: JobQueue[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'invoscope-queue-'));
  ownDatabase = await createTestDatabase();
  if (!ownDatabase) await copyMadeDatabase(folder);
  database = await openDatabase({ dataDir: folder, databaseUrl: ownDatabase?.url });
});
afterEach(async () => {
  for (const queue of open.splice(0)) await queue.stop(0);
  await database.pool.query('delete from pgboss.job');
});
afterAll(async () => {
  await database.close();
  await ownDatabase?.drop();
  await rm(folder, { recursive: true, force: true });
});

/** The queue notes that a job is over after its handler has returned. */
const untilPending = (queue: JobQueue, count: number) =>
  vi.waitFor(async () => expect((await queue.lengthOf(PARCELS)).pending).toBe(count), PATIENCE);

type Handle = (parcel: Parcel, context: JobContext) => Promise<void>;

async function startQueue(handle: Handle, concurrency = 1, kind = PARCELS) {
  const queue = jobQueue({
    pool: database.pool,
    exclusive: database.kind === 'embedded',
    lostAfterSeconds: 10,
    signals: jobSignals(await embeddedChannel(database.pool)),
    log: pino({ level: 'silent' }),
  });
  const givenUp: string[] = [];
  queue.addWorker({
    kind,
    concurrencyOf: () => concurrency,
    handle,
    giveUp: async ({ parcel }) => {
      givenUp.push(parcel);
    },
  });
  await queue.start();
  open.push(queue);
  return { queue, givenUp };
}

test('a job that fails is tried again, and given up after its last try', async () => {
  const tries: string[] = [];
  const { queue, givenUp } = await startQueue(async ({ parcel }) => {
    tries.push(parcel);
    if (parcel === 'lost' || tries.length === 1) throw new Error('not now');
  });
  await queue.send(PARCELS, { parcel: 'late', weight: 1 });
  await vi.waitFor(() => expect(tries).toEqual(['late', 'late']), PATIENCE);
  await queue.send(PARCELS, { parcel: 'lost', weight: 1 });
  await vi.waitFor(() => expect(givenUp).toEqual(['lost']), PATIENCE);
  expect(tries).toEqual(['late', 'late', 'lost', 'lost']);
  await untilPending(queue, 0);
});

test('urgent jobs come first, and one lane does not wait for another', async () => {
  const done: string[] = [];
  let open = () => {};
  let atGate = false;
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const { queue } = await startQueue(async ({ parcel }) => {
    if (parcel === 'gate') {
      atGate = true;
      await gate;
    }
    done.push(parcel);
  });
  await queue.send(PARCELS, { parcel: 'gate', weight: 1 });
  // An urgent one that is there before the worker looks would rightly pass it.
  await vi.waitFor(() => expect(atGate).toBe(true), PATIENCE);
  await queue.send(PARCELS, { parcel: 'ordinary', weight: 1 });
  await queue.send(PARCELS, { parcel: 'urgent', weight: 1 }, { priority: 5 });
  await queue.send(PARCELS, { parcel: 'tomorrow', weight: 1 }, { priority: 9, afterSeconds: 86_400 });
  await queue.send(PARCELS, { parcel: 'piano', weight: 300 });
  queue.wake(PARCELS, { parcel: 'piano', weight: 300 });
  await vi.waitFor(() => expect(done).toEqual(['piano']), PATIENCE);
  open();
  await vi.waitFor(() => expect(done).toEqual(['piano', 'gate', 'urgent', 'ordinary']), PATIENCE);
  await untilPending(queue, 1);
});

test('a job is written with its transaction, or not at all', async () => {
  const done: string[] = [];
  const { queue } = await startQueue(async ({ parcel }) => {
    done.push(parcel);
  });
  const refused = inTransaction(database.pool, async (_tx, within) => {
    await queue.send(PARCELS, { parcel: 'refused', weight: 1 }, { within });
    throw new Error('changed my mind');
  });
  await expect(refused).rejects.toThrow('changed my mind');
  await inTransaction(database.pool, (_tx, within) => queue.send(PARCELS, { parcel: 'sent', weight: 1 }, { within }));
  await vi.waitFor(() => expect(done).toEqual(['sent']), PATIENCE);
});

test('a job wakes one idle worker of its own lane, and whoever did a job looks for the next without a pause', async () => {
  const done: string[] = [];
  const { queue } = await startQueue(async ({ parcel }) => {
    done.push(parcel);
  }, 3);
  const woken = vi.spyOn(PgBoss.prototype, 'notifyWorker');
  try {
    queue.wake(PARCELS, { parcel: 'none', weight: 1 });
    queue.wake(PARCELS, { parcel: 'none', weight: 1 });
    expect(new Set(woken.mock.calls.map(([id]) => id)).size).toBe(2);
    woken.mockClear();
    for (const parcel of ['a', 'b']) await queue.send(PARCELS, { parcel, weight: 1 });
    await vi.waitFor(() => expect(done.toSorted()).toEqual(['a', 'b']), PATIENCE);
    await vi.waitFor(() => expect(woken).toHaveBeenCalledTimes(2), PATIENCE);
  } finally {
    woken.mockRestore();
  }
});

test('cancelling reaches the running job with these fields and no other, and waiting ones can be deleted', async () => {
  const ended: string[] = [];
  const begun: string[] = [];
  const { queue } = await startQueue(async ({ parcel, weight }, { signal }) => {
    begun.push(`${parcel} ${weight}`);
    await new Promise((resolve) => signal.addEventListener('abort', resolve));
    ended.push(`${parcel} ${weight}`);
  }, 2);
  for (const weight of [1, 2, 3]) {
    await queue.send(PARCELS, { parcel: 'book', weight });
    queue.wake(PARCELS, { parcel: 'book', weight });
  }
  await vi.waitFor(() => expect(begun).toHaveLength(2), PATIENCE);
  const weight = Number(begun[0]?.split(' ')[1]);
  queue.cancel(PARCELS, { parcel: 'book', weight });
  await vi.waitFor(() => expect(ended).toEqual([`book ${weight}`]), PATIENCE);
  await vi.waitFor(() => expect(begun).toHaveLength(3), PATIENCE);
  await deleteJobs(queue.executeSql, PARCELS, 'book');
  expect((await queue.lengthOf(PARCELS)).pending).toBe(0);
  queue.cancel(PARCELS, { parcel: 'book' });
  await vi.waitFor(() => expect(ended).toHaveLength(3), PATIENCE);
});

test('what a stopped process was at is done by the next, with all its tries', async () => {
  let begun = false;
  const first = await startQueue(async () => {
    begun = true;
    await new Promise(() => {});
  });
  await first.queue.send(PARCELS, { parcel: 'book', weight: 1 });
  await vi.waitFor(() => expect(begun).toBe(true), PATIENCE);
  await first.queue.stop(0);
  open.length = 0;
  const tries: string[] = [];
  const { givenUp } = await startQueue(async ({ parcel }) => {
    tries.push(parcel);
    throw new Error('not now');
  });
  await vi.waitFor(() => expect(givenUp).toEqual(['book']), PATIENCE);
  expect(tries).toHaveLength(2);
});

test('of one owner’s jobs only so many run at a time; others’ pass them by', async () => {
  const begun: string[] = [];
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const shared = { ...PARCELS, share: { ownerOf: ({ parcel }: Parcel) => parcel.slice(0, 3), atOnce: 2 } };
  const handle: Handle = async ({ parcel }) => {
    begun.push(parcel);
    if (parcel.startsWith('ada')) await gate;
  };
  const { queue } = await startQueue(handle, 4, shared);
  for (const parcel of ['ada 1', 'ada 2']) await queue.send(shared, { parcel, weight: 1 });
  await vi.waitFor(() => expect(begun.toSorted()).toEqual(['ada 1', 'ada 2']), PATIENCE);
  for (const parcel of ['ada 3', 'ada 4', 'ada 5', 'bob 1']) await queue.send(shared, { parcel, weight: 1 });
  await vi.waitFor(() => expect(begun).toContain('bob 1'), PATIENCE);
  expect(begun).toHaveLength(3);
  open();
  await vi.waitFor(() => expect(begun).toHaveLength(6), PATIENCE);
});

test('a job has the time that its kind gives it now, whatever an older version made the queue with', async () => {
  const before = await startQueue(async () => {});
  await before.queue.stop(0);
  open.length = 0;
  const patient = { ...PARCELS, expireInSeconds: PARCELS.expireInSeconds * 4 };
  const { queue } = await startQueue(async () => {}, 1, patient);
  await queue.send(patient, { parcel: 'book', weight: 1 }, { afterSeconds: 86_400 });
  const { rows } = await database.pool.query('select expire_seconds from pgboss.job');
  expect(rows).toEqual([{ expire_seconds: patient.expireInSeconds }]);
});

test('a share that each process has by itself leaves workers to others, too', async () => {
  const begun: string[] = [];
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const share = { ownerOf: ({ parcel }: Parcel) => parcel.slice(0, 3), atOnce: 2, inEachProcess: true };
  const kind = { ...PARCELS, share: { ...share, lanes: ['parcels-light'] } };
  const handle: Handle = async ({ parcel }) => {
    begun.push(parcel);
    if (parcel.startsWith('ada')) await gate;
  };
  const { queue } = await startQueue(handle, 4, kind);
  for (const n of [1, 2, 3, 4, 5]) await queue.send(kind, { parcel: `ada ${n}`, weight: 1 });
  await vi.waitFor(() => expect(begun).toHaveLength(2), PATIENCE);
  await queue.send(kind, { parcel: 'bob 1', weight: 1 });
  await vi.waitFor(() => expect(begun).toContain('bob 1'), PATIENCE);
  expect(begun).toHaveLength(3);
  // In the other lane nobody has a share.
  for (const n of [6, 7, 8]) await queue.send(kind, { parcel: `ada ${n}`, weight: 300 });
  await vi.waitFor(() => expect(begun).toHaveLength(6), PATIENCE);
  open();
  await vi.waitFor(() => expect(begun).toHaveLength(9), PATIENCE);
});
