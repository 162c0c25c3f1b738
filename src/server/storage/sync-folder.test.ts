import type { FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { syncFolder } from './sync-folder.ts';

const failing = (code: string) => async () => {
  const sync = () => Promise.reject(Object.assign(new Error(code), { code }));
  return { sync, close: async () => {} } as unknown as FileHandle;
};

test('a folder is synced, and where the system cannot, as on Windows, nothing fails', async () => {
  await syncFolder(tmpdir());
  await syncFolder('C:\\data', failing('EPERM'));
});

test('a disk that fails is not taken for a system that cannot', async () => {
  await expect(syncFolder('/data', failing('EIO'))).rejects.toThrow('EIO');
});
