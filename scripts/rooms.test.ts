import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';

const CORE = join(import.meta.dirname, '../src/core');
/** From the ground up: a room uses only rooms that stand before it. */
const ROOMS_OF_CORE = ['lexicon', 'values', 'layout', 'candidates', 'names', 'patterns', 'checks', 'extraction'];
const ROOMS_OF_EXTRACTION = [
  'page',
  'amounts',
  'parties',
  'numbers',
  'terms',
  'dates',
  'line-items',
  'scorer',
  'entities',
  'document-type',
  'receipts',
  'several-invoices',
];

/** The imports of a folder's rooms, tests apart: "amounts/all-amounts.ts uses page". */
function usesBetweenRooms(folder: string): { file: string; from: string; to: string }[] {
  const files = globSync('*/**/*.ts', { cwd: folder }).filter((file) => !/\.test\.ts$|(?:^|\/)testing\//.test(file));
  return files.flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/from '(\.[^']+)'/g)].flatMap((match) => {
      const target = relative(folder, join(folder, dirname(file), match[1]!));
      const [from, to] = [file.split('/')[0]!, target.split('/')[0]!];
      return target.startsWith('..') || !target.includes('/') || from === to ? [] : [{ file, from, to }];
    }),
  );
}

function usesUpward(folder: string, rooms: readonly string[]): string[] {
  return usesBetweenRooms(folder)
    .filter(({ from, to }) => rooms.includes(from) && rooms.indexOf(to) >= rooms.indexOf(from))
    .map(({ file, to }) => `${file} uses ${to}`);
}

test('what reads a page does not know the engine, and words of languages stand below the layout', () => {
  expect(usesUpward(CORE, ROOMS_OF_CORE)).toEqual([]);
});

test('a field’s room asks the page, never the scorer or what is made of its answers', () => {
  const rooms = usesBetweenRooms(join(CORE, 'extraction'));
  expect(rooms.length).toBeGreaterThan(50);
  expect(
    rooms.filter(({ from, to }) => !ROOMS_OF_EXTRACTION.includes(from) || !ROOMS_OF_EXTRACTION.includes(to)),
  ).toEqual([]);
  expect(usesUpward(join(CORE, 'extraction'), ROOMS_OF_EXTRACTION)).toEqual([]);
});

test('the sayings of letters are asked for by the engine alone: browsers load the lexicons, and need none', () => {
  const importers = globSync('**/*.ts', { cwd: CORE, exclude: ['**/*.test.ts'] }).filter(
    (file) =>
      !file.startsWith('lexicon/sayings/') && /from '[^']*\/sayings\//.test(readFileSync(join(CORE, file), 'utf8')),
  );
  expect(importers).toContain('extraction/document-type/said-of-deal.ts');
  expect(importers.filter((file) => !file.startsWith('extraction/'))).toEqual([]);
});
