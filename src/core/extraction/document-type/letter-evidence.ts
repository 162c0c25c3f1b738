import type { Choices } from '../../candidates/choices.ts';
import { withoutAccents } from '../../lexicon/fold.ts';
import { inAllLanguages } from '../../lexicon/in-all-languages.ts';
import { saleWords } from '../../lexicon/sayings/all-sayings.ts';
import { matchesOf } from '../../matches-of.ts';
import { centsOf } from '../../values/decimal.ts';
import type { AmountCandidate } from '../amounts/amount-candidates.ts';
import { isProper } from '../amounts/amount-sums.ts';
import { IN_ALL } from '../amounts/told-amounts.ts';
import type { PaperText } from './paper-text.ts';

/** A letter that tells its sum tells what it is made of right before. */
const MOST_PARTS = 7;
/** One cent for rounding. */
const ROUNDING = 1;
const RATE = /(?<![\d.,])(\d{1,2}(?:[.,]\d{1,2})?)\s?%/gu;
/** Why no tax is charged: who says so sells; with their accents or without. */
const UNTAXED = new RegExp(
  inAllLanguages(({ taxes }) => taxes?.untaxed),
  'iu',
);
const TAX_NAME = new RegExp(String.raw`(?<!\p{L})(?:${inAllLanguages(({ taxes }) => taxes?.names)})g?(?!\p{L})`, 'iu');
/** "Transfer to", "auf unser Konto": what stands in front of the account to pay to; without accents. */
const PAYS_INTO = new RegExp(
  String.raw`\b(?:${saleWords('paysInto')})(?:[^.!?]|(?<=\b[a-z])\.){0,90}?\b(?:[a-z]{2}\d{2}(?:\s?[a-z\d]{4}){2}|\d{2}-\d{2}-\d{2}\b|\d{3,4}-\d{4}\b)`,
  'u',
);
/** "From 1 October", "monthly advance": what is to be paid again and again from a day on; without accents. */
const RECURS = new RegExp(String.raw`\b(?:${saleWords('recurs')})`, 'u');

/** What a letter shows that bears neither a number nor a day to pay as bills do. */
export type LetterSign = 'sums_up' | 'in_all' | 'taxed_at_rate' | 'untaxed' | 'pays_into' | 'recurs';

/**
 * The signs of such a letter, with their log odds. What its amounts prove counts only where it asks for money: claims,
 * decisions and examples add up as well. `isOfAnother`: it reminds of a bill, or sends one along.
 */
export function letterEvidence(
  amounts: readonly AmountCandidate[],
  choices: Choices,
  { rows, plain }: PaperText,
  { asks, isOfAnother }: { asks: boolean; isOfAnother: boolean },
): [LetterSign, number][] {
  const paysInto = !isOfAnother && PAYS_INTO.test(plain);
  const proven: [LetterSign, number][] = [
    ['sums_up', sumsUp(amounts, choices) ? 1.2 : 0],
    ['in_all', tellsInAll(choices) ? 1 : 0],
    ['taxed_at_rate', isTaxedAtRate(choices, rows) ? 1.4 : 0],
    ['untaxed', rows.some((row) => UNTAXED.test(row) && TAX_NAME.test(row)) ? 1.4 : 0],
  ];
  return [
    ...(asks || paysInto ? proven : []),
    ['pays_into', paysInto ? 1.2 : 0],
    ['recurs', RECURS.test(plain) ? -2.5 : 0],
  ];
}

/** So many words beside it tell an amount in a sentence; tables sum up what many share as well. */
const FEWEST_WORDS = 5;

/** Whether amounts told right before a total that stands in a sentence add up to it, or one less another leaves it. */
function sumsUp(amounts: readonly AmountCandidate[], { TOTAL_AMOUNT }: Choices): boolean {
  const total = TOTAL_AMOUNT?.candidate;
  if (!total || total.segment.words.length < FEWEST_WORDS) return false;
  const proper = amounts.filter((one) => isProper(one) && one.page === total.page);
  const at = proper.findIndex(({ segment, start }) => segment === total.segment && start === total.start);
  const whole = centsOf(total.value);
  const parts = proper.slice(Math.max(0, at - MOST_PARTS), Math.max(0, at)).map(({ value }) => centsOf(value));
  const before = parts.at(-2);
  if (before !== undefined && before - parts.at(-1)! === whole) return true;
  return addsUp(parts, whole, 0);
}

/** Whether at least two of the parts make the sum; `count`: how many were taken already. */
function addsUp(parts: readonly number[], sum: number, count: number): boolean {
  if (sum === 0) return count > 1;
  const [first, ...rest] = parts;
  if (first === undefined || sum < 0) return false;
  return addsUp(rest, sum - first, count + 1) || addsUp(rest, sum, count);
}

/** "Zusammen sind das 298,50 €": whether the total stands behind such words in a sentence. */
function tellsInAll({ TOTAL_AMOUNT }: Choices): boolean {
  const total = TOTAL_AMOUNT?.candidate;
  if (!total || total.segment.words.length < FEWEST_WORDS) return false;
  return IN_ALL.test(withoutAccents(total.segment.text.slice(0, total.start)).toLowerCase());
}

/** Whether the tax is what a printed rate makes of the rest of the total. */
function isTaxedAtRate({ TOTAL_AMOUNT, TAX_AMOUNT }: Choices, rows: readonly string[]): boolean {
  if (!TOTAL_AMOUNT || !TAX_AMOUNT) return false;
  const tax = centsOf(TAX_AMOUNT.candidate.value);
  const net = centsOf(TOTAL_AMOUNT.candidate.value) - tax;
  if (tax <= 0 || net <= 0) return false;
  return rows.some((row) =>
    matchesOf(row, RATE).some(([, rate]) => Math.abs((net * Number(rate!.replace(',', '.'))) / 100 - tax) <= ROUNDING),
  );
}
