import { expect, test } from 'vitest';
import { extractInvoice } from '../extraction/extract-invoice.ts';
import type { Box } from '../geometry.ts';
import { KEY_FIELDS } from '../labels.ts';
import type { Page, TextDocument, Word } from '../text-document.ts';
import { typedDocument } from './testing/typed-page.ts';

const UPRIGHT = typedDocument(`*Harlow Joinery Ltd
4 Mill Lane, Leeds LS1 4AP

*INVOICE                       Invoice number: HJ-204
                              Invoice date: 4 March 2024

Bill to: Pemberton Schools Trust

Description              Qty     Unit price      Amount
Oak door                   2         250.00      500.00

Total                                           £500.00`);

const TURNS: Readonly<Record<90 | 180 | 270, (box: Box) => Box>> = {
  90: ({ x, y, width, height }) => ({ x: 1 - y - height, y: x, width: height, height: width }),
  180: ({ x, y, width, height }) => ({ x: 1 - x - width, y: 1 - y - height, width, height }),
  270: ({ x, y, width, height }) => ({ x: y, y: 1 - x - width, width: height, height: width }),
};

function stored(turn: 90 | 180 | 270): TextDocument {
  const turned = (word: Word): Word => ({ ...word, box: TURNS[turn](word.box), angle: turn });
  const pages = UPRIGHT.pages.map((page): Page => {
    const [width, height] = turn === 180 ? [page.width, page.height] : [page.height, page.width];
    return { ...page, width, height, words: page.words.map(turned) };
  });
  return { ...UPRIGHT, pages };
}

test.each([90, 180, 270] as const)(
  'a page stored turned by %i degrees is read, and its values lie where they are printed',
  (turn) => {
    const [upright, found] = [extractInvoice(UPRIGHT), extractInvoice(stored(turn))];
    for (const field of KEY_FIELDS) {
      const [wanted, entity] = [upright.entities[field]?.[0], found.entities[field]?.[0]];
      expect(entity?.value).toBe(wanted?.value);
      if (!wanted?.box || !entity?.box) continue;
      const place = TURNS[turn](wanted.box);
      for (const side of ['x', 'y', 'width', 'height'] as const) expect(entity.box[side]).toBeCloseTo(place[side], 3);
    }
    expect(found.line_items).toHaveLength(upright.line_items.length);
    expect(found.entities.TOTAL_AMOUNT?.[0]?.value).toBe('500.00');
  },
);

/** As lines fall, and columns lean, on a sheet that lies askew. */
function askew(degrees: number): TextDocument {
  const slope = Math.tan((degrees * Math.PI) / 180);
  const pages = UPRIGHT.pages.map((page): Page => {
    const moved = ({ x, y, width, height }: Box): Box => ({
      x: x - ((y - 0.5) * slope * page.height) / page.width,
      y: y + ((x - 0.5) * slope * page.width) / page.height,
      width,
      height,
    });
    return { ...page, words: page.words.map((word) => ({ ...word, box: moved(word.box) })) };
  });
  return { ...UPRIGHT, pages };
}

test.each([1, -1, 3, -5])('a sheet that lies askew by %i degrees is read along its own lines', (degrees) => {
  const document = askew(degrees);
  const [upright, found] = [extractInvoice(UPRIGHT), extractInvoice(document)];
  for (const field of KEY_FIELDS)
    expect([field, found.entities[field]?.[0]?.value]).toEqual([field, upright.entities[field]?.[0]?.value]);
  expect(found.line_items).toMatchObject(
    upright.line_items.map(({ description, line_total }) => ({ description, line_total })),
  );
  const total = found.entities.TOTAL_AMOUNT![0]!;
  const printed = document.pages[0]!.words.findLast(({ text }) => text === total.text)!;
  expect(Math.abs(total.box!.y + total.box!.height / 2 - printed.box.y - printed.box.height / 2)).toBeLessThan(0.002);
});

test('a level page with letters that jump is not slanted', () => {
  const pages = UPRIGHT.pages.map((page) => ({
    ...page,
    words: page.words.map((word, index) => ({
      ...word,
      box: { ...word.box, y: word.box.y + ((index % 3) - 1) / 842 },
    })),
  }));
  expect(extractInvoice({ ...UPRIGHT, pages }).entities.TOTAL_AMOUNT?.[0]?.value).toBe('500.00');
});

test('a word along the margin turns nothing', () => {
  const [page] = UPRIGHT.pages;
  const aside: Word = { ...page!.words[0]!, text: 'FORM-118', angle: 270 };
  const document = { ...UPRIGHT, pages: [{ ...page!, words: [...page!.words, aside] }] };
  expect(extractInvoice(document).entities.TOTAL_AMOUNT).toEqual(extractInvoice(UPRIGHT).entities.TOTAL_AMOUNT);
});
