import type { Entity, LineItem } from '../entity.ts';
import type { Decimal } from '../values/decimal.ts';
import { adjustmentsThatMake, outsideLines, printedAdjustments } from './adjustments.ts';
import { amountOf, type EntitiesByLabel } from './figures.ts';

/** Printed amounts that together are a difference between two sums. */
export interface GapReason {
  entities: Entity[];
  /** "the printed amount of 5.00", "the printed amounts 5.00 and -2.00". */
  words: string;
}

/**
 * A function that looks up which printed discounts and charges a difference consists of: one amount, sign apart, or the
 * signed sum of two or three that are labelled as such. It gives null when none do.
 */
export function gapReasons(
  entities: EntitiesByLabel,
  lines: readonly LineItem[],
): (wanted: Decimal) => GapReason | null {
  const amounts = outsideLines([...(entities.MONETARY ?? []), ...(entities.AMOUNT_DUE ?? [])], lines);
  const adjustments = printedAdjustments(entities, lines);
  return (wanted) => {
    const one = amountOf(wanted, amounts);
    if (one) return { entities: [one], words: `the printed amount of ${one.text}` };
    const several = adjustmentsThatMake(wanted, adjustments);
    if (!several) return null;
    const texts = several.map(({ entity }) => entity.text);
    return {
      entities: several.map(({ entity }) => entity),
      words: `the printed amounts ${texts.slice(0, -1).join(', ')} and ${texts.at(-1)}`,
    };
  };
}
