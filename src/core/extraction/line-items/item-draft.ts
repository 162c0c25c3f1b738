import { type Box, unionOf } from '../../geometry.ts';
import type { TableCell, TableColumn } from '../../layout/table.ts';
import { type Decimal, multiplyDecimals } from '../../values/decimal.ts';
import { HIGHEST_LISTED_RATE } from '../../values/tax-rates.ts';
import { lineAddsUp } from './arithmetic.ts';
import { type BodyRow, TIMES } from './body-row.ts';
import type { Figure } from './figure.ts';
import { readInlineQuantity } from './inline-quantity.ts';
import { withoutNotes } from './name-and-notes.ts';
import type { ColumnRoles } from './roles.ts';

/** A line item while its table is still being read. */
export interface ItemDraft {
  /** The row that prints the line's total. */
  anchor: BodyRow;
  /** The anchor and rows that belong to it, top to bottom. */
  descriptionRows: BodyRow[];
  /** Rows below that lead from the line's price to its total: discounts, and the total itself. */
  reductions?: readonly BodyRow[];
  quantity: Decimal | null;
  unit: string | null;
  unitPrice: Decimal | null;
  taxRate: Decimal | null;
  total: Decimal;
  /** Left edge of the description, as a fraction of the page's width; null without one. */
  left: number | null;
  hasPosition: boolean;
  /** Whether the row prints a day in a column of days. */
  hasDay: boolean;
  /** Whether it prints a number in a column of articles: of goods, of a tariff. */
  hasArticle: boolean;
  /** The row whose text stated quantity and unit price, and what else it says. */
  inline: { row: number; rest: string } | null;
}

/** Reads one anchor row; `rates` explains tax codes printed instead of rates. */
export function draftItem(
  anchor: BodyRow,
  columns: readonly TableColumn[],
  roles: ColumnRoles,
  description: number | null,
  rates: ReadonlyMap<string, Decimal>,
  readNumber: (text: string) => Figure | null,
): ItemDraft {
  const figure = (column: number | null): Figure | null => (column === null ? null : (anchor.figures[column] ?? null));
  const cell = (column: number | null): TableCell | null => (column === null ? null : (anchor.cells[column] ?? null));
  const counted = figure(roles.quantity);
  // "50 %" is a share of the work, not a number of pieces.
  let quantity = counted && !counted.percent ? counted.value : null;
  let unit = quantity === null ? null : (counted!.suffix?.replace(/\s*[x×*@]$/i, '') ?? null);
  const times = TIMES.exec(cell(roles.unitPrice)?.text ?? '');
  if (times && !quantity) {
    quantity = readNumber(times[1]!)?.value ?? null;
    unit = times[2] || unit;
  }
  const many = roles.unitPrice === null ? countOfPriced(anchor, roles, readNumber) : null;
  quantity = many ?? quantity;
  const unitColumn = columns.findIndex(({ kind }, index) => kind === 'unit' && index !== roles.quantity);
  const unitCell = cell(unitColumn < 0 ? null : unitColumn);
  if (unitCell && /\p{L}/u.test(unitCell.text) && unitCell.text.length <= 24) unit = unitCell.text;
  const text = description === null ? null : anchor.cells[description];
  return {
    anchor,
    descriptionRows: [anchor],
    quantity,
    unit: unit === '' || /^[x×]$/i.test(unit ?? '') ? null : unit,
    unitPrice: many !== null ? counted!.value : printedPrice(anchor, roles, quantity, readNumber),
    taxRate: taxRateOf(cell(roles.tax)?.text ?? null, rates, readNumber),
    total: figure(roles.total)!.value,
    left: text?.box.x ?? null,
    hasPosition: columns.some(({ kind }, index) => kind === 'position' && anchor.cells[index] != null),
    hasDay: columns.some(({ kind }, index) => kind === 'date' && /\d/.test(anchor.cells[index]?.text ?? '')),
    hasArticle: columns.some(({ kind }, index) => kind === 'article' && /\d/.test(anchor.cells[index]?.text ?? '')),
    inline: null,
  };
}

/** "1x £38.00" below "Quantity & price": the cell of counts prices as well, and its figure is the price. */
function countOfPriced(
  { cells, figures }: BodyRow,
  { quantity, total }: ColumnRoles,
  readNumber: (text: string) => Figure | null,
): Decimal | null {
  const price = quantity === null ? null : figures[quantity];
  const times = price ? TIMES.exec(cells[quantity!]?.text ?? '') : null;
  const count = times ? readNumber(times[1]!) : null;
  return count && lineAddsUp(count.value, price!.value, figures[total]!.value, null) ? count.value : null;
}

