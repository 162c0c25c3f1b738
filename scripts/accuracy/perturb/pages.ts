import type { Page, TextDocument, Word } from '#core/text-document.ts';
import { typeset } from '#samples/strangers/typeset.ts';
import type { TrueDocument } from '../score-set.ts';
import { CONDITIONS } from './conditions.ts';
import { LETTERS_IN_FRONT } from './letters-in-front.ts';
import { MAIL_HEADS } from './mail-heads.ts';
import type { Perturbation } from './perturbation.ts';
import { STAMPS, type Stamp } from './stamps.ts';

const SETTING = { size: 10, fixedPitch: false, pitch: 1.3, margin: 57 };

const pageOf = (text: string): Page => typeset(text, 1, SETTING);

/** With the number and the total of the invoice. */
function filledIn(text: string, { truth: { fields } }: TrueDocument): string {
  return text
    .replaceAll('{number}', String(fields.INVOICE_NUMBER ?? ''))
    .replaceAll('{total}', Number(fields.TOTAL_AMOUNT ?? 0).toFixed(2));
}

function withPages(original: TrueDocument, pages: readonly Page[]): TrueDocument {
  return {
    truth: original.truth,
    document: { ...original.document, pages: pages.map((page, index) => ({ ...page, number: index + 1 })) },
  };
}

const firstPage = (document: TextDocument, change: (page: Page) => Page): TextDocument => ({
  ...document,
  pages: document.pages.map((page, index) => (index === 0 ? change(page) : page)),
});

/** Pushes a page's words together below the given share of its height. */
function below(page: Page, share: number): Word[] {
  return page.words.map((word) => ({
    ...word,
    box: { ...word.box, y: share + word.box.y * (1 - share), height: word.box.height * (1 - share) },
  }));
}

function mailOnTop(original: TrueDocument, head: string): TrueDocument {
  const mail = pageOf(head).words;
  const share = Math.max(...mail.map(({ box }) => box.y + box.height)) + 0.015;
  return {
    truth: original.truth,
    document: firstPage(original.document, (page) => ({ ...page, words: [...mail, ...below(page, share)] })),
  };
}

/** Words printed over the page where it is emptiest near the given height. */
function stamped(original: TrueDocument, { lines, size }: Stamp): TrueDocument {
  return {
    truth: original.truth,
    document: firstPage(original.document, (page) => {
      const height = (size * 1.2) / page.height;
      const width = (Math.max(...lines.map((line) => line.length)) * size * 0.6) / page.width;
      const place = emptiest(page, width, height * lines.length);
      const words = lines.flatMap((line, row) => {
        let x = place.x;
        return line.split(' ').map((text): Word => {
          const wide = (text.length * size * 0.56) / page.width;
          const word = {
            text,
            box: { x, y: place.y + row * height, width: wide, height: size / page.height },
            fontSize: size,
            bold: true,
          };
          x += wide + (size * 0.28) / page.width;
          return word;
        });
      });
      return { ...page, words: [...page.words, ...words] };
    }),
  };
}

function emptiest(page: Page, width: number, height: number): { x: number; y: number } {
  let best = { x: 0.6, y: 0.3, hits: Number.POSITIVE_INFINITY };
  for (let y = 0.05; y < 0.9; y += 0.02) {
    for (const x of [0.08, 0.35, 0.6]) {
      const hits = page.words.filter(
        ({ box }) =>
          box.x < x + width + 0.02 && box.x + box.width > x - 0.02 && box.y < y + height && box.y + box.height > y,
      ).length;
      if (hits < best.hits) best = { x, y, hits };
    }
  }
  return best;
}

/** What lies around the invoice in the same file, or is printed over it. */
export const PAGES: readonly Perturbation[] = [
  {
    name: 'two invoices in one file',
    change: (original, _, other) => withPages(original, [...original.document.pages, ...other.document.pages]),
  },
  {
    name: 'the same invoice twice',
    change: (original) => withPages(original, [...original.document.pages, ...original.document.pages]),
  },
  ...Object.entries(LETTERS_IN_FRONT).map(([name, letter]) => ({
    name,
    change: (original: TrueDocument) =>
      withPages(original, [pageOf(filledIn(letter, original)), ...original.document.pages]),
  })),
  ...Object.entries(MAIL_HEADS).map(([name, head]) => ({
    name,
    change: (original: TrueDocument) => mailOnTop(original, head),
  })),
  ...Object.entries(CONDITIONS).flatMap(([name, terms]) => [
    {
      name: `${name} in front`,
      change: (original: TrueDocument) => withPages(original, [pageOf(terms), ...original.document.pages]),
    },
    {
      name: `${name} behind`,
      change: (original: TrueDocument) => withPages(original, [...original.document.pages, pageOf(terms)]),
    },
  ]),
  ...Object.entries(STAMPS).map(([name, stamp]) => ({
    name,
    change: (original: TrueDocument) => stamped(original, stamp),
  })),
];
