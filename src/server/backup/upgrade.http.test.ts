import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gunzipSync, zstdDecompressSync } from 'node:zlib';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Config, readConfig } from '../config.ts';
import { createLog } from '../log.ts';
import { startServer } from '../main.ts';
import { httpClient } from '../testing/http-client.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { restoreBackup } from './restore.ts';

vi.setConfig({ testTimeout: 180_000, hookTimeout: 120_000 });

const FIRST_RELEASE = fileURLToPath(new URL('./first-release', import.meta.url));
/** Within the period that was paid for. */
const NOW = new Date('2026-11-25T12:00:00Z');

let dataDir: string;
let database: TestDatabase | null = null;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'invoscope-first-'));
});
afterEach(async () => {
  await database?.drop();
  database = null;
  await rm(dataDir, { recursive: true, force: true });
});

const fixture = (name: string) => readFile(join(FIRST_RELEASE, name));

async function unpack(tar: Uint8Array, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'all.tar'), tar);
  await promisify(execFile)('tar', ['-xf', 'all.tar'], { cwd: folder });
  await rm(join(folder, 'all.tar'));
}

const settings = (env: Partial<Record<keyof Config, string>>) =>
  readConfig({ PORT: '0', ANALYSIS_PROCESSES: '1', LOG_LEVEL: 'silent', BACKUP_HOUR: 'off', ...env });

/** Opens the installation in the newest version and looks at everything the first customer had. */
async function expectAllThere(config: Config): Promise<void> {
  const server = await startServer(config, { now: () => NOW, log: createLog('silent') });
  try {
    const at = { url: server.url } as Parameters<typeof httpClient>[0];
    const login = await httpClient(at).form('/simple-token', { username: 'first-customer', password: 'secret-2026' });
    expect(login.status).toBe(200);
    const client = httpClient(at, login.body.access_token);

    const { body: documents } = await client.get('/api/documents');
    const byName = new Map<string, string>(
      documents.map((each: { filename: string; id: string }) => [each.filename, each.id]),
    );
    expect([...byName.keys()].toSorted()).toEqual(['Rechnung März.pdf', 'third.pdf', 'welcome.pdf']);
    for (const [name, id] of byName) {
      const { body } = await client.get(`/api/documents/${id}/entities`);
      expect(body.entities.INVOICE_NUMBER[0].value, name).toBe('HP-2025-0147');
      expect(body.entities.SELLER_NAME[0].value, name).toBe(
        name === 'welcome.pdf' ? 'Corrected Harbour Ltd' : 'Harbour & Pine Studio Ltd',
      );
      const { status, bytes } = await client.download(`/api/files/${id}/file`);
      expect([status, bytes.subarray(0, 5).toString()], name).toEqual([200, '%PDF-']);
    }
    const found = async (words: string) =>
      (await client.get(`/api/documents?q=${encodeURIComponent(words)}`)).body.map(
        ({ filename }: { filename: string }) => filename,
      );
    expect(await found('Corrected Harbour')).toEqual(['welcome.pdf']);
    expect(await found('März')).toEqual(['Rechnung März.pdf']);
    expect((await client.get('/api/subscription/status')).body).toMatchObject({
      plan_type: 'essential',
      is_trial: false,
      documents_limit: 20,
    });
    // And it goes on: what was kept can be corrected.
    const welcome = byName.get('welcome.pdf');
    const { body } = await client.get(`/api/documents/${welcome}/entities`);
    const entity = `/api/documents/${welcome}/entities/${body.entities.SELLER_NAME[0].id}`;
    expect((await client.json('PATCH', entity, { value: 'Harbour again' })).status).toBe(200);
    expect(await found('Harbour again')).toEqual(['welcome.pdf']);
  } finally {
    await server.stop();
  }
}

describe('an installation of the first release, in the newest version', () => {
  test.skipIf(process.env.TEST_DATABASE_URL)('its data folder opens, and everything is there', async () => {
    await unpack(zstdDecompressSync(await fixture('data.tar.zst')), dataDir);
    await expectAllThere(settings({ DATA_DIR: join(dataDir, 'data') }));
  });

  test('its backup is restored, and everything is there', async () => {
    await unpack(gunzipSync(await fixture('backup.tar.gz')), dataDir);
    database = await createTestDatabase();
    const config = settings({
      DATA_DIR: join(dataDir, 'restored'),
      ...(database ? { DATABASE_URL: database.url } : {}),
    });
    await restoreBackup(config, join(dataDir, 'backup'));
    await expectAllThere(config);
  });

  test.runIf(process.env.TEST_DATABASE_URL)('its PostgreSQL database opens, and everything is there', async () => {
    database = await createTestDatabase();
    if (!database) throw new Error('There is no PostgreSQL.');
    const dump = gunzipSync(await fixture('postgres.sql.gz')).toString();
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    // Lines with a backslash are for psql.
    await client.query(dump.replace(/^\\.*$/gm, '')).finally(() => client.end());
    await unpack(gunzipSync(await fixture('postgres-files.tar.gz')), dataDir);
    await expectAllThere(settings({ DATA_DIR: dataDir, DATABASE_URL: database.url }));
  });
});
