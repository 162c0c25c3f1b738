import { expect, test } from 'vitest';
import type { Box } from '#core/geometry.ts';
import type { Word } from '#core/text-document.ts';
import { standsInText } from './stands-in-text.ts';

const PAGE = { width: 600, height: 800 };
const word = (text: string, x: number, width: number, more: Partial<Word> = {}): Word => ({
  ...{ text, box: { x, y: 0.1, width, height: 0.015 }, fontSize: 10, bold: false },
  ...more,
});
const box = (x: number, width: number, y = 0.1): Box => ({ x, y, width, height: 0.015 });
const isPrinted = (words: Word[], place: Box) => standsInText({ ...PAGE, words })(place);

test('a word over letter-spaced writing of the text layer is that writing', () => {
  // A letter of six points every 14 points.
  const spaced = [...'RECHNUNG'].map((letter, index) => word(letter, 0.1 + (index * 14) / 600, 6 / 600));
  const whole = box(0.1, (7 * 14 + 6) / 600);
  expect(isPrinted(spaced, whole)).toBe(true);
  expect(isPrinted(spaced, { ...whole, y: 0.102 })).toBe(true);
  expect(isPrinted(spaced, { ...whole, y: 0.13 })).toBe(false);
  expect(
    isPrinted(
      spaced.map((each) => ({ ...each, hidden: true })),
      whole,
    ),
  ).toBe(false);
});

test('a word that was torn, or stands alone, is found; one between printed words is not there', () => {
  expect(isPrinted([word('Rech', 0.1, 0.05), word('nung', 0.153, 0.05)], box(0.1, 0.105))).toBe(true);
  expect(isPrinted([word('Rechnung', 0.1, 0.1)], box(0.11, 0.05))).toBe(true);
  const around = [word('Invoice', 0.1, 0.05), word('2024', 0.3, 0.05)];
  expect(isPrinted(around, box(0.152, 0.146))).toBe(false);
  expect(isPrinted(around, box(0.14, 0.17))).toBe(false);
  expect(isPrinted([], box(0.1, 0.1))).toBe(false);
});

test('on a page of fifty thousand words those of the same line are enough', () => {
  const many = Array.from({ length: 50_000 }, (_, index) => ({
    ...word('a', (index % 100) / 100, 0.005),
    box: { x: (index % 100) / 100, y: Math.floor(index / 100) / 500, width: 0.005, height: 0.001 },
  }));
  const isThere = standsInText({ ...PAGE, words: many });
  const places = Array.from({ length: 5000 }, (_, index) => box((index % 50) / 50 + 0.0055, 0.004, index / 5000));
  expect(places.filter(isThere)).toEqual([]);
});
