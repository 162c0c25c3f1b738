import type { Page, TextDocument, Word } from '#core/text-document.ts';
import { typeset } from '#samples/strangers/typeset.ts';
import type { TrueDocument } from '../score-set.ts';
import type { Perturbation } from './perturbation.ts';

const SETTING = { size: 10, fixedPitch: false, pitch: 1.3, margin: 57 };

const COVER = `*Whitcombe & Lorne LLP
14 Gloucester Terrace, Bath BA1 2QX

Ms Fiona Garrity
Head of Accounts

Dear Ms Garrity,

please find enclosed the invoice that you asked for in your letter of last week. We would
be glad if you could confirm that it has been passed on for payment.

Yours sincerely,

Theodore Lorne
Whitcombe & Lorne LLP`;

const TERMS = `## Terms and conditions of sale

1. All prices are net of VAT. Payment is due within 14 days of the invoice date, unless agreed otherwise in writing.
2. Our total liability is limited to 10,000.00 per event and to 25,000.00 in all.
3. Late payments bear interest of 8 % per year from the due date. A fee of 40.00 may be charged.
4. Goods remain our property until the invoice amount has been paid in full.
5. Claims have to be made within 8 days after delivery. The place of jurisdiction is the seller's seat.`;

const MAIL = `*Bartholomew Quince
From:     Bartholomew Quince <b.quince@mailhouse.example>
Sent:     Thursday, 4 January 2018 09:14
To:       Odile Marchetti <odile@readers.example>
Subject:  FW: your document
Attachments:  document.pdf
`;

const pageOf = (text: string): Page => typeset(text, 1, SETTING);

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

function mailOnTop(original: TrueDocument): TrueDocument {
  const mail = pageOf(MAIL).words;
  const share = Math.max(...mail.map(({ box }) => box.y + box.height)) + 0.015;
  return {
    truth: original.truth,
    document: firstPage(original.document, (page) => ({ ...page, words: [...mail, ...below(page, share)] })),
  };
}

/** Words printed over the page where it is emptiest near the given height. */
function stamped(original: TrueDocument, lines: readonly string[], size: number): TrueDocument {
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
  {
    name: 'a cover letter in front',
    change: (original) => withPages(original, [pageOf(COVER), ...original.document.pages]),
  },
  { name: 'a mail header on top', change: mailOnTop },
  { name: 'terms in front', change: (original) => withPages(original, [pageOf(TERMS), ...original.document.pages]) },
  { name: 'terms behind', change: (original) => withPages(original, [...original.document.pages, pageOf(TERMS)]) },
  {
    name: 'a stamp of receipt with a date',
    change: (original) => stamped(original, ['RECEIVED', '17 JAN 2018', 'Accounts Dept.'], 11),
  },
  { name: 'a stamp PAID', change: (original) => stamped(original, ['PAID'], 24) },
];
