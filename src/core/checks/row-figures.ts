import type { LineItem } from '../entity.ts';
import { shareInside } from '../geometry.ts';
import type { Decimal } from '../values/decimal.ts';
import { parseNumber } from '../values/number-style.ts';
import type { EntitiesByLabel } from './figures.ts';

const NUMBER = /(?<![\p{L}\d])\d[\d.,'’]*/gu;

/** Every number printed in a line's own rows, read with a point and with a comma before the cents. */
export function rowFigures({ page, box }: LineItem, entities: EntitiesByLabel): Decimal[] {
  if (!box) return [];
  const rows = new Set(
    Object.values(entities).flatMap((list) =>
      list.flatMap((entity) =>
        entity.page === page && entity.box && shareInside(entity.box, box) > 0.5 ? [entity.context] : [],
      ),
    ),
  );
  const numbers = [...rows].flatMap((row) => row.match(NUMBER) ?? []);
  return [
    ...new Set(
      numbers.flatMap((number) =>
        (['.', ','] as const).flatMap((decimalMark) => parseNumber(number, { decimalMark }) ?? []),
      ),
    ),
  ];
}
