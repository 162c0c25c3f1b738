import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import { sampleSet } from '#samples/sample-set.ts';
import { findChromium } from './chromium.ts';
import { SCREENS, type Screen } from './screens.ts';
import { startServer } from './started-server.ts';

const FOLDER = 'docs/screenshots';
const THEMES = ['light', 'dark'] as const;
const WINDOWS = [
  { name: 'wide', width: 1440, height: 900 },
  { name: 'phone', width: 390, height: 844 },
] as const;
// Below the ten of the trial, so that the usage indicator shows room.
const INVOICES = 9;

/** Registers a customer and has sample invoices analysed; answers the token. */
async function prepareCustomer(origin: string): Promise<string> {
  const form = new URLSearchParams({ username: 'ada', email: 'ada@example.org', password: 'secret-2024' });
  const registered = await fetch(`${origin}/api/auth/register`, { method: 'POST', body: form });
  const { access_token: token } = (await registered.json()) as { access_token: string };
  const headers = { Authorization: `Bearer ${token}` };
  for (const { pdf, truth } of sampleSet({ count: INVOICES, seed: 7 })) {
    const body = new FormData();
    body.set('file', new Blob([new Uint8Array(pdf)], { type: 'application/pdf' }), truth.file);
    const answer = await fetch(`${origin}/api/analyze/pdf`, { method: 'POST', headers, body });
    if (!answer.ok) throw new Error(`${truth.file}: ${answer.status} ${await answer.text()}`);
  }
  return token;
}

async function takeScreen(page: Page, screen: Screen, origin: string, file: string): Promise<void> {
  await page.goto(`${origin}${screen.path}`);
  await page.waitForLoadState('networkidle');
  await screen.prepare?.(page);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: file, animations: 'disabled', caret: 'hide' });
}

async function takeAll(browser: Browser, origin: string, token: string, wanted: readonly Screen[]): Promise<void> {
  for (const theme of THEMES) {
    for (const { name, width, height } of WINDOWS) {
      const isPhone = name === 'phone';
      for (const screen of wanted) {
        const context = await browser.newContext({
          viewport: { width, height },
          colorScheme: theme,
          reducedMotion: 'reduce',
          locale: 'en-GB',
          hasTouch: isPhone,
        });
        if (screen.signedIn) await context.addInitScript((stored) => localStorage.setItem('token', stored), token);
        const file = `${FOLDER}/${screen.name}-${theme}-${name}.png`;
        await takeScreen(await context.newPage(), screen, origin, file);
        await context.close();
        console.log(file);
      }
    }
  }
}

if (!existsSync('dist/web/index.html')) throw new Error('The client is not built yet: npm run build');
// Screens may be named to take only these.
const names = process.argv.slice(2);
const wanted = SCREENS.filter(({ name }) => names.length === 0 || names.includes(name));
await mkdir(FOLDER, { recursive: true });
const server = await startServer();
const executablePath = await findChromium();
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
try {
  await takeAll(browser, server.origin, await prepareCustomer(server.origin), wanted);
} finally {
  await browser.close();
  await server.stop();
}
