import { expect, test } from 'vitest';
import type { GreyImage } from './grey-image.ts';
import type { Shape } from './letter-shapes.ts';
import { withLeftovers } from './read-leftovers.ts';
import type { RecognisedWord } from './recognised-words.ts';
import type { Recogniser } from './tesseract.ts';

const box = (left: number, top: number, width = 40, height = 20): Shape => ({
  ...{ left, top },
  ...{ right: left + width, bottom: top + height },
});
const word = (text: string, place: Shape, confidence = 0.95, line = 0): RecognisedWord => ({
  ...{ text, box: place, confidence, line },
});

/** White, with black letters of 12 by 20 pixels that begin at the given places. */
function page(letters: readonly [left: number, top: number][]): GreyImage {
  const [width, height] = [600, 400];
  const data = new Uint8Array(width * height).fill(255);
  for (const [left, top] of letters) {
    for (let y = top; y < top + 20; y++) data.fill(0, y * width + left, y * width + left + 12);
  }
  return { width, height, data };
}

/** Answers with the given words, and notes what it was asked to read. */
function recogniser(
  answer: readonly RecognisedWord[],
): Recogniser & { asked: { image: GreyImage; sparse: boolean }[] } {
  const asked: { image: GreyImage; sparse: boolean }[] = [];
  return {
    asked,
    async recognise(image, _, { isSparse = false } = {}) {
      asked.push({ image, sparse: isSparse });
      return [...answer];
    },
  };
}

const LINE = ['Paper', 'A4', '12.00'].map((text, index) => word(text, box(100 + 120 * index, 100)));
const lettersOf = (words: readonly RecognisedWord[]): [number, number][] =>
  words.map(({ box: { left, top } }) => [left + 5, top]);

test('a quantity that was passed over is read where it stands, alone on white paper', async () => {
  const ocr = recogniser([word('3', box(24, 24, 12, 20), 0.9)]);
  const words = await withLeftovers(ocr, page([...lettersOf(LINE), [500, 100]]), ['en'], LINE);
  expect(words.map(({ text }) => text)).toEqual(['Paper', 'A4', '12.00', '3']);
  expect(words.at(-1)!.box).toEqual(box(500, 100, 12, 20));
  expect(words.at(-1)!.line).toBe(1);
  const [{ image, sparse }] = ocr.asked as [{ image: GreyImage; sparse: boolean }];
  expect(sparse).toBe(true);
  expect([image.width, image.height]).toEqual([12 + 48, 20 + 48]);
  expect(image.data.filter((pixel) => pixel === 0)).toHaveLength(12 * 20);
});

test('where everything was read nothing is read again; dots and pictures are no letters', async () => {
  const ocr = recogniser([word('x', box(0, 0))]);
  const all = page(lettersOf(LINE));
  all.data.fill(0, 300 * 600 + 10, 300 * 600 + 14);
  for (let y = 200; y < 390; y++) all.data.fill(0, y * 600 + 300, y * 600 + 560);
  expect(await withLeftovers(ocr, all, ['en'], LINE)).toEqual(LINE);
  expect(ocr.asked).toEqual([]);
});

test('lines read as one, without any certainty, give way to what is found there; a guess adds nothing', async () => {
  const melted = word('aoccunt', box(90, 200, 120, 70), 0.2, 1);
  const letters: [number, number][] = [...lettersOf(LINE), [100, 205], [130, 205], [100, 240]];
  const image = page(letters);
  const lines = [word('Account', box(24, 24, 50, 20), 0.93), word('Due', box(24, 59, 30, 20), 0.93, 1)];
  const read = await withLeftovers(recogniser(lines), image, ['en'], [...LINE, melted]);
  expect(read.map(({ text }) => text)).toEqual(['Paper', 'A4', '12.00', 'Account', 'Due']);
  const guesses = lines.map((each) => ({ ...each, confidence: 0.4 }));
  expect(await withLeftovers(recogniser(guesses), image, ['en'], [...LINE, melted])).toEqual([...LINE, melted]);
});

test('the dashes of a line to cut along are no words; a quantity of one is', async () => {
  const dashes = ['|', 'i', 'I', '1'].map((text, index) => word(text, box(20, 100 + 14 * index, 2, 9), 0.5, 2 + index));
  const one = word('1', box(500, 100, 8, 20), 0.6, 0);
  const read = await withLeftovers(recogniser([]), page([]), ['en'], [...LINE, one, ...dashes]);
  expect(read.map(({ text }) => text)).toEqual(['Paper', 'A4', '12.00', '1']);
});

test('pieces of rules, specks and dashes below each other are no words; what was printed stays', async () => {
  const rule = word('|', box(300, 90, 15, 40));
  const bar = word('|', box(300, 98, 8, 27));
  const speck = word('i', box(250, 115, 4, 4));
  const dashes = ['Sg', 'ggg', 'pg'].map((text, index) => word(text, box(20, 100 + 60 * index, 3, 50), 0.5, 2));
  const beside = word('ig', box(18, 300, 29, 15), 0.5, 2);
  const dot = word('.', box(260, 116, 4, 4));
  const upwards = word('Volksbank', box(560, 40, 20, 200), 0.9, 3);
  const printed = [...LINE, upwards, bar, dot, word('I', box(400, 100, 4, 20)), word('ill', box(420, 100, 14, 20))];
  const read = await withLeftovers(recogniser([]), page([]), ['en'], [...printed, rule, speck, ...dashes, beside]);
  expect(read).toEqual(printed);
});

test('a piece that is no better than one of the two words it lies over takes neither', async () => {
  const torn = [...LINE, word('info', box(100, 200, 60), 0.9, 1), word('@shop.example', box(165, 200, 160), 0.4, 1)];
  const ocr = recogniser([word('info@shop.example', box(24, 24, 225), 0.7)]);
  const image = page([...lettersOf(LINE), [110, 200], [300, 200]]);
  const words = await withLeftovers(ocr, image, ['en'], torn, ({ text }) => text === 'info');
  expect(words.map(({ text }) => text)).toEqual(torn.map(({ text }) => text));
});

test('a figure that is sooner the sign of a currency goes, so that it is not read before those of the amount', async () => {
  const sign = word('7', box(100, 200, 15), 0.74, 1);
  const amount = word('319.00', box(150, 200, 60), 0.96, 1);
  const read = (again: RecognisedWord) => {
    const image = page([...lettersOf(LINE), [105, 200]]);
    return withLeftovers(recogniser([again]), image, ['en'], [...LINE, sign, amount], (other) => other === sign);
  };
  expect(await read(word('¥', box(24, 24, 15), 0.76))).toEqual([...LINE, amount]);
  expect(await read(word('¥', box(24, 24, 15), 0.7))).toEqual([...LINE, sign, amount]);
});
