import { expect, test } from 'vitest';
import { evenGround } from './even-ground.ts';
import { findSkew } from './find-skew.ts';
import type { GreyImage } from './grey-image.ts';
import { letterHeight, letterShapes } from './letter-shapes.ts';
import { prepareImage } from './prepare-image.ts';
import { drawnImage, letterBars } from './testing/drawn-image.ts';

const WIDTH = 800;
const HEIGHT = 600;

/** Lines of "letters" of so many pixels, turned clockwise by so many degrees. */
function linesOfLetters({ letter = 24, degrees = 0 }: { letter?: number; degrees?: number } = {}): Promise<GreyImage> {
  const area = { left: 150, top: 150, right: 650, bottom: 450 };
  const bars = letterBars(area, { height: letter, lineHeight: 2 * letter });
  return drawnImage(`<g transform="rotate(${degrees} 400 300)">${bars}</g>`, WIDTH, HEIGHT);
}

test.each([-4.5, -1.5, 0, 0.8, 3])('lines that are askew by %s° are found so', async (degrees) => {
  expect(findSkew(await linesOfLetters({ degrees }))).toBeCloseTo(degrees, 0);
});

test('a shadow over the paper is evened, ink stays ink, and a black bar stays dark', () => {
  const image: GreyImage = { width: 400, height: 400, data: new Uint8Array(400 * 400) };
  for (let index = 0; index < image.data.length; index++) image.data[index] = 220 - Math.floor((index % 400) / 4);
  const ink = 200 * 400 + 380;
  image.data[ink] = 30;
  for (let y = 0; y < 60; y++) image.data.fill(10, y * 400, y * 400 + 400);
  const even = evenGround(image);
  expect(even.data[300 * 400 + 20]).toBeGreaterThan(235);
  expect(even.data[300 * 400 + 380]).toBeGreaterThan(235);
  expect(even.data[ink]).toBeLessThan(80);
  expect(even.data[20 * 400 + 200]).toBeLessThan(80);
});

test('letters are measured, frames and dust are not', async () => {
  const image = await linesOfLetters({ letter: 12 });
  image.data.fill(0, 0, WIDTH * 2);
  image.data[WIDTH * 20 + 20] = 0;
  expect(letterHeight(letterShapes(image))).toBe(12);
});

test('small writing is enlarged, the border cut away, and boxes lead back to where the letters are', async () => {
  const prepared = (await prepareImage(await linesOfLetters({ letter: 12, degrees: 2 })))!;
  expect(prepared.skew).toBeCloseTo(2, 0);
  expect(prepared.scale).toBeCloseTo(2, 1);
  const first = letterShapes(prepared.image)
    .filter(({ left, right }) => right - left < 40)
    .sort((a, b) => a.top - b.top || a.left - b.left)[0]!;
  const { x, y, width, height } = prepared.toPage(first);
  // The first bar, turned by 2° about the middle of the page.
  const [dx, dy] = [153 - 400, 156 - 300];
  const [cosine, sine] = [Math.cos(Math.PI / 90), Math.sin(Math.PI / 90)];
  expect((y + height / 2) * HEIGHT).toBeCloseTo(300 + dx * sine + dy * cosine, -1);
  expect((x + width / 2) * WIDTH).toBeGreaterThan(400 + dx * cosine - dy * sine - 8);
});

test('an empty page and one that is all black have nothing to be read', async () => {
  for (const level of [255, 0]) {
    expect(await prepareImage({ width: 300, height: 400, data: new Uint8Array(120_000).fill(level) })).toBeNull();
  }
  expect(await prepareImage({ width: 1, height: 1, data: new Uint8Array([0]) })).toBeNull();
});
