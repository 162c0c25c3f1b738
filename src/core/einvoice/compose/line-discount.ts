import type { LineItem } from '../../entity.ts';
import type { ExportedDocument } from '../../export/exported-document.ts';
import { shareInside } from '../../geometry.ts';
import { compactName } from '../../names/same-name.ts';
import { compareDecimals, type Decimal, isDecimal, isNear, multiplyDecimals } from '../../values/decimal.ts';
import { parseNumber } from '../../values/number-style.ts';

/** Whether a line prints why its total is `less` than `product`, which is quantity times price. */
export type PrintsDiscount = (item: LineItem, product: Decimal, less: Decimal) => boolean;

const NUMBER = /(?<![\p{L}\d.,])\d[\d.,'’]*/gu;
/** Shorter descriptions are found in rows that are not theirs. */
const SHORTEST_DESCRIPTION = 4;

/**
 * A function that tells whether the rows of a line print its discount: as an amount, or a percentage that gives it.
 * The line's own quantity, price, total and rate are none.
 */
export function printedDiscounts(entities: ExportedDocument['entities'], rows: readonly string[]): PrintsDiscount {
  const all = Object.values(entities).flat();
  const compactRows = rows.map((row) => ({ row, compact: compactName(row) }));
  const textsOf = ({ page, box, description }: LineItem): Set<string> => {
    const inside = all.filter((one) => box && one.page === page && one.box && shareInside(one.box, box) > 0.5);
    const wanted = compactName(description ?? '');
    const named = wanted.length < SHORTEST_DESCRIPTION ? [] : compactRows.filter((one) => one.compact.includes(wanted));
    return new Set([...inside.map(({ context }) => context), ...named.map(({ row }) => row)]);
  };
  return (item, product, less) =>
    [...textsOf(item)].some((text) =>
      otherFigures(text, item).some(
        (figure) =>
          isNear(figure, less, '0.01') ||
          (compareDecimals(figure, '100') < 0 &&
            isNear(multiplyDecimals(multiplyDecimals(product, figure), '0.01'), less, '0.02')),
      ),
    );
}

/** The numbers of a row but its first word, which counts the lines, and, each once, the line's own figures. */
function otherFigures(text: string, { quantity, unit_price, line_total, tax_rate }: LineItem): Decimal[] {
  const figures = [...text.trim().matchAll(NUMBER)]
    .filter(({ index }) => index > 0)
    .map(([number]) => (['.', ','] as const).flatMap((decimalMark) => parseNumber(number, { decimalMark }) ?? []));
  for (const own of [line_total, unit_price, quantity, tax_rate]) {
    if (own === null || !isDecimal(own)) continue;
    const size = own.replace(/^-/, '');
    const at = figures.findLastIndex((readings) => readings.some((one) => compareDecimals(one, size) === 0));
    if (at >= 0) figures.splice(at, 1);
  }
  return figures.flat().filter((figure) => compareDecimals(figure, '0') > 0);
}
