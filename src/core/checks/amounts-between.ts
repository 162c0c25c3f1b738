import { SAME_COLUMN } from '../alignment.ts';
import type { Entity, LineItem } from '../entity.ts';
import { addDecimals, compareDecimals, type Decimal, isDecimal, negateDecimal } from '../values/decimal.ts';
import { outsideLines } from './adjustments.ts';
import { difference, type EntitiesByLabel, type Figure, isWithin } from './figures.ts';

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
  return apart.some((distance) => Math.abs(distance) < SAME_COLUMN.narrow);
}

/** More amounts than this in one row are a statement, in which some make any difference. */
const MOST_BESIDE = 10;

/**
 * One amount of the row that prints subtotal and total side by side, or two, which make the difference as charges or
 * deductions: there their titles stand above them ("Bollo", "Descuento", "Recargo"). Null where none do.
 */
export function amountsBeside(
  { subtotal, tax, total }: Readonly<Record<'subtotal' | 'tax' | 'total', Figure>>,
  gap: Decimal,
  entities: EntitiesByLabel,
  lines: readonly LineItem[],
): Entity[] | null {
  if (!areLevel(subtotal.entity, total.entity)) return null;
  const known = [subtotal, tax, total].map(({ value }) => value);
  const others = outsideLines(entities.MONETARY ?? [], lines).filter(
    (one) =>
      areLevel(one, total.entity) && isDecimal(one.value) && /[1-9]/.test(one.value) && !known.includes(one.value),
  );
  if (others.length > MOST_BESIDE) return null;
  const signed = others.flatMap((entity) => [
    { entity, value: entity.value },
    { entity, value: negateDecimal(entity.value) },
  ]);
  const one = signed.find(({ value }) => compareDecimals(value, gap) === 0);
  if (one) return [one.entity];
  for (const [index, first] of signed.entries())
    for (const second of signed.slice(index + 1))
      if (first.entity !== second.entity && compareDecimals(addDecimals(first.value, second.value), gap) === 0)
        return [first.entity, second.entity];
  return null;
}

/** In one row of the page. */
function areLevel(a: Entity, b: Entity): boolean {
  if (!a.box || !b.box || a.page !== b.page) return false;
  const middle = ({ y, height }: { y: number; height: number }) => y + height / 2;
  return Math.abs(middle(a.box) - middle(b.box)) < Math.min(a.box.height, b.box.height) / 2;
}
