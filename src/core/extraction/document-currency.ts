import { CURRENCY_CODES, CURRENCY_PATTERN, currencyOf } from '../values/currency.ts';

const AT_AMOUNT = new RegExp(`(${CURRENCY_PATTERN})\\s?[-−–(]?\\s?\\d|\\d\\s?(${CURRENCY_PATTERN})(?!\\p{L})`, 'gu');
const CODE = new RegExp(`(?<![\\p{L}\\d])(${CURRENCY_CODES.join('|')})(?![\\p{L}\\d])`, 'gu');
const SYMBOL = /[€£₹]/gu;
/** Countries whose dollar is not the American one. */
const DOLLARS: readonly (readonly [RegExp, string])[] = [
  [/\bABN\b|Australia\b/, 'AUD'],
  [/\bCanada\b|\b(?:HST|QST)\b|\b[ABCEGHJ-NPRSTVXY]\d[A-Z] \d[A-Z]\d\b/, 'CAD'],
  [/New Zealand\b/, 'NZD'],
  [/\bSingapore\b/, 'SGD'],
];

/**
 * The document's one currency: what is printed at most amounts, a code at a label counting double. A bare "$" is read
 * by the country that the page names, else as US dollars. Null when no currency is printed.
 */
export function documentCurrency(texts: readonly string[]): string | null {
  const votes = new Map<string, number>();
  let bareDollars = 0;
  const vote = (currency: string | null, weight: number) => {
    if (currency) votes.set(currency, (votes.get(currency) ?? 0) + weight);
  };
  for (const text of texts) {
    for (const match of text.matchAll(AT_AMOUNT)) {
      const printed = match[1] ?? match[2]!;
      if (printed === '$') bareDollars++;
      else vote(currencyOf(printed), 1);
    }
    for (const match of text.matchAll(CODE)) vote(match[1]!, 0.7);
    for (const match of text.matchAll(SYMBOL)) vote(currencyOf(match[0]), 0.3);
  }
  if (bareDollars > 0) vote(dollarOf(texts, votes), bareDollars);
  let best: string | null = null;
  for (const [currency, count] of votes) if (!best || count > votes.get(best)!) best = currency;
  return best;
}

function dollarOf(texts: readonly string[], votes: Map<string, number>): string {
  const named = ['USD', 'CAD', 'AUD', 'NZD', 'SGD', 'HKD'].filter((code) => votes.has(code));
  if (named.length === 1) return named[0]!;
  const hinted = DOLLARS.find(([pattern]) => texts.some((text) => pattern.test(text)));
  return hinted?.[1] ?? 'USD';
}
