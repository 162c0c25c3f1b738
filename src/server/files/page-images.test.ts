import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { ReaderPool, TaskOptions } from '#reader/reader-pool.ts';
import { pageImages, renderedWidth } from './page-images.ts';

test.each([
  [1, 100],
  [100, 100],
  [101, 200],
  [1200, 1200],
  [1201, 1300],
  [2400, 2400],
  [9999, 2400],
])('an image that is wanted %i pixels wide is rendered with %i', (wanted, rendered) => {
  expect(renderedWidth(wanted)).toBe(rendered);
});

test('one user renders one page at a time and the same page once, another user at the same time', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'invoscope-images-'));
  const running: string[] = [];
  const rendered: string[] = [];
  let most = 0;
  const renderPage = async (bytes: Uint8Array, page: number, _width: number, options: TaskOptions = {}) => {
    const name = `${options.lane} ${page}`;
    running.push(name);
    rendered.push(name);
    most = Math.max(most, running.filter((other) => other.startsWith('ada')).length);
    await new Promise((resolve) => setImmediate(resolve));
    running.splice(running.indexOf(name), 1);
    return bytes;
  };
  const images = pageImages(folder, { renderPage } as unknown as ReaderPool);
  const wanted = (userId: string, page: number) =>
    images.get({ userId, page, sha256: 'ab', fileSize: 3, width: 100, load: async () => Buffer.from(`${page}`) });
  const got = await Promise.all([wanted('ada', 1), wanted('ada', 1), wanted('ada', 2), wanted('bob', 3)]);
  expect(got.map(String)).toEqual(['1', '1', '2', '3']);
  expect(rendered.toSorted()).toEqual(['ada 1', 'ada 2', 'bob 3']);
  expect(most).toBe(1);
  await rm(folder, { recursive: true, force: true });
});
