import { horizontalOverlap } from '../../geometry.ts';
import type { Row, Segment } from '../../layout/layout.ts';
import type { LabelClass } from '../../lexicon/lexicon.ts';
import { type DateOrder, daysBetween, type FoundDate, findDates } from '../../values/calendar-date.ts';
import { doubtOfOrder } from '../../values/date-order.ts';
import type { FoundLabel } from './find-labels.ts';

type Labels = ReadonlyMap<Segment, readonly FoundLabel[]>;

/** Nobody waits longer for an invoice's money, and it is never due before it is written. */
const LONGEST = 120;
/** What hardly any supplier grants, as against a week, a month and the like. */
const SHORTEST = 2;
const USUAL: ReadonlySet<number> = new Set([7, 10, 14, 15, 20, 21, 28, 29, 30, 31, 45, 59, 60, 61, 62, 90, 91, 92]);
/** A title stands this many rows above its date at most. */
const ROWS_ABOVE = 2;

/**
 * The order of day and month in which the due date follows the invoice's, where nothing else proves one: "05/03/2025" due
 * "04/04/2025" is March, for May would be due before it is written. Null where both orders would do, or none.
 */
export function orderByDueDate(rows: readonly Row[], labels: Labels, language: string): DateOrder | null {
  if (![...labels.values()].some((found) => found.some(({ classes }) => classes.includes('due_date')))) return null;
  const doubt = doubtOfOrder(
    rows.map(({ text }) => text),
    language,
  );
  if (!doubt) return null;
  const dayFirst = daysToPay(rows, labels, 'day_first');
  const monthFirst = daysToPay(rows, labels, 'month_first');
  if (isPossible(dayFirst) !== isPossible(monthFirst)) return isPossible(dayFirst) ? 'day_first' : 'month_first';
  // An American address outweighs that a day is a short time.
  if (doubt === 'country' || dayFirst === null || monthFirst === null) return null;
  if (USUAL.has(dayFirst) && monthFirst <= SHORTEST) return 'day_first';
  return USUAL.has(monthFirst) && dayFirst <= SHORTEST ? 'month_first' : null;
}

function isPossible(days: number | null): boolean {
  return days !== null && days >= 0 && days <= LONGEST;
}

/** The days between what is labelled as the invoice's date and as its due date, if either could be read otherwise. */
function daysToPay(rows: readonly Row[], labels: Labels, order: DateOrder): number | null {
  let issued: FoundDate | undefined;
  let due: FoundDate | undefined;
  for (const row of rows)
    for (const [index, segment] of row.segments.entries())
      for (const date of findDates(segment.text, order)) {
        const classes = classesOf(date, row, index, rows, labels);
        if (classes.includes('due_date')) due ??= date;
        else if (classes.includes('invoice_date') || classes.includes('date')) issued ??= date;
        if (due && issued) return due.ambiguous || issued.ambiguous ? daysBetween(issued.value, due.value) : null;
      }
  return null;
}

/** What the label before a date says, or the title beside or above it. */
function classesOf(
  date: FoundDate,
  row: Row,
  index: number,
  rows: readonly Row[],
  labels: Labels,
): readonly LabelClass[] {
  const segment = row.segments[index]!;
  const before = labels.get(segment)?.findLast(({ end }) => end <= date.start);
  if (before) return before.classes;
  const titleOf = (line: Segment | undefined) => line && labels.get(line)?.find(({ wholeSegment }) => wholeSegment);
  const beside = titleOf(row.segments[index - 1]);
  if (beside) return beside.classes;
  for (let step = 1; step <= ROWS_ABOVE; step++) {
    const above = rows[row.index - step];
    if (above?.page !== row.page) break;
    const title = titleOf(above.segments.find(({ box }) => horizontalOverlap(box, segment.box) > 0.3));
    if (title) return title.classes;
  }
  return [];
}
