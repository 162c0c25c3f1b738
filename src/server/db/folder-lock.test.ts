import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockFolder } from './folder-lock.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'invoscope-lock-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('a folder belongs to one at a time, and is free again when given back', () => {
  const unlock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(`Another Invoscope (process ${process.pid}) uses the data folder`);
  unlock();
  expect(existsSync(join(folder, 'lock'))).toBe(false);
  lockFolder(folder)();
});

test('where start times are not told, as on macOS and Windows, it is said how to get past a number that was reused', () => {
  const unlock = lockFolder(folder, () => '');
  expect(() => lockFolder(folder, () => '')).toThrow(
    `If process ${process.pid} is another program, remove the file '${join(folder, 'lock')}'.`,
  );
  unlock();
});

test('the lock of a process that died is taken over, also one it wrote by half', async () => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  for (const left of [JSON.stringify({ pid, started: '1' }), '{"pid":', '']) {
    await writeFile(join(folder, 'lock'), left);
    lockFolder(folder)();
  }
});

test('a process id that another process has by now does not hold the lock', async () => {
  await writeFile(join(folder, 'lock'), JSON.stringify({ pid: process.pid, started: 'long ago' }));
  lockFolder(folder)();
});
