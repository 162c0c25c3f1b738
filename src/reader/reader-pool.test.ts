import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { afterEach, expect, test, vi } from 'vitest';
import { unpackDocument } from './packed-document.ts';
import { createReaderPool, type ReaderPool, type ReaderPoolOptions } from './reader-pool.ts';
import { decompressionBombPdf, invoicePdf, protectedPdf, repeatedPagePdf } from './sample-pdfs.test-suite.ts';

/** Processes start slowly on a busy machine. */
vi.setConfig({ testTimeout: 90_000 });

const pools: ReaderPool[] = [];

function pool(options: ReaderPoolOptions = {}): ReaderPool {
  const created = createReaderPool({ processes: 1, ...options });
  pools.push(created);
  return created;
}

afterEach(() => {
  for (const created of pools.splice(0)) created.close();
});

/** Takes many seconds to read on any machine. */
const SLOW_PDF = repeatedPagePdf(300, 5000);

function outcome(reading: Promise<unknown>): Promise<string> {
  return reading.then(
    () => 'read',
    (error: { code: string }) => error.code,
  );
}

test('documents are read in parallel and each gets its own answer', async () => {
  const reader = pool({ processes: 2 });
  const numbers = Array.from({ length: 12 }, (_, index) => `INV-${index}`);
  const documents = await Promise.all(numbers.map(async (number) => reader.read(await invoicePdf(number))));
  documents.forEach((document, index) => {
    expect(document.pages[0]?.words.map(({ text }) => text)).toContain(numbers[index]);
  });
});

test('the failures of a file arrive with their code and sentence', async () => {
  const reader = pool({ maxPages: 5 });
  await expect(reader.read(new Uint8Array())).rejects.toMatchObject({ name: 'ReaderError', code: 'file.empty' });
  await expect(reader.read(await protectedPdf({ userPassword: 'x' }))).rejects.toMatchObject({ code: 'pdf.encrypted' });
  await expect(reader.read(repeatedPagePdf(6, 1))).rejects.toMatchObject({
    code: 'pdf.too_many_pages',
    message: 'The PDF has 6 pages; at most 5 are allowed.',
  });
});

test('analysis tells its stages and returns what was found, and the words packed where they are asked for', async () => {
  const stages: string[] = [];
  const bytes = await invoicePdf('INV-77');
  const reader = pool();
  const read = await reader.analyze(bytes, { pack: true, onProgress: (stage) => stages.push(stage) });
  expect(stages).toEqual(['reading', 'extracting']);
  expect(read.pageTexts).toEqual([expect.stringContaining('Invoice number: INV-77')]);
  expect(read.extraction.entities.INVOICE_NUMBER?.[0]?.value).toBe('INV-77');
  expect(await unpackDocument(read.words!)).toEqual(await reader.read(bytes));
  expect(await reader.pack(bytes)).toEqual(read.words);
  expect(await reader.analyze(bytes)).not.toHaveProperty('words');
});

test('an analysis of packed words gives what that of the file gave, and says when they cannot be used', async () => {
  const reader = pool();
  const { words, durationMs: _, ...read } = await reader.analyze(await invoicePdf('INV-78'), { pack: true });
  const stages: string[] = [];
  const again = await reader.analyzeWords(words!, { onProgress: (stage) => stages.push(stage) });
  expect(again).toEqual({ ...read, durationMs: expect.any(Number) });
  expect(stages).toEqual(['reading', 'extracting']);
  expect(await reader.analyzeWords(words!.subarray(0, 100))).toBeNull();
});

test('a document that takes too long is stopped and the next one is read', async () => {
  // The small one is the first of a new process, which may take its time on a busy machine.
  const reader = pool({ timeoutMs: 6000 });
  const small = await invoicePdf();
  const outcomes = await Promise.all([outcome(reader.read(SLOW_PDF)), outcome(reader.read(small))]);
  expect(outcomes).toEqual(['analysis.timeout', 'read']);
});

test('a document that needs too much memory is stopped and the next one is read', async () => {
  const reader = pool({ memoryMb: 250 });
  const small = await invoicePdf();
  const outcomes = await Promise.all([outcome(reader.read(decompressionBombPdf(300))), outcome(reader.read(small))]);
  expect(outcomes).toEqual(['analysis.timeout', 'read']);
});

