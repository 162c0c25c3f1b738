import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const START_LIMIT_MS = 60_000;

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (typeof address !== 'object' || !address) throw new Error('The system gave no port.');
  return address.port;
}

async function untilReady(origin: string, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + START_LIMIT_MS;
  while (Date.now() < deadline) {
    if (server.exitCode !== null) throw new Error(`The server ended with code ${server.exitCode}.`);
    const answer = await fetch(`${origin}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await delay(100);
  }
  throw new Error(`The server was not ready after ${START_LIMIT_MS / 1000} s.`);
}

/**
 * Starts the product on a free loopback port with an empty data folder (`dataDir`, or one of its own) and `settings` as
 * variables; `stop` ends it and removes the folder.
 */
export async function startServer(
  settings: Record<string, string> = {},
  dataDir?: string,
): Promise<{ origin: string; pid: number; stop: () => Promise<void> }> {
  const port = await freePort();
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), 'invoscope-run-')));
  const origin = `http://127.0.0.1:${port}`;
  const env = { ...process.env, HOST: '127.0.0.1', PORT: String(port), DATA_DIR: folder, LOG_LEVEL: 'warn' };
  const server = spawn(process.execPath, ['src/cli/main.ts', 'serve'], {
    env: { ...env, RATE_LIMIT_PER_MINUTE: '100000', ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stop = async () => {
    if (server.exitCode === null) {
      server.kill('SIGTERM');
      await once(server, 'exit');
    }
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    await untilReady(origin, server);
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin, pid: server.pid!, stop };
}
