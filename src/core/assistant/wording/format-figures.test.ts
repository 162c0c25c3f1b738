import { expect, test } from 'vitest';
import { WORDINGS, writeOrdinal } from './format-figures.ts';

test('a place is written as the language writes it', () => {
  expect([1, 2, 3, 4, 11, 22].map((place) => writeOrdinal(place, WORDINGS.en))).toEqual([
    '1st',
    '2nd',
    '3rd',
    '4th',
    '11th',
    '22nd',
  ]);
  expect(writeOrdinal(2, WORDINGS.de)).toBe('2.');
  expect(writeOrdinal(2, WORDINGS.fr)).toBe('2e');
});
