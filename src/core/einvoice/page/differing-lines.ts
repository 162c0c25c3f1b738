import type { Check, LineItem } from '../../entity.ts';
import type { DocumentLayout, Row } from '../../layout/layout.ts';
import { compactName } from '../../names/same-name.ts';
import { compareDecimals, multiplyDecimals, subtractDecimals } from '../../values/decimal.ts';
import { differs } from './differs.ts';
import { countPrinted, rowsOfBox } from './find-printed.ts';
import { isProduct, type StatedLine } from './stated-lines.ts';

const FIGURES = [
  ['BT-129', 'quantity', 'quantity'],
  ['BT-146', 'unitPrice', 'unit_price'],
  ['BT-131', 'lineTotal', 'line_total'],
] as const;

/** For each line of the e-invoice the printed one of the same description, in order; null where there is none. */
export function printedLines(stated: readonly StatedLine[], printed: readonly LineItem[]): (LineItem | null)[] {
  const free = [...printed];
  return stated.map((line) => {
    const wanted = compactName(line.description ?? '');
    const index = free.findIndex((item) => isSameDescription(wanted, compactName(item.description ?? '')));
    return index < 0 ? null : free.splice(index, 1)[0]!;
  });
}

function isSameDescription(a: string, b: string): boolean {
  if (a.length < 3 || b.length < 3) return false;
  return a === b || a.startsWith(b) || b.startsWith(a) || (a.length > 5 && b.includes(a));
}

/** Quantity, price and total of a line that the page states otherwise and does not print in the line's rows. */
export function differingFigures(
  stated: readonly StatedLine[],
  printed: readonly (LineItem | null)[],
  layout: DocumentLayout,
): Check[] {
  return stated.flatMap((line, index) => {
    const item = printed[index];
    if (!item?.box || item.page === null) return [];
    const gross = statesGross(line, item);
    const rows = rowsOfBox(layout, item.page, item.box);
    return FIGURES.flatMap(([term, key, itemKey]) => {
      const [xml, page] = [line[key], item[itemKey]];
      if (xml === null || page === null || isSameFigure(xml, page)) return [];
      if (gross && (key === 'unitPrice' || (key === 'lineTotal' && isGrossTotal(item)))) return [];
      if (countPrinted(xml, rows) > takenBy(xml, item, itemKey, index, rows)) return [];
      if (key === 'unitPrice' && rows.some((row) => isDiscounted(page, xml, row.text))) return [];
      return [differs({ term, label: 'LINE_ITEMS', xml, page, line: String(index + 1) }, [])];
    });
  });
}

/** A page may show a line before the discount of its price; the e-invoice's own price must then make its total. */
function statesGross({ grossPrice, unitPrice, addsUp }: StatedLine, { unit_price: price }: LineItem): boolean {
  if (grossPrice === null || unitPrice === null || price === null || !isSameFigure(grossPrice, price)) return false;
  return addsUp && compareDecimals(unsigned(unitPrice), unsigned(grossPrice)) <= 0;
}

function isGrossTotal({ quantity, unit_price: price, line_total: total }: LineItem): boolean {
  return quantity === null || price === null || total === null || isProduct(total, price, quantity);
}

/** How often a value stands in a line's rows as something else: another figure of the line, or its number. */
function takenBy(
  value: string,
  item: LineItem,
  own: (typeof FIGURES)[number][2],
  index: number,
  rows: readonly Row[],
): number {
  const others = FIGURES.filter(([, , key]) => key !== own && item[key] !== null && isSameFigure(item[key], value));
  const number = String(index + 1);
  const isNumber = isSameFigure(value, number) && rows.some(({ words }) => isSameText(words[0]?.text, number));
  return others.length + (isNumber ? 1 : 0);
}

/** The first word of a row may be the line's number: "1", "1.", "001". */
const isSameText = (word: string | undefined, value: string) => word?.replace(/^0+|[.)]$/g, '') === value;

/** Whether the row prints a percentage that takes the one price down to the other, to the cent. */
function isDiscounted(before: string, after: string, row: string): boolean {
  return [...row.matchAll(/(?<![\d.,])\d{1,2}(?:[.,]\d{1,2})?(?![\d.,])/g)].some(([percent]) => {
    const kept = subtractDecimals('1', multiplyDecimals(percent.replace(',', '.'), '0.01'));
    const apart = subtractDecimals(multiplyDecimals(unsigned(before), kept), unsigned(after));
    return compareDecimals(unsigned(apart), '0.01') <= 0;
  });
}

const unsigned = (value: string) => value.replace(/^-/, '');

/** Regardless of the sign, which credit notes set as they like. */
function isSameFigure(a: string, b: string): boolean {
  return compareDecimals(unsigned(a), unsigned(b)) === 0;
}
