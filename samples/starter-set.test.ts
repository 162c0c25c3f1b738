import { expect, test } from 'vitest';
import { starterSet } from './starter-set.ts';

test('thirty files with names and bytes of their own, the same each time', () => {
  const set = starterSet('2026-03-01');
  expect(set).toHaveLength(30);
  expect(new Set(set.map(({ filename }) => filename)).size).toBe(30);
  const drawn = set.map(({ draw }) => Buffer.from(draw()).toString('base64'));
  expect(new Set(drawn).size).toBe(30);
  expect(Buffer.from(starterSet('2026-03-01')[7]?.draw() ?? []).toString('base64')).toBe(drawn[7]);
});
