import { existsSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '../scripts/chromium.ts';
import { startServer } from '../scripts/started-server.ts';
import { routeSizes } from './bundle-sizes.ts';
import { frameTimesWhileScrolling } from './frame-times.ts';
import { manyDocuments } from './many-documents.ts';
import { printTable } from './print-table.ts';
import { quantile } from './quantiles.ts';

const BUILD = 'dist/web';
const DOCUMENTS = 10_000;
const ROUNDS = 5;
// One grey pixel stands for every page: what is measured is the list, not the drawing of pages.
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQImWO4e/cuAAUyApiWENc5AAAAAElFTkSuQmCC',
  'base64',
);
const FIRST_DOCUMENT = 'invoice-00001.pdf';

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

/** From the arrival of 10,000 documents to the first of them on screen, and the frames while scrolling on. */
async function measureDocuments(browser: Browser, origin: string, path: string): Promise<(string | number)[]> {
  const form = { username: `bench${path.length}`, email: `bench${path.length}@example.org`, password: 'secret-2024' };
  const registered = await fetch(`${origin}/api/auth/register`, { method: 'POST', body: new URLSearchParams(form) });
  const { access_token: token } = (await registered.json()) as { access_token: string };
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await context.addInitScript((stored) => localStorage.setItem('token', stored), token);
  const page = await context.newPage();
  const body = JSON.stringify(manyDocuments(DOCUMENTS, new Date()));
  let arrived = 0;
  page.on('response', (response) => {
    if (new URL(response.url()).pathname === '/api/documents') arrived = performance.now();
  });
  await page.route(
    (url) => url.pathname === '/api/documents',
    (route) =>
      route.fulfill({ body, contentType: 'application/json', headers: { 'X-Total-Count': String(DOCUMENTS) } }),
  );
  await page.route(/\/pages\/\d+\.png/, (route) => route.fulfill({ body: PIXEL, contentType: 'image/png' }));
  await page.goto(`${origin}${path}`);
  await page.getByText(FIRST_DOCUMENT).first().waitFor();
  const usable = performance.now() - arrived;
  const frames = await frameTimesWhileScrolling(page, 640, 500);
  await context.close();
  return [path, usable, quantile(frames, 0.5), quantile(frames, 0.95)];
}

if (!existsSync(`${BUILD}/index.html`)) throw new Error('Nothing to measure yet: npm run build');
const withinLimits = await printSizes();
const server = await startServer({ BILLING: 'off' });
const executablePath = await findChromium();
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
try {
  printTable(
    'Load with an empty cache (ms)',
    ['page', 'median', 'p95', 'JS kB'],
    [await measureLogin(browser, server.origin)],
  );
  const rows = [];
  for (const path of ['/', '/documents']) rows.push(await measureDocuments(browser, server.origin, path));
  const header = ['page', 'usable after data', 'frame median', 'frame p95'];
  printTable(`${DOCUMENTS.toLocaleString('en')} documents (ms)`, header, rows);
} finally {
  await browser.close();
  await server.stop();
}
if (!withinLimits) process.exitCode = 1;
