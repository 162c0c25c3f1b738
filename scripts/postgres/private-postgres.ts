import { execFileSync, type SpawnOptions, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

export interface PrivatePostgres {
  /** Of a superuser's database, for making further ones: `postgres://…@127.0.0.1:port/postgres`. */
  url: string;
  /** Where psql, pg_dump and their kind are. */
  binaries: string;
  /** Stops the server and removes its folder. */
  stop(): Promise<void>;
}

const DEBIAN_VERSIONS = '/usr/lib/postgresql';
const START_PATIENCE_MS = 30_000;

/** The folder of PostgreSQL's server programs; null where none is installed. */
function findBinaries(): string | null {
  const versions = existsSync(DEBIAN_VERSIONS) ? readdirSync(DEBIAN_VERSIONS) : [];
  const newest = versions.toSorted((a, b) => Number(b) - Number(a));
  const told = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' });
  const folders = [...newest.map((version) => join(DEBIAN_VERSIONS, version, 'bin')), told.stdout?.trim() ?? ''];
  return folders.find((folder) => folder && existsSync(join(folder, 'initdb'))) ?? null;
}

/** PostgreSQL's server programs, installed from Debian's package when absent. Throws with a sentence when neither. */
function ensureBinaries(): string {
  const found = findBinaries();
  if (found) return found;
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) {
    throw new Error('No PostgreSQL server found: install it, with initdb on the path that pg_config tells.');
  }
  console.error('No PostgreSQL found: installing Debian’s package …');
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
  execFileSync('apt-get', ['update', '-qq'], options);
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'], options);
  const installed = findBinaries();
  if (!installed) throw new Error('Debian’s postgresql package brought no initdb.');
  return installed;
}

/** Words before a command that run it as an ordinary user: initdb and postgres refuse to run as root. */
function asOrdinaryUser(): { prefix: string[]; uid: number | null } {
  if (process.getuid?.() !== 0) return { prefix: [], uid: null };
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  const [uid, gid] = [id('-u'), id('-g')];
  return { prefix: ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', '--'], uid };
}

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

/**
 * Starts a PostgreSQL of our own on a free loopback port with a fresh folder. `fsync: false` is for tests, which may
 * lose everything. Throws when it does not start.
 */
export async function startPrivatePostgres({ fsync = true }: { fsync?: boolean } = {}): Promise<PrivatePostgres> {
  const binaries = ensureBinaries();
  const { prefix, uid } = asOrdinaryUser();
  const folder = mkdtempSync(join(tmpdir(), 'invoscope-postgres-'));
  if (uid !== null) chownSync(folder, uid, uid);
  const data = join(folder, 'data');
  const run = (program: string, args: string[], options: SpawnOptions) => {
    const [command = '', ...rest] = [...prefix, join(binaries, program), ...args];
    return spawn(command, rest, { cwd: folder, ...options });
  };

  const made = run('initdb', ['-D', data, '-U', 'postgres', '-E', 'UTF8', '--locale=C', '-A', 'trust', '-N'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const code = await new Promise((resolve) => made.once('exit', resolve));
  if (code !== 0) throw new Error(`initdb ended with ${code}`);

  const port = await freePort();
  const settings = { unix_socket_directories: folder, max_connections: '300', fsync: fsync ? 'on' : 'off' };
  const server = run(
    'postgres',
    [
      ...['-D', data, '-h', '127.0.0.1', '-p', String(port)],
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    { stdio: 'ignore' },
  );
  const gone = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const stop = async () => {
    // SIGINT is PostgreSQL's fast shutdown: clients are disconnected, not waited for.
    server.kill('SIGINT');
    await gone;
    rmSync(folder, { recursive: true, force: true });
  };
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  try {
    await untilReady(url);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, binaries, stop };
}

async function untilReady(url: string): Promise<void> {
  const deadline = Date.now() + START_PATIENCE_MS;
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
