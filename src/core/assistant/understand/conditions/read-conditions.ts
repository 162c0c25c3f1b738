import { addDays } from '../../../values/calendar-date.ts';
import type { Conditions, DateRange } from '../../plan.ts';
import { spansOf } from '../text/spans.ts';
import { patternSource, wordPattern } from '../text/word-pattern.ts';
import { unitAround, weekdayOf } from '../times/calendar-periods.ts';
import type { Said } from '../words/concepts.ts';
import type { Dictionary } from '../words/dictionary.ts';

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

/** "With a delivery note": what lies beside a document is not its kind. "What about receipts" and "suppliers with credit notes" ask for them. */
const BESIDE =
  /(?<!\p{L})(?<!(?:ist|sind|war|waren|steht es|sieht es|\p{L}*lieferanten?|verkaufern?|anbietern?|firmen|fournisseurs?|vendeurs?|suppliers?|vendors?|sellers?|compan(?:y|ies)|who|wer|qui|monate?n?|mois|months?) )(?:mit|samt|laut|gemas|avec|selon|with|as per)\s+(?:(?:der|dem|den|einem|einer|einen|ein|eine|the|an?|un|une|le|la|les|des|zugehorige[nrm]?|beiliegende[nrm]?)\s+)?$/u;

/** The kinds of documents asked for; undefined where none is named. */
export function saidTypes(said: Said): string[] | undefined {
  const named = TYPES.filter(([concept]) =>
    spansOf(said.text, said.patterns.concepts[concept]).some(({ start }) => !BESIDE.test(said.text.slice(0, start))),
  ).map(([, type]) => type);
  if (named.length === 0) return undefined;
  return said.without(...TYPES.map(([concept]) => concept)).has('invoice') ? ['invoice', ...named] : named;
}

/** "The total of all paid invoices": of those alone, where "how much have I paid" is of all. */
const PAID_ONES =
  /(?<!\p{L})(?:(?<!(?:not|never|un|in|we|i|have|has|had|been) )paid (?:[\p{L}\u{e000}-\u{e0ff}\u{e500}]+ ){0,2}(?:invoices?|bills?)|(?:bezahlte|beglichene)[nrsm]? (?:\p{L}+ )?rechnung(?:en)?|factures? (?:deja |toutes )?(?:payees?|reglees?|acquittees?))(?!\p{L})/u;

/** Paid or not; "paid" in "how much have I paid" says what was spent. */
export function saidPayment(said: Said, asksHowMuch: boolean): Conditions['payment'] {
  if (said.has('overdue')) return 'overdue';
  if (said.has('unpaid')) return 'unpaid';
  if (PAID_ONES.test(said.text)) return 'paid';
  return !asksHowMuch && said.without('unpaid').has('paid') ? 'paid' : undefined;
}

/** The currency named, or the one left out: "not in euros", "other than USD". */
export function saidCurrency(
  { text, patterns }: Said,
  { except }: Dictionary,
): Pick<Conditions, 'currency' | 'notCurrency'> {
  for (const [code, pattern] of patterns.currencies) {
    pattern.lastIndex = 0;
    const match = pattern.exec(text);
    if (!match) continue;
    const isLeftOut = new RegExp(
      `(?<![\\p{L}\\p{N}])(?:${patternSource(except)}|keine?|non)[\\s-]+(?:(?:billed|issued|paid|denominated|in|en|dans|those|any|the|der|die|den|les?|l'|que)[\\s']+)*$`,
      'u',
    ).test(text.slice(0, match.index));
    return isLeftOut ? { notCurrency: code } : { currency: code };
  }
  return {};
}

/** "On Mondays" is a condition on the weekday; "on Monday" is a day: the latest one, or the coming one where it is due. */
export function saidWeekday(
  text: string,
  { weekdays }: Dictionary,
  today: string,
  isDue: boolean,
): { weekday?: number; isEvery?: boolean; period?: DateRange } {
  for (const [index, words] of weekdays.entries()) {
    const match = wordPattern(`(?:(on a|a|an einem|am|einen|jeden|le|les|un|chaque|any|every|each) )?(${words})`).exec(
      text,
    );
    if (!match) continue;
    const isEvery = match[1] !== undefined || (/(?:s|tagen|mittwochen)$/u.test(match[2]!) && match[2] !== 'mars');
    if (isEvery && match[1] !== 'am') return { weekday: index + 1, isEvery };
    const back = (weekdayOf(today) - (index + 1) + 7) % 7;
    const day = isDue ? addDays(unitAround(today, 'day', 0).from, (7 - back) % 7) : addDays(today, -back);
    return { weekday: index + 1, period: { from: day, to: day } };
  }
  return {};
}
