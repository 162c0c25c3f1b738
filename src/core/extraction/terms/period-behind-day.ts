import { SAME_EDGE } from '../../alignment.ts';
import type { Segment } from '../../layout/layout.ts';
import type { DocumentFacts } from '../page/document-facts.ts';
import type { FoundLabel } from '../page/find-labels.ts';
import { isOneOf } from '../page/link-features.ts';
import { leadsToDay, mentionsTime, statesPeriod } from './terms-language.ts';

/** "2026-02-17 (14 dni)": the term itself, behind the day that it leads to. */
export function isDayWithPeriod(value: string, { datesIn }: DocumentFacts): boolean {
  const [day, another] = datesIn(value);
  if (!day || another || /\p{L}/u.test(value.slice(0, day.start))) return false;
  const behind = value.slice(day.end);
  return IN_BRACKETS.test(behind) && statesPeriod(behind);
}

/** "21 dni od daty wystawienia, tj. 06.11.2026", "14 days (4 May)": the term, and right behind it the day that it leads to. */
function isPeriodWithDay(value: string, { datesIn }: DocumentFacts): boolean {
  const [day, another] = datesIn(value);
  if (!day || another || /[\p{L}\d]/u.test(value.slice(day.end))) return false;
  const before = value.slice(0, day.start);
  return leadsToDay(before) || (PARTED.test(before) && statesPeriod(before));
}

/** Between a count of days and what they lead to. */
const PARTED = /^\d[^,;]{2,24}[,;(–-]\s*$/u;

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

/** "Échéance : à réception", "Vencimiento: 17/02/2026 (14 días)": where a day is asked for, a term is given, or both. */
export function givesTermForDay(label: FoundLabel, facts: DocumentFacts): boolean {
  if (!label.startsSegment || !label.colon || !isOneOf(label, ['due_date'])) return false;
  const value = label.segment.text.slice(label.end).replace(/^[\s:]+/, '');
  if (isPeriodWithDay(value, facts)) return true;
  if (value.split(/\s+/).length > MOST_WORDS_OF_TERM || !mentionsTime(value)) return false;
  return facts.datesIn(value).length === 0 || isDayWithPeriod(value, facts);
}

const MOST_WORDS_OF_TERM = 6;
