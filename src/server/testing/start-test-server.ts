import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Config, readConfig } from '../config.ts';
import { createLog } from '../log.ts';
import { type RunningServer, type StartOptions, startServer } from '../main.ts';
import { copyMadeDatabase } from './made-database.ts';
import { createTestDatabase } from './test-database.ts';

export interface TestServer {
  url: string;
  server: RunningServer;
  dataDir: string;
  /** How far the server's clock is ahead; sessions, trials and limits follow it. */
  clock: { aheadMs: number };
  /** Stops it and starts it again on the same data. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

/**
 * The whole product on a free loopback port, with the real embedded database in a folder of its own, or a database of
 * its own on the PostgreSQL server at `TEST_DATABASE_URL`.
 */
export async function startTestServer(
  env: Partial<Record<keyof Config, string>> = {},
  options: Omit<StartOptions, 'now'> = {},
): Promise<TestServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'invoscope-server-'));
  const clock = { aheadMs: 0 };
  const database = await createTestDatabase();
  if (!database) await copyMadeDatabase(dataDir);
  const config = readConfig({
    PORT: '0',
    DATA_DIR: dataDir,
    ANALYSIS_PROCESSES: '1',
    // A busy machine may take long; a test's own patience ends sooner or later.
    ANALYSIS_ANSWER_S: '240',
    LOG_LEVEL: 'silent',
    ...(database ? { DATABASE_URL: database.url } : {}),
    ...env,
  });
  const start = () =>
    startServer(config, {
      log: createLog(config.LOG_LEVEL),
      ...options,
      now: () => new Date(Date.now() + clock.aheadMs),
    });
  let server = await start();
  return {
    get url() {
      return server.url;
    },
    get server() {
      return server;
    },
    dataDir,
    clock,
    async restart() {
      await server.stop();
      server = await start();
    },
    async close() {
      await server.stop();
      await database?.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
