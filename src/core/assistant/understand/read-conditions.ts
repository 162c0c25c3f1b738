import { addDays } from '../../values/calendar-date.ts';
import type { Conditions, DateRange } from '../plan.ts';
import { unitAround, weekdayOf } from './calendar-periods.ts';
import type { Said } from './concepts.ts';
import type { Dictionary } from './dictionary.ts';
import { wordPattern } from './word-pattern.ts';

/** Kinds of documents by what people call them. */
const TYPES = [
  ['creditNote', 'credit_note'],
  ['receipt', 'receipt'],
  ['quote', 'quote'],
  ['order', 'order'],
  ['deliveryNote', 'delivery_note'],
  ['reminder', 'reminder'],
  ['statement', 'statement'],
] as const;

/** The kinds of documents asked for; undefined where none is named. */
export function saidTypes(said: Said): string[] | undefined {
  const named = TYPES.filter(([concept]) => said.has(concept)).map(([, type]) => type);
  if (named.length === 0) return undefined;
  return said.without(...TYPES.map(([concept]) => concept)).has('invoice') ? ['invoice', ...named] : named;
}

/** Paid or not; "paid" in "how much have I paid" says what was spent. */
export function saidPayment(said: Said, asksHowMuch: boolean): Conditions['payment'] {
  if (said.has('overdue')) return 'overdue';
  if (said.has('unpaid')) return 'unpaid';
  return !asksHowMuch && said.without('unpaid').has('paid') ? 'paid' : undefined;
}

export function saidCurrency({ text, patterns }: Said): string | undefined {
  return patterns.currencies.find(([, pattern]) => {
    pattern.lastIndex = 0;
    return pattern.test(text);
  })?.[0];
}

/** "On Mondays" is a condition on the weekday; "on Monday" is a day: the latest one, or the coming one where it is due. */
export function saidWeekday(
  text: string,
  { weekdays }: Dictionary,
  today: string,
  isDue: boolean,
): { weekday?: number; period?: DateRange } {
  for (const [index, words] of weekdays.entries()) {
    const match = wordPattern(`(?:(on a|an einem|le|les|der|any) )?(${words})`).exec(text);
    if (!match) continue;
    const isEvery = match[1] !== undefined || (match[2]!.endsWith('s') && match[2] !== 'mars');
    if (isEvery) return { weekday: index + 1 };
    const back = (weekdayOf(today) - (index + 1) + 7) % 7;
    const day = isDue ? addDays(unitAround(today, 'day', 0).from, (7 - back) % 7) : addDays(today, -back);
    return { period: { from: day, to: day } };
  }
  return {};
}
