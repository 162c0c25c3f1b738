import type { TableColumn } from '../../layout/table.ts';
import { readTitle } from '../../layout/table-titles.ts';
import type { Decimal } from '../../values/decimal.ts';
import { anchorRows, SUM_KINDS } from './anchor-rows.ts';
import { sumOf } from './arithmetic.ts';
import type { BodyRow } from './body-row.ts';
import { isLaidOut, mayBeCharged } from './charged-taxes.ts';
import { chooseLines } from './choose-lines.ts';
import { attachDescriptions } from './description-rows.ts';
import type { Figure } from './figure.ts';
import { draftItem, type ItemDraft, readCountsWithUnit, readInline, readLeadingCounts } from './item-draft.ts';
import type { ItemTable } from './item-table.ts';
import { readLabelledDetails } from './labelled-details.ts';
import type { SummedList } from './list-of-rows.ts';
import { beforeTax } from './net-lines.ts';
import { steppedEntries, steppedLines } from './price-steps.ts';
import type { PrintedSums } from './printed-sums.ts';
import { proveQuantities } from './proved-quantities.ts';
import { reducedLines } from './reduced-lines.ts';
import { type ColumnRoles, chooseRoles } from './roles.ts';

export interface ItemReading {
  drafts: ItemDraft[];
  description: number | null;
  /** Whether the line totals sum to an amount printed elsewhere. */
  summed: boolean;
  /** Discounts and charges right below the lines, with which they sum to that amount; mostly none. */
  closing: ItemDraft[];
  /** Sum of another column that is printed where that of the lines is not: with tax, where lines are without. */
  otherSum: Decimal | null;
  /** Lines whose quantity × unit price is the total, and lines where it is not. */
  right: number;
  wrong: number;
  /** How much the columns look like what was sold, 0 to 3. */
  typical: number;
}

export interface ReadingContext {
  sums: PrintedSums;
  rates: ReadonlyMap<string, Decimal>;
  readNumber: (text: string) => Figure | null;
}

/** The line items of one table; null when none of its columns can hold line totals. */
export function readItems(table: ItemTable, context: ReadingContext): ItemReading | null {
  const { columns, rows } = table;
  const above = untilTotal(rows);
  const candidates = above.filter((row) => isCandidate(row, columns));
  const ownRows = new Set(candidates.map((row) => row.row));
  const chosen = chooseRoles(columns, candidates, table.whole ?? candidates, (sum) => context.sums.has([sum], ownRows));
  if (!chosen) return null;
  const roles = beforeTax(chosen.roles, columns, rows);
  // Names may stand in rows of their own.
  const description = descriptionColumn(columns, candidates, roles) ?? descriptionColumn(columns, above, roles);
  const dated = columns.findIndex(({ kind }) => kind === 'date');
  const anchors = anchorRows(rows, roles, description, dated < 0 ? null : dated);
  if (anchors.items.length === 0) return null;
  const draft = (anchor: BodyRow): ItemDraft =>
    draftItem(anchor, columns, roles, description, context.rates, context.readNumber);
  const isSum = (lines: readonly ItemDraft[]) => isPrintedSum(lines, context.sums);
  const areAddedUp = (sections: readonly ItemDraft[][]) => {
    const lines = sections.flat();
    const each = sections.map((section) => sumOf(section.map(({ total }) => total)));
    return isSum(lines) || context.sums.areAddedUp(each, [], new Set(lines.map(({ anchor }) => anchor.row)));
  };
  const choice = chooseLines(anchors, draft, isSum, areAddedUp);
  // Where the lines make no printed sum as they stand, those that end in a total of their own below may.
  // So may lines that make one with discounts only: what is left of each stands below.
  const isPlain = choice.summed && choice.closing === undefined;
  const reduced = isPlain ? null : reducedLines(anchors.items.map(draft), rows, roles.total);
  const stepped = choice.summed
    ? null
    : (steppedLines(rows, roles, draft) ?? steppedEntries(rows, columns, roles, draft));
  const { drafts: own, summed } =
    stepped && isSum(stepped)
      ? { drafts: stepped, summed: true }
      : reduced && ((reduced.complete && !choice.summed) || isSum(reduced.drafts))
        ? { drafts: reduced.drafts, summed: true }
        : choice;
  const below = summed ? null : closingRows(own, rows, roles.total, context.sums);
  const isNet = below !== null && arePartOfNet(below, own, table.whole ?? rows, roles.total);
  const drafts = isNet ? [...own, ...below.map(draft)] : own;
  const closing = isNet ? [] : (below?.map(draft) ?? (own === choice.drafts ? (choice.closing ?? []) : []));
  const proved = summed || below !== null;
  attachDescriptions(drafts, rows, description, columns);
  readQuantities(drafts, rows, description, context.readNumber, roles.discount);
  const { right, wrong } = chosen;
  const otherSum = proved ? null : printedSumBeside(drafts, columns, roles, context.sums);
  return { drafts, description, summed: proved, closing, otherSum, right, wrong, typical: typicalOf(columns, roles) };
}

