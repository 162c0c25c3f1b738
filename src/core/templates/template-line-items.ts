import type { LineItem } from '../entity.ts';
import { type Figure, readFigure } from '../extraction/line-items/figure.ts';
import { readTitle } from '../layout/table-titles.ts';
import type { ColumnKind } from '../lexicon/lexicon.ts';
import type { NumberStyle } from '../values/number-style.ts';
import { LINE_ITEMS_LABEL } from './presets.ts';
import type { Zone } from './template.ts';
import { labelOfZone } from './zone-label.ts';
import type { ZoneTable } from './zone-table.ts';

type Column = 'description' | 'quantity' | 'unit' | 'unitPrice' | 'taxRate' | 'total';

/** Which kinds of titles head a column of a line item, the best first. */
const KINDS: Record<Column, readonly (ColumnKind | 'unknown')[]> = {
  description: ['description', 'article'],
  quantity: ['quantity'],
  unit: ['unit'],
  unitPrice: ['unitPrice', 'price'],
  taxRate: ['taxRate', 'tax'],
  total: ['total', 'price'],
};

/** Whether a zone's table is what the document charges for: by its label, or its titles where it has none. */
export function isLineItems(zone: Pick<Zone, 'name' | 'label' | 'type'>, table: ZoneTable): boolean {
  if (labelOfZone(zone) === LINE_ITEMS_LABEL) return true;
  if (zone.label || zone.type !== 'table') return false;
  const { description, total } = columnsOf(table);
  return description !== null && total !== null;
}

/** A table's rows as line items; rows that state no amount of their own, such as a carry, are left out. */
export function templateLineItems(table: ZoneTable, numberStyle: NumberStyle): LineItem[] {
  const columns = columnsOf(table);
  const figure = (cells: readonly string[], column: Column): Figure | null =>
    columns[column] === null ? null : readFigure(cells[columns[column]] ?? '', numberStyle);
  const rows = table.rows.map(({ cells, page, box }) => {
    const [quantity, unitPrice] = [figure(cells, 'quantity'), figure(cells, 'unitPrice')];
    const unit = columns.unit === null ? null : cells[columns.unit] || null;
    return {
      description: columns.description === null ? null : cells[columns.description] || null,
      quantity: quantity?.value ?? null,
      unit: unit ?? quantity?.suffix ?? null,
      unit_price: unitPrice?.value ?? null,
      tax_rate: figure(cells, 'taxRate')?.value ?? null,
      line_total: figure(cells, 'total')?.value ?? null,
      ...{ page, box },
    };
  });
  const isCounted = rows.some(({ quantity, unit_price }) => quantity !== null || unit_price !== null);
  return rows.filter(({ description, quantity, unit_price, line_total }) => {
    if (isCounted && quantity === null && unit_price === null) return false;
    return line_total !== null || (columns.total === null && description !== null);
  });
}

function columnsOf(table: ZoneTable): Record<Column, number | null> {
  const kinds = table.columns.map(({ title }) => readTitle(title).kind);
  const taken = new Set<number>();
  const find = (column: Column): number | null => {
    for (const kind of KINDS[column]) {
      // Of two columns of totals (net, gross) the last one is the line's.
      const free = kinds.map((_, at) => at).filter((at) => kinds[at] === kind && !taken.has(at));
      const at = column === 'total' ? free.at(-1) : free[0];
      if (at === undefined) continue;
      taken.add(at);
      return at;
    }
    return null;
  };
  if (!kinds.some((kind) => kind !== 'unknown')) return columnsByContent(table);
  const order: Column[] = ['total', 'unitPrice', 'quantity', 'unit', 'taxRate', 'description'];
  // "Price" alone is the line's total; beside one, the price of a piece.
  return Object.fromEntries(order.map((column) => [column, find(column)])) as Record<Column, number | null>;
}

/** Without titles: the last figures are the totals, before them prices and quantities; the longest text describes. */
function columnsByContent({ columns, rows }: ZoneTable): Record<Column, number | null> {
  const cells = (at: number) => rows.map((row) => row.cells[at] ?? '').filter((cell) => cell !== '');
  const isFigure = (at: number) =>
    cells(at).length > 0 && cells(at).every((cell) => /^[^\p{L}]*\d[\d.,'’\s]*\p{L}{0,4}\.?$/u.test(cell));
  const all = columns.map((_, at) => at);
  const [total = null, unitPrice = null, quantity = null] = all.filter(isFigure).toReversed();
  const length = (at: number) => cells(at).join('').length;
  const texts = all.filter((at) => !isFigure(at)).sort((a, b) => length(b) - length(a));
  return { description: texts[0] ?? null, quantity, unit: null, unitPrice, taxRate: null, total };
}
