import { DAYS_BEHIND, OWED } from '../lexicon/periods.ts';
import { matchesOf } from '../matches-of.ts';
import { type DateOrder, findDates } from './calendar-date.ts';

const DAY = 86_400_000;
/** "Net 30", "30 days", "14 Tage", "sous 30 jours", "30 gg": the days between an invoice and its due date. */
const TERM = new RegExp(String.raw`\bnet\s?(\d{1,3})\b|\b(\d{1,3})\s?(?:${DAYS_BEHIND})(?!\p{L})`, 'giu');
/** What stands before the day on which is to be paid, as against the day of the invoice. */
const DUE = new RegExp(`(?<!\\p{L})(?:${OWED})`, 'iu');

interface PrintedDate {
  /** Days since 1970. */
  day: number;
  isAmbiguous: boolean;
  isDue: boolean;
}

/**
 * The order of day and month in which a due date lies exactly as many days behind the invoice's as the terms say
 * ("Net 30" with 7/5/2024 and 8/4/2024), or null when no term is stated or both orders or none would do. A term runs
 * forwards: the later date is the one that is called due, else the one that is printed later.
 */
export function orderByStatedTerm(texts: readonly string[]): DateOrder | null {
  const terms = statedTerms(texts);
  if (terms.size === 0) return null;
  const fits = (['day_first', 'month_first'] as const).filter((order) => runsForwards(datesIn(texts, order), terms));
  return fits.length === 1 ? fits[0]! : null;
}

/** All terms of so many days that are stated anywhere, without "0 days". */
export function statedTerms(texts: readonly string[]): Set<number> {
  const terms = new Set(texts.flatMap((text) => matchesOf(text, TERM).map((match) => Number(match[1] ?? match[2]))));
  terms.delete(0);
  return terms;
}

function datesIn(texts: readonly string[], order: DateOrder): PrintedDate[] {
  return texts.flatMap((text) => {
    let from = 0;
    return findDates(text, order).map(({ value, ambiguous, start, end }) => {
      const isDue = DUE.test(text.slice(from, start));
      from = end;
      return { day: Date.parse(value) / DAY, isAmbiguous: ambiguous, isDue };
    });
  });
}

/** Whether one date follows another after a stated term, and at least one of them could have been read otherwise. */
function runsForwards(dates: readonly PrintedDate[], terms: ReadonlySet<number>): boolean {
  const seen = new Set<number>();
  const unsure = new Set<number>();
  const dueAhead = new Map<number, boolean>();
  for (const { day, isAmbiguous, isDue } of dates) {
    for (const term of terms) {
      if (seen.has(day - term) && (isAmbiguous || unsure.has(day - term))) return true;
      // The due date above the invoice's: only where it is called so, and this one is not.
      const due = dueAhead.get(day + term);
      if (due !== undefined && !isDue && (isAmbiguous || due)) return true;
    }
    seen.add(day);
    if (isAmbiguous) unsure.add(day);
    if (isDue) dueAhead.set(day, isAmbiguous);
  }
  return false;
}
