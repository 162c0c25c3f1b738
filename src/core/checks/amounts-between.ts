import type { Entity, LineItem } from '../entity.ts';
import { addDecimals, isDecimal } from '../values/decimal.ts';
import { outsideLines } from './adjustments.ts';
import { difference, type EntitiesByLabel, type Figure, isWithin } from './figures.ts';

/** Edges of one column differ by at most this share of the page's width. */
const SAME_COLUMN = 0.01;

/**
 * The amounts below the subtotal and above the total, in their column, where all of them together make the total: the tax
 * and what else is charged or taken off, by whatever name ("USPS Priority 9.40"). Null where they do not, or the tax is
 * none of them.
 */
export function amountsBetween(
  { subtotal, tax, total }: Readonly<Record<'subtotal' | 'tax' | 'total', Figure>>,
  entities: EntitiesByLabel,
  lines: readonly LineItem[],
): Entity[] | null {
  const [from, to] = [subtotal.entity, total.entity];
  if (from.page !== to.page || !isBelow(to, from)) return null;
  const isBetween = (one: Entity): boolean =>
    one.page === from.page && isBelow(one, from) && isBelow(to, one) && isDecimal(one.value);
  if (!isBetween(tax.entity)) return null;
  const others = outsideLines(entities.MONETARY ?? [], lines).filter(isBetween);
  const sum = addDecimals(tax.value, ...others.map(({ value }) => value));
  return others.length > 0 && isWithin(sum, difference(total.value, subtotal.value), '0') ? others : null;
}

/** Below in the same column, whichever edge its amounts share. */
function isBelow({ box: below }: Entity, { box: above }: Entity): boolean {
  if (!above || !below || below.y <= above.y) return false;
  const apart = [below.x - above.x, below.x + below.width - above.x - above.width];
  return apart.some((distance) => Math.abs(distance) < SAME_COLUMN);
}
