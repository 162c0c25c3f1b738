import { expect, test } from 'vitest';
import { toggled, without } from './selection.ts';

test('toggling puts in and takes out without touching the old selection', () => {
  const before = new Set(['a']);
  expect([...toggled(before, 'b')]).toEqual(['a', 'b']);
  expect([...toggled(before, 'a')]).toEqual([]);
  expect([...before]).toEqual(['a']);
});

test('deleted documents leave the selection', () => {
  expect([...without(new Set(['a', 'b']), new Set(['b', 'c']))]).toEqual(['a']);
});
