import { beforeEach, expect, test, vi } from 'vitest';
import { isImportFailure, runningRelease } from './release.ts';

const page = (script: string) => new Response(`<script type="module" src="${script}"></script>`);

beforeEach(() => {
  const script = { getAttribute: () => '/assets/index-OLD.js' };
  vi.stubGlobal('document', { querySelector: () => script });
});

test('the server’s page names another program after a new release only', async () => {
  vi.stubGlobal('fetch', async () => page('/assets/index-OLD.js'));
  expect(await runningRelease()).toBe('same');
  vi.stubGlobal('fetch', async () => page('/assets/index-NEW.js'));
  expect(await runningRelease()).toBe('newer');
});

test('without an answer nothing is said about a release', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await runningRelease()).toBe('unreachable');
  vi.stubGlobal('fetch', async () => new Response('Bad gateway', { status: 502 }));
  expect(await runningRelease()).toBe('unreachable');
});

test('a file of the program that was not fetched is told from a mistake in it', () => {
  expect(isImportFailure(new TypeError('Failed to fetch dynamically imported module: /assets/x.js'))).toBe(true);
  expect(isImportFailure(new TypeError('error loading dynamically imported module: /assets/x.js'))).toBe(true);
  expect(isImportFailure(new TypeError('Importing a module script failed.'))).toBe(true);
  expect(isImportFailure(new TypeError('x is undefined'))).toBe(false);
});
