import { horizontalOverlap } from '../../geometry.ts';
import type { DocumentLayout, Row, Segment } from '../../layout/layout.ts';
import { SALE_WORD } from '../../lexicon/invoice-words.ts';
import type { LabelClass } from '../../lexicon/lexicon.ts';
import type { DocumentFacts } from '../page/document-facts.ts';
import { isOneOf } from '../page/link-features.ts';

/** Titles of ordinary writing stand in this part of the page. */
export const TOP = 0.35;
/** The upper part of a page. */
export const UPPER = 0.5;

/** A line of its own in the upper part of the page, without an amount or the end of a sentence. */
export function standsAtHead({ box, row, text }: Segment, { layout }: DocumentFacts): boolean {
  const { segments } = layout.rows[row]!;
  return box.y < TOP && segments.length === 1 && !/[.,;]$|\d[.,]\d{2}(?!\d)/.test(text);
}

const OF_SALE: readonly LabelClass[] = [
  ...(['title', 'credit_title', 'receipt_title', 'invoice_number', 'invoice_date', 'receipt_number'] as const),
];

/** "2. Mahnung wird nicht verschickt" below the number of an invoice is a remark. */
export function isBelowSale(segment: Segment, facts: DocumentFacts): boolean {
  return isBelowLabel(segment, OF_SALE, facts);
}

/** Whether a line above begins with a label of one of these classes. */
export function isBelowLabel({ row }: Segment, classes: readonly LabelClass[], { labels }: DocumentFacts): boolean {
  return [...labels].some(
    ([line, found]) => line.row < row && found.some((label) => label.startsSegment && isOneOf(label, classes)),
  );
}

/** Whether the paper is called a sale anywhere, or its day that of one: then what is said of an offer refers to it. */
export function namesSaleAtHead({ labels }: DocumentFacts): boolean {
  return [...labels.values()].some((found) =>
    found.some(
      (label) =>
        label.startsSegment && label.segment.box.y < UPPER && SALE_WORD.test(label.phrase) && isOneOf(label, OF_SALE),
    ),
  );
}

/** "n° D-2026-094", "# 118": a number behind its sign. */
const NUMBER = String.raw`(?:n[°º]\.?|nr\.?|no\.?|#|č\.)\s*\p{L}{0,6}[-/. ]?\d`;
const BEARS_NUMBER = new RegExp(String.raw`^\s*${NUMBER}[\p{L}\d/.-]*[\s,][^.!?]+$`, 'iu');

/** " n° D-2026-094 établi gratuitement le 6 mai": whether a title's own number stands behind it, and what else is said of it. */
export function bearsNumber(rest: string): boolean {
  return BEARS_NUMBER.test(rest);
}

/** "Devis n° D-2026-061": a word and its number end no sentence of the line above. */
const NUMBERED = new RegExp(String.raw`^\p{Lu}[\p{L} .'’-]{2,30}?\s${NUMBER}`, 'iu');

/** A cell of a table, or what a line break left alone of a sentence. */
export function isCellOrEnd(segment: Segment, { layout, tableRows }: DocumentFacts): boolean {
  const row = layout.rows[segment.row]!;
  if (tableRows.has(row.index) || headsAmounts(segment, layout) || headsNumbers(segment, row, layout)) return true;
  if (isCaption(segment, row, layout)) return true;
  // "Vertrag: | Architektenvertrag vom 08.09.2023": the name of a field.
  if (segment.text.endsWith(':') && row.segments.at(-1) !== segment) return true;
  if (row.segments.length - cellsOfNumber(segment, row.segments) > 3) return true;
  const above = layout.rows[segment.row - 1];
  // The first line of a page is its sender's.
  const isFirst = layout.rows[segment.row - 2]?.page !== row.page;
  if (above?.page !== row.page || isFirst || row.segments.length > 1 || segment.bold) return false;
  const [line, ...others] = above.segments;
  if (others.length > 0 || Math.abs(line!.box.x - segment.box.x) > 0.02) return false;
  const near = segment.box.y - line!.box.y < 2 * segment.box.height;
  return near && line!.words.length > 5 && !/[.:!?]$/.test(line!.text) && !NUMBERED.test(segment.text);
}

/** "LIEFERSCHEIN     Nr.     26-L-03117": how many cells behind a title in capitals are its number's. */
function cellsOfNumber(segment: Segment, segments: readonly Segment[]): number {
  if (!/^\p{Lu}{4,}$/u.test(segment.text)) return 0;
  const [sign, number] = segments.filter(({ box }) => box.x > segment.box.x);
  // "LIEFERSCHEIN     Nr. 2504418     Tour 07     Fahrer: Buck     Datum 11.04.2025" heads its page.
  if (segment === segments[0] && sign && SIGNED.test(sign.text)) return segments.length;
  return sign && number && SIGN.test(sign.text) && /\d/.test(number.text) ? 2 : 0;
}

const OF_NUMBER = String.raw`(?:n[°º]\.?|nr\.?|no\.?|#|č\.)\s?:?`;
const SIGN = new RegExp(`^${OF_NUMBER}$`, 'iu');
const SIGNED = new RegExp(String.raw`^${OF_NUMBER}\s?\S*\d\S*$`, 'iu');
const MOST_WORDS_OF_COLUMN = 4;

/** "Estimate" above two amounts is the title of a column. */
function headsAmounts(segment: Segment, { rows }: DocumentLayout): boolean {
  if (segment.words.length > MOST_WORDS_OF_COLUMN) return false;
  return [1, 2].every((step) =>
    rows[segment.row + step]?.segments.some(
      (below) =>
        below.page === segment.page && AMOUNT.test(below.text) && horizontalOverlap(below.box, segment.box) > 0.5,
    ),
  );
}

/** "Invoice | Date | Amount" above numbers, days and amounts: the title of a short table's first column. */
function headsNumbers(segment: Segment, { segments }: Row, layout: DocumentLayout): boolean {
  if (segments.length < 2 || !segments.some((other) => other !== segment && headsAmounts(other, layout))) return false;
  const below = layout.rows[segment.row + 1]?.segments.find(({ box }) => horizontalOverlap(box, segment.box) > 0.5);
  return below !== undefined && /\d/.test(below.text);
}

/** "Name | Booking reference | Ticket" in small letters, each above what it names: the titles of a form's fields. */
function isCaption({ box, fontSize }: Segment, { segments, index, page }: Row, { rows }: DocumentLayout): boolean {
  if (segments.length < FIELDS) return false;
  const below = rows[index + 1]?.segments.find((one) => one.page === page && Math.abs(one.box.x - box.x) < SAME_EDGE);
  return below !== undefined && below.fontSize > fontSize * LARGER;
}

const FIELDS = 3;
const LARGER = 1.2;
/** As a share of the page's width. */
const SAME_EDGE = 0.005;

const AMOUNT = /^(?:\p{Sc}|[A-Z]{3})?\s?-?\d[\d.,'’]*[.,]\d{2,3}(?!\d)/u;
