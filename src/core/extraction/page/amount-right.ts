import { SAME_EDGE } from '../../alignment.ts';
import type { Segment } from '../../layout/layout.ts';
import type { DocumentFacts } from './document-facts.ts';

/** Whether an amount with cents stands anywhere right of a piece of a line. */
export function hasAmountRight(segment: Segment, { layout }: DocumentFacts): boolean {
  const { segments } = layout.rows[segment.row]!;
  return segments.slice(segments.indexOf(segment) + 1).some(({ text }) => /\d[.,]\d{2}(?![\d.]\d|\d)/.test(text));
}

/** An amount with cents, and nothing else. */
const MONEY =
  /^[-–−(]?(?:\p{Sc}|[A-Z]{2,3}\s?\p{Sc}?|kr\.?)?\s?\d[\d.,'’ \u00a0\u202f]*[.,]\d{2}\)?\s?(?:\p{Sc}|[A-Z]{3}|kr\.?|zł|Kč)?$/u;

/** "Collection and delivery     €60.00": the amount of a row of nothing but a text and what it costs; null in others. */
export function amountOfRow(segment: Segment, { layout }: DocumentFacts): Segment | null {
  const { segments } = layout.rows[segment.row]!;
  return segments.length === 2 && segments[0] === segment && MONEY.test(segments[1]!.text) ? segments[1]! : null;
}

/** Whether a row is one of several texts below each other, each with what it costs. */
export function isPricedInList(segment: Segment, facts: DocumentFacts): boolean {
  const amount = amountOfRow(segment, facts);
  return amount !== null && [-1, 1].some((step) => isLike(segment, amount, segment.row + step, facts));
}

function isLike(segment: Segment, amount: Segment, row: number, facts: DocumentFacts): boolean {
  const other = facts.layout.rows[row]?.segments[0];
  const price = other && other.page === segment.page ? amountOfRow(other, facts) : null;
  return (
    price !== null &&
    Math.abs(other!.box.x - segment.box.x) < SAME_EDGE.usual &&
    Math.abs(right(price) - right(amount)) < SAME_EDGE.usual
  );
}

const right = ({ box }: Segment) => box.x + box.width;
