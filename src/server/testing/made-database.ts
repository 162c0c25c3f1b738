import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfig } from '../config.ts';
import { MIGRATIONS } from '../db/database.ts';
import { startServer } from '../main.ts';

const NODE_MODULES = fileURLToPath(new URL('../../../node_modules', import.meta.url));
const CACHE = join(NODE_MODULES, '.cache', 'invoscope');

/**
 * Puts an embedded database as a first start makes it into `dataDir`. Making one takes seconds of computing, copying one
 * a moment; so it is made once for each version of its schema and of the libraries that write it, and kept.
 */
export async function copyMadeDatabase(dataDir: string): Promise<void> {
  const made = join(CACHE, `database-${await versionOfDatabase()}`);
  const isThere = await stat(made).catch(() => null);
  if (!isThere) await make(made);
  await cp(made, join(dataDir, 'db'), { recursive: true });
}

async function make(folder: string): Promise<void> {
  await mkdir(CACHE, { recursive: true });
  const dataDir = await mkdtemp(join(CACHE, 'making-'));
  try {
    const config = readConfig({ PORT: '0', DATA_DIR: dataDir, ANALYSIS_PROCESSES: '1', LOG_LEVEL: 'silent' });
    const server = await startServer(config);
    await server.stop();
    // Another test process may have made it meanwhile; one is as good as the other.
    await rename(join(dataDir, 'db'), folder).catch(async (error: unknown) => {
      if (!(await stat(folder).catch(() => null))) throw error;
    });
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

let version: Promise<string> | null = null;

/** Changes with the migrations, and with the libraries whose files and tables the database holds. */
function versionOfDatabase(): Promise<string> {
  version ??= (async () => {
    const hash = createHash('sha256');
    for (const name of (await readdir(MIGRATIONS)).toSorted()) {
      if (name.endsWith('.sql')) hash.update(name).update(await readFile(join(MIGRATIONS, name)));
    }
    for (const library of ['@electric-sql/pglite', 'pg-boss']) {
      hash.update(await readFile(join(NODE_MODULES, library, 'package.json')));
    }
    return hash.digest('hex').slice(0, 16);
  })();
  return version;
}
