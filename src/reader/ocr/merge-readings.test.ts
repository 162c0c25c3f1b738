import { expect, test } from 'vitest';
import { mergeReadings } from './merge-readings.ts';
import type { RecognisedWord } from './recognised-words.ts';

const word = (text: string, left: number, confidence: number, line = 0): RecognisedWord => ({
  text,
  box: { left, top: 40 * line, right: left + 10 * text.length, bottom: 40 * line + 20 },
  confidence,
  line,
});
const texts = (words: RecognisedWord[]) => words.map(({ text }) => text);

test('at each place what most readings say counts, and where all differ the surest', () => {
  const readings = [
    [word('12.40', 0, 0.9), word('CASH', 100, 0.9)],
    [word('12.40', 1, 0.6), word('C4SH', 101, 0.7)],
    [word('12.90', 2, 0.95), word('CA5H', 99, 0.6)],
  ];
  expect(texts(mergeReadings(readings))).toEqual(['12.40', 'CASH']);
  expect(mergeReadings(readings)[0]).toMatchObject({ confidence: 0.9, line: 0 });
});

test('a date that the calendar does not have gives way to one that it has', () => {
  expect(texts(mergeReadings([[word('14/62/2018', 0, 0.9)], [word('19/02/2018', 0, 0.7)]]))).toEqual(['19/02/2018']);
  expect(texts(mergeReadings([[word('19/02/2018', 0, 0.9)], [word('19/12/2018', 0, 0.7)]]))).toEqual(['19/02/2018']);
});

test('what one reading tore and another has whole is one place, and stays in its line', () => {
  const [torn, whole] = [[word('23-06-', 0, 0.8, 3), word('2018', 70, 0.8, 3)], [word('23-06-2018', 0, 0.95, 3)]];
  expect(mergeReadings([torn, whole])).toMatchObject([{ text: '23-06-2018' }]);
  expect(texts(mergeReadings([whole, torn]))).toEqual(['23-06-2018']);
});

test('what only a later reading found is taken when it is sure, as a line of its own', () => {
  const first = [word('Total', 0, 0.9)];
  const second = [word('LIAN', 0, 0.9, 1), word('~;', 200, 0.3, 1), word('Total', 0, 0.8)];
  const merged = mergeReadings([first, second]);
  expect(texts(merged)).toEqual(['Total', 'LIAN']);
  expect(merged[1]!.line).toBe(1);
  expect(mergeReadings([[], []])).toEqual([]);
});

test('a frame or a rule that one reading takes for a letter melts nothing: the words in it stay what they are', () => {
  const lines = ['Bread', 'Milk', 'Total', 'Cash', 'Change'].map((text, line) => word(text, 0, 0.9, line));
  const prices = ['2.40', '1.10', '3.50', '5.00', '1.50'].map((text, line) => word(text, 200, 0.9, line));
  const page = lines.flatMap((each, line) => [each, prices[line]!]);
  const frame: RecognisedWord = {
    text: '|',
    box: { left: 0, top: 0, right: 400, bottom: 200 },
    confidence: 0.95,
    line: 9,
  };
  const rule: RecognisedWord = { ...frame, text: '——', box: { left: 0, top: 79, right: 400, bottom: 101 } };
  for (const noise of [frame, rule, { ...frame, confidence: 0.3 }]) {
    expect(texts(mergeReadings([page, [noise, ...page]])).filter((text) => text !== noise.text)).toEqual(texts(page));
    expect(texts(mergeReadings([[noise, ...page], page])).filter((text) => text !== noise.text)).toEqual(texts(page));
  }
  // A title is as large in every reading.
  const title: RecognisedWord = {
    text: 'SHOP',
    box: { left: 0, top: 300, right: 300, bottom: 380 },
    confidence: 0.9,
    line: 8,
  };
  const titled = mergeReadings([
    [title, ...page],
    [{ ...title, text: 'SH0P', confidence: 0.7 }, ...page],
  ]);
  expect(texts(titled)).toEqual(['SHOP', ...texts(page)]);
});

test('a reading of more words than a page has is noise, and left out at once', () => {
  const noise = Array.from({ length: 200_000 }, (_, index) => word('~', 11 * (index % 500), 0.9, index % 400));
  const first = [word('Total', 0, 0.9)];
  expect(mergeReadings([first, noise])).toEqual(mergeReadings([first]));
});
