import { type DateOrder, findDates } from './calendar-date.ts';

const DAY = 86_400_000;
/** "Net 30", "30 days", "14 Tage", "sous 30 jours", "30 gg": the days between an invoice and its due date. */
const TERM = /\bnet\s?(\d{1,3})\b|\b(\d{1,3})\s?(?:days?|tage?n?|jours?|jrs|dagen|d[ií]as|giorni|gg)(?!\p{L})/giu;

/**
 * The order of day and month in which two printed dates lie exactly as many days apart as the terms say ("Net 30" with
 * 7/5/2024 and 8/4/2024), or null when no term is stated or both orders or none would do.
 */
export function orderByStatedTerm(texts: readonly string[]): DateOrder | null {
  const terms = new Set(texts.flatMap((text) => [...text.matchAll(TERM)].map((match) => Number(match[1] ?? match[2]))));
  terms.delete(0);
  if (terms.size === 0) return null;
  const fits = (['day_first', 'month_first'] as const).filter((order) => someApart(texts, order, terms));
  return fits.length === 1 ? fits[0]! : null;
}

/** Whether two dates are that far apart of which at least one could have been read otherwise. */
function someApart(texts: readonly string[], order: DateOrder, terms: ReadonlySet<number>): boolean {
  const found = texts.flatMap((text) => findDates(text, order));
  const certain = new Map<number, boolean>();
  for (const { value, ambiguous } of found) {
    const day = Date.parse(value) / DAY;
    certain.set(day, (certain.get(day) ?? true) && !ambiguous);
  }
  return [...certain].some(([day, sure]) =>
    [...terms].some((term) => certain.has(day + term) && !(sure && certain.get(day + term))),
  );
}
