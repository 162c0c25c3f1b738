/**
 * How long recognising scans takes beside the installed `tesseract` (with English and German) on the same images:
 * `npm run bench:scans [-- COUNT]`. Half of the generated invoices are English, half German; nobody is told which. Rounds
 * take turns, so that other work on the machine meets both; the time that was computed does not depend on it.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument } from 'pdf-lib';
import { createOcrPool } from '#reader/ocr/ocr-pool.ts';
import { readPdf } from '#reader/read-pdf.ts';
import { renderPage } from '#reader/render-page.ts';
import { sampleSet } from '#samples/sample-set.ts';
import { computedMs } from './load/process-family.ts';
import { printTable } from './print-table.ts';
import { quantile } from './quantiles.ts';

const count = Number(process.argv[2] ?? 12);
const DPI = 200;
const POINTS_PER_INCH = 72;
const ROUNDS = 3;
const MS = 1000;
const cores = availableParallelism();
const folder = mkdtempSync(join(tmpdir(), 'invoscope-scans-'));

interface Scan {
  png: string;
  pdf: Uint8Array;
}

/** The first page of each as a picture, and as a PDF that holds the same picture. */
async function scansOf(language: string, wanted: number): Promise<Scan[]> {
  const scans: Scan[] = [];
  for (const { truth, pdf } of sampleSet({ count: 12 * wanted, seed: 3 })) {
    if (truth.language !== language || scans.length === wanted) continue;
    const { width, height } = (await readPdf(pdf)).pages[0]!;
    const picture = await renderPage(pdf, 1, Math.round((width / POINTS_PER_INCH) * DPI));
    const png = join(folder, `${language}-${scans.length}.png`);
    writeFileSync(png, picture);
    const scan = await PDFDocument.create();
    scan.addPage([width, height]).drawImage(await scan.embedPng(picture), { x: 0, y: 0, width, height });
    scans.push({ png, pdf: await scan.save() });
  }
  return scans;
}

interface Taken {
  wallMs: number;
  cpuMs: number;
}

/** A page by the installed command, as far behind all else as our processes stand; with the time that it computed, as the shell counts it. */
async function native({ png }: Scan): Promise<Taken> {
  const started = performance.now();
  const command = 'nice -n 10 tesseract "$1" stdout -l eng+deu --dpi 200 tsv >/dev/null 2>&1; times';
  const child = spawn('/bin/sh', ['-c', command, 'sh', png], {
    env: { ...process.env, OMP_THREAD_LIMIT: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  await new Promise((resolve) => child.once('close', resolve));
  const [, ofChildren = ''] = said.trim().split('\n');
  const seconds = [...ofChildren.matchAll(/(\d+)m([\d.]+)s/g)].map(([, m, s]) => 60 * Number(m) + Number(s));
  return { wallMs: performance.now() - started, cpuMs: MS * seconds.reduce((sum, one) => sum + one, 0) };
}

const pool = createOcrPool({ processes: cores, languages: ['en', 'de'] });

async function ours({ pdf }: Scan): Promise<Taken> {
  const started = performance.now();
  await pool.recognise(pdf, 1);
  return { wallMs: performance.now() - started, cpuMs: 0 };
}

/** What all pages take, as many at once as there are cores. */
async function all(scans: readonly Scan[], read: (scan: Scan) => Promise<Taken>): Promise<Taken> {
  const waiting = [...scans];
  const [started, computed] = [performance.now(), computedMs(process.pid)];
  let cpuMs = 0;
  const next = async () => {
    for (let scan = waiting.shift(); scan; scan = waiting.shift()) {
      const taken = await read(scan);
      cpuMs += taken.cpuMs;
    }
  };
  await Promise.all(Array.from({ length: cores }, next));
  return { wallMs: performance.now() - started, cpuMs: cpuMs || computedMs(process.pid) - computed };
}

const scans = [...(await scansOf('en', count / 2)), ...(await scansOf('de', count / 2))];
await all(scans.slice(0, cores), ours);
const rounds: { name: string; ours: Taken; native: Taken }[] = [];
for (let round = 0; round < ROUNDS; round += 1) {
  rounds.push({ name: `${scans.length} pages`, ours: await all(scans, ours), native: await all(scans, native) });
  // The shell counts what the command computed; what the pool did is seen from outside, between two looks.
  for (const scan of [scans[0]!, scans.at(-1)!]) {
    const computed = computedMs(process.pid);
    const taken = await ours(scan);
    const cpuMs = computedMs(process.pid) - computed;
    rounds.push({ name: '1 page', ours: { ...taken, cpuMs }, native: await native(scan) });
  }
}
pool.close();
rmSync(folder, { recursive: true, force: true });

const names = [...new Set(rounds.map(({ name }) => name))];
printTable(
  `Scans at ${DPI} dpi, ${cores} at once, median of ${ROUNDS} rounds (ms; share: the command's time of ours)`,
  ['', 'ours', 'command', 'share', 'ours computed', 'command computed', 'share'],
  names.map((name) => {
    const own = rounds.filter((round) => round.name === name);
    const median = (figure: (round: (typeof own)[number]) => number) => quantile(own.map(figure), 0.5);
    return [
      name,
      ...[median((r) => r.ours.wallMs), median((r) => r.native.wallMs), median((r) => r.native.wallMs / r.ours.wallMs)],
      ...[median((r) => r.ours.cpuMs), median((r) => r.native.cpuMs), median((r) => r.native.cpuMs / r.ours.cpuMs)],
    ];
  }),
);
