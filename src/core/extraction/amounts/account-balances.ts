import { centsOf } from '../../values/decimal.ts';
import type { DocumentFacts } from '../page/document-facts.ts';
import type { AmountCandidate } from './amount-candidates.ts';
import { isProper } from './amount-sums.ts';

/** Words for what was owed before this bill. */
const CARRIED =
  /previous|remaining balance|unpaid|forward|brought|past due|overdue|arrears|opening|prior|last bill|old balance|vorig|openstaand|alte[rs]? saldo|r[üu]ckst[äa]nd|solde (?:pr[ée]c[ée]dent|ant[ée]rieur)|saldo (?:anterior|precedente|pendiente)/iu;

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
  for (const { segment, value } of proper) {
    const carried = centsOf(value);
    const row = facts.layout.rows[segment.row]!;
    // "Remaining Balance 2,760.82" may stand in the table of what was booked.
    const isOfItem = facts.tableRows.has(segment.row) && row.segments.length > 2;
    if (carried <= 0 || !CARRIED.test(row.text) || isOfItem) continue;
    for (const bill of cents) {
      if (!known.has(bill + carried)) continue;
      whole.add(bill + carried);
      own.add(bill);
    }
  }
  return { whole, own };
}