/**
 * The figure in the column of prices; where it does not make the total, what so many cost as printed in any cell, where
 * the count bears it out: in narrow columns a unit stands before it and a code of the tax behind.
 */
function printedPrice(
  { figures, cells }: BodyRow,
  roles: ColumnRoles,
  quantity: Decimal | null,
  readNumber: (text: string) => Figure | null,
): Decimal | null {
  const own = roles.unitPrice === null ? null : (figures[roles.unitPrice]?.value ?? null);
  const total = figures[roles.total]!.value;
  const discount = roles.discount === null ? null : (figures[roles.discount] ?? null);
  if (roles.unitPrice === null || quantity === null) return own;
  if (own !== null && lineAddsUp(quantity, own, total, discount)) return own;
  for (const cell of cells) {
    const price = cell && priceOfMany(cell.text, quantity, total, discount, readNumber);
    if (price) return price;
  }
  return own;
}

/** "48,50 / 1.000", "62.40 per 100", "KG 87,50/100 KG 2": what so many cost, as printed, where the count bears it out. */
function priceOfMany(
  text: string,
  quantity: Decimal | null,
  total: Decimal,
  discount: Figure | null,
  readNumber: (text: string) => Figure | null,
): Decimal | null {
  const match = PRICE_OF_MANY.exec(text);
  const price = match ? readNumber(match[1]!)?.value : undefined;
  if (!match || !price || quantity === null) return null;
  const each = multiplyDecimals(price, SHARES[match[2]!] ?? '0.001');
  return lineAddsUp(quantity, each, total, discount) ? price : null;
}

const SHARES: Readonly<Record<string, Decimal>> = { '1': '1', '100': '0.01' };
const PRICE_OF_MANY =
  /^(?:\p{L}{1,6}\.?\s)?(\d[\d.,'’]*)\s?(?:\p{Sc}|[A-Z]{3})?\s?(?:\/|(?:per|pro|je|par|al|por)\s)\s?(100|1[.,'’ ]?000|1(?=\s\p{L}|$))(?:\s\p{L}{1,6}\.?(?:\s\d)?)?$/u;

/** "19 %", "15.00%", "VAT 20%", "19,00" or a code that the legend explains. */
function taxRateOf(
  text: string | null,
  rates: ReadonlyMap<string, Decimal>,
  readNumber: (text: string) => Figure | null,
): Decimal | null {
  if (text === null) return null;
  const code = rates.get(text.trim().toUpperCase());
  if (code !== undefined) return code;
  const percent = /(\d+(?:[.,]\d+)?)\s*%/.exec(text);
  const figure = readNumber(percent ? percent[1]! : text);
  if (!figure || figure.currency || figure.value.startsWith('-') || Number(figure.value) > HIGHEST_LISTED_RATE)
    return null;
  return figure.value.includes('.') ? figure.value.replace(/\.?0+$/, '') : figure.value;
}

const BULLET = /^[•·▪◦‣*–-]\s+(?=\p{L})/u;

