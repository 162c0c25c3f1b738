import { expect, test } from 'vitest';
import type { RecognisedWord } from './recognised-words.ts';
import { withSecondLookAtDates } from './second-look-at-dates.ts';
import type { Recogniser, RecogniserOptions } from './tesseract.ts';

const PAPER = { width: 600, height: 400, data: new Uint8Array(600 * 400).fill(255) };

const word = (text: string, left: number, confidence = 0.8): RecognisedWord => ({
  ...{ text, confidence, line: 3 },
  box: { left, top: 100, right: left + 12 * text.length, bottom: 124 },
});

/** Reads a line by each model at each size as it is told, and notes how it was asked. */
function reader(lines: Record<string, readonly string[]>): Recogniser & { asked: RecogniserOptions[] } {
  const waiting = structuredClone(lines) as Record<string, string[]>;
  const asked: RecogniserOptions[] = [];
  return {
    asked,
    async recognise(image, [language], options = {}) {
      asked.push(options);
      const said = waiting[language!]?.shift() ?? '';
      const scale = image.height / 42;
      return said
        .split(' ')
        .filter(Boolean)
        .map((text, index) => ({
          ...{ text, confidence: 0.9, line: 0 },
          box: {
            left: (20 + 150 * index) * scale,
            top: 8 * scale,
            right: (140 + 150 * index) * scale,
            bottom: 34 * scale,
          },
        }));
    },
  };
}

const textsOf = (words: readonly RecognisedWord[]) => words.map(({ text }) => text);
const WRONG = [word('Date', 40), word('20/03/2013', 120)];

test('a day that most readings of its line have otherwise is the one they have', async () => {
  const day = '20/03/2018';
  const ocr = reader({ en: ['20/03/2013', day, day], fr: [day, day, day] });
  const [, found] = await withSecondLookAtDates(ocr, PAPER, 'en', WRONG);
  expect([found?.text, found?.line]).toEqual([day, 3]);
  expect(ocr.asked).toEqual(Array.from({ length: 6 }, () => ({ isLine: true })));
});

test('days that are in no calendar have no vote', async () => {
  const ocr = reader({ en: ['20/63/2018', '20/63/2018', '20/63/2018'], fr: ['20/03/2018', '', '20/03/2018'] });
  const words = await withSecondLookAtDates(ocr, PAPER, 'en', [word('20/63/2018', 120)]);
  expect(textsOf(words)).toEqual(['20/03/2018']);
});

test('eight figures are a day where a reading shows a stroke between them, and else the number they are', async () => {
  const figures = [word('21032018', 120)];
  const faint = reader({ en: ['27032018', '27032018'], fr: ['27/032018'] });
  expect(textsOf(await withSecondLookAtDates(faint, PAPER, 'en', figures))).toEqual(['27/03/2018']);
  const number = reader({ en: ['27032018', '27032018'], fr: ['27032018', '27032018'] });
  expect(textsOf(await withSecondLookAtDates(number, PAPER, 'en', figures))).toEqual(['21032018']);
});

test('a torn day is one word, and what stands beside it stays', async () => {
  const torn = [word('04-', 120), word('0i-2018', 170), word('12', 280)];
  const ocr = reader({ de: ['04-04-2018 12', '04-04-2018 12'], fr: ['04-04-2016 12'] });
  const words = await withSecondLookAtDates(ocr, PAPER, 'de', torn);
  expect(textsOf(words)).toEqual(['04-04-2018', '12']);
});

test('amounts, times and words are not looked at again', async () => {
  const ocr = reader({});
  const others = ['14:26:20', '12345.00', 'Kasse', '4711'].map((text, index) => word(text, 150 * index));
  expect(await withSecondLookAtDates(ocr, PAPER, 'en', others)).toEqual(others);
  expect(ocr.asked).toEqual([]);
});
