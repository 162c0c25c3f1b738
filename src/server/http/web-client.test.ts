import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { handleErrors } from './error-handler.ts';
import { serveWebClient } from './web-client.ts';

test('what was built is served, and the build’s own notes are not', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'invoscope-web-'));
  const app = Fastify();
  try {
    for (const name of ['.vite', 'assets']) await mkdir(join(folder, name));
    await writeFile(join(folder, 'index.html'), '<!doctype html><title>page</title>');
    await writeFile(join(folder, 'assets', 'main-1a2b.js'), 'export {};');
    await writeFile(join(folder, '.vite', 'manifest.json'), '{"src/web/main.tsx":{}}');
    handleErrors(app);
    await serveWebClient(app, folder);
    const script = await app.inject('/assets/main-1a2b.js');
    expect([script.statusCode, script.headers['cache-control']]).toEqual([
      ...[200, 'public, max-age=31536000, immutable'],
    ]);
    expect((await app.inject('/')).body).toContain('<title>page</title>');
    for (const path of ['/.vite/manifest.json', '/%2evite/manifest.json']) {
      const refused = await app.inject(path);
      expect(refused.statusCode, path).toBe(404);
      expect(refused.body).not.toContain('main.tsx');
    }
  } finally {
    await app.close();
    await rm(folder, { recursive: true, force: true });
  }
});
