import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { diskStorage } from './disk-storage.ts';
import { storageSuite } from './storage.test-suite.ts';

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'invoscope-storage-'));
  folders.push(folder);
  return folder;
}

storageSuite('disk', async () => diskStorage(await temporaryFolder()));

test('what macOS and Windows leave in folders that were looked at is no file of ours', async () => {
  const folder = await temporaryFolder();
  const storage = diskStorage(folder);
  const sha256 = 'ab'.repeat(32);
  await storage.put(sha256, Buffer.from('whole'));
  for (const name of ['.DS_Store', 'desktop.ini']) await writeFile(join(folder, 'by-hash', name), 'x');
  expect(await storage.list()).toEqual([sha256]);
  await storage.deleteParts();
});

test('what a killed process left half-written is not seen', async () => {
  const folder = await temporaryFolder();
  const storage = diskStorage(folder);
  const sha256 = 'ab'.repeat(32);
  await storage.put(sha256, Buffer.from('whole'));
  await storage.putSidecar({
    id: 'a',
    userId: 'u',
    filename: 'f',
    fileSize: 5,
    sha256,
    totalPages: 1,
    uploadDate: '2026-01-01T00:00:00.000Z',
    isSample: false,
    countedIn: null,
  });
  await writeFile(join(folder, 'by-hash', 'ab', `${'ab'.repeat(31)}cd.1234.part`), 'half');
  await writeFile(join(folder, 'sidecars', 'b.json.1234.part'), '{"id":');
  await storage.putWords({ sha256, readerVersion: 1 }, Buffer.from('whole'));
  await writeFile(join(folder, 'words', 'ab', `${sha256}.1.1234.part`), 'half');
  expect(await storage.list()).toEqual([sha256]);
  expect(await storage.sidecarIds()).toEqual(['a']);
  expect(await storage.listWords()).toEqual([{ sha256, readerVersion: 1 }]);
  await storage.deleteParts();
  expect((await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.part'))).toEqual([]);
});

test('a folder that cannot be used is told with its name', async () => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'files'), 'not a folder');
  await expect(diskStorage(join(folder, 'files')).check()).rejects.toThrow(`'${join(folder, 'files')}' cannot be used`);
});
