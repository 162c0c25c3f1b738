/**
 * Measures reading with very many documents, embedded and on a private PostgreSQL:
 * `npm run bench:server [-- --documents 100000 --calls 100 --only embedded]`. Ends with 1 when a call misses its target.
 */
import { parseArgs } from 'node:util';
import { startPrivatePostgres } from '../scripts/postgres/private-postgres.ts';
import { printTable } from './print-table.ts';
import { quantile } from './quantiles.ts';
import { fillDatabase } from './server/fill-database.ts';
import { measureExports } from './server/measure-exports.ts';
import { MEASURED_CALLS } from './server/measured-calls.ts';
import { withOwnServer } from './server/own-server.ts';

/** Milliseconds at p95. */
const TARGETS = { PostgreSQL: 100, embedded: 250 };
type Kind = keyof typeof TARGETS;

const { values } = parseArgs({
  options: {
    documents: { type: 'string', default: '100000' },
    calls: { type: 'string', default: '100' },
    only: { type: 'string' },
  },
});
const documents = Number(values.documents);
const calls = Number(values.calls);

function measure(kind: Kind, databaseUrl?: string): Promise<void> {
  return withOwnServer(databaseUrl, async ({ url, deps, userId, token }) => {
    const began = performance.now();
    await fillDatabase(deps.database, userId, documents);
    const { rows } = await deps.database.pool.query(
      'select (select count(*) from documents) as documents, (select count(*) from entities) as entities, pg_database_size(current_database()) as bytes',
    );
    const made = rows[0] as { documents: string; entities: string; bytes: string };
    const size = `${made.documents} documents, ${made.entities} entities, ${Math.round(Number(made.bytes) / 1e6)} MB`;
    console.log(`\n${kind}: ${size}, made in ${Math.round((performance.now() - began) / 1000)} s`);

    const headers = { authorization: `Bearer ${token}` };
    const table: (string | number)[][] = [];
    for (const { name, path } of MEASURED_CALLS) {
      const times: number[] = [];
      let found = '';
      for (let n = 0; n < calls; n += 1) {
        const start = performance.now();
        const answer = await fetch(`${url}${path(n, documents)}`, { headers });
        await answer.arrayBuffer();
        times.push(performance.now() - start);
        if (!answer.ok) throw new Error(`${path(n, documents)} answered ${answer.status}`);
        found = answer.headers.get('x-total-count') ?? '';
      }
      const p95 = quantile(times, 0.95);
      if (p95 > TARGETS[kind]) process.exitCode = 1;
      table.push([name, quantile(times, 0.5), p95, found, p95 > TARGETS[kind] ? 'MISSED' : 'ok']);
    }
    printTable(`${kind}, milliseconds (target p95 ≤ ${TARGETS[kind]})`, ['call', 'p50', 'p95', 'found', ''], table);
    const exports = await measureExports(url, headers, ['csv', 'xlsx']);
    printTable(
      `${kind}, exports of everything`,
      ['format', 'seconds', 'file MB', 'heap + MB', 'process + MB'],
      exports.map(({ format, seconds, size, heap, process }) => [format, seconds, size, heap, process]),
    );
  });
}

if (values.only !== 'embedded') {
  const postgres = await startPrivatePostgres();
  try {
    await measure('PostgreSQL', postgres.url);
  } finally {
    await postgres.stop();
  }
}
if (values.only !== 'postgres') await measure('embedded');
