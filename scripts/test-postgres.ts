/**
 * Runs the server's tests on a private PostgreSQL: the same suite that runs on the embedded database, but for files that
 * open no database, or only the embedded one.
 */
import { spawn } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { startPrivatePostgres } from './postgres/private-postgres.ts';

/** What opens the database that `TEST_DATABASE_URL` names. */
const OPENS_DATABASE =
  /TEST_DATABASE_URL|start-test-server|start-webhooks|test-database|own-database|upgraded-database|test-suite/;

const serverTests = () =>
  globSync('src/server/**/*.test.ts').filter((path) => OPENS_DATABASE.test(readFileSync(path, 'utf8')));

/** Which tests: all of the server, or those named. */
const named = process.argv.slice(2);
const postgres = await startPrivatePostgres({ fsync: false });
try {
  const tests = spawn('vitest', ['run', ...(named.length > 0 ? named : serverTests())], {
    stdio: 'inherit',
    env: { ...process.env, TEST_DATABASE_URL: postgres.url },
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => tests.kill(signal));
  process.exitCode = await new Promise<number>((resolve, reject) => {
    tests.once('error', reject);
    tests.once('exit', (code) => resolve(code ?? 1));
  });
} finally {
  await postgres.stop();
}
