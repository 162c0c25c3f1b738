import type { Candidate } from '../../candidates/candidate.ts';
import type { Row } from '../../layout/layout.ts';
import { recognisedWords } from '../../lexicon/sayings/all-sayings.ts';
import { centsOf } from '../../values/decimal.ts';

const wordIn = (words: string) => new RegExp(String.raw`\b(?:${words})\b`, 'iu');
const CASH = wordIn(recognisedWords('cash', 'handed'));
/** Some letters are misread so often that what comes of it is a word of its own. */
const CHANGE = wordIn(`chang|${recognisedWords('back')}`);
const TOTAL = wordIn(`totai|tota1|${recognisedWords('total', 'totalElse')}`);
const FINAL = wordIn(recognisedWords('final'));
const NO_TOTAL = new RegExp(String.raw`\b(?:${recognisedWords('noTotal')})`, 'iu');
/** "GST 6%" is no total, "Total incl. GST" is one. */
const TAX = /\b(?:gst|tax|vat)\b/iu;
const INCLUDED = /\bincl/iu;

/** Worth of each sign; what adds up outweighs what is said beside it, as words are misread more often than sums fit. */
const ADDS_UP = 3;
const NAMED = 2;
const NAMED_FINAL = 1;
const AGAIN = 0.5;
const MOST_AGAIN = 3;
const ENOUGH = 1.5;

/** A slip has one change, or some that were misread; more of them say nothing. */
const MOST_CHANGES = 20;

/** What the words of a row say of its amounts. */
interface RowSigns {
  isChange: boolean;
  isCash: boolean;
  isNamed: boolean;
  isFinal: boolean;
}

function signsOf({ text }: Row): RowSigns {
  const isChange = CHANGE.test(text);
  const isTax = TAX.test(text) && !INCLUDED.test(text);
  return {
    isChange,
    isCash: !isChange && CASH.test(text),
    isNamed: !isChange && TOTAL.test(text) && !NO_TOTAL.test(text) && !isTax,
    isFinal: FINAL.test(text),
  };
}

/** The amount that was to be paid at the till: as it is named, and as what was given less the change. */
export function paidTotal<Amount extends Candidate>(amounts: readonly Amount[], rows: readonly Row[]): Amount | null {
  const signs = new Map([...new Set(amounts.map(({ segment }) => segment.row))].map((at) => [at, signsOf(rows[at]!)]));
  const read = amounts.map((amount) => ({
    ...signs.get(amount.segment.row)!,
    amount,
    cents: centsOf(amount.value),
  }));
  const given = new Set(read.filter(({ isCash }) => isCash).map(({ cents }) => cents));
  const back = [...new Set(read.filter(({ isChange }) => isChange).map(({ cents }) => cents))].slice(0, MOST_CHANGES);
  const positive = read.filter(({ cents }) => cents > 0);
  const times = new Map<number, number>();
  for (const { cents } of positive) times.set(cents, (times.get(cents) ?? 0) + 1);
  const isChangeGiven = back.some((change) => change > 0);
  let [best, bestScore]: [Amount | null, number] = [null, ENOUGH];
  for (const { amount, cents, isChange, isCash, isNamed, isFinal } of positive) {
    const score =
      (back.some((change) => given.has(cents + change)) ? ADDS_UP : 0) +
      (isNamed ? NAMED + (isFinal ? NAMED_FINAL : 0) : 0) +
      Math.min(times.get(cents)! - 1, MOST_AGAIN) * AGAIN -
      (isChange ? ADDS_UP : 0) -
      (isCash && isChangeGiven ? NAMED : 0);
    if (score >= bestScore) [best, bestScore] = [amount, score];
  }
  return best;
}
