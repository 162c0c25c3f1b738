import { expect, test } from 'vitest';
import type { Box } from '#core/geometry.ts';
import type { Word } from '#core/text-document.ts';
import { unreadParts } from './unread-parts.ts';

const A4 = { width: 595, height: 842 };
const LETTERHEAD = { x: 0.05, y: 0.02, width: 0.9, height: 0.1 };

const word = (text: string, y: number, more: Partial<Word> = {}): Word => ({
  ...{ text, fontSize: 10, bold: false, box: { x: 0.1, y, width: 0.2, height: 0.012 } },
  ...more,
});
const partsOf = (images: Box[], words: Word[] = []) => unreadParts({ ...A4, words }, images);

test('a letterhead and a table that are pictures may hold writing', () => {
  const table = { x: 0.1, y: 0.4, width: 0.8, height: 0.3 };
  expect(partsOf([LETTERHEAD, table], [word('Rechnung', 0.2)])).toEqual([table, LETTERHEAD]);
});

test('a mark, a rule, a small logo and a code that machines read hold none', () => {
  const [mark, rule] = [
    { x: 0.1, y: 0.05, width: 0.1, height: 0.1 },
    { x: 0, y: 0.2, width: 1, height: 0.004 },
  ];
  const logo = { x: 0.7, y: 0.03, width: 0.22, height: 0.05 };
  // 46 mm on A4: the code of a Swiss QR-bill.
  const code = { x: 0.3, y: 0.7, width: 46 / 210, height: 46 / 297 };
  const wide = { x: 0.3, y: 0.7, width: 0.28, height: 0.28 * (595 / 842) };
  expect(partsOf([mark, rule, logo, code, wide])).toEqual([]);
});

test('a picture that has its text already is read, as the page of a scan that was recognised before', () => {
  const text = 'Everything that is on this scan'.split(' ').map((each, index) => word(each, 0.05 + index / 100));
  expect(partsOf([{ x: 0, y: 0, width: 1, height: 1 }], text)).not.toContainEqual(expect.objectContaining({ y: 0 }));
  expect(partsOf([LETTERHEAD], text)).toEqual([]);
  expect(
    partsOf(
      [LETTERHEAD],
      text.map((each) => ({ ...each, hidden: true })),
    ),
  ).toEqual([LETTERHEAD]);
});

test('of a picture behind the whole page the head is read where nothing is printed on it', () => {
  const body = 'Invoice number and everything else that was printed'.split(' ');
  const words = body.map((each, index) => word(each, 0.3 + index / 50));
  expect(partsOf([{ x: 0, y: 0, width: 1, height: 1 }], words)).toEqual([{ x: 0, y: 0, width: 1, height: 0.2 }]);
});

test('the strips that a picture is stored in are one', () => {
  const strips = [0, 1, 2, 3].map((row) => ({ x: 0.05, y: 0.02 + row * 0.015, width: 0.9, height: 0.015 }));
  const [part, ...others] = partsOf(strips);
  expect(others).toEqual([]);
  expect(part!.height).toBeCloseTo(0.06, 5);
});

test('among a hundred thousand specks the letterhead is found, and at once', () => {
  const specks = Array.from({ length: 100_000 }, (_, index) => ({
    ...{ x: (index % 300) / 300, y: Math.floor(index / 300) / 400, width: 0.001, height: 0.001 },
  }));
  expect(partsOf([...specks, LETTERHEAD])).toEqual([LETTERHEAD]);
});
