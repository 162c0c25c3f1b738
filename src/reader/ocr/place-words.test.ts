import { expect, test } from 'vitest';
import { placeWords } from './place-words.ts';
import type { RecognisedWord } from './recognised-words.ts';

const page = { width: 600, height: 800 };
/** An image of 1200 by 1600 pixels of the whole upright page. */
const toPage = ({ left, top, right, bottom }: RecognisedWord['box']) => ({
  x: left / 1200,
  y: top / 1600,
  width: (right - left) / 1200,
  height: (bottom - top) / 1600,
});
const word = (text: string, top: number, bottom: number, left = 100): RecognisedWord => ({
  text,
  box: { left, top, right: left + 60, bottom },
  confidence: 0.9,
  line: 0,
});

test('words of one line share its height, whatever letters they are made of', () => {
  // 40 pixels of font size, base line at 228.8: "Total" has capitals, "am" has none, "gy" hangs below.
  const words = placeWords([word('Total', 200, 228.8), word('am', 208, 228.8, 200), word('gy', 208, 237.2, 300)], {
    toPage,
    turn: 0,
    page,
  });
  for (const { box, fontSize } of words) {
    expect(box.y).toBeCloseTo((228.8 - 32) / 1600, 3);
    expect(box.height).toBeCloseTo(40 / 1600, 3);
    expect(fontSize).toBeCloseTo(20, 0);
  }
  expect(words[0]).toMatchObject({ text: 'Total', bold: false, confidence: 0.9 });
  expect(words[0]).not.toHaveProperty('angle');
});

test('a page that was turned to be read has its words where they are stored, and says how they run', () => {
  // The image was turned clockwise: the upright page is 800 by 600, its left edge is the stored page's foot.
  const sideways = { left: 0, top: 0, right: 120, bottom: 28.8 };
  const [placed] = placeWords([{ text: 'HI', box: sideways, confidence: 1, line: 0 }], { toPage, turn: 90, page });
  expect(placed!.angle).toBe(270);
  expect(placed!.box.y + placed!.box.height).toBeCloseTo(1, 3);
  expect(placed!.box.height).toBeCloseTo(0.1, 3);
});
