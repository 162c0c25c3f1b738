import { expect, test } from 'vitest';
import { placeIn } from './document-queue.ts';

test('a place says which of how many, and what is beside it', () => {
  expect(placeIn(['a', 'b', 'c'], 'b')).toEqual({ position: 2, count: 3, previous: 'a', next: 'c' });
  expect(placeIn(['a', 'b', 'c'], 'a')).toEqual({ position: 1, count: 3, previous: null, next: 'b' });
  expect(placeIn(['a', 'b', 'c'], 'c')).toEqual({ position: 3, count: 3, previous: 'b', next: null });
});

test('a document that is not among them has no place', () => {
  expect(placeIn(['a'], 'b')).toBeNull();
  expect(placeIn([], 'b')).toBeNull();
});