test('a process that dies fails its own document only', async () => {
  // Those of the tests before are gone a moment after they were ended.
  const others = new Set(childrenOf(process.pid));
  const reader = pool({ processes: 1 });
  const [own, ...more] = childrenOf(process.pid).filter((pid) => !others.has(pid));
  expect([own, more]).toEqual([expect.any(Number), []]);
  const small = await invoicePdf();
  expect(await outcome(reader.read(small))).toBe('read');
  const dying = outcome(reader.read(SLOW_PDF));
  const waiting = outcome(reader.read(small));
  await wait(500);
  process.kill(own!, 'SIGSEGV');
  expect(await dying).toBe('pdf.damaged');
  expect(await waiting).toBe('read');
});

test('a cancelled document is given up at once, running or waiting', async () => {
  const reader = pool();
  const running = new AbortController();
  const queued = new AbortController();
  const first = outcome(reader.read(SLOW_PDF, { signal: running.signal }));
  const second = outcome(reader.read(SLOW_PDF, { signal: queued.signal }));
  const third = outcome(reader.read(await invoicePdf()));
  queued.abort();
  expect(await second).toBe('analysis.cancelled');
  running.abort();
  expect(await first).toBe('analysis.cancelled');
  expect(await third).toBe('read');
});

test('closing the pool cancels everything', async () => {
  const reader = pool();
  const outcomes = [outcome(reader.read(SLOW_PDF)), outcome(reader.read(await invoicePdf()))];
  reader.close();
  expect(await Promise.all(outcomes)).toEqual(['analysis.cancelled', 'analysis.cancelled']);
  expect(await outcome(reader.read(await invoicePdf()))).toBe('analysis.cancelled');
});

test('a page is rendered as a PNG of the wanted width', async () => {
  const reader = pool();
  const bytes = await invoicePdf();
  const image = sharp(await reader.renderPage(bytes, 1, 300));
  expect(await image.metadata()).toMatchObject({ format: 'png', width: 300, height: 425 });
  // Ink on white: mostly bright, but not blank.
  const { channels } = await image.stats();
  expect(channels[0]!.mean).toBeGreaterThan(200);
  expect(channels[0]!.min).toBeLessThan(100);
  await expect(reader.renderPage(bytes, 2, 300)).rejects.toMatchObject({ code: 'page.not_found' });
});

test('reader processes end when their parent is killed', async () => {
  const { parent, child } = await startedElsewhere();
  parent.kill('SIGKILL');
  for (let tries = 0; tries < 1200 && isRunning(child); tries++) await wait(50);
  expect(isRunning(child)).toBe(false);
});

test('reader processes keep the code of WebAssembly modules: freeing it could end them', async () => {
  const { parent, child } = await startedElsewhere();
  const command = readFileSync(`/proc/${child}/cmdline`, 'utf8').split('\0');
  parent.kill('SIGKILL');
  expect(command).toContain('--no-wasm-code-gc');
});

/** A pool that has started its one process, in a parent of its own. */
async function startedElsewhere(): Promise<{ parent: ChildProcess; child: number }> {
  const module = new URL('./reader-pool.ts', import.meta.url).href;
  const script = `
    const { createReaderPool } = await import(${JSON.stringify(module)});
    const reader = createReaderPool({ processes: 1 });
    await reader.read(new Uint8Array()).catch(() => {});
    console.log('started');
    setInterval(() => {}, 1000);
  `;
  const parent = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve) => parent.stdout.once('data', resolve));
  const [child] = childrenOf(parent.pid!);
  expect(child).toBeDefined();
  return { parent, child: child! };
}

/** Process ids of reader processes below `pid`, from the kernel's own table. */
function childrenOf(pid: number): number[] {
  return readdirSync(`/proc/${pid}/task`)
    .flatMap((task) => readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').trim().split(' '))
    .filter(Boolean)
    .map(Number)
    .filter((child) => readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('reader-process.ts'));
}

function isRunning(pid: number): boolean {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}
