import type { LineItem } from '../entity.ts';
import { shareInside } from '../geometry.ts';
import type { Decimal } from '../values/decimal.ts';
import { parseNumber } from '../values/number-style.ts';
import type { EntitiesByLabel } from './figures.ts';

const NUMBER = /(?<![\p{L}\d])\d[\d.,'’]*/gu;

/** A function that gives every number printed in a line's own rows, read with a point and with a comma before the cents. */
export function rowFigures(entities: EntitiesByLabel): (line: LineItem) => Decimal[] {
  const byPage = Map.groupBy(Object.values(entities).flat(), ({ page }) => page);
  return ({ page, box }) => {
    if (!box) return [];
    const inside = (byPage.get(page) ?? []).filter((entity) => entity.box && shareInside(entity.box, box) > 0.5);
    const numbers = inside.flatMap(({ context }) => context.match(NUMBER) ?? []);
    const values = numbers.flatMap((number) =>
      (['.', ','] as const).flatMap((decimalMark) => parseNumber(number, { decimalMark }) ?? []),
    );
    return [...new Set(values)];
  };
}