/** A list that its sum alone bears out, read to the end: names of several lines, quantities in the words. */
export function finishReading(list: SummedList, readNumber: (text: string) => Figure | null): ItemReading {
  const { drafts, description, columns, rows } = list;
  attachDescriptions(drafts, rows, description, columns);
  readQuantities(drafts, rows, description, readNumber, null);
  return { drafts, description, summed: true, closing: [], otherSum: null, right: 0, wrong: 0, typical: 0 };
}

/** Quantities that stand elsewhere than in a column of their own. */
function readQuantities(
  drafts: readonly ItemDraft[],
  rows: readonly BodyRow[],
  description: number | null,
  readNumber: (text: string) => Figure | null,
  discounts: number | null,
): void {
  for (const draft of drafts) readInline(draft, description, readNumber);
  readLabelledDetails(drafts, rows, readNumber);
  readCountsWithUnit(drafts, description, readNumber);
  readLeadingCounts(drafts, description, readNumber);
  proveQuantities(drafts, readNumber, discounts);
}

/** Rows above the first total: enough to tell the columns apart, free of payments and slips below. */
function untilTotal(rows: readonly BodyRow[]): readonly BodyRow[] {
  const end = rows.findIndex((row) => row.summary?.kind === 'total' && row.figures.some((figure) => figure));
  return end > 0 ? rows.slice(0, end) : rows;
}

/** A row that may be an item as far as its words tell. */
function isCandidate(row: BodyRow, columns: readonly TableColumn[]): boolean {
  const isListed = (isStructured(row, columns) || isCoded(row, columns)) && !row.summary?.pure;
  if (row.summary && !isListed && !isChargeOfItsOwn(row, columns)) return false;
  return row.figures.some((figure, index) => figure && columns[index]!.kind !== 'position');
}

/** "Freight   1   100.00   8,350.00", "Shipping   35.71   35.71   12 %   4.29   40.00": what else is charged below the lines has neither count nor price with its tax. */
function isChargeOfItsOwn({ summary, figures }: BodyRow, columns: readonly TableColumn[]): boolean {
  const has = (...kinds: TableColumn['kind'][]) =>
    columns.some(({ kind }, index) => kinds.includes(kind) && figures[index]);
  const isCounted = has('quantity') && has('unitPrice', 'price', 'total');
  // "Deposit of 30 %   1   2,592.00   2,592.00": where a part is asked for beforehand it is what the table lists.
  if (summary?.kind === 'settlement') return isCounted && has('unitPrice', 'price') && has('total');
  return summary?.kind === 'charge' && has('total') && (isCounted || (has('unitPrice', 'price') && has('taxAmount')));
}

function isStructured(row: BodyRow, columns: readonly TableColumn[]): boolean {
  return columns.some(
    ({ kind }, index) => row.figures[index] && (kind === 'quantity' || kind === 'unitPrice' || kind === 'price'),
  );
}

/** "D1   Rebooking discount 5%": what bears a code among articles is listed as they are, whatever it is called. */
function isCoded({ cells, summary }: BodyRow, columns: readonly TableColumn[]): boolean {
  if (summary?.kind !== 'discount' && summary?.kind !== 'charge') return false;
  return columns.some(
    ({ kind }, index) => kind === 'article' && /^\p{Lu}{0,4}\d{1,8}$/u.test(cells[index]?.text ?? ''),
  );
}

