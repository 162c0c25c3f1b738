import { expect, test } from 'vitest';
import type { TextDocument, Word } from '../text-document.ts';
import { layoutDocument } from './layout-document.ts';

/** A word on a page of 600 × 800 points, at a place in points from the top left. */
function word(text: string, x: number, y: number, more: Partial<Word> & { size?: number } = {}): Word {
  const size = more.size ?? 10;
  const box = { x: x / 600, y: y / 800, width: (text.length * size * 0.5) / 600, height: size / 800 };
  return { text, box, fontSize: size, bold: false, ...more };
}

function documentOf(...words: Word[]): TextDocument {
  const page = { number: 1, width: 600, height: 800, rotation: 0 as const, words };
  return { pages: [page], metadata: {}, attachments: [], textSource: 'text_layer', warnings: [] };
}

test('words of one line form a row, cut into segments at column gaps', () => {
  const { rows } = layoutDocument(
    documentOf(word('Total', 300, 100), word('Acme', 50, 100), word('Ltd', 73, 100), word('12.00', 500, 101)),
  );
  expect(rows.map((row) => row.segments.map((segment) => segment.text))).toEqual([['Acme Ltd', 'Total', '12.00']]);
});

test('a slightly skewed line stays one row', () => {
  const words = Array.from({ length: 10 }, (_, index) => word(`w${index}`, 50 + index * 50, 100 + index));
  expect(layoutDocument(documentOf(...words)).rows).toHaveLength(1);
});

test('a small label and a large figure on one base line share a row', () => {
  const { rows } = layoutDocument(documentOf(word('Due', 50, 112), word('99.00', 120, 104, { size: 20 })));
  expect(rows.map((row) => row.text)).toEqual(['Due  99.00']);
});

test('letter-spaced writing becomes words', () => {
  const letters = [...'TAXINVOICE'].map((letter, index) => word(letter, 50 + index * 12 + (index >= 3 ? 12 : 0), 50));
  expect(layoutDocument(documentOf(...letters)).rows[0]!.words.map((one) => one.text)).toEqual(['TAX', 'INVOICE']);
});

test('hidden and rotated words are kept out of rows, zero-width marks out of words', () => {
  const { pages, rows } = layoutDocument(
    documentOf(
      word('secret', 50, 50, { hidden: true }),
      word('margin', 5, 50, { angle: 270 }),
      word('DATE\u200b:', 50, 70),
    ),
  );
  expect(rows.map((row) => row.text)).toEqual(['DATE:']);
  expect(pages[0]!.hidden.map((one) => one.text)).toEqual(['secret']);
  expect(pages[0]!.rotated.map((one) => one.text)).toEqual(['margin']);
});

test('stacked lines form a block, other columns their own', () => {
  const { pages } = layoutDocument(
    documentOf(word('Acme', 50, 100), word('Street', 50, 112), word('Buyer', 300, 106), word('Town', 50, 124)),
  );
  expect(pages[0]!.blocks.map((block) => block.text)).toEqual(['Acme\nStreet\nTown', 'Buyer']);
});

/** Pieces of writing one after the other, a gap of points apart; null is a space between words. */
function spaced(pieces: readonly (readonly [text: string, size: number] | null)[], gap: number): Word[] {
  let x = 50;
  return pieces.flatMap((piece) => {
    if (!piece) {
      x += 5;
      return [];
    }
    const [text, size] = piece;
    const placed = word(text, x, 50 + (16 - size) * 0.8, { size });
    x += text.length * size * 0.5 + gap;
    return [placed];
  });
}

test('letters that are spaced narrowly become words, too, where kerning brought pairs of them together', () => {
  const letters = [...'STUDIO'].map((text) => [text, 10] as const);
  const pieces = [...letters, null, ...['LE', 'GAL', 'E'].map((text) => [text, 10] as const)];
  expect(layoutDocument(documentOf(...spaced(pieces, 1.6))).rows[0]!.text).toBe('STUDIO LEGALE');
});

