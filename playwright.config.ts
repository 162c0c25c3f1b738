import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/chromium.ts';

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}

// Worker processes read this file again and inherit the environment: port and folder are chosen once.
process.env.E2E_PORT ??= String(await freePort());
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'invoscope-e2e-'));

const origin = `http://127.0.0.1:${process.env.E2E_PORT}`;
const chromium = await findChromium();
const isRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  outputDir: 'test-results',
  globalSetup: './e2e/require-built-client.ts',
  globalTeardown: './e2e/remove-data.ts',
  // On the target machine's two cores two take half the time of one: each waits for the page more than it computes.
  workers: 2,
  // Looking at every state of a screen for what hinders people takes long on a busy machine.
  timeout: 300_000,
  // Other work on the machine may hold one up; what passes only then is told as flaky.
  retries: 1,
  expect: { timeout: 60_000 },
  reporter: [['list']],
  use: {
    baseURL: origin,
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    colorScheme: 'light',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      args: [...(isRoot ? ['--no-sandbox'] : []), '--disable-gpu', '--disable-background-networking'],
    },
  },
  webServer: {
    command: `"${process.execPath}" src/cli/main.ts serve`,
    url: `${origin}/readyz`,
    timeout: 300_000,
    stdout: 'pipe',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      // The program that receives them in the tests is on this machine.
      WEBHOOK_ALLOW_PRIVATE: 'true',
      // Mailboxes can be set up; the mail server of the tests is on this machine, too.
      SECRET_KEY: 'thirty-two characters or more, so',
      MAILBOX_ALLOW_PRIVATE: 'true',
      HOST: '127.0.0.1',
      PORT: process.env.E2E_PORT,
      PUBLIC_URL: origin,
      DATA_DIR: process.env.E2E_DATA_DIR,
      BILLING: 'test',
      LOG_LEVEL: 'warn',
      // All visitors of the tests come from one address.
      RATE_LIMIT_PER_MINUTE: '100000',
      REGISTRATIONS_PER_HOUR: '10000',
    },
  },
});
