import type { RateBand, Wish } from '../../plan.ts';
import type { Said } from '../words/concepts.ts';
import { has, type WishScope } from './wish-scope.ts';

const PERCENT = /(?<![\d.,])(\d{1,2})(?:[.,](\d{1,2}))?\s?(?:%|percent|per cent|pct|prozent|pour ?cent)/u;
/** A bound of rates ("over 10 %"), a part of an amount ("19 % of the tax") and "19 and 7 %" are no one rate. */
const RATE = '\\d{1,2}(?:[.,]\\d{1,2})?\\s?(?:%|per ?cent|pct|prozent|pour ?cent)';
const NO_ONE_RATE = [
  `(?<!\\p{L})(?:over|above|under|below|(?:more|less|higher|lower|greater) than|at (?:least|most)|up to|from|exceeding|uber|unter|mehr als|weniger als|mindestens|hochstens|bis(?: zu)?|ab|plus de|moins de|superieure?s? a|inferieure?s? a|au (?:moins|plus)|jusqu'a|a partir de)\\s+${RATE}`,
  `${RATE}\\s+(?:of|von|vom|der|des|du|de la|or more|oder mehr|ou plus)(?!\\p{L})`,
  `\\d\\s*(?:(?:and|or|to|und|oder|bis|et|ou|a)\\s|[&/–-])\\s*${RATE}`,
].map((source) => new RegExp(source, 'u'));
const RATES = new RegExp(RATE, 'gu');
const BANDS: readonly (readonly [RegExp, RateBand])[] = [
  [/reduced|lower|ermas{1,2}igt|ermaes{1,2}igt|reduziert|reduit/u, 'reduced'],
  [/zero|exempt|tax[- ]free|null|steuerfrei|exoneree?|sans tva applicable/u, 'zero'],
  [/standard|normal|full|voll|regel|allgemein|plein/u, 'standard'],
];

/** Rates of tax: which there are, how much at one of them, or the documents that have it. */
export function aboutRates(said: Said, scope: WishScope): Wish | null {
  const match = said.first('taxRate');
  if (!match) return null;
  const rest = said.without('taxRate');
  const percent = PERCENT.exec(said.text);
  if ((said.text.match(RATES)?.length ?? 0) > 1 || NO_ONE_RATE.some((way) => way.test(said.text))) return null;
  const band = BANDS.find(([pattern]) => pattern.test(match[0]))?.[1];
  // "Bergmann's normal rate" may be one of prices.
  if (!percent && /^(?:the |a )?(?:normal|full|lower)[- ]?rates?$/u.test(match[0].trim()) && !rest.has('tax'))
    return null;
  // A percentage alone may be one of anything.
  const isOfTax = /vat|tax|gst|rate|satz|saetz|mwst|ust|steuer|taux|tva|exoner/u.test(match[0]) || rest.has('tax');
  if (!isOfTax || (percent && has(rest, 'share', 'compare'))) return null;
  const of = {
    ...(percent && { rate: percent[2] ? `${Number(`${percent[1]}.${percent[2]}`)}` : `${Number(percent[1])}` }),
    ...(!percent && band && { band }),
  };
  const isOne = percent !== null || band !== undefined;
  const noun = has(rest, 'invoice', 'document', 'creditNote', 'receipt');
  const isFigure = has(rest, 'howMuch', 'total', 'spend', 'tax', 'net', 'gross') && !has(rest, 'which', 'show');
  const isCount = has(rest, 'howMany', 'count');
  const wants = isOne && isCount && noun ? 'count' : isOne && noun && !isFigure ? 'documents' : 'figures';
  const measure = rest.has('net')
    ? 'net'
    : has(rest, 'spend', 'gross') && !rest.without('gross').has('tax')
      ? 'gross'
      : 'tax';
  return scope.item === undefined ? { kind: 'rates', wants, measure, ...of } : null;
}
