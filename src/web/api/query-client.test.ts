import { expect, test } from 'vitest';
import { ApiError } from './errors.ts';
import { pauseBeforeRetry, shouldRetry } from './query-client.ts';

const fails = (status: number, code: string | null = null) => new ApiError('x', { status, code });

test('silence and server errors are asked again twice, ever later; a refusal is not', () => {
  expect([0, 1, 2].map((failures) => shouldRetry(failures, fails(0)))).toEqual([true, true, false]);
  expect([0, 1, 2].map((failures) => shouldRetry(failures, fails(503)))).toEqual([true, true, false]);
  expect(shouldRetry(0, fails(404))).toBe(false);
  expect(shouldRetry(0, new Error('x'))).toBe(false);
  expect([0, 1, 9].map((failures) => pauseBeforeRetry(failures, fails(500)))).toEqual([1_000, 2_000, 30_000]);
});

test('pages that are being read are asked for until they are', () => {
  const waiting = fails(503, 'words.being_read');
  expect(shouldRetry(20, waiting)).toBe(true);
  expect(pauseBeforeRetry(20, waiting)).toBe(10_000);
});
