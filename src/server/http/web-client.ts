import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { resourceNotFound } from './error-handler.ts';

export const WEB_CLIENT_FOLDER = fileURLToPath(new URL('../../../dist/web', import.meta.url));

/** Addresses that belong to the API: an unknown one is a 404, not the web client. */
const API_PATHS = /^\/(api|ai\/(chat|conversations)|users|simple-token|checkout|healthz|readyz|metrics|assets)(\/|$)/;

/** The `script-src` hashes of the inline scripts in the built page; the theme must be known before the first paint. */
export function inlineScriptHashes(folder: string): string[] {
  const page = join(folder, 'index.html');
  if (!existsSync(page)) return [];
  const scripts = readFileSync(page, 'utf8').matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g);
  return [...scripts].map(([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
}

/**
 * What a page of the server's own needs to look like the product: the built page's style sheets and its inline script,
 * which sets the chosen theme. Empty without a build.
 */
export function productHead(folder: string): string {
  const page = join(folder, 'index.html');
  if (!existsSync(page)) return '';
  const parts = /<link rel="stylesheet"[^>]*>|<script(?![^>]*\ssrc=)[^>]*>[\s\S]*?<\/script>|<link rel="icon"[^>]*>/g;
  return (readFileSync(page, 'utf8').match(parts) ?? []).join('');
}

/** Serves the built web client: its files, and its page for every address that is a screen. */
export async function serveWebClient(app: FastifyInstance, folder: string): Promise<void> {
  const page = join(folder, 'index.html');
  const isBuilt = existsSync(page);
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root: folder,
      index: false,
      wildcard: true,
      preCompressed: true,
      cacheControl: false,
      // The build's own notes (`.vite/manifest.json`) are nobody's business.
      dotfiles: 'ignore',
      setHeaders: (response, path) => {
        // Names under assets/ hold a hash of their content.
        const cache = path.includes(`${sep}assets${sep}`) ? 'public, max-age=31536000, immutable' : 'no-cache';
        response.header('cache-control', cache);
      },
    });
  }

  function wantsScreen({ method, url, headers: { accept = '*/*' } }: FastifyRequest): boolean {
    const path = url.split('?', 1)[0] ?? '';
    if ((method !== 'GET' && method !== 'HEAD') || API_PATHS.test(path)) return false;
    // Whoever takes anything gets the page too, except for what is named like a file.
    return accept.includes('text/html') || (accept.includes('*/*') && !/json|\.\w+$/.test(accept + path));
  }

  app.setNotFoundHandler((request, reply) => {
    if (!wantsScreen(request)) throw resourceNotFound();
    if (!isBuilt) {
      return reply.code(503).type('text/plain').send("The web client is not built yet: run 'npm run build'.");
    }
    return reply.sendFile('index.html');
  });
  if (isBuilt) app.get('/', { schema: { hide: true } }, (_request, reply) => reply.sendFile('index.html'));
}
