import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';
import { httpClient, signUp } from './testing/http-client.ts';
import { invoicePdf } from './testing/invoice-pdf.ts';
import { longPdf } from './testing/long-pdf.test-suite.ts';
import { startTestServer, type TestServer } from './testing/start-test-server.ts';
import { createTestDatabase } from './testing/test-database.ts';

vi.setConfig({ testTimeout: 240_000 });

const MAIN = fileURLToPath(new URL('../cli/main.ts', import.meta.url));

/** Analyses that do not end by themselves, as a very long document's. Resolves when one has begun. */
function hold(server: TestServer): Promise<void> {
  const { reader } = server.server.deps;
  return new Promise((begun) => {
    reader.analyze = (_bytes, { signal } = {}) => {
      begun();
      return new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted'))));
    };
  });
}

const statusOf = async (client: ReturnType<typeof httpClient>, id: string) =>
  (await client.get(`/api/documents/${id}`)).body.last_analysis.status as string;

test('an analysis that a stop breaks off is handed back uncounted; who waits for it is answered', async () => {
  const server = await startTestServer({ BILLING: 'off' }, { stopPatienceMs: 1000 });
  try {
    const { client, token } = await signUp(server);
    const begun = hold(server);
    const waiting = client.upload(invoicePdf('broken-off'));
    await begun;
    const [{ id }] = (await client.get('/api/documents')).body;
    const events = await fetch(`${server.url}/api/documents/${id}/events`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const followed = events.text();
    const stopped = server.server.stop();
    expect(await waiting).toMatchObject({ status: 202, body: { document_id: id, status: 'processing' } });
    // The stream ends without an end of the analysis: its reader connects again.
    expect(await followed).not.toMatch(/event: (completed|failed)/);
    await stopped;

    await server.restart();
    const again = httpClient(server, token);
    if (process.env.TEST_DATABASE_URL) {
      const { rows } = await server.server.deps.database.pool.query(
        "select retry_count from pgboss.job where data->>'documentId' = $1",
        [id],
      );
      expect(rows).toEqual([{ retry_count: 0 }]);
    }
    await vi.waitFor(async () => expect(await statusOf(again, id)).toBe('completed'), { timeout: 60_000 });
    expect((await again.get('/api/documents')).body).toHaveLength(1);
  } finally {
    await server.close();
  }
});

test('requests that run are answered, and new ones are not taken', async () => {
  const server = await startTestServer({ BILLING: 'off' });
  try {
    const { client } = await signUp(server);
    const uploads = Array.from({ length: 4 }, (_, n) => client.upload(invoicePdf(`in-flight-${n}`)));
    // All have arrived, none is done for sure.
    await vi.waitFor(async () => expect((await client.get('/api/documents')).body.length).toBeGreaterThan(0), {
      timeout: 60_000,
    });
    const { url } = server;
    await server.server.stop();
    for (const { status } of await Promise.all(uploads)) expect([200, 202]).toContain(status);
    await expect(fetch(`${url}/healthz`)).rejects.toThrow();
  } finally {
    await server.close();
  }
});

test('SIGTERM during analyses: exit code 0 in time, and every document is completed in the end', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'invoscope-sigterm-'));
  const database = await createTestDatabase();
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    ...{ PORT: '0', DATA_DIR: dataDir, BILLING: 'off', LOG_LEVEL: 'fatal', ANALYSIS_PROCESSES: '1' },
    ...(database ? { DATABASE_URL: database.url } : {}),
  };
  let child: ChildProcess | null = null;
  async function serve(): Promise<string> {
    const started = spawn(process.execPath, [MAIN, 'serve'], {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
      detached: true,
    });
    child = started;
    return new Promise((resolve) => {
      started.stdout.on('data', (chunk) => {
        const url = /https?:\/\/\S+/.exec(String(chunk))?.[0];
        if (url) resolve(url);
      });
    });
  }
  async function terminate(): Promise<number | null> {
    const gone = new Promise<number | null>((resolve) => child?.once('exit', resolve));
    // To all processes at once, as service managers and Ctrl-C do.
    if (child?.pid) process.kill(-child.pid, 'SIGTERM');
    return gone;
  }
  try {
    const { client, token } = await signUp({ url: await serve() } as TestServer);
    const uploads = Array.from({ length: 3 }, (_, n) => client.upload(longPdf(`term-${n}`, 50)));
    await vi.waitFor(async () => expect((await client.get('/api/documents')).body).toHaveLength(3), {
      timeout: 60_000,
    });
    const asked = Date.now();
    expect(await terminate()).toBe(0);
    // Requests and analyses have ten seconds each; the rest is for a busy machine.
    expect(Date.now() - asked).toBeLessThan(45_000);
    for (const { status } of await Promise.all(uploads)) expect([200, 202]).toContain(status);

    const again = httpClient({ url: await serve() } as TestServer, token);
    await vi.waitFor(
      async () => {
        const { body } = await again.get('/api/documents');
        expect(body.map((each: { last_analysis: { status: string } }) => each.last_analysis.status)).toEqual([
          ...['completed', 'completed', 'completed'],
        ]);
      },
      { timeout: 90_000, interval: 300 },
    );
    expect(await terminate()).toBe(0);
  } finally {
    if (child) (child as ChildProcess).kill('SIGKILL');
    await database?.drop();
    await rm(dataDir, { recursive: true, force: true });
  }
}, 240_000);
