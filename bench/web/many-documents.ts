import type { Browser, Page } from '@playwright/test';
import { frameTimesWhileScrolling } from '../frame-times.ts';
import { printTable } from '../print-table.ts';
import { quantile } from '../quantiles.ts';
import { fillDatabase } from '../server/fill-database.ts';
import { inventedWord, invoiceNumber, sellerName } from '../server/invented-documents.ts';
import { withOwnServer } from '../server/own-server.ts';

const ROUNDS = 5;
const LIMITS = { firstRows: 1000, search: 300, chip: 300, memory: 150, documentsPerCall: 200 };
/** From one document to nearly all of them, a different search each time, so that no answer is known beforehand. */
const SEARCHES = [invoiceNumber(4000), sellerName(5), inventedWord(900), 'Paper', 'total'];
// One grey pixel stands for every page: what is measured is the list, not the drawing of pages.
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQImWO4e/cuAAUyApiWENc5AAAAAElFTkSuQmCC',
  'base64',
);

/** Milliseconds that `act` takes until a row is shown and no answer is awaited. */
async function timed(page: Page, act: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await act();
  await page.locator('[aria-label="Documents"][aria-busy="false"] [data-cell]').first().waitFor();
  return performance.now() - started;
}

/** The times, sizes and memory of one browser window over a list. */
async function measureWindow(page: Page, origin: string) {
  const calls: number[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === '/api/documents')
      calls.push(Number(url.searchParams.get('limit') ?? Number.POSITIVE_INFINITY));
  });
  await page.route(/\/pages\/\d+\.png/, (route) => route.fulfill({ body: PIXEL, contentType: 'image/png' }));
  const firstRows: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const time = await timed(page, () => page.goto(`${origin}/documents?view=list`));
    // The first visit fetches the program itself.
    if (round > 0) firstRows.push(time);
  }
  const search: number[] = [];
  for (const words of SEARCHES) {
    const answered = page.waitForResponse((response) => new URL(response.url()).searchParams.get('q') === words);
    search.push(
      await timed(page, async () => {
        await page.getByRole('searchbox').fill(words);
        await answered;
      }),
    );
  }
  const chip: number[] = [];
  for (const status of ['Completed', 'Failed', 'Completed', 'Failed']) {
    await page.goto(`${origin}/documents?view=list`);
    await page.getByRole('button', { name: 'Add filter' }).click();
    // The list's own heading has that name, too.
    const filters = page.getByRole('dialog', { name: 'Add filter' });
    await filters.getByRole('button', { name: 'Status', exact: true }).click();
    const choice = page.getByRole('dialog').getByRole('button', { name: status });
    const answered = page.waitForResponse((response) => response.url().includes('status='));
    chip.push(
      await timed(page, async () => {
        await choice.click();
        await answered;
      }),
    );
  }
  await page.goto(`${origin}/documents?view=list`);
  await page.locator('[data-cell]').first().waitFor();
  const frames = await frameTimesWhileScrolling(page, 640, 500);
  return { firstRows, search, chip, frames, memory: await heapMegabytes(page), calls };
}

/** What the window's program holds after what it dropped was collected. */
async function heapMegabytes(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 1e6;
}

/** Measures the documents screen over a real server with `count` documents; false when a limit is passed. */
export function printManyDocuments(browser: Browser, count: number): Promise<boolean> {
  return withOwnServer(process.env.DATABASE_URL, async ({ url, deps, userId, token }) => {
    await fillDatabase(deps.database, userId, count);
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    await context.addInitScript((stored) => localStorage.setItem('token', stored), token);
    const measured = await measureWindow(await context.newPage(), url);
    await context.close();
    const rows: [string, number, number][] = [
      ['first rows (ms, median)', quantile(measured.firstRows, 0.5), LIMITS.firstRows],
      ['search (ms, median)', quantile(measured.search, 0.5), LIMITS.search],
      ['filter chip (ms, median)', quantile(measured.chip, 0.5), LIMITS.chip],
      ['heap after scrolling (MB)', measured.memory, LIMITS.memory],
      ['most documents per call', Math.max(...measured.calls), LIMITS.documentsPerCall],
    ];
    const table = rows.map(([name, value, limit]) => [name, value, limit, value <= limit ? 'ok' : 'OVER']);
    const frames = ['frame while scrolling (ms, p95)', quantile(measured.frames, 0.95), '', ''];
    printTable(
      `${count.toLocaleString('en')} documents in the browser`,
      ['', 'measured', 'limit', ''],
      [...table, frames],
    );
    return rows.every(([, value, limit]) => value <= limit);
  });
}
