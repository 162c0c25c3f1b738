import { expect, test } from 'vitest';
import { LETTER, LETTER_OR_NUMBER } from './letters.ts';

/** What folding leaves of one unit: no halves of pairs, no marks. */
const units = Array.from({ length: 0x10000 }, (_, unit) => String.fromCharCode(unit)).filter((character) =>
  /[^\p{Cs}\p{M}\p{Cn}]/u.test(character),
);

test.each([
  ['letters', LETTER, /\p{L}/u],
  ['letters and numbers', LETTER_OR_NUMBER, /[\p{L}\p{N}]/u],
])('the ranges of %s are those of Unicode', (_, ranges, unicode) => {
  const made = new RegExp(ranges, 'u');
  expect(units.filter((character) => made.test(character) !== unicode.test(character))).toEqual([]);
});

test('bold letters of mathematics are letters, smileys are none', () => {
  const made = new RegExp(`^${LETTER}$`, 'u');
  expect([made.test('𝐀'), made.test('😀')]).toEqual([true, false]);
});