/** The text column with most letters; titles count first. */
function descriptionColumn(
  columns: readonly TableColumn[],
  rows: readonly BodyRow[],
  roles: ColumnRoles,
): number | null {
  const letters = columns.map((_, index) =>
    rows.reduce(
      (sum, row) => sum + (row.figures[index] ? 0 : (row.cells[index]?.text.match(/\p{L}/gu)?.length ?? 0)),
      0,
    ),
  );
  const best = (indices: readonly number[]): number | null =>
    indices.length === 0 ? null : indices.reduce((top, index) => (letters[index]! > letters[top]! ? index : top));
  const of = (kinds: readonly string[]): number[] =>
    columns.flatMap(({ kind }, index) => (kinds.includes(kind) && letters[index]! > 0 ? [index] : []));
  const free = columns.flatMap((_, index) =>
    index !== roles.total && index !== roles.unitPrice && index !== roles.tax && letters[index]! > 0 ? [index] : [],
  );
  // "Description" above "Price per": an entry's name and figures stand in two rows under both.
  const titled = columns.flatMap(({ title }, index) =>
    letters[index]! > 0 && readTitle(title).phrases.some(({ kind }) => kind === 'description') ? [index] : [],
  );
  const named = best(of(['description']));
  const other = best(of(['unknown']));
  // "Item   Change": where the first holds codes alone, the names stand below the other.
  const isCoded = named !== null && rows.every(({ cells }) => !cells[named] || CODE.test(cells[named].text));
  if (isCoded && other !== null && letters[other]! > letters[named]!) return other;
  return named ?? best(titled) ?? best(of(['article', 'unknown', 'other'])) ?? best(free);
}

/** "VO-03", "4.1.2": one word with a figure, in large letters if any. */
const CODE = /^(?=\S*\d)[\p{Lu}\d./-]+$/u;

function typicalOf(columns: readonly TableColumn[], roles: ColumnRoles): number {
  const has = (kind: TableColumn['kind']): boolean => columns.some((column) => column.kind === kind);
  return (
    (has('description') ? 1 : 0) +
    (roles.unitPrice === null ? 0 : 0.75) +
    (roles.quantity === null ? 0 : 0.75) +
    (has('total') ? 0.5 : 0)
  );
}

function isPrintedSum(drafts: readonly ItemDraft[], sums: PrintedSums): boolean {
  const totals = drafts.map(({ total }) => total);
  const rows = new Set(drafts.map(({ anchor }) => anchor.row));
  return sums.has(totals, rows) || (drafts.length > 2 && sums.hasInTwo(totals, rows));
}

/** Whether levies below the lines stand above the sum without tax, and the sale's tax below it. */
function arePartOfNet(
  closings: readonly BodyRow[],
  lines: readonly ItemDraft[],
  rows: readonly BodyRow[],
  total: number,
): boolean {
  const above = sumOf(lines.map((line) => line.total));
  const taxes = closings.filter(({ summary }) => summary?.kind === 'tax');
  if (taxes.length === 0) return false;
  if (taxes.every((row) => isLaidOut(textOf(row)))) return true;
  if (!taxes.every((row) => mayBeCharged(row, textOf(row), row.figures[total]!.value, above))) return false;
  const [sum, next] = rows.filter((row) => row.row > closings.at(-1)!.row && row.figures[total]);
  return sum?.summary?.kind === 'subtotal' && next?.summary?.kind === 'tax';
}

/** The sum of another column of amounts that is printed outside the lines; null if none is. */
function printedSumBeside(
  drafts: readonly ItemDraft[],
  columns: readonly TableColumn[],
  roles: ColumnRoles,
  sums: PrintedSums,
): Decimal | null {
  const rows = new Set(drafts.map(({ anchor }) => anchor.row));
  for (const [index, { kind }] of columns.entries()) {
    if (kind !== 'total' || index === roles.total) continue;
    const amounts = drafts.flatMap(({ anchor }) => anchor.figures[index]?.value ?? []);
    if (amounts.length === drafts.length && sums.has(amounts, rows)) return sumOf(amounts);
  }
  return null;
}

function textOf({ cells }: BodyRow): string {
  return cells.map((cell) => cell?.text ?? '').join(' ');
}

/** The discount, charge and tax rows right below the items with which these sum to a printed amount; null if none do. */
function closingRows(
  drafts: readonly ItemDraft[],
  rows: readonly BodyRow[],
  total: number,
  sums: PrintedSums,
): BodyRow[] | null {
  const closings: BodyRow[] = [];
  const own = drafts.at(-1)?.anchor.row ?? 0;
  const totals = drafts.map((draft) => draft.total);
  const seen = new Set(drafts.map(({ anchor }) => anchor.row));
  for (const closing of rows.filter(({ row }) => row > own)) {
    const amount = closing.figures[total];
    if (!amount || !closing.summary || SUM_KINDS.has(closing.summary.kind) || closing.summary.kind === 'settlement')
      return null;
    closings.push(closing);
    totals.push(amount.value);
    seen.add(closing.row);
    if (sums.has(totals, seen)) return closings;
  }
  return null;
}
