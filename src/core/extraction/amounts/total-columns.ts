import { horizontalOverlap } from '../../geometry.ts';
import type { Row, Segment } from '../../layout/layout.ts';
import { rowWords } from '../../lexicon/row-words.ts';
import { readSummary } from '../../lexicon/summary-row.ts';
import type { DocumentFacts } from '../page/document-facts.ts';
import type { AmountCandidate } from './amount-candidates.ts';

/** Titles of the column that states this very invoice. */
const THIS_INVOICE = new RegExp(String.raw`(?<!\p{L})(?:${rowWords('thisBill')})(?!\p{L})`, 'iu');
/** Titles of columns that state the whole job, or what was billed before. */
const WHOLE_JOB = new RegExp(String.raw`(?<!\p{L})(?:${rowWords('wholeJob')})(?!\p{L})`, 'iu');
/** Lines of an application for payment about the contract, not about this payment. */
const WHOLE_JOB_LINE =
  /(?<!\p{L})(?:contract\s+(?:sum|price|value|amount)|(?:completed|earned|billed|stored|certified)\b.*\bto[\s-]date|earned\s+less\s+retainage|balance\s+to\s+finish|cumulative)(?!\p{L})/iu;
/** So many rows at most lie between the titles of a column and its total. */
export const MAX_COLUMN_ROWS = 30;

/** Whether an amount in a row of totals stands under "This invoice" (1), beside such a column (-1), or neither (0). */
export type ColumnSide = -1 | 0 | 1;

/**
 * Progress billings and contractors' vouchers total several columns in one row; only the column of this invoice counts.
 * Sides are given to rows that begin with a total's label and have more than one amount, and to lines that speak of
 * the contract as a whole.
 */
export function totalColumns(
  candidates: readonly AmountCandidate[],
  facts: DocumentFacts,
): Map<AmountCandidate, ColumnSide> {
  const sides = new Map<AmountCandidate, ColumnSide>();
  const byRow = Map.groupBy(candidates, ({ segment }) => segment.row);
  for (const [index, amounts] of byRow) {
    const row = facts.layout.rows[index]!;
    if (amounts.length === 1 && WHOLE_JOB_LINE.test(row.text)) sides.set(amounts[0]!, -1);
    if (amounts.length < 2 || !(isTotalRow(row, facts) || sumsUpTable(row))) continue;
    const titles = amounts.map((amount) => columnTitle(amount, row, facts));
    const own = titles.map((title) => THIS_INVOICE.test(title));
    if (!own.includes(true) && !titles.some((title) => WHOLE_JOB.test(title))) continue;
    for (const [at, amount] of amounts.entries()) {
      if (own.includes(true)) sides.set(amount, own[at] ? 1 : -1);
      else if (WHOLE_JOB.test(titles[at]!)) sides.set(amount, -1);
    }
  }
  return sides;
}

/** Whether a row begins with the label of a total. */
export function isTotalRow(row: Row, facts: DocumentFacts): boolean {
  const first = facts.labels.get(row.segments[0]!) ?? [];
  return first.some((label) => label.startsSegment && label.classes.includes('total'));
}

/** "Totals   86,700.00   …   14,480.00": a word for the sums of a table that is no label of a total. */
function sumsUpTable({ segments }: Row): boolean {
  return readSummary(segments[0]!.text)?.kind === 'total';
}

/** The words above the column's first figure; empty when there are none. */
export function columnTitle(amount: AmountCandidate, row: Row, facts: DocumentFacts): string {
  for (let step = 1; step <= MAX_COLUMN_ROWS; step++) {
    const above = facts.layout.rows[row.index - step];
    if (!above || above.page !== row.page) return '';
    const words = above.segments.filter((segment) => isInColumn(amount, segment) && !/\d/.test(segment.text));
    if (words.length === 0) continue;
    const before = facts.layout.rows[above.index - 1];
    // "This" / "invoice": titles may take two lines.
    const upper = before?.segments.filter((segment) => isTitleAbove(segment, words[0]!)) ?? [];
    return [...upper, ...words].map(({ text }) => text).join(' ');
  }
  return '';
}

function isTitleAbove(upper: Segment, lower: Segment): boolean {
  return (
    upper.page === lower.page &&
    !/\d/.test(upper.text) &&
    lower.box.y - upper.box.y < 1.8 * lower.box.height &&
    horizontalOverlap(upper.box, lower.box) > 0.3
  );
}

function isInColumn({ box: own }: AmountCandidate, { box }: Segment): boolean {
  const right = own.x + own.width;
  return (
    Math.abs(right - box.x - box.width) < 0.012 || Math.abs(own.x - box.x) < 0.012 || horizontalOverlap(own, box) > 0.5
  );
}
