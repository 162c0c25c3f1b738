/**
 * How long analysing again takes: `npm run bench:reanalyze [-- COUNT]`. One-page invoices are uploaded to a server on
 * the embedded database, and all are analysed again, a few at once as people's bulk actions would: first without the
 * words that the upload left (each PDF is read anew, as before words were kept), then with them.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import type { AnalysisResult } from '#contracts/analysis.ts';
import { sampleSet } from '#samples/sample-set.ts';
import { readConfig } from '#server/config.ts';
import { startServer } from '#server/main.ts';
import { printTable } from './print-table.ts';

const count = Number(process.argv[2] ?? 1000);
const AT_ONCE = 8;
const dataDir = await mkdtemp(join(tmpdir(), 'invoscope-reanalyze-'));
const config = readConfig({
  DATA_DIR: dataDir,
  PORT: '0',
  BILLING: 'off',
  LOG_LEVEL: 'silent',
  BACKUP_HOUR: 'off',
  RATE_LIMIT_PER_MINUTE: '1000000',
});
const server = await startServer(config, { log: pino({ level: 'silent' }) });

async function token(): Promise<string> {
  const answer = await fetch(`${server.url}/api/auth/register`, {
    method: 'POST',
    body: new URLSearchParams({ username: 'ada', email: 'ada@example.com', password: 'secret1' }),
  });
  return ((await answer.json()) as { access_token: string }).access_token;
}
const headers = { authorization: `Bearer ${await token()}` };

/** Milliseconds that a reader's process was at the documents of a step. */
let worked = 0;

async function analysed(path: string, body?: FormData): Promise<string> {
  const answer = await fetch(`${server.url}${path}`, { method: 'POST', headers, ...(body ? { body } : {}) });
  if (answer.status !== 200) throw new Error(`${path} was answered with ${answer.status}.`);
  const { document_id: id, metadata } = (await answer.json()) as AnalysisResult;
  worked += metadata.duration_ms;
  return id;
}

const ids: string[] = [];

/** Does a step for all, a few at once. */
async function timed(step: string, work: Iterator<() => Promise<unknown>>) {
  worked = 0;
  const startedAt = performance.now();
  const worker = async () => {
    for (let next = work.next(); !next.done; next = work.next()) await next.value();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  const elapsed = performance.now() - startedAt;
  return [step, elapsed / 1000, elapsed / ids.length, worked / ids.length];
}

function* uploads() {
  for (const { pdf, truth } of sampleSet({ count: count * 2, seed: 11 })) {
    if (ids.length >= count) return;
    if (truth.pages > 1) continue;
    yield async () => {
      const body = new FormData();
      body.append('file', new Blob([new Uint8Array(pdf)], { type: 'application/pdf' }), truth.file);
      ids.push(await analysed('/api/analyze/pdf', body));
    };
  }
}
const again = () => ids.map((id) => () => analysed(`/api/documents/${id}/reanalyze`)).values();

const rows = [await timed('uploaded and analysed', uploads())];
await rm(join(dataDir, 'files', 'words'), { recursive: true });
rows.push(await timed('again, every PDF read', again()), await timed('again, from the words kept', again()));
await server.stop();
await rm(dataDir, { recursive: true, force: true });
printTable(`${ids.length} one-page invoices`, ['step', 'seconds', 'ms each', 'of it reading and extracting'], rows);
