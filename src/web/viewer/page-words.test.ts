import { expect, test } from 'vitest';
import { type TextRun, textOf, wordBeside, wordsInside, wordsOfPage } from './page-words.ts';

// A page of 100 × 200 points; PDF counts upward from the bottom.
const plane = { width: 100, height: 200, convertToViewportPoint: (x: number, y: number) => [x, 200 - y] };
const run = (str: string, x: number, y: number, width: number): TextRun => ({
  str,
  transform: [10, 0, 0, 10, x, y],
  width,
  height: 10,
});

test('runs become words in reading order with their places', () => {
  const words = wordsOfPage(
    [run('Total due', 10, 100, 45), run('Invoice', 10, 180, 35), run('19.00', 70, 100, 25)],
    plane,
  );
  expect(words.map(({ text }) => text)).toEqual(['Invoice', 'Total', 'due', '19.00']);
  const [, total, due] = words;
  expect(total?.box.x).toBeCloseTo(0.1);
  expect(total?.box.width).toBeCloseTo(0.25);
  expect(due?.box.x).toBeCloseTo(0.4);
  expect(total?.box.y).toBeCloseTo((200 - 108) / 200);
  expect(total?.box.height).toBeCloseTo(10.2 / 200);
});

test('runs that touch are one word', () => {
  const words = wordsOfPage([run('94.8', 10, 100, 20), run('37,12', 30.5, 100, 25), run('EUR', 60, 100, 15)], plane);
  expect(words.map(({ text }) => text)).toEqual(['94.837,12', 'EUR']);
});

test('text that runs upward is found where it stands', () => {
  const [word] = wordsOfPage([{ str: 'Side', transform: [0, 10, -10, 0, 50, 100], width: 20, height: 10 }], plane);
  expect(word?.box.x).toBeCloseTo(0.42);
  expect(word?.box.width).toBeCloseTo(0.102);
  expect(word?.box.y).toBeCloseTo(0.4);
  expect(word?.box.height).toBeCloseTo(0.1);
});

test('keys go from word to word and to the nearest of the line above or below', () => {
  const words = wordsOfPage(
    [run('one two', 10, 180, 35), run('three', 60, 180, 25), run('four', 12, 160, 20), run('five', 60, 160, 20)],
    plane,
  );
  expect(wordBeside(words, 0, 'ArrowRight')).toBe(1);
  expect(wordBeside(words, 0, 'ArrowLeft')).toBe(0);
  expect(wordBeside(words, 2, 'ArrowDown')).toBe(4);
  expect(wordBeside(words, 3, 'ArrowUp')).toBe(0);
  expect(wordBeside(words, 4, 'ArrowDown')).toBe(4);
  expect(wordBeside(words, 1, 'End')).toBe(4);
});

test('a box takes the words whose middle is inside', () => {
  const words = wordsOfPage([run('one two', 10, 180, 35), run('four', 12, 160, 20)], plane);
  expect(textOf(wordsInside(words, { x: 0, y: 0, width: 0.3, height: 0.5 }))).toBe('one four');
});
