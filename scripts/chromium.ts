import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** First the one without windows of its own: a page costs a third less in it. */
const SYSTEM_BROWSERS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** The Chromium to test with: `CHROMIUM_PATH`, the system's, or Playwright's own; null when there is none yet. */
export async function findChromium(): Promise<string | null> {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) return chosen;
  const installed = SYSTEM_BROWSERS.find((path) => existsSync(path));
  if (installed) return installed;
  const { chromium } = await import('@playwright/test');
  const own = chromium.executablePath();
  return own && existsSync(own) ? own : null;
}

/** Installs a Chromium: Debian's package as root, else Playwright's own build. Throws when neither can be had. */
function installChromium(): void {
  const isRoot = process.getuid?.() === 0;
  if (isRoot && spawnSync('apt-get', ['--version']).status === 0) {
    const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
    execFileSync('apt-get', ['update', '-qq'], options);
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], options);
    return;
  }
  const playwright = join(dirname(createRequire(import.meta.url).resolve('@playwright/test/package.json')), 'cli.js');
  execFileSync(process.execPath, [playwright, 'install', 'chromium'], { stdio: 'inherit' });
}

/** A Chromium's path, installed first where the machine has none. Throws with a sentence when that fails. */
export async function ensureChromium(): Promise<string> {
  const found = await findChromium();
  if (found) return found;
  console.error('No Chromium found: installing one for the browser tests …');
  installChromium();
  const installed = await findChromium();
  if (!installed) throw new Error('No Chromium could be installed; set CHROMIUM_PATH to one.');
  return installed;
}
