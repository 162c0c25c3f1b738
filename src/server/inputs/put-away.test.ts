import { link, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makePutAwayFolders, numbered, putIntoDone, putIntoFailed } from './put-away.ts';
import { settledFiles } from './settled-files.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'invoscope-put-away-'));
  expect(await makePutAwayFolders(folder)).toBe(true);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const put = (name: string, text: string) => writeFile(join(folder, name), text);
const read = (name: string) => readFile(join(folder, name), 'utf8');

test('what was taken is moved and never overwrites what is there', async () => {
  for (const text of ['one', 'two', 'three']) {
    await put('a.pdf', text);
    await putIntoDone(folder, 'a.pdf');
  }
  expect((await readdir(join(folder, 'done'))).toSorted()).toEqual(['a (2).pdf', 'a (3).pdf', 'a.pdf']);
  expect(await read('done/a.pdf')).toBe('one');
  expect(await read('done/a (3).pdf')).toBe('three');
});

test('what was not taken has its reason beside it, under the name it got', async () => {
  await put('failed/a.pdf', 'older');
  await put('a.pdf', 'newer');
  await putIntoFailed(folder, 'a.pdf', 'The file is empty.');
  expect(await read('failed/a.pdf')).toBe('older');
  expect(await read('failed/a (2).pdf')).toBe('newer');
  expect(await read('failed/a (2).pdf.reason.txt')).toBe('The file is empty.\n');
});

test('a kill between the new name and the end of the old one leaves no second copy', async () => {
  await put('a.pdf', 'one');
  await link(join(folder, 'a.pdf'), join(folder, 'done', 'a.pdf'));
  await putIntoDone(folder, 'a.pdf');
  expect(await readdir(join(folder, 'done'))).toEqual(['a.pdf']);
  expect((await readdir(folder)).toSorted()).toEqual(['done', 'failed']);
  // Another server has taken it meanwhile.
  await putIntoDone(folder, 'a.pdf');
});

test('a link called done is no folder to move things to', async () => {
  await rm(join(folder, 'done'), { recursive: true });
  await mkdir(join(folder, 'elsewhere'));
  await symlink(join(folder, 'elsewhere'), join(folder, 'done'));
  expect(await makePutAwayFolders(folder)).toBe(false);
});

test('names stay within what file systems take, also with a number and the reason', async () => {
  const long = `${'ü'.repeat(124)}.pdf`;
  expect(Buffer.byteLength(`${numbered(long, 9999)}.reason.txt`)).toBeLessThanOrEqual(255);
  expect(numbered(long, 2)).toMatch(/^ü+ \(2\)\.pdf$/);
  expect([numbered('a', 2), numbered('a.b.pdf', 2), numbered('.pdf', 2)]).toEqual(['a (2)', 'a.b (2).pdf', '.pdf (2)']);
  await put(long, 'text');
  await putIntoFailed(folder, long, 'No.');
  expect(await readdir(join(folder, 'failed'))).toHaveLength(2);
});

test('a file is whole when it has not changed for the time it has to settle', () => {
  const files = settledFiles(1000);
  const file = { path: '/w/ada/a.pdf', size: 1, mtimeMs: 1, ctimeMs: 1, ino: 7 };
  const at = (ms: number, changes = {}) => files.settled('/w/ada', [{ ...file, ...changes }], ms).length;
  expect([at(0), at(999), at(1000)]).toEqual([0, 0, 1]);
  expect([at(1001, { size: 2 }), at(1500, { size: 2 }), at(2001, { size: 2 })]).toEqual([0, 0, 1]);
  // Another file of the same name and size.
  expect(at(2002, { size: 2, ino: 8 })).toBe(0);
  files.forget(file.path);
  expect(at(4000, { size: 2, ino: 8 })).toBe(0);
  expect(files.settled('/w/ada', [], 4001)).toEqual([]);
  expect(at(6000, { size: 2, ino: 8 })).toBe(0);
});
