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

test('a word along the margin turns nothing', () => {
  const [page] = UPRIGHT.pages;
  const aside: Word = { ...page!.words[0]!, text: 'FORM-118', angle: 270 };
  const document = { ...UPRIGHT, pages: [{ ...page!, words: [...page!.words, aside] }] };
  expect(extractInvoice(document).entities.TOTAL_AMOUNT).toEqual(extractInvoice(UPRIGHT).entities.TOTAL_AMOUNT);
});
