/** Kills a server at many random moments, on the embedded database and on a private PostgreSQL. */
import { spawnSync } from 'node:child_process';
import { startPrivatePostgres } from './postgres/private-postgres.ts';

const kills = process.argv[2] ?? '50';

function run(name: string, env: Record<string, string>): boolean {
  console.log(`\n── ${kills} kills, ${name}`);
  const { status } = spawnSync('vitest', ['run', 'src/server/crash-recovery.test.ts'], {
    stdio: 'inherit',
    env: { ...process.env, CRASH_KILLS: kills, ...env },
  });
  return status === 0;
}

const embedded = run('embedded', {});
const postgres = await startPrivatePostgres();
try {
  const onPostgres = run('PostgreSQL', { TEST_DATABASE_URL: postgres.url });
  process.exitCode = embedded && onPostgres ? 0 : 1;
} finally {
  await postgres.stop();
}
