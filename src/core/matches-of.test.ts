import { expect, test } from 'vitest';
import { matchesOf } from './matches-of.ts';

test.each([
  ['12 of 7', /\d+/g],
  ['none', /\d+/g],
  ['', /\d*/g],
  ['a1b', /\d*/g],
  ['Zürich 𝒜 8 😀', /\p{L}*/gu],
  ['😀', /x*/g],
  ['key=value; other=1', /(?<name>\w+)=(?<value>\w+)/g],
])('finds in "%s" what matchAll finds', (text, pattern) => {
  const plain = ({ index, groups, ...parts }: RegExpMatchArray) => ({ index, groups, parts: Object.values(parts) });
  expect(matchesOf(text, pattern).map(plain)).toEqual([...text.matchAll(pattern)].map(plain));
});

test('a pattern that was left in the middle of another text begins anew', () => {
  const pattern = /\d/g;
  pattern.test('1 2');
  expect(matchesOf('3 4', pattern).map(([match]) => match)).toEqual(['3', '4']);
});
