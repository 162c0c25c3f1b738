import { SAME_EDGE } from '../../alignment.ts';
import type { Segment } from '../../layout/layout.ts';
import { saleWords } from '../../lexicon/sayings/all-sayings.ts';
import type { DocumentFacts } from '../page/document-facts.ts';

/** So many words of a title stand in each of its lines. */
const MOST_WORDS = 2;
/** A share of the writing's size in which two are the same. */
const SAME_SIZE = 0.02;
/** Lines of one title follow each other within so many times their height. */
const NEAR = 2.2;

/**
 * "FACTURA" above "PROFORMA", "CONFERMA" above "D'ORDINE": the words of a title that goes on in the line below, in the
 * same writing and at the same edge, or beside it; null where none does.
 */
export function titleInParts(segment: Segment, { layout, medianFontSize }: DocumentFacts): string | null {
  const { segments } = layout.rows[segment.row]!;
  const [first, beside] = segments;
  // "R E M I T T A N C E     A D V I C E": words set so widely that they look like two columns.
  if (segments.length === 2 && first === segment && [first, beside!].every(isOneInCapitals)) {
    if (isSameWriting(segment, beside!)) return `${segment.text} ${beside!.text}`;
  }
  if (!isFewWords(segment) || !(segment.bold || segment.fontSize > medianFontSize)) return null;
  const next = layout.rows[segment.row + 1]?.segments.find(
    (below) =>
      below.page === segment.page && isFewWords(below) && isSameWriting(segment, below) && isBelow(segment, below),
  );
  return next ? `${segment.text} ${next.text}` : null;
}

function isOneInCapitals({ text }: Segment): boolean {
  return /^\p{Lu}{4,}$/u.test(text);
}

function isFewWords({ text, words }: Segment): boolean {
  return words.length <= MOST_WORDS && /^[\p{L}'’\s-]+$/u.test(text);
}

function isSameWriting(one: Segment, other: Segment): boolean {
  return one.bold === other.bold && Math.abs(one.fontSize / other.fontSize - 1) < SAME_SIZE;
}

function isBelow({ box: above }: Segment, { box: below }: Segment): boolean {
  const left = above.x - below.x;
  const right = left + above.width - below.width;
  const apart = Math.min(Math.abs(left), Math.abs(right), Math.abs(left + right) / 2);
  return apart < SAME_EDGE.usual && below.y - above.y < NEAR * above.height;
}

/** "Official", "Our": what may stand in front of a title; other words may be anybody's name. */
const BEFORE_TITLE = new RegExp(String.raw`^(?:${saleWords('beforeTitles')})\s`, 'iu');

/** "OFFICIAL PURCHASE ORDER": where in a heading a title of several words stands that ends it; `words`: the titles of a kind. */
export function endOfHeading(text: string, words: RegExp): { 0: string; index: number } | null {
  const before = BEFORE_TITLE.exec(text);
  if (!before) return null;
  const match = words.exec(text.slice(before[0].length));
  const isEnd = match !== null && match[0].length === text.length - before[0].length;
  return isEnd && wordCount(match[0]) > 1 ? { 0: match[0], index: before[0].length } : null;
}

/** How many words stand in a text; single letters are none. */
export function wordCount(text: string): number {
  return text.match(/\p{L}{2,}/gu)?.length ?? 0;
}
