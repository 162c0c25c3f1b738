import { SAME_COLUMN } from '../../alignment.ts';
import type { Segment } from '../../layout/layout.ts';
import { matchesOf } from '../../matches-of.ts';
import { CURRENCY_CODES, currencyOf } from '../../values/currency.ts';
import type { DocumentFacts } from '../page/document-facts.ts';
import { isInRow } from '../page/label-link.ts';
import { labelLinks } from '../page/label-links.ts';
import { strongestLink } from '../page/link-features.ts';
import type { AmountCandidate } from './amount-candidates.ts';

/** So many rows at most stand between a column's currency and its amounts. */
const REACH = 25;

/** The lines of each row (by index) that are nothing but a currency: "EUR", "(in USD)". */
export type CurrencyHeads = ReadonlyMap<number, readonly Segment[]>;

/** Looks for them once: every amount of the document asks. */
export function currencyHeads({ layout }: DocumentFacts): CurrencyHeads {
  const heads = new Map<number, Segment[]>();
  for (const { index, segments } of layout.rows) {
    const own = segments.filter(({ text }) => currencyOf(text.replace(/[()]/g, '').replace(/^in\s/iu, '')) !== null);
    if (own.length > 0) heads.set(index, own);
  }
  return heads;
}

/** Links of at least this strength name an amount as the whole. */
const NAMED = 0.6;

/**
 * "£370.82" in the box for the tax office below "Total $2,875.19": amounts in another currency than the document's, where
 * one in its own is called the whole.
 */
export function inOtherCurrency(
  candidates: readonly AmountCandidate[],
  facts: DocumentFacts,
): ReadonlySet<AmountCandidate> {
  const { currency } = facts;
  if (currency === null) return new Set();
  const foreign = candidates.filter((one) => isForeign(one, currency, facts));
  if (foreign.length === 0) return new Set();
  const others = new Set(foreign);
  const isWhole = (one: AmountCandidate) =>
    one.money.currency !== null &&
    !others.has(one) &&
    strongestLink(labelLinks(one, facts).filter(isInRow), ['total', 'amount_due']) > NAMED;
  return candidates.some(isWhole) ? others : new Set();
}

/** Whether it is printed in another currency, or in a row that names another one only: "Total in GBP   1,854.12". */
function isForeign({ money, text, segment }: AmountCandidate, currency: string, facts: DocumentFacts): boolean {
  // The signs of dollars and crowns are those of several countries.
  if (money.currency !== null) return money.currency !== currency && !SHARED_SIGN.test(text);
  const named = matchesOf(facts.layout.rows[segment.row]!.text, MARK).map(([mark]) => mark);
  return named.length > 0 && named.every((mark) => !SHARED_SIGN.test(mark) && currencyOf(mark) !== currency);
}

const SHARED_SIGN = /(?<!\p{L})\$|(?<!\p{L})kr|CFA/iu;
const MARK = new RegExp(
  `(?<![\\p{L}\\d])(?:${CURRENCY_CODES.join('|')})(?![\\p{L}\\d])|[€£$]|(?<!\\p{L})kr(?!\\p{L})`,
  'gu',
);

/**
 * Whether an amount stands in a column headed by another currency than the document's: what the sums come to in the
 * buyer's or the tax office's money. Where two columns have a currency, the left one is the document's own.
 */
export function isConverted(
  { segment, box, money }: AmountCandidate,
  currencies: CurrencyHeads,
  facts: DocumentFacts,
): boolean {
  if (money.currency !== null || currencies.size === 0) return false;
  const row = facts.layout.rows[segment.row]!;
  for (let step = 1; step <= REACH; step++) {
    const above = facts.layout.rows[row.index - step];
    if (!above || above.page !== row.page) return false;
    const heads = currencies.get(above.index);
    if (!heads) continue;
    const own = heads.findIndex((head) => Math.abs(head.box.x + head.box.width - box.x - box.width) < SAME_COLUMN.wide);
    if (own < 0) continue;
    return own > 0 && currencyOf(heads[0]!.text) !== currencyOf(heads[own]!.text);
  }
  return false;
}
