import { horizontalOverlap } from '../../geometry.ts';
import type { Row, Segment } from '../../layout/layout.ts';
import type { LabelClass } from '../../lexicon/lexicon.ts';
import type { FoundLabel } from './find-labels.ts';

type Labels = ReadonlyMap<Segment, readonly FoundLabel[]>;

/** A heading, what the terms are, and then the titles. */
const ROWS_ABOVE = 3;
const SUMS: readonly LabelClass[] = ['table_head', 'total', 'amount_due'];

/**
 * "Date | Amount" right below "Payment terms": the days on which, and what, is to be paid. The label of the days then
 * names a due date.
 */
export function settleInstalmentDates(rows: readonly Row[], labels: Labels): void {
  for (const row of rows) {
    const [first, second] = row.segments.map((segment) => wholeLabel(segment, labels));
    if (!first?.classes.includes('date') || !second?.classes.some((name) => SUMS.includes(name))) continue;
    if (headedByTerms(row, first.segment, rows, labels)) first.classes = ['due_date'];
  }
}

function wholeLabel(segment: Segment, labels: Labels): FoundLabel | undefined {
  return labels.get(segment)?.find(({ wholeSegment }) => wholeSegment);
}

/** Whether nothing but the terms themselves stands between the titles and the heading of a table of terms. */
function headedByTerms(row: Row, title: Segment, rows: readonly Row[], labels: Labels): boolean {
  for (let step = 1; step <= ROWS_ABOVE; step++) {
    const above = rows[row.index - step];
    if (above?.page !== row.page) return false;
    const over = above.segments.filter(({ box }) => horizontalOverlap(box, { ...box, ...spanOf(row, title) }) > 0);
    if (over.length !== 1) return false;
    // "Payment terms", or "Payment terms: 30 days" with what they are.
    if (labels.get(over[0]!)?.some(({ startsSegment, classes }) => startsSegment && classes.includes('terms')))
      return true;
  }
  return false;
}

/** The width of the title and of the one behind it, between which a heading may be centred. */
function spanOf({ segments }: Row, title: Segment): { x: number; width: number } {
  const next = segments[segments.indexOf(title) + 1]!;
  return { x: title.box.x, width: next.box.x + next.box.width - title.box.x };
}
