/**
 * Loads the product as it is started, on the embedded database and on a private PostgreSQL: clients that upload while
 * others list and search, then far more clients than it can serve, and beside it, in the same run, what the readers
 * alone can do with the same files. `npm run load [-- --minutes 10 --clients 20 --only embedded]`; ends with 1 when an
 * answer was a fault, an acknowledged document is missing, or the server keeps less than 65 % of the readers' pace.
 */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { startPrivatePostgres } from '../scripts/postgres/private-postgres.ts';
import { startServer } from '../scripts/started-server.ts';
import { createReaderPool } from '../src/reader/reader-pool.ts';
import { Answers, lookUntil, type Person, UPLOAD, uploadUntil } from './load/clients.ts';
import { ManyInvoices } from './load/many-invoices.ts';
import { computedMs, residentMegabytes } from './load/process-family.ts';
import { printTable } from './print-table.ts';
import { quantile } from './quantiles.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    clients: { type: 'string', default: '20' },
    only: { type: 'string' },
  },
});
const minutes = Number(values.minutes);
const clients = Number(values.clients);
const MINUTE_MS = 60_000;
const LOOKING = 4;
const ALONE_MS = 30_000;
const SATURATION_MS = 30_000;
/** Times as many clients as in the steady phase. */
const SATURATION = 10;
const MEMORY_EVERY_MS = 10_000;
const WANTED_SHARE = 0.65;

interface Pace {
  /** Documents a minute. */
  pace: number;
  /** Milliseconds of computing for a document: what can be compared where others use the machine too. */
  computed: number;
}

/** What the pool of readers does when nothing else of ours runs. */
async function readersAlone(invoices: ManyInvoices): Promise<Pace> {
  const processes = availableParallelism();
  const pool = createReaderPool({ processes });
  let done = 0;
  const lane = async (until: number) => {
    while (Date.now() < until) {
      await pool.analyze(invoices.next(), { pack: true });
      done += 1;
    }
  };
  const lanes = (until: number) => Promise.all(Array.from({ length: processes * 2 }, () => lane(until)));
  await lanes(Date.now() + ALONE_MS / 5);
  done = 0;
  const started = performance.now();
  const computedBefore = computedMs(process.pid);
  await lanes(Date.now() + ALONE_MS);
  const computed = (computedMs(process.pid) - computedBefore) / done;
  const pace = (done * MINUTE_MS) / (performance.now() - started);
  pool.close();
  return { pace, computed };
}

async function register(origin: string, username: string): Promise<Person> {
  const body = new URLSearchParams({ username, email: `${username}@example.com`, password: 'not-so-common-9' });
  const answer = await fetch(`${origin}/api/auth/register`, { method: 'POST', body });
  return { origin, token: ((await answer.json()) as { access_token: string }).access_token };
}

async function load(kind: string, alone: Pace, invoices: ManyInvoices, databaseUrl?: string): Promise<void> {
  const server = await startServer({ BILLING: 'off', ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) });
  const memory: [minute: number, server: number, all: number][] = [];
  const started = Date.now();
  const sample = () => {
    const { server: own, withChildren } = residentMegabytes(server.pid);
    memory.push([(Date.now() - started) / MINUTE_MS, own, withChildren]);
  };
  const sampling = setInterval(sample, MEMORY_EVERY_MS);
  try {
    const people = await Promise.all(['ada', 'ben', 'cleo', 'dan'].map((name) => register(server.origin, name)));
    const uploaded = people.map((): string[] => []);
    const upload = (until: number, count: number, answers: Answers) =>
      Array.from({ length: count }, (_, n) =>
        uploadUntil(until, people[n % people.length]!, invoices, answers, uploaded[n % people.length]!),
      );
    const look = (until: number, answers: Answers) =>
      Array.from({ length: LOOKING }, (_, n) => lookUntil(until, people[n]!, answers, uploaded[n]!));

    const steady = new Answers();
    const until = Date.now() + minutes * MINUTE_MS;
    const began = performance.now();
    const computedBefore = computedMs(server.pid);
    await Promise.all([...upload(until, clients, steady), ...look(until, steady)]);
    const read = steady.count(UPLOAD, 200);
    const pace = (read * MINUTE_MS) / (performance.now() - began);
    const computed = (computedMs(server.pid) - computedBefore) / read;
    const share = pace / alone.pace;
    console.log(
      `\n${kind}: ${Math.round(pace)} documents a minute, ${Math.round(share * 100)} % of the readers alone (${Math.round(alone.pace)})`,
    );
    console.log(
      `computing for a document: ${computed.toFixed(1)} ms (without a database server), of the readers alone ${alone.computed.toFixed(1)} ms`,
    );
    print(`${kind}, ${clients} clients upload, ${LOOKING} look`, steady);

    const flooded = new Answers();
    const flood = Date.now() + SATURATION_MS;
    await Promise.all([...upload(flood, clients * SATURATION, flooded), ...look(flood, flooded)]);
    print(`${kind}, ${clients * SATURATION} clients upload`, flooded);

    sample();
    printTable(`${kind}, resident MB`, ['minute', 'server', 'with its readers'], memory);
    const lost = await missing(people, uploaded);
    console.log(`${uploaded.flat().length} acknowledged, ${lost} missing`);
    const faults = [steady, flooded].some(({ statuses }) =>
      [...statuses.keys()].some((key) => / 5(?!03)\d\d$/.test(key)),
    );
    if (lost > 0 || faults || share < WANTED_SHARE) process.exitCode = 1;
  } finally {
    clearInterval(sampling);
    await server.stop();
  }
}

/** How many acknowledged documents their owners do not find. */
async function missing(people: readonly Person[], uploaded: readonly string[][]): Promise<number> {
  let lost = 0;
  for (const [n, { origin, token }] of people.entries()) {
    const answer = await fetch(`${origin}/api/documents`, { headers: { authorization: `Bearer ${token}` } });
    const there = new Set(((await answer.json()) as { id: string }[]).map(({ id }) => id));
    lost += new Set(uploaded[n]!.filter((id) => !there.has(id))).size;
  }
  return lost;
}

function print(title: string, answers: Answers): void {
  const rows = [...answers.times].map(([route, times]) => {
    const statuses = [...answers.statuses].filter(([key]) => key.startsWith(`${route} `));
    const told = statuses.map(([key, count]) => `${count}×${key.slice(route.length + 1)}`).join(' ');
    return [route, times.length, quantile(times, 0.5), quantile(times, 0.95), quantile(times, 0.99), told];
  });
  printTable(`${title}, milliseconds`, ['route', 'calls', 'p50', 'p95', 'p99', 'answers'], rows);
}

const invoices = new ManyInvoices(200);
const alone = await readersAlone(invoices);
if (values.only !== 'postgres') await load('embedded', alone, invoices);
if (values.only !== 'embedded') {
  const postgres = await startPrivatePostgres();
  try {
    await load('PostgreSQL', alone, invoices, postgres.url);
  } finally {
    await postgres.stop();
  }
}
