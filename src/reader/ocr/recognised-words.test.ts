import { expect, test } from 'vitest';
import { believableWords, meanConfidence } from './believable-words.ts';
import { recognisedWords } from './recognised-words.ts';

const TSV = [
  '1\t1\t0\t0\t0\t0\t0\t0\t800\t600\t-1\t',
  '4\t1\t1\t1\t1\t0\t30\t20\t400\t30\t-1\t',
  '5\t1\t1\t1\t1\t1\t30\t22\t120\t20\t96.5\tRechnung',
  '5\t1\t1\t1\t1\t2\t160\t22\t60\t20\t41\t2O24',
  '5\t1\t1\t1\t2\t1\t30\t60\t90\t20\t88\tSumme',
  '5\t1\t1\t1\t2\t2\t30\t60\t90\t20\t12\t ',
].join('\n');

test('words are read from the rows of words alone, with their lines and their confidence', () => {
  expect(recognisedWords(TSV)).toEqual([
    { text: 'Rechnung', box: { left: 30, top: 22, right: 150, bottom: 42 }, confidence: 0.965, line: 0 },
    { text: '2O24', box: { left: 160, top: 22, right: 220, bottom: 42 }, confidence: 0.41, line: 0 },
    { text: 'Summe', box: { left: 30, top: 60, right: 120, bottom: 80 }, confidence: 0.88, line: 1 },
  ]);
});

const word = (text: string, confidence: number) => ({
  text,
  confidence,
  line: 0,
  box: { left: 0, top: 0, right: 9, bottom: 9 },
});

test('what a photograph of a cat gives is no writing', () => {
  const noise = ['~', 'Ry', 'ae', '|', 'eS', 'oo', '=', 'Fi'].map((text, index) => word(text, 0.15 + index * 0.08));
  expect(believableWords(noise)).toEqual([]);
});

test('specks beside writing are left out, doubtful words stay', () => {
  const words = [word('TOTAL', 0.93), word('12.40', 0.91), word('CASH', 0.8), word('Chang8', 0.3), word('-', 0.1)];
  expect(believableWords(words).map(({ text }) => text)).toEqual(['TOTAL', '12.40', 'CASH', 'Chang8']);
  expect(meanConfidence([word('TOTAL', 1), word('ab', 0.3)])).toBeCloseTo(0.8);
});
