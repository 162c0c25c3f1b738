/**
 * How long reading and extracting take: `npm run bench [-- FOLDER]`. Every figure is milliseconds in a warm
 * process, except those of pdftotext, which starts anew for every file. Without a folder the generated samples
 * are measured.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { extractInvoice } from '#core/extraction/extract-invoice.ts';
import { readPdf } from '#reader/read-pdf.ts';
import { drawnPage, hybridPdf } from '#samples/hybrid/hybrid-invoice.ts';
import { statedXml } from '#samples/hybrid/stated-xml.ts';
import { listLayouts, sampleSet } from '#samples/sample-set.ts';
import { measureCli } from './cli-run.ts';
import { printTable } from './print-table.ts';
import { quantile } from './quantiles.ts';
import { repeatPages } from './repeat-pages.ts';
import { type StepTimes, timeAnalysis, timeEInvoice, timePdfjs, timePdftotext } from './timed-steps.ts';

const ROUNDS = 5;
const GENERATED_SAMPLES = 40;
const PAGE_COUNTS = [1, 10, 100, 300];

interface Sample {
  path: string;
  bytes: Uint8Array;
}

function samplesIn(folder: string): Sample[] {
  const names = readdirSync(folder).filter((name) => /\.pdf$/i.test(name));
  if (names.length === 0) throw new Error(`${folder} holds no PDF files.`);
  return names.sort().map((name) => ({ path: join(folder, name), bytes: readFileSync(join(folder, name)) }));
}

/** A folder of generated invoices, the same ones every time. */
function generatedSamples(): string {
  const folder = mkdtempSync(join(tmpdir(), 'invoscope-bench-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const { truth, pdf } of sampleSet({ count: GENERATED_SAMPLES, seed: 1 }))
    writeFileSync(join(folder, truth.file), pdf);
  return folder;
}

/** The run in the middle of several: neither the first, colder one nor the luckiest. */
async function middleOf<Times>(rounds: number, run: () => Promise<Times>, total: (times: Times) => number) {
  const all: Times[] = [];
  for (let round = 0; round < rounds; round++) all.push(await run());
  return all.sort((a, b) => total(a) - total(b))[Math.floor(rounds / 2)]!;
}

const totalOf = ({ total }: StepTimes) => total;
const itself = (figure: number) => figure;

async function measureDocuments(samples: readonly Sample[]): Promise<StepTimes[]> {
  // One round over everything first, so that all code is compiled and all tables are loaded.
  for (const { bytes } of samples) await timeAnalysis(bytes);
  const all: StepTimes[] = [];
  for (const { bytes } of samples) all.push(await middleOf(ROUNDS, () => timeAnalysis(bytes), totalOf));
  return all;
}

async function measurePdftotext(samples: readonly Sample[]): Promise<number[]> {
  const figures: number[] = [];
  for (const { path } of samples) {
    if ((await timePdftotext(path)) === null) return [];
    figures.push(await middleOf(ROUNDS, async () => (await timePdftotext(path)) ?? 0, itself));
  }
  return figures;
}

async function measurePdfjs(samples: readonly Sample[]): Promise<number[]> {
  for (const { bytes } of samples) await timePdfjs(bytes);
  const figures: number[] = [];
  for (const { bytes } of samples) figures.push(await middleOf(ROUNDS, () => timePdfjs(bytes), itself));
  return figures;
}

/** Hybrid invoices of generated pages; of a folder those of one page that carry an e-invoice. */
async function hybridSamples(given: readonly Sample[] | null): Promise<Uint8Array[]> {
  if (given) return given.map(({ bytes }) => bytes);
  const forms = listLayouts().slice(0, GENERATED_SAMPLES);
  const drawn = forms.map(({ id }) => drawnPage(id, 1));
  return Promise.all(drawn.map(({ pdf, truth }) => hybridPdf(pdf, statedXml(truth))));
}

async function measureEInvoices(hybrids: readonly Uint8Array[]): Promise<number[]> {
  const figures: number[] = [];
  for (const bytes of hybrids) {
    const document = await readPdf(bytes);
    if (document.pages.length !== 1) continue;
    const read = extractInvoice(document);
    const once = async () => timeEInvoice(bytes, document, read);
    if ((await once()) === null) continue;
    figures.push(await middleOf(ROUNDS, async () => (await once()) ?? 0, itself));
  }
  return figures;
}

function summary(name: string, figures: readonly number[]): (string | number | null)[] {
  if (figures.length === 0) return [name, null, null, null];
  return [name, quantile(figures, 0.5), quantile(figures, 0.95), Math.max(...figures)];
}

const folder = process.argv[2];
const samples = samplesIn(folder ?? generatedSamples());
const times = await measureDocuments(samples);
const onePage = times.filter(({ pages }) => pages === 1);
const columnOf = (rows: readonly StepTimes[], step: 'read' | 'extract' | 'total') => rows.map((row) => row[step]);
const hybrids = await hybridSamples(folder ? samples : null);
await measureEInvoices(hybrids);
const rows = [
  summary('read', columnOf(times, 'read')),
  summary('extract', columnOf(times, 'extract')),
  summary('total', columnOf(times, 'total')),
  summary('extract, one page', columnOf(onePage, 'extract')),
  summary('total, one page', columnOf(onePage, 'total')),
  summary('an embedded e-invoice adds, one page', await measureEInvoices(hybrids)),
  summary('pdftotext -layout (with process start)', await measurePdftotext(samples)),
  summary('pdf.js text', await measurePdfjs(samples)),
];
printTable(`${samples.length} documents, milliseconds each`, ['step', 'median', 'p95', 'slowest'], rows);

const middle = samples[times.indexOf(times.toSorted((a, b) => a.total - b.total)[Math.floor(times.length / 2)]!)]!;
const scaling: (string | number)[][] = [];
for (const count of PAGE_COUNTS) {
  const bytes = await repeatPages(middle.bytes, count);
  const { read, extract, total } = await middleOf(3, () => timeAnalysis(bytes), totalOf);
  scaling.push([`${count} pages`, read, extract, total, total / count]);
}
printTable('One document repeated', ['pages', 'read', 'extract', 'total', 'per page'], scaling);

const cli = await measureCli(samples.map(({ path }) => path));
const wholeRuns = [
  ['invoscope analyze, all documents', cli.seconds, cli.peakMb],
  ['this process', process.uptime(), process.resourceUsage().maxRSS / 1024],
];
printTable('Whole runs', ['run', 'seconds', 'peak MB'], wholeRuns);
