import type { Choices } from '../../candidates/choices.ts';
import { withoutAccents } from '../../lexicon/fold.ts';
import { LEXICONS } from '../../lexicon/lexicons.ts';
import { saleWords } from '../../lexicon/sayings/all-sayings.ts';
import { matchesOf } from '../../matches-of.ts';
import { centsOf } from '../../values/decimal.ts';
import type { AmountCandidate } from '../amounts/amount-candidates.ts';
import { isProper } from '../amounts/amount-sums.ts';
import { IN_ALL } from '../amounts/told-amounts.ts';
import { centsIn } from '../page/cents-in.ts';
import { saysUntaxed } from '../page/says-untaxed.ts';
import { endsInAmount, type PaperText } from './paper-text.ts';

/** A letter that tells its sum tells what it is made of right before. */
const MOST_PARTS = 7;
/** One cent for rounding. */
const ROUNDING = 1;
const RATE = /(?<![\d.,])(\d{1,2}(?:[.,]\d{1,2})?)\s?%/gu;
/** "Transfer to", "auf unser Konto": what stands in front of the account to pay to; without accents. */
const PAYS_INTO = new RegExp(
  String.raw`\b(?:${saleWords('paysInto')})(?:[^.!?]|(?<=\b[a-z])\.){0,90}?\b(?:[a-z]{2}\d{2}(?:\s?[a-z\d]{4}){2}|\d{2}-\d{2}-\d{2}\b|\d{3,4}-\d{4}\b)`,
  'u',
);
/** "Your account", "on your account": the reader is paid; and "we will pay into …": so is somebody else. Without accents. */
const TO_READER = new RegExp(
  String.raw`(?<!\p{L})(?:${withoutAccents(LEXICONS.map(({ persons }) => persons.yours).join('|'))})\s(?:\p{L}+\s){0,2}?(?:\p{L}*konto|accounts?|compte|rekening\p{L}*|cuenta|conto|(?:bank|plus)giro)(?!\p{L})|\b(?:${saleWords('weWill')})\s`,
  'u',
);
/** Gifts, rents, outlays and damages are paid as well, though nobody sells them; without accents. */
const OTHER_DUES = new RegExp(String.raw`\b(?:${saleWords('otherDues')})(?!\p{L})`, 'u');
/** "From 1 October", "monthly advance": what is to be paid again and again from a day on; without accents. */
const RECURS = new RegExp(String.raw`\b(?:${saleWords('recurs')})`, 'u');

/** What a letter shows that bears neither a number nor a day to pay as bills do. */
export const LETTER_SIGNS = ['sums_up', 'in_all', 'taxed_at_rate', 'untaxed', 'pays_into'] as const;
export type LetterSign = (typeof LETTER_SIGNS)[number] | 'recurs';

/**
 * The signs of such a letter, with their log odds. What its amounts prove counts only where it asks for money: claims,
 * decisions and examples add up as well. `isOfAnother`: it reminds of a bill, or sends one along.
 */
export function letterEvidence(
  amounts: readonly AmountCandidate[],
  choices: Choices,
  { rows, plainRows, plain }: PaperText,
  { asks, isOfAnother, isProven }: { asks: boolean; isOfAnother: boolean; isProven: boolean },
): [LetterSign, number][] {
  // What has its own amount in a row is charged now, for whatever time.
  const running = plainRows.filter((row) => !endsInAmount(row)).join(' ');
  const saysAgain = running.split(/[.!?](?=\s)/u).some((sentence) => RECURS.test(sentence));
  const againAndAgain: [LetterSign, number][] = saysAgain ? [['recurs', -2.5]] : [];
  if (isOfAnother || OTHER_DUES.test(plain)) return againAndAgain;
  const paysInto = isPaidInto(plain);
  const proven: [LetterSign, number][] = [
    ['sums_up', !isProven && sumsUp(amounts, choices) ? 1.2 : 0],
    ['in_all', tellsInAll(choices) ? 1 : 0],
    ['taxed_at_rate', isTaxedAtRate(choices, rows) ? 1.4 : 0],
    // Who says why no tax is charged sells.
    ['untaxed', rows.some(saysUntaxed) ? 1.4 : 0],
  ];
  return [...(asks || paysInto ? proven : []), ['pays_into', paysInto ? 1.2 : 0], ...againAndAgain];
}

/** Letters of which a pattern about accounts looks back. */
const LOOKS_BACK = 60;

/** Whether a sentence that speaks of paying names an account, which is the writer's. */
function isPaidInto(plain: string): boolean {
  const found = PAYS_INTO.exec(plain);
  return (
    found !== null && !TO_READER.test(plain.slice(Math.max(0, found.index - LOOKS_BACK), found.index + found[0].length))
  );
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

/** Whether the rate in the row of the tax makes it of an amount in the rows above, whatever is charged besides without tax. */
export function isTaxOfRow({ TAX_AMOUNT }: Choices, { rows }: PaperText): boolean {
  const tax = TAX_AMOUNT?.candidate;
  const row = tax && rows[tax.segment.row];
  if (!row || centsOf(tax.value) <= 0) return false;
  const above = rows.slice(Math.max(0, tax.segment.row - MOST_ROWS_ABOVE), tax.segment.row).flatMap(centsIn);
  return matchesOf(row, RATE).some(([, rate]) =>
    above.some((base) => Math.abs((base * Number(rate!.replace(',', '.'))) / 100 - centsOf(tax.value)) <= ROUNDING),
  );
}

const MOST_ROWS_ABOVE = 12;

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
