import { expect, test } from 'vitest';
import { textOf, wordBeside, wordsInside } from './walk-words.ts';

const word = (text: string, x: number, y: number, width: number) => ({ text, box: { x, y, width, height: 0.05 } });

test('keys go from word to word and to the nearest of the line above or below', () => {
  const words = [
    word('one', 0.1, 0.1, 0.15),
    word('two', 0.3, 0.1, 0.15),
    word('three', 0.6, 0.1, 0.25),
    word('four', 0.12, 0.2, 0.2),
    word('five', 0.6, 0.2, 0.2),
  ];
  expect(wordBeside(words, 0, 'ArrowRight')).toBe(1);
  expect(wordBeside(words, 0, 'ArrowLeft')).toBe(0);
  expect(wordBeside(words, 2, 'ArrowDown')).toBe(4);
  expect(wordBeside(words, 3, 'ArrowUp')).toBe(0);
  expect(wordBeside(words, 4, 'ArrowDown')).toBe(4);
  expect(wordBeside(words, 1, 'End')).toBe(4);
});

test('a box takes the words whose middle is inside', () => {
  const words = [word('one', 0.1, 0.1, 0.15), word('two', 0.3, 0.1, 0.15), word('four', 0.12, 0.2, 0.2)];
  expect(textOf(wordsInside(words, { x: 0, y: 0, width: 0.3, height: 0.5 }))).toBe('one four');
});
