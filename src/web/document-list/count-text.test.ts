import { expect, test } from 'vitest';
import { documentsText, shownText } from './count-text.ts';

test('a count has separators, and under a search it is told of how many', () => {
  expect(shownText(2000, 2000, false, 'en')).toBe('2,000');
  expect(shownText(1, 10, true, 'en')).toBe('1 of 10');
  expect(shownText(372, 100000, true, 'en')).toBe('372 of 100,000');
});

test('where the whole is not known, the part stands alone', () => {
  expect(shownText(3, undefined, true, 'en')).toBe('3');
});

test('one document, two documents', () => {
  expect([documentsText(1, 'en'), documentsText(1200, 'en')]).toEqual(['1 document', '1,200 documents']);
});
