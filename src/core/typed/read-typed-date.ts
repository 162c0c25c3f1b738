import { type DateOrder, findDates } from '../values/calendar-date.ts';

/** What a typed date may be: one day, one of two (day first, month first), or no date at all. */
export type TypedDate =
  | { kind: 'date'; value: string }
  | { kind: 'ambiguous'; readings: [dayFirst: string, monthFirst: string] }
  | { kind: 'none' };

const DOTTED = /^\d{1,2}\s?\.\s?\d{1,2}\s?\./;

/** A date as a person types it, in the order of day and month that the document proves. Values are ISO dates. */
export function readTypedDate(typed: string, order: DateOrder | null): TypedDate {
  const text = typed.trim();
  const dayFirst = onlyDate(text, 'day_first');
  const monthFirst = onlyDate(text, 'month_first_dotted');
  const either = dayFirst ?? monthFirst;
  if (!either) return { kind: 'none' };
  if (!dayFirst || !monthFirst || dayFirst === monthFirst) return { kind: 'date', value: either };
  // Dots are the writing of countries that put the day first: on a page that puts the month first they contradict it.
  const known = order === 'month_first' && DOTTED.test(text) ? null : order;
  if (known === null) return { kind: 'ambiguous', readings: [dayFirst, monthFirst] };
  return { kind: 'date', value: known === 'day_first' ? dayFirst : monthFirst };
}

function onlyDate(text: string, order: DateOrder): string | null {
  const [date, ...others] = findDates(text, order);
  return date && others.length === 0 && date.text.trim() === text ? date.value : null;
}
