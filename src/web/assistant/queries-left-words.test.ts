import { expect, test } from 'vitest';
import { queriesLeft } from './queries-left-words.ts';

test.each([
  [1, 3, '2 of 3 AI queries left'],
  [3, 3, 'No AI queries left'],
  [4, 3, 'No AI queries left'],
  [0, 0, 'No AI queries left'],
])('%d used of %d: %s', (used, limit, words) => {
  expect(queriesLeft({ ai_queries_used: used, ai_queries_limit: limit })?.words).toBe(words);
});

test('without a limit nothing is counted', () => {
  expect(queriesLeft({ ai_queries_used: 7, ai_queries_limit: null })).toBeNull();
});
