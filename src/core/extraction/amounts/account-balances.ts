import { rowWords } from '../../lexicon/row-words.ts';
import { centsOf } from '../../values/decimal.ts';
import type { DocumentFacts } from '../page/document-facts.ts';
import type { AmountCandidate } from './amount-candidates.ts';
import { isProper } from './amount-sums.ts';

/** Words for what was owed before this bill. */
const CARRIED = new RegExp(rowWords('owedBefore'), 'iu');

const PAID = new RegExp(String.raw`^\W*(?:\p{L}+\s)?(?:${rowWords('payments')})(?!\p{L})`, 'iu');
const MOST_PAYMENTS = 12;
const MOST_PARTS = 4;

/** Whether a row tells what was owed before. */
export function isCarriedOver(text: string): boolean {
  return CARRIED.test(text);
}

/** In cents. */
export interface AccountBalances {
  /** Sums of this bill and an earlier balance. */
  whole: ReadonlySet<number>;
  /** The bills in them. */
  own: ReadonlySet<number>;
}

/** Looks for bill + earlier balance = sum among all printed amounts. */
export function accountBalances(candidates: readonly AmountCandidate[], facts: DocumentFacts): AccountBalances {
  const whole = new Set<number>();
  const own = new Set<number>();
  const proper = candidates.filter(isProper);
  const cents = [...new Set(proper.map(({ value }) => centsOf(value)))].filter((value) => value > 0);
  const known = new Set(cents);
  // "Previous balance 312.44, payments -200.00, charges 312.44, due 424.88": what is left of the balance is not printed.
  const paid = [
    ...new Set(
      proper
        .filter(({ segment }) => PAID.test(facts.layout.rows[segment.row]!.text))
        .map(({ value }) => Math.abs(centsOf(value))),
    ),
  ].slice(0, MOST_PAYMENTS);
  const balances = proper.flatMap(({ segment, value }) => {
    const row = facts.layout.rows[segment.row]!;
    // "Remaining Balance 2,760.82" may stand in the table of what was booked.
    const isOfItem = facts.tableRows.has(segment.row) && row.segments.length > 2;
    return CARRIED.test(row.text) && !isOfItem ? [centsOf(value)] : [];
  });
  const takenOff = new Set(proper.map(({ value }) => -centsOf(value)));
  // "Arrears 212.40, interest on arrears 3.18": the balance in its parts.
  const parts = [...new Set(balances)].filter((value) => value > 0);
  const inParts = parts.length > 1 && parts.length <= MOST_PARTS ? [parts.reduce((sum, value) => sum + value, 0)] : [];
  for (const carried of new Set([...balances, ...inParts])) {
    // All of it was paid: what a bill tells of the change since the last one leads from that to this one, too.
    if (carried <= 0 || takenOff.has(carried)) continue;
    for (const left of [carried, ...paid.map((one) => carried - one)]) {
      for (const bill of left > 0 ? cents : []) {
        if (!known.has(bill + left)) continue;
        whole.add(bill + left);
        own.add(bill);
      }
    }
  }
  return { whole, own };
}
