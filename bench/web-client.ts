/**
 * Measures the web client in a browser: `npm run bench:web [-- --only sizes|login|zones|documents]`. Ends with 1 when a
 * limit is passed.
 */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '../scripts/chromium.ts';
import { startServer } from '../scripts/started-server.ts';
import { routeSizes } from './bundle-sizes.ts';
import { printTable } from './print-table.ts';
import { quantile } from './quantiles.ts';
import { printDraggedZones } from './web/dragged-zones.ts';
import { printManyDocuments } from './web/many-documents.ts';

const BUILD = 'dist/web';
const DOCUMENTS = 100_000;
const ROUNDS = 5;

/** Sizes against their limits; false when one is passed. */
async function printSizes(): Promise<boolean> {
  const sizes = await routeSizes(BUILD);
  const rows = sizes.map(({ route, bytes, limit }) => [
    route,
    bytes / 1000,
    limit / 1000,
    bytes <= limit ? 'ok' : 'OVER',
  ]);
  printTable('JavaScript per route (kB brotli; beyond /login what it adds)', ['route', 'kB', 'limit', ''], rows);
  return sizes.every(({ bytes, limit }) => bytes <= limit);
}

/** From navigation to a form one can type into, with an empty cache. */
async function measureLogin(browser: Browser, origin: string): Promise<(string | number)[]> {
  const loads: number[] = [];
  let transferred = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const context = await browser.newContext();
    const page = await context.newPage();
    const started = performance.now();
    await page.goto(`${origin}/login`);
    await page.getByLabel('Username').click();
    loads.push(performance.now() - started);
    transferred = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
    );
    await context.close();
  }
  return ['/login', quantile(loads, 0.5), quantile(loads, 0.95), transferred / 1000];
}

if (!existsSync(`${BUILD}/index.html`)) throw new Error('Nothing to measure yet: npm run build');
const { values } = parseArgs({ options: { only: { type: 'string' } } });
const isWanted = (part: string) => values.only === undefined || values.only === part;
let withinLimits = !isWanted('sizes') || (await printSizes());
const server = await startServer({ BILLING: 'off' });
const executablePath = await findChromium();
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
try {
  if (isWanted('login')) {
    printTable(
      'Load with an empty cache (ms)',
      ['page', 'median', 'p95', 'JS kB'],
      [await measureLogin(browser, server.origin)],
    );
  }
  if (isWanted('zones')) withinLimits = (await printDraggedZones(browser, server.origin)) && withinLimits;
  if (isWanted('documents')) withinLimits = (await printManyDocuments(browser, DOCUMENTS)) && withinLimits;
} finally {
  await browser.close();
  await server.stop();
}
if (!withinLimits) process.exitCode = 1;
