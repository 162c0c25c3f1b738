import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { invoicePdf } from '../testing/invoice-pdf.ts';
import { copyMadeDatabase } from '../testing/made-database.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { webhookReceiver } from '../testing/webhook-receiver.ts';

const MAIN = fileURLToPath(new URL('../../cli/main.ts', import.meta.url));

test('a server that is killed while it delivers tells of every event afterwards, under the same id', async () => {
  let server: ChildProcess | undefined;
  const killedAt: string[] = [];
  const receiver = await webhookReceiver(({ body }) => {
    // The first message of each event kills whoever sent it; it is never answered.
    const { type } = JSON.parse(body);
    if (killedAt.includes(type)) return { status: 204 };
    killedAt.push(type);
    server?.kill('SIGKILL');
    return 'hang';
  });
  const dataDir = await mkdtemp(join(tmpdir(), 'invoscope-webhooks-'));
  const database = await createTestDatabase();
  if (!database) await copyMadeDatabase(dataDir);
  let url = '';
  const env = {
    ...process.env,
    ...{ PORT: '0', DATA_DIR: dataDir, BILLING: 'off', LOG_LEVEL: 'fatal', ANALYSIS_PROCESSES: '1' },
    WEBHOOK_ALLOW_PRIVATE: 'true',
    ...(database ? { DATABASE_URL: database.url, WORKER_LOST_AFTER_S: '10' } : {}),
  };
  const start = async () => {
    const child = spawn(process.execPath, [MAIN, 'serve'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    server = child;
    url = await new Promise((resolve, reject) => {
      let said = '';
      child.stdout.on('data', (chunk) => {
        said += String(chunk);
        const found = /https?:\/\/\S+/.exec(said)?.[0];
        if (found) resolve(found);
      });
      child.once('exit', (code) => reject(new Error(`The server ended with ${code}`)));
    });
  };
  const killed = async (times: number) => {
    await expect.poll(() => killedAt.length, { timeout: 60_000, interval: 50 }).toBe(times);
    const gone = () => server?.signalCode ?? null;
    await expect.poll(gone, { timeout: 60_000, interval: 50 }).toBe('SIGKILL');
  };
  try {
    await start();
    const registered = await fetch(`${url}/api/auth/register`, {
      method: 'POST',
      body: new URLSearchParams({ username: 'ada', email: 'ada@example.com', password: 'secret1' }),
    });
    const { access_token } = (await registered.json()) as { access_token: string };
    const authorization = `Bearer ${access_token}`;
    const made = await fetch(`${url}/api/webhooks`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ url: receiver.url }),
    });
    const { id, secret } = (await made.json()) as { id: string; secret: string };
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(invoicePdf('killed'))], { type: 'application/pdf' }), 'a.pdf');
    // The server may be gone before it has answered.
    await fetch(`${url}/api/analyze/pdf`, { method: 'POST', headers: { authorization }, body: form }).catch(() => {});
    await killed(1);
    await start();
    const documents = (await (await fetch(`${url}/api/documents`, { headers: { authorization } })).json()) as {
      id: string;
    }[];
    expect(documents).toHaveLength(1);
    await fetch(`${url}/api/documents/${documents[0]?.id}`, { method: 'DELETE', headers: { authorization } }).catch(
      () => {},
    );
    await killed(2);
    await start();
    const log = async () => {
      const answer = await fetch(`${url}/api/webhooks/${id}/deliveries`, { headers: { authorization } });
      return (await answer.json()) as { id: string; event: string; status: string }[];
    };
    const statuses = async () => (await log()).map(({ status }) => status);
    await expect.poll(statuses, { timeout: 90_000, interval: 200 }).toEqual(['delivered', 'delivered']);
    const ids = (await log()).map((delivery) => delivery.id).toReversed();
    const received = receiver.received.map(({ body, headers }) => {
      new Webhook(secret).verify(body, headers);
      return `${JSON.parse(body).type} ${headers['webhook-id']}`;
    });
    // Which comes first is not promised: on PostgreSQL what a dead process had begun waits until it is known to be lost.
    expect(received.toSorted()).toEqual([
      `document.analyzed ${ids[0]}`,
      `document.analyzed ${ids[0]}`,
      `document.deleted ${ids[1]}`,
      `document.deleted ${ids[1]}`,
    ]);
  } finally {
    server?.kill('SIGKILL');
    await receiver.close();
    await database?.drop();
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
}, 240_000);
