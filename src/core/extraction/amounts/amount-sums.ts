import { centsOf } from '../../values/decimal.ts';
import { HIGHEST_TAX_RATE } from '../../values/tax-rates.ts';
import type { AmountCandidate } from './amount-candidates.ts';

/** Which printed amounts are sums, differences or taxes of others; all in cents. */
export interface AmountSums {
  /** Cents that are the sum of two other printed amounts, one of them a plausible tax of the other. */
  taxedTotals: Set<number>;
  /** Cents that are such a tax. */
  taxes: Set<number>;
  /** Cents that are such a base. */
  bases: Set<number>;
  /** Cents that are the sum of several printed taxes. */
  taxSums: Set<number>;
}

/** Written as an amount: with two decimals or a currency. */
export function isProper({ money }: AmountCandidate): boolean {
  return money.decimals === 2 || money.currency !== null;
}

const MAX_DISTINCT = 160;
/** Tax over net amount: the lowest reduced rates in use. */
const LOWEST_RATE = 0.015;
const HIGHEST_RATE = Number(HIGHEST_TAX_RATE) / 100;

/** Looks for net + tax = gross among all printed amounts; `mayBeTax` tells which of them may be the tax. */
export function amountSums(
  candidates: readonly AmountCandidate[],
  mayBeTax: (candidate: AmountCandidate) => boolean,
): AmountSums {
  const proper = candidates.filter(isProper);
  const cents = [...new Set(proper.map((candidate) => Math.abs(centsOf(candidate.value))))]
    .filter((value) => value > 0)
    .sort((a, b) => b - a)
    .slice(0, MAX_DISTINCT);
  const taxable = new Set(proper.filter(mayBeTax).map((candidate) => Math.abs(centsOf(candidate.value))));
  const sums: AmountSums = { taxedTotals: new Set(), taxes: new Set(), bases: new Set(), taxSums: new Set() };
  for (const total of cents) {
    for (const base of cents) {
      const tax = total - base;
      if (base >= total || !taxable.has(tax) || tax === base) continue;
      const rate = tax / base;
      if (rate < LOWEST_RATE || rate > HIGHEST_RATE) continue;
      sums.taxedTotals.add(total);
      sums.taxes.add(tax);
      sums.bases.add(base);
    }
  }
  const known = new Set(cents);
  const taxes = [...sums.taxes];
  for (const one of cents) {
    for (const other of cents)
      if (one > other && known.has(one + other) && taxes.includes(one + other)) sums.taxSums.add(one + other);
  }
  return sums;
}
