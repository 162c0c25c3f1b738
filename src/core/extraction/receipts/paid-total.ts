import type { Candidate } from '../../candidates/candidate.ts';
import type { Row } from '../../layout/layout.ts';
import { centsOf } from '../../values/decimal.ts';

const CASH =
  /\b(?:cash|tender(?:ed)?|received|accepted|paid|visa|master(?:card)?|debit|card|gegeben|bar|especes|espèces|contant|efectivo|contanti)\b/iu;
const CHANGE = /\b(?:change|chang|ruckgeld|rückgeld|rendu|wisselgeld|cambio|resto)\b/iu;
const TOTAL =
  /\b(?:total|totai|tota1|nett?|amount|amt|payable|due|jumlah|summe|gesamt(?:betrag)?|betrag|zu zahlen|payer|importe|a pagar|totaal|te betalen|totale)\b/iu;
const FINAL = /\b(?:grand|nett?|payable|due|inclusive|incl|gross|zu zahlen|payer|a pagar|te betalen)\b/iu;
const NO_TOTAL =
  /\b(?:sub|accepted|qty|quantity|items?|excl(?:uding)?|disc(?:ount)?|saving|round(?:ing|ed)?|summary|points?|rm\/)|\b(?:gst|tax|vat)\b(?!.*\bincl)(?<!incl.*)/iu;

/** Worth of each sign; what adds up outweighs what is said beside it, as words are misread more often than sums fit. */
const ADDS_UP = 3;
const NAMED = 2;
const NAMED_FINAL = 1;
const AGAIN = 0.5;
const MOST_AGAIN = 3;
const ENOUGH = 1.5;

/** The amount that was to be paid at the till: as it is named, and as what was given less the change. */
export function paidTotal<Amount extends Candidate>(amounts: readonly Amount[], rows: readonly Row[]): Amount | null {
  const positive = amounts.filter(({ value }) => centsOf(value) > 0);
  const textOf = ({ segment }: Candidate) => rows[segment.row]!.text;
  const isChange = (amount: Candidate) => CHANGE.test(textOf(amount));
  const isCash = (amount: Candidate) => !isChange(amount) && CASH.test(textOf(amount));
  const given = amounts.filter(isCash).map(({ value }) => centsOf(value));
  const back = amounts.filter(isChange).map(({ value }) => centsOf(value));
  const paid = new Set(given.flatMap((cash) => back.map((change) => cash - change)));
  const scoreOf = (amount: Amount): number => {
    const text = textOf(amount);
    const cents = centsOf(amount.value);
    const again = positive.filter((other) => other !== amount && centsOf(other.value) === cents).length;
    const isNamed = TOTAL.test(text) && !NO_TOTAL.test(text) && !isChange(amount);
    return (
      (paid.has(cents) ? ADDS_UP : 0) +
      (isNamed ? NAMED + (FINAL.test(text) ? NAMED_FINAL : 0) : 0) +
      Math.min(again, MOST_AGAIN) * AGAIN -
      (isChange(amount) ? ADDS_UP : 0) -
      (isCash(amount) && back.some((change) => change > 0) ? NAMED : 0)
    );
  };
  let [best, bestScore]: [Amount | null, number] = [null, ENOUGH];
  for (const amount of positive) {
    const score = scoreOf(amount);
    if (score >= bestScore) [best, bestScore] = [amount, score];
  }
  return best;
}
