import type { Segment } from '../../layout/layout.ts';
import type { DocumentFacts } from '../page/document-facts.ts';

/** So many words of a title stand in each of its lines. */
const MOST_WORDS = 2;
/** A share of the page's width in which edges and middles are the same, and of the writing's size. */
const SAME = 0.012;
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
  return apart < SAME && below.y - above.y < NEAR * above.height;
}
