import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** What the browser gets over the wire, in bytes of brotli. */
const FIRST_LOAD_LIMIT = 170_000;
const ROUTE_LIMIT = 120_000;

interface ManifestEntry {
  file: string;
  imports?: string[];
}
type Manifest = Record<string, ManifestEntry>;

/** The pages of the route table; the first is the one whose load is measured from nothing. */
const PAGES = [
  { route: '/login', needs: ['auth/login-page.tsx'] },
  { route: '/register', needs: ['auth/register-page.tsx'] },
  { route: '/forgot-password', needs: ['auth/forgot-password-page.tsx'] },
  { route: '/reset-password', needs: ['auth/reset-password-page.tsx', 'frame/guards.tsx'] },
  { route: '/pricing', needs: ['pricing/pricing-page.tsx', 'frame/guards.tsx'] },
  { route: '/', needs: ['analysis/analysis-page.tsx', 'frame/guards.tsx'] },
  { route: '/documents', needs: ['documents/documents-page.tsx', 'frame/guards.tsx'] },
  { route: '/contact', needs: ['contact/contact-page.tsx', 'frame/guards.tsx'] },
] as const;

export interface RouteSize {
  route: string;
  /** Brotli bytes of JavaScript beyond what /login has loaded already; for /login everything. */
  bytes: number;
  limit: number;
}

/** The files that `key` cannot start without. */
function filesOf(manifest: Manifest, key: string, found: Set<string> = new Set()): Set<string> {
  const entry = manifest[key];
  if (!entry) throw new Error(`The build has no ${key}.`);
  if (found.has(entry.file)) return found;
  found.add(entry.file);
  for (const needed of entry.imports ?? []) filesOf(manifest, needed, found);
  return found;
}

async function wireBytes(folder: string, file: string): Promise<number> {
  const compressed = join(folder, `${file}.br`);
  return (await stat(existsSync(compressed) ? compressed : join(folder, file))).size;
}

/** The JavaScript each route transfers, from the build in `folder`. Throws when there is none. */
export async function routeSizes(folder: string): Promise<RouteSize[]> {
  const manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
  const firstLoad = new Set([...filesOf(manifest, 'index.html'), ...filesOf(manifest, PAGES[0].needs[0])]);
  const sizes: RouteSize[] = [];
  for (const { route, needs } of PAGES) {
    const isFirst = route === PAGES[0].route;
    const all = new Set(needs.flatMap((key) => [...filesOf(manifest, key)]));
    const files = isFirst ? [...firstLoad] : [...all].filter((file) => !firstLoad.has(file));
    let bytes = 0;
    for (const file of files) bytes += await wireBytes(folder, file);
    sizes.push({ route, bytes, limit: isFirst ? FIRST_LOAD_LIMIT : ROUTE_LIMIT });
  }
  return sizes;
}
