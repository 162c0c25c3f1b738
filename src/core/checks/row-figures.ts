import type { LineItem } from '../entity.ts';
import { shareInside } from '../geometry.ts';
import { matchesOf } from '../matches-of.ts';
import type { Decimal } from '../values/decimal.ts';
import { parseNumber } from '../values/number-style.ts';
import type { EntitiesByLabel } from './figures.ts';

/**
 * The numbers printed in a line's own rows; those before "%", and joined by "+" as discounts are, are percentages too.
 * Neighbours stand right behind one another after the description, as pieces and days do.
 */
export interface RowFigures {
  numbers: Decimal[];
  percentages: Decimal[];
  neighbours: [Decimal, Decimal][];
}

const NUMBER = /(?<![\p{L}\d])\d[\d.,'’]*/gu;
const PERCENTAGE = /(?<![\p{L}\d])\d[\d.,'’]*(?=\s?[%+])|(?<=\d\s?\+\s?)\d[\d.,'’]*/gu;
const NEIGHBOURS = /(?<![\p{L}\d.,])(\d[\d.,'’]*)\s+(?:[x×*]\s+)?(?=(\d[\d.,'’]*))/gu;

/** A function that gives a line's figures, each read with a point and with a comma before the cents. */
export function rowFigures(entities: EntitiesByLabel): (line: LineItem) => RowFigures {
  const byPage = Map.groupBy(Object.values(entities).flat(), ({ page }) => page);
  return ({ page, box }) => {
    if (!box) return { numbers: [], percentages: [], neighbours: [] };
    const inside = (byPage.get(page) ?? []).filter((entity) => entity.box && shareInside(entity.box, box) > 0.5);
    const contexts = [...new Set(inside.map(({ context }) => context))];
    const read = (pattern: RegExp) => valuesOf(contexts.flatMap((context) => context.match(pattern) ?? []));
    const neighbours = contexts.flatMap((context) =>
      matchesOf(context.slice(Math.max(0, context.search(/\p{L}/u))), NEIGHBOURS).flatMap(([, one, next]) =>
        valuesOf([one!]).flatMap((first) => valuesOf([next!]).map((second): [Decimal, Decimal] => [first, second])),
      ),
    );
    return { numbers: read(NUMBER), percentages: read(PERCENTAGE), neighbours };
  };
}

function valuesOf(numbers: readonly string[]): Decimal[] {
  const values = numbers.flatMap((number) =>
    (['.', ','] as const).flatMap((decimalMark) => parseNumber(number, { decimalMark }) ?? []),
  );
  return [...new Set(values)];
}
