import { SAME_EDGE } from '../../alignment.ts';
import type { Segment } from '../../layout/layout.ts';
import type { DocumentFacts } from '../page/document-facts.ts';
import { isOneOf } from '../page/link-features.ts';
import { statesPeriod } from './terms-language.ts';

/** "2026-02-17 (14 dni)": the term itself, behind the day that it leads to. */
export function isDayWithPeriod(value: string, { datesIn }: DocumentFacts): boolean {
  const [day, another] = datesIn(value);
  if (!day || another || /\p{L}/u.test(value.slice(0, day.start))) return false;
  const behind = value.slice(day.end);
  return IN_BRACKETS.test(behind) && statesPeriod(behind);
}

const IN_BRACKETS = /^\s*\([^()]{2,40}\)\.?$/u;

/** "(21 days)", and nothing else, right below the day to pay and at one of its edges. */
export function isPeriodBelowDay(
  { text, row, page, box }: Segment,
  { layout, labels, datesIn }: DocumentFacts,
): boolean {
  if (!IN_BRACKETS.test(text) || !statesPeriod(text) || datesIn(text).length > 0) return false;
  const above = layout.rows[row - 1];
  if (above?.page !== page) return false;
  return above.segments.some(
    (line) =>
      datesIn(line.text).length === 1 &&
      labels.get(line)?.some((label) => label.startsSegment && isOneOf(label, ['due_date'])) &&
      (Math.abs(line.box.x - box.x) < SAME_EDGE.usual ||
        Math.abs(line.box.x + line.box.width - box.x - box.width) < SAME_EDGE.usual),
  );
}
