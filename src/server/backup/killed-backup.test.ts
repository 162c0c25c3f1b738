import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readConfig } from '../config.ts';
import { httpClient, signUp } from '../testing/http-client.ts';
import { invoicePdf } from '../testing/invoice-pdf.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { restoreBackup } from './restore.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const MAIN = fileURLToPath(new URL('../../cli/main.ts', import.meta.url));
const DOCUMENTS = 6;

let scratch: string;
let database: TestDatabase | null;
let env: NodeJS.ProcessEnv;
let server: ChildProcess;
let url: string;
let token: string;

beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'invoscope-killed-backup-'));
  database = await createTestDatabase();
  env = {
    ...process.env,
    ...{ PORT: '0', DATA_DIR: join(scratch, 'data'), BILLING: 'off', LOG_LEVEL: 'fatal' },
    ...(database ? { DATABASE_URL: database.url } : {}),
  };
  await serve();
  const account = await signUp({ url } as never, { username: 'keeper' });
  token = account.token;
  for (let n = 0; n < DOCUMENTS; n += 1) await account.client.upload(invoicePdf(`kept-${n}`));
});
afterAll(async () => {
  await end(server);
  await database?.drop();
  await rm(scratch, { recursive: true, force: true });
});

async function serve(): Promise<void> {
  server = spawn(process.execPath, [MAIN, 'serve'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  url = await new Promise((resolve) => {
    server.stdout?.on('data', (chunk) => {
      const found = /https?:\/\/\S+/.exec(String(chunk));
      if (found) resolve(found[0]);
    });
  });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await gone;
}

/** What lies in the backup's folder when the kill comes, in the order in which it is made. */
test.each(['files', 'database', 'manifest.json'])(
  'a backup that is killed when it has come to %s is whole, or is none',
  async (stage) => {
    const folder = join(scratch, `killed-at-${stage}`);
    const backup = spawn(process.execPath, [MAIN, 'backup', folder], { env, stdio: 'ignore' });
    const ended = new Promise((resolve) => backup.once('exit', resolve));
    let hasEnded = false;
    ended.then(() => {
      hasEnded = true;
    });
    while (!existsSync(join(folder, stage)) && !hasEnded) await new Promise((resolve) => setTimeout(resolve, 1));
    // With the embedded database the server makes it, else the command itself.
    await end(database ? backup : server);
    await ended;
    if (!database) await serve();

    const other = await createTestDatabase();
    const config = readConfig({ DATA_DIR: `${folder}-restored`, ...(other ? { DATABASE_URL: other.url } : {}) });
    if (existsSync(join(folder, 'manifest.json'))) {
      const { files, tables, missing } = await restoreBackup(config, folder);
      expect({ files: files.count, missing }).toEqual({ files: DOCUMENTS, missing: [] });
      expect(tables.find(({ name }) => name === 'documents')?.rows).toBe(DOCUMENTS);
    } else {
      await expect(restoreBackup(config, folder)).rejects.toThrow('holds no complete backup');
    }
    await other?.drop();
    expect((await httpClient({ url } as never, token).get('/api/documents')).body).toHaveLength(DOCUMENTS);
  },
);
