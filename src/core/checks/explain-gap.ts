import type { Entity, LineItem } from '../entity.ts';
import { compareDecimals, type Decimal, negateDecimal } from '../values/decimal.ts';
import { type Adjustment, adjustmentsThatMake, printedAdjustments } from './adjustments.ts';
import type { EntitiesByLabel } from './figures.ts';

/** Printed amounts that together are a difference between two sums. */
export interface GapReason {
  entities: Entity[];
  /** Nothing but rows of taxes that are added. */
  isTaxOnly: boolean;
  /** A row of a tax is among them. */
  hasTax: boolean;
  /** "the printed amount of 5.00", "the printed amounts 5.00 and -2.00". */
  words: string;
}

/** What may explain a difference: every labelled amount, or none of those that are taxes themselves. */
type Explaining = 'all' | 'no taxes';

/**
 * A function that looks up which printed discounts, charges, deposits, roundings and taxes a difference consists of: one,
 * or two or three together, each with the sign its label gives it. Amounts that nothing labels as such explain nothing:
 * some printed amount closes nearly every gap. It gives null when none do.
 */
export function gapReasons(
  entities: EntitiesByLabel,
  lines: readonly LineItem[],
): (wanted: Decimal, explaining?: Explaining) => GapReason | null {
  const adjustments = printedAdjustments(entities, lines);
  const untaxed = adjustments.filter(({ isTax }) => !isTax);
  return (wanted, explaining = 'all') => {
    const found = explained(wanted, explaining === 'all' ? adjustments : untaxed);
    if (!found) return null;
    const texts = found.map(({ entity }) => entity.text);
    return {
      entities: found.map(({ entity }) => entity),
      isTaxOnly: found.every(({ isTax, value }) => isTax && compareDecimals(value, '0') > 0),
      hasTax: found.some(({ isTax }) => isTax),
      words:
        found.length === 1
          ? `the printed amount of ${texts[0]}`
          : `the printed amounts ${texts.slice(0, -1).join(', ')} and ${texts.at(-1)}`,
    };
  };
}

function explained(wanted: Decimal, adjustments: readonly Adjustment[]): Adjustment[] | null {
  if (compareDecimals(wanted, '0') === 0) return null;
  const made = adjustmentsThatMake(wanted, adjustments);
  if (made) return made;
  // Roundings, and what credit notes give back, are often printed without their sign.
  const size = negateDecimal(wanted);
  const one = adjustments.find(({ value }) => compareDecimals(value, size) === 0);
  return one ? [one] : null;
}
