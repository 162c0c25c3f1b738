import type { Page, Word } from '#core/text-document.ts';
import { laidDown } from '#samples/strangers/laid-down.ts';
import { mapWords } from './edit-text.ts';
import type { Perturbation } from './perturbation.ts';

const moved = (dx: number, dy: number, scale: number) => (word: Word) => ({
  ...word,
  fontSize: word.fontSize * scale,
  box: {
    x: word.box.x * scale + dx,
    y: word.box.y * scale + dy,
    width: word.box.width * scale,
    height: word.box.height * scale,
  },
});

const byPage = (name: string, change: (page: Page) => Page): Perturbation => ({
  name,
  change: ({ document, truth }) => ({ truth, document: { ...document, pages: document.pages.map(change) } }),
});

const byWord = (name: string, change: (word: Word, page: Page) => Word): Perturbation => ({
  name,
  change: (original) => mapWords(original, change),
});

const skewed = (degrees: number) => (word: Word, page: Page) => {
  const slope = Math.tan((degrees * Math.PI) / 180) * (page.width / page.height);
  return { ...word, box: { ...word.box, y: word.box.y + (word.box.x - 0.5) * slope } };
};

/** As a scanner takes a sheet that lies askew: columns lean as much as lines fall. */
const askew = (degrees: number) => (word: Word, page: Page) => {
  const slope = Math.tan((degrees * Math.PI) / 180);
  const { x, y } = word.box;
  const across = (slope * page.height) / page.width;
  const down = (slope * page.width) / page.height;
  return { ...word, box: { ...word.box, x: x - (y - 0.5) * across, y: y + (x - 0.5) * down } };
};

/** Where words stand, how large they are, and in which order the file holds them. */
export const PLACES: readonly Perturbation[] = [
  byPage('scaled to Letter', (page) => ({ ...page, width: 612, height: 792 })),
  byWord('scaled to 60 %', moved(0.2, 0.1, 0.6)),
  byWord('shifted', moved(0.015, 0.02, 1)),
  byWord('skewed by 1°', skewed(1)),
  byWord('skewed by 2°', skewed(2)),
  byWord('lying askew by 1°', askew(1)),
  byWord('lying askew by −3°', askew(-3)),
  byPage('stored on its left side', (page) => laidDown(page, 90)),
  byPage('stored on its right side', (page) => laidDown(page, 270)),
  byPage('stored upside down', (page) => laidDown(page, 180)),
  byPage('words in reversed order', (page) => ({ ...page, words: [...page.words].reverse() })),
  byPage('words in order of columns', (page) => ({
    ...page,
    words: [...page.words].sort((a, b) => a.box.x - b.box.x || a.box.y - b.box.y),
  })),
  byWord('no bold', (word) => ({ ...word, bold: false })),
  byWord('one font size', (word) => ({ ...word, fontSize: 10 })),
  byWord('narrower letters', (word) => ({ ...word, box: { ...word.box, width: word.box.width * 0.92 } })),
  {
    name: 'jitter of one point',
    change: (original, random) =>
      mapWords(original, (word, page) => ({
        ...word,
        box: {
          ...word.box,
          x: word.box.x + (random.next() * 2 - 1) / page.width,
          y: word.box.y + (random.next() * 2 - 1) / page.height,
        },
      })),
  },
];
