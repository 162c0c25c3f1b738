import { expect, test } from 'vitest';
import type { GreyImage } from './grey-image.ts';
import { likelyLanguage, type PossibleLanguages } from './likely-language.ts';
import type { Recogniser } from './tesseract.ts';

const LINES = 20;
const [WIDTH, LINE_PX] = [800, 40];

/** Lines of "letters" 24 pixels high; in every second line small ones stand among them. */
function page(lettersInLine: number): GreyImage {
  const image = { width: WIDTH, height: LINES * LINE_PX, data: new Uint8Array(WIDTH * LINES * LINE_PX).fill(255) };
  for (let line = 0; line < LINES; line++) {
    for (let letter = 0; letter < lettersInLine; letter++) {
      const isSmall = line % 2 === 1 && letter % 3 > 0;
      for (let y = isSmall ? 15 : 8; y < 32; y++) {
        const at = (line * LINE_PX + y) * WIDTH + 10 + letter * 18;
        image.data.fill(0, at, at + 8);
      }
    }
  }
  return image;
}

/** Says one text after the other, and notes what it was asked. */
function saying(...texts: string[]): Recogniser & { asked: { height: number; language: string }[] } {
  const asked: { height: number; language: string }[] = [];
  return {
    asked,
    async recognise({ height }, [language]) {
      asked.push({ height, language: language! });
      const words = (texts[asked.length - 1] ?? '').split(' ');
      return words.map((text, line) => ({
        text,
        line,
        confidence: 0.9,
        box: { left: 0, top: 0, right: 9, bottom: 9 },
      }));
    },
  };
}
const ALL: PossibleLanguages = { languages: ['en', 'de', 'it'], expected: null };

test('a few lines tell the language of a page before all of it is read', async () => {
  const recogniser = saying('Rechnungsdatum: 3.2.2026 Zahlungsziel 14 Tage');
  expect(await likelyLanguage(recogniser, page(40), ALL)).toBe('de');
  expect(recogniser.asked).toEqual([{ height: expect.any(Number), language: 'en' }]);
  expect(recogniser.asked[0]!.height).toBeLessThan(LINES * LINE_PX * 0.3);
});

test('names and letters alone tell none: more lines are asked, then the usual language is taken', async () => {
  const more = saying('Zumstein e.K. mail e.K.', 'Fattura numero 12 Imponibile');
  expect(await likelyLanguage(more, page(40), ALL)).toBe('it');
  const nothing = saying('Zumstein e.K.', 'Dover AG');
  expect(await likelyLanguage(nothing, page(40), ALL)).toBe('en');
  expect(nothing.asked).toHaveLength(2);
});

test('where it is known, or the page is short, nothing is read before', async () => {
  const recogniser = saying();
  expect(await likelyLanguage(recogniser, page(40), { ...ALL, expected: 'it' })).toBe('it');
  expect(await likelyLanguage(recogniser, page(40), { languages: ['de'], expected: null })).toBe('de');
  expect(await likelyLanguage(recogniser, page(5), ALL)).toBe('en');
  expect(recogniser.asked).toEqual([]);
});
