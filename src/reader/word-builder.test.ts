import { expect, test } from 'vitest';
import type { PageGeometry } from './page-geometry.ts';
import type { TextRun } from './text-run.ts';
import { WordBuilder } from './word-builder.ts';

const GEOMETRY: PageGeometry = {
  crop: { left: 0, bottom: 0, right: 600, top: 800 },
  rotation: 0,
  width: 600,
  height: 800,
};
const RUN: TextRun = {
  fontSize: 10,
  bold: false,
  onlyEuro: false,
  invisible: false,
  white: false,
  directionX: 1,
  directionY: 0,
  ascent: 8,
  descent: 2,
};

/** The words of glyphs, each with where it starts and how wide it is. */
function wordsOf(glyphs: readonly (readonly [text: string, start: number, width: number])[]): string[] {
  const builder = new WordBuilder(GEOMETRY);
  for (const [text, start, width] of glyphs)
    builder.add({ text, run: RUN, start, end: start + width, baseline: 700, rightToLeft: false });
  builder.breakWord();
  return builder.words.map(({ word }) => word.text);
}

test('"fi" printed as one glyph ends no word, though its letters share a width that is too small', () => {
  const ligature = [
    ['f', 16, 2.5],
    ['i', 18.5, 2.5],
  ] as const;
  expect(wordsOf([['t', 12, 4], ...ligature, ['e', 22.5, 5]])).toEqual(['tfie']);
  // A space is wider, and letters with widths of their own need none of this.
  expect(wordsOf([['t', 12, 4], ...ligature, ['e', 23.5, 5]])).toEqual(['tfi', 'e']);
  expect(
    wordsOf([
      ['f', 16, 3.1],
      ['i', 19.1, 2.5],
      ['e', 23.1, 5],
    ]),
  ).toEqual(['fi', 'e']);
});

test('TeX prints a mark and the letter below it in one place: both are one letter', () => {
  const town = [
    ['K', 0, 7],
    ['¨', 7, 5],
    ['o', 7, 5],
    ['l', 12, 3],
    ['n', 15, 5],
  ] as const;
  expect(wordsOf(town)).toEqual(['Köln']);
  // A letter without its dot stands below such marks.
  expect(
    wordsOf([
      ['na', 0, 10],
      ['¨', 9.8, 5],
      ['ı', 11, 3],
      ['f', 14, 3],
    ] as const),
  ).toEqual(['naïf']);
});

test('a mark that comes behind its line, as PDFium gives some, stands upon its letter all the same', () => {
  const line = [
    ['f', 0, 3],
    ['u', 3, 5],
    ['r', 8, 3],
    ['u', 15, 5],
    ['n', 20, 5],
    ['s', 25, 4],
  ] as const;
  expect(wordsOf([...line, ['¨', 3, 5]])).toEqual(['für', 'uns']);
});

test('a mark beside a letter is none of it, nor is one that letters cannot have', () => {
  expect(
    wordsOf([
      ['l', 0, 3],
      ['´', 3, 3],
      ['h', 6, 5],
    ] as const),
  ).toEqual(['l´h']);
  expect(
    wordsOf([
      ['x', 0, 5],
      ['~', 5, 5],
      ['9', 10, 5],
    ] as const),
  ).toEqual(['x~9']);
});

test('a mark is none of a letter in another size or direction, nor of one above it', () => {
  const builder = new WordBuilder(GEOMETRY);
  const put = (text: string, start: number, end: number, baseline: number, run = RUN) =>
    builder.add({ text, run, start, end, baseline, rightToLeft: false });
  put('O', 0, 70, 690, { ...RUN, fontSize: 100 });
  put('P', 200, 208, 700, { ...RUN, directionX: 0, directionY: 1 });
  put('a', 300, 305, 703.5);
  put('´', 30, 40, 700);
  put('~', 200, 208, 700);
  put('~', 300, 305, 700);
  builder.breakWord();
  expect(builder.words.map(({ word }) => word.text).join('')).toBe('OPa´~~');
});

test('a mark stands upon no letter that was read long before it, as in rules of thousands of them', () => {
  const words = Array.from({ length: 42 }, () => ['o', 0, 5] as const);
  const apart = words.map(([text, , width], at) => [text, at * 12, width] as const);
  expect(wordsOf([...apart, ['~', 12, 5]])[1]).toBe('õ');
  expect(wordsOf([...apart, ['~', 0, 5]])[0]).toBe('o');
});