/** "1.240,00 / 100 ST": a price and for how many it is, printed below the name. */
const PRICE_PER =
  /^\d[\d.,'’ ]*(?:[.,]\d{2,4}(?:\s?(?:\p{Sc}|[A-Z]{3}))?|\s?(?:\p{Sc}|[A-Z]{3}))\s?\/\s?\d*\s?\p{L}{1,6}$/u;

/** The widest line of a column over the items' rows, as a fraction of the page's width. */
export function widestLine(drafts: readonly ItemDraft[], column: number | null): number {
  const rows = column === null ? [] : drafts.flatMap(({ descriptionRows }) => descriptionRows);
  return Math.max(0, ...rows.map(({ cells }) => cells[column!]?.box.width ?? 0));
}

/** The text of the description column over the item's rows; `widest` is the widest line of all items in it. */
export function descriptionOf(draft: ItemDraft, column: number | null, widest: number): string | null {
  if (column === null) return null;
  const others = draft.descriptionRows.length > 1;
  const printed = draft.descriptionRows.flatMap((row) => {
    const cell = row.cells[column];
    if (!cell) return [];
    const own = draft.inline?.row === row.row ? draft.inline.rest : cell.text;
    return own === '' || (row === draft.anchor && others && PRICE_PER.test(own))
      ? []
      : [{ cell, text: own, isBelow: row.row > draft.anchor.row }];
  });
  // What is counted and priced is told by that as well; of what is not, the name alone tells.
  const named = draft.quantity === null ? withoutNotes(printed, widest) : printed;
  const lines = named.map(({ text }) => text);
  const text = lines.reduce(joinLine, '').replace(BULLET, '');
  return text === '' ? null : text;
}

/** Fills quantity and unit price from "2 x 4.50" beside or below the name, where the table has no columns for them. */
export function readInline(draft: ItemDraft, column: number | null, readNumber: (text: string) => Figure | null): void {
  if (column === null || (draft.quantity !== null && draft.unitPrice !== null)) return;
  for (const row of draft.descriptionRows) {
    const own = row.cells[column];
    const others = row.cells.filter((cell, index) => cell && index !== column && !row.figures[index]);
    for (const cell of [own, ...others]) {
      const found = readInlineQuantity(cell?.text ?? '', draft.total, readNumber);
      if (!found) continue;
      draft.quantity = found.quantity;
      draft.unitPrice = found.unitPrice;
      draft.unit ??= found.unit;
      // "2 nuitées à 84,00": what is counted is all the name there is.
      const isAlone = found.rest === '' && draft.descriptionRows.length === 1 && (found.unit?.length ?? 0) > 3;
      if (cell === own) draft.inline = { row: row.row, rest: isAlone ? found.unit! : found.rest };
      return;
    }
  }
}

/** "2 Latte", "2 x Latte", "3,00 x Webhosting". */
const LEADING_COUNT = /^(?:(\d{1,3})|(\d{1,3}[.,]\d{1,3})\s?(?=[x×]))\s*[x×]?\s+(\p{L}.*)$/u;

/** "32,0 Std Montage", "40 m3 Compost": what is counted, its unit, its name. */
const COUNT_AND_UNIT =
  /^(\d{1,4}(?:[.,]\d{1,3})?)\s?(?:x|×|stk?|stck|stück|std|h|hrs?|u|uur|m|m[23²³]|lfm|kg|g|l|t|psch|pau|pcs?|ea|ud|uds|pz|nr|szt|ks|st)\.?\s+(\p{L}.*)$/iu;

/** Quantities that stand with their unit before the name, proved by the price of one where there is one. */
export function readCountsWithUnit(
  drafts: readonly ItemDraft[],
  column: number | null,
  readNumber: (text: string) => Figure | null,
): void {
  if (column === null) return;
  for (const draft of drafts) {
    const count = draft.quantity === null ? COUNT_AND_UNIT.exec(draft.anchor.cells[column]?.text ?? '') : null;
    const quantity = count ? readNumber(count[1]!)?.value : null;
    if (!count || !quantity || draft.unitPrice === null) continue;
    if (!lineAddsUp(quantity, draft.unitPrice, draft.total, null)) continue;
    draft.quantity = quantity;
    draft.inline = { row: draft.anchor.row, rest: count[2]! };
  }
}

/** "2 Latte   7.00": where most names begin with a small number and no column counts, it is the quantity. */
export function readLeadingCounts(
  drafts: readonly ItemDraft[],
  column: number | null,
  readNumber: (text: string) => Figure | null,
): void {
  if (column === null || drafts.some((draft) => draft.quantity !== null)) return;
  const counts = drafts.map((draft) => LEADING_COUNT.exec(draft.anchor.cells[column]?.text ?? ''));
  if (counts.filter((count) => count).length * 3 < drafts.length * 2) return;
  // "1 Preliminary design", "2 Design", "3 Permit": phases are numbered so.
  if (drafts.length > 2 && counts.every((count, index) => Number(count?.[1]) === Number(counts[0]?.[1]) + index))
    return;
  drafts.forEach((draft, index) => {
    const count = counts[index];
    if (!count) return;
    draft.quantity = readNumber(count[1] ?? count[2]!)?.value ?? null;
    draft.inline = { row: draft.anchor.row, rest: count[3]! };
  });
}

/** "Wind-" + "schutz" lose the hyphen; everything else is joined by a space. */
function joinLine(text: string, line: string): string {
  if (text === '') return line;
  return /\p{L}\u00ad$/u.test(text) ? text.slice(0, -1) + line : `${text} ${line}`;
}

/** All that is printed for the item. */
export function boxOf(draft: ItemDraft): Box {
  const onPage = [...draft.descriptionRows, ...(draft.reductions ?? [])].filter(
    (row) => row.page === draft.anchor.page,
  );
  return unionOf(onPage.flatMap((row) => row.cells.flatMap((cell) => (cell ? [cell.box] : []))));
}
