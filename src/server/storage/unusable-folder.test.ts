import { expect, test } from 'vitest';
import { whyUnusable } from './unusable-folder.ts';

const failure = (code: string) => Object.assign(new Error(`${code}: mkdir`), { code });

test('a read-only data folder is said to be read-only, in one sentence', async () => {
  expect(await whyUnusable('/srv/data/files', failure('EROFS'))).toBe(
    "The folder '/srv/data/files' cannot be used: it is read-only.",
  );
});

test('a folder that cannot be made because one above it is read-only is too', async () => {
  const asked: string[] = [];
  const mayWrite = async (path: string) => {
    asked.push(path);
    throw failure(path === '/srv' ? 'EROFS' : 'ENOENT');
  };
  expect(await whyUnusable('/srv/data/files', failure('ENOENT'), mayWrite)).toContain('it is read-only');
  expect(asked).toEqual(['/srv/data', '/srv']);
});

test('others are told as what they are', async () => {
  expect(await whyUnusable('/srv', failure('EACCES'))).toContain('permission denied');
  expect(await whyUnusable('/srv', failure('EIO'))).toContain('EIO: mkdir');
  expect(await whyUnusable('/srv/a', failure('ENOENT'), async () => {})).toContain('ENOENT: mkdir');
});