test('what stands in another column beside a narrowly spaced heading keeps its spaces', () => {
  const heading = spaced(
    [...'PINE'].map((text) => [text, 10] as const),
    1.8,
  );
  const beside = [word('Invoice', 300, 54.8), word('No', 337.6, 54.8), word('SN-203', 350.2, 54.8)];
  expect(layoutDocument(documentOf(...heading, ...beside)).rows[0]!.segments.map(({ text }) => text)).toEqual([
    'PINE',
    'Invoice No SN-203',
  ]);
});

test('small capitals are spaced letters of two sizes', () => {
  const large = (text: string) => [text, 16] as const;
  const small = [...'IKE'].map((text) => [text, 11] as const);
  const pieces = [large('P'), ...small, null, large('S'), ...[...'TONE'].map((text) => [text, 11] as const)];
  expect(layoutDocument(documentOf(...spaced(pieces, 1.8))).rows[0]!.text).toBe('PIKE STONE');
});

test('small capitals become words where kerning left few letters single', () => {
  const pieces = [
    ['P', 16],
    ['erci', 11],
    ['va', 11],
    ['l', 11],
    null,
    ['&', 16],
    null,
    ['L', 16],
    ['owe', 11],
  ] as const;
  expect(layoutDocument(documentOf(...spaced(pieces, 2))).rows[0]!.text).toBe('Percival & Lowe');
});

test('initials in small capitals stay apart, and so do words of two sizes that are all as far apart', () => {
  const initials = [['J', 16], null, ['W', 16], null, ['P', 16], ['ay', 11], ['n', 11], ['e', 11]] as const;
  expect(layoutDocument(documentOf(...spaced(initials, 1))).rows[0]!.text).toBe('J W Payne');
  const words = [
    ['Pane', 11],
    ['e', 11],
    ['vino', 11],
    ['da', 11],
    ['Rosa', 13],
  ] as const;
  expect(layoutDocument(documentOf(...spaced(words, 4))).rows[0]!.text).toBe('Pane e vino da Rosa');
});

test('words a narrow space apart from each other stay apart', () => {
  const words = [word('I', 50, 50), word('or', 57.2, 50), word('a', 69.4, 50), word('b', 76.6, 50)];
  expect(layoutDocument(documentOf(...words)).rows[0]!.text).toBe('I or a b');
});

test('raised letters belong to the word beside them', () => {
  const { rows } = layoutDocument(
    documentOf(
      ...[word('5', 50, 100), word('th', 55, 97, { size: 8 }), word('March', 66, 100)],
      ...[word('N', 50, 120), word('o', 55, 117, { size: 8 }), word('25', 64, 120)],
      ...[word('6', 50, 140), word('m', 58, 140), word('2', 63, 137, { size: 8 })],
    ),
  );
  expect(rows.map((row) => row.text)).toEqual(['5th March', 'No 25', '6 m2']);
});

test('raised figures are notes, and words of small writing beside a number are words', () => {
  const note = layoutDocument(documentOf(word('Total', 50, 100), word('1', 75, 97, { size: 7 })));
  expect(note.rows.flatMap((row) => row.words.map(({ text }) => text))).not.toContain('Total1');
  const level = layoutDocument(documentOf(word('5', 50, 100), word('de', 55, 101.6, { size: 8 })));
  expect(level.rows[0]!.words.map(({ text }) => text)).toEqual(['5', 'de']);
});

test('what is longer than any printed word is cut, and a line that holds more letters than any printed one', () => {
  const [row] = layoutDocument(documentOf(word('a/'.repeat(40_000), 50, 100))).rows;
  expect(row!.words.map(({ text }) => text.length)).toEqual([500]);
  const many = Array.from({ length: 100 }, (_, index) => word('ab'.repeat(50), 5 + index * 5.5, 100, { size: 0.1 }));
  const { rows } = layoutDocument(documentOf(...many));
  expect(rows.map((row) => row.words.length)).toEqual([20, 20, 20, 20, 20]);
});

test('marks of the direction of writing, which some makers set around figures, are not read', () => {
  const { rows } = layoutDocument(documentOf(word('\u200e\u206612,50\u2069\u200f', 50, 100), word('€\ufe0f', 90, 100)));
  expect(rows[0]!.words.map(({ text }) => text)).toEqual(['12,50', '€']);
});
