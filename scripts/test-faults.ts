/**
 * Everything that can go wrong around the product, in one table: what the user saw, what was lost (nothing).
 * `npm run test:faults [-- --kills 50]`; ends with 1 when a row does not hold.
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { FAULT_TESTS, type FaultTests } from './faults/fault-tests.ts';
import { fullDisk } from './faults/full-disk.ts';
import { startPrivatePostgres } from './postgres/private-postgres.ts';

const { values } = parseArgs({ options: { kills: { type: 'string', default: '50' } } });

function holds({ files }: FaultTests, env: Record<string, string> = {}): boolean {
  const { status } = spawnSync('vitest', ['run', ...files], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, CRASH_KILLS: values.kills, ...env },
  });
  return status === 0;
}

function tell(fault: string, outcome: string, seen: string): void {
  console.log(`${outcome.padEnd(8)}${fault}\n        ${seen}`);
  if (outcome === 'FAILED') process.exitCode = 1;
}

for (const row of FAULT_TESTS) tell(row.fault, holds(row) ? 'holds' : 'FAILED', row.seen);

const postgres = await startPrivatePostgres();
try {
  for (const row of FAULT_TESTS.filter(({ postgres }) => postgres)) {
    const isHeld = holds(row, { TEST_DATABASE_URL: postgres.url });
    tell(`${row.fault} (PostgreSQL)`, isHeld ? 'holds' : 'FAILED', row.seen);
  }
} finally {
  await postgres.stop();
}

try {
  const seen = await fullDisk();
  tell('disk full', seen === null ? 'skipped' : 'holds', seen ?? 'needs root on Linux, to mount a small disk');
} catch (error) {
  tell('disk full', 'FAILED', String(error));
}
