import type { LineItem } from '../../entity.ts';
import type { DocumentLayout, Row } from '../../layout/layout.ts';
import { colonLists } from '../../layout/table-colon-lists.ts';
import { titledRegions } from '../../layout/table-regions.ts';
import { untitledTables } from '../../layout/table-untitled.ts';
import { rowWords } from '../../lexicon/row-words.ts';
import { readSummary } from '../../lexicon/summary-row.ts';
import type { Decimal } from '../../values/decimal.ts';
import type { NumberStyle } from '../../values/number-style.ts';
import { type AmountRow, readAmountRows } from './amount-rows.ts';
import { sumOf, valueKey } from './arithmetic.ts';
import type { BodyRow } from './body-row.ts';
import { chooseReadings, isOfTaxes, isPrinted, sumsUp } from './choose-readings.ts';
import { countedCards } from './counted-cards.ts';
import { readFigure } from './figure.ts';
import { headedSections } from './headed-sections.ts';
import { boxOf, descriptionOf, type ItemDraft, widestLine } from './item-draft.ts';
import { type ItemTable, joinTables, untitledLists } from './item-table.ts';
import { labelledCards } from './labelled-cards.ts';
import { listOf } from './list-of-rows.ts';
import { listOverPages } from './over-pages.ts';
import { PrintedSums } from './printed-sums.ts';
import { finishReading, type ItemReading, type ReadingContext, readItems } from './read-items.ts';
import { readSetOut } from './read-set-out.ts';
import { countOf, firstRow, isNegative, isShareOf, rowsOf, totalsOf } from './reading-figures.ts';
import { isRounding } from './rounding.ts';
import { partedByTax } from './stacked-amounts.ts';
import { listInColumns, summedList } from './summed-list.ts';
import { readTaxLegend } from './tax-legend.ts';

export interface LineItemContext {
  numberStyle: NumberStyle;
}

/**
 * The lines of the invoice's table in printed order, over all pages: what was sold, without sums, carried-over
 * amounts, headings and components. Figures as printed, as decimal strings; null where the table has no such column.
 */
export function findLineItems(layout: DocumentLayout, { numberStyle }: LineItemContext): LineItem[] {
  const context: ReadingContext = {
    sums: new PrintedSums(layout, numberStyle),
    rates: readTaxLegend(layout, numberStyle),
    readNumber: (text) => readFigure(text, numberStyle),
  };
  const tables = joinTables(titledRegions(layout), layout, numberStyle);
  const titled = tables.flatMap((table) => readOnEitherBasis(table, context) ?? []);
  const chosen = chooseReadings(titled, context.sums, layout.rows);
  const amountRows = readAmountRows(layout, numberStyle);
  const withRest = (readings: readonly ItemReading[]) =>
    itemsOf([...readings, ...readBelowTax(amountRows, layout, context, readings)]);
  const parted = inColumns(chosen, amountRows, layout, context);
  const setOut = readSetOut(amountRows, tables, layout, context);
  const isMore = setOut && countOf(setOut) > Math.max(countOf(chosen), parted?.drafts.length ?? 0);
  if (isMore && !isPriced(chosen, setOut)) return itemsOf(setOut);
  if (parted) return itemsOf([parted]);
  const besides = isWholeFigure(chosen) ? readSummedList(amountRows, layout, context, []) : null;
  if (besides?.every(({ drafts }) => drafts.every(({ total }) => total.includes('.')))) return itemsOf(besides);
  const cards = labelledCards(layout, numberStyle, context.sums);
  // One amount that is printed again ("VAT amount 60.80") is borne out by less than cards which count and make a sum.
  if (cards && countOf(chosen) < 2 && cards.every(isCounted)) return cards;
  // "Utility billing 140.41" in the slip at the foot: the charges that make this amount are the lines.
  const isBare = chosen.every(({ drafts }) => drafts.every((one) => one.quantity === null && one.unitPrice === null));
  const charges = isBare && countOf(chosen) === 1 ? readSummedList(amountRows, layout, context, []) : null;
  if (charges && countOf(charges) > 2 && wholeOf(charges) === wholeOf(chosen)) return itemsOf(charges);
  if (chosen.some(({ summed }) => summed)) {
    const further = furtherSections(chosen, layout, numberStyle, context).filter(
      ({ drafts }) => !makesTax(drafts, amountRows),
    );
    return withRest([...chosen, ...further].sort((a, b) => firstRow(a) - firstRow(b)));
  }
  if (cards) return cards;
  const counted = countedCards(layout, context.readNumber, context.sums);
  if (counted && counted.length >= countOf(chosen)) return counted;
  const headed = headedSections(amountRows);
  const below = headed ? onlyRows(chosen, headed.kept) : [];
  if (headed && countOf(below) === headed.kept.length) return itemsOf(below);
  if (chosen.some(isProved)) return itemsOf(readSummedList(amountRows, layout, context, chosen) ?? chosen);
  const lists = untitledLists(
    layout.pages.flatMap((page) => untitledTables(page)),
    layout,
    numberStyle,
  );
  const listed = layout.pages.flatMap((page) => colonLists(page));
  lists.push(...untitledLists(listed, layout, numberStyle));
  const listedItems = onceEach(lists.flatMap((list) => readItems(list, context) ?? []));
  const untitled = listedItems.filter(isProved);
  const best = untitled.length > 0 ? chooseReadings(untitled, context.sums, layout.rows) : chosen;
  const broken = listOverPages(listedItems, context.sums);
  if (broken && countOf(broken) > countOf(best)) return itemsOf(broken);
  // One amount that is printed again is borne out by less than lines that make a sum.
  const isSummed = best.some(({ summed }) => summed) && (best === chosen || countOf(best) > 1);
  const found = isSummed ? best : (readSummedList(amountRows, layout, context, best) ?? best);
  if (headed && headed.kept.length > countOf(found))
    return itemsOf([finishReading(listOf(headed.kept, headed, layout), context.readNumber)]);
  return isSummed ? withRest(best) : itemsOf(found);
}

/** The lines of some rows: those between them head sections with their sums. */
function onlyRows(readings: readonly ItemReading[], kept: readonly AmountRow[]): ItemReading[] {
  const rows = new Set(kept.map(({ row }) => row.index));
  return readings
    .map((one) => ({ ...one, drafts: one.drafts.filter(({ anchor }) => rows.has(anchor.row)) }))
    .filter(({ drafts }) => drafts.length > 0);
}

/** Whether quantities at their prices make the same sum: what sets them out elsewhere is a time sheet. */
function isPriced(readings: readonly ItemReading[], setOut: readonly ItemReading[]): boolean {
  return readings.every(({ right, drafts }) => right === drafts.length) && wholeOf(readings) === wholeOf(setOut);
}

function wholeOf(readings: readonly ItemReading[]): string {
  return valueKey(sumOf(readings.flatMap(({ drafts }) => totalsOf(drafts))));
}

/** "Previous 41877, present 43315, multiplier 1": one figure without cents, as tables of meters have it, is printed again by chance. */
function isWholeFigure(readings: readonly ItemReading[]): boolean {
  const [only, another] = readings.flatMap(({ drafts }) => drafts);
  return only !== undefined && another === undefined && !only.total.includes('.');
}

/** Amounts before tax above those with it: those that make a printed sum, which may be both. */
function readOnEitherBasis(table: ItemTable, context: ReadingContext): ItemReading | null {
  const parted = partedByTax(table, context.readNumber);
  if (!parted) return readItems(table, context);
  const readings = parted.flatMap((one) => readItems(one, context) ?? []);
  return readings.find(({ summed }) => summed) ?? readings[0] ?? null;
}

/**
 * Amounts below each other may be aligned with those of a further row or not: their lines are read both ways, and alike.
 * Aligned with those of another box they lose their own columns, as that of periods beside the names.
 */
function onceEach(readings: readonly ItemReading[]): ItemReading[] {
  const best = new Map<string, ItemReading>();
  for (const reading of readings) {
    const key = reading.drafts.map((draft) => `${draft.anchor.row} ${draft.total} ${boxOf(draft).x}`).join('|');
    const known = best.get(key);
    if (!known || columnsOf(known) < columnsOf(reading)) best.set(key, reading);
  }
  return [...best.values()];
}

function columnsOf({ drafts }: ItemReading): number {
  return drafts[0]?.anchor.cells.length ?? 0;
}

/** What is not taxed stands in a column of its own: all lines, of which those of one column were found at most. */
function inColumns(
  chosen: readonly ItemReading[],
  amountRows: readonly AmountRow[],
  layout: DocumentLayout,
  { readNumber }: ReadingContext,
): ItemReading | null {
  const rows = rowsOf(chosen.flatMap(({ drafts }) => drafts));
  const list = listInColumns(amountRows, layout);
  if (!list || list.drafts.length <= rows.size) return null;
  const all = rowsOf(list.drafts);
  return [...rows].every((row) => all.has(row)) ? finishReading(list, readNumber) : null;
}

/**
 * "Costs advanced" below the hours of a law firm: lists without titles, closed by a sum of their own, which make a
 * printed sum together with the lines that stand in columns with titles; mostly none.
 */
function furtherSections(
  chosen: readonly ItemReading[],
  layout: DocumentLayout,
  style: NumberStyle,
  context: ReadingContext,
): ItemReading[] {
  const drafts = chosen.flatMap((reading) => reading.drafts);
  const rows = rowsOf(drafts);
  const sum = sumOf(totalsOf(drafts));
  // Rows that begin as sums do are no lines: mostly nothing else with an amount stands beside those found.
  const mayBeSection = (group: readonly Row[]) =>
    group.filter(({ index, text }) => !rows.has(index) && !readSummary(text)).length > 1;
  const tables = layout.pages.flatMap((page) => untitledTables(page, mayBeSection));
  const mayBeLine = ({ row, summary, figures }: BodyRow) => !rows.has(row) && !summary && figures.some((one) => one);
  const others = untitledLists(tables, layout, style)
    .map((list) => ({ ...list, rows: belowSum(list.rows, rows, sum) }))
    .filter((list) => list.rows.filter(mayBeLine).length > 1)
    .flatMap((list) => readItems(list, context) ?? [])
    .filter((other) => other.summed && other.drafts.length > 1 && !other.drafts.some(({ total }) => isNegative(total)))
    .filter((other) => !other.drafts.some(({ anchor }) => rows.has(anchor.row) || anchor.summary || addsTax(anchor)))
    // "City of Mesa 1.4 %": a tax may be called by who levies it.
    .filter((other) => !isOfTaxes(other, layout.rows) && !other.drafts.some((draft) => isShareOf(draft, sum)))
    // Amounts by the code of their rate break the tax down.
    .filter((other) => other.drafts.every(({ anchor }) => anchor.cells.some((cell) => cell && NAME.test(cell.text))))
    .filter((other) => !sumsUp(other, [...chosen, other]) && sumOf(totalsOf(other.drafts)) !== sum);
  return others.filter((other) => isPrinted([...drafts, ...other.drafts], context.sums)).slice(0, 1);
}

/** "For current services rendered 2,183.00": a sum that no word names closes the lines found, what stands below is a list. */
function belowSum(list: readonly BodyRow[], found: ReadonlySet<number>, sum: Decimal): BodyRow[] {
  const last = Math.max(...found);
  const at = list.findIndex(
    ({ row, figures }) => row > last && figures.some((one) => one && valueKey(one.value) === valueKey(sum)),
  );
  return list.slice(list.some(({ row }) => found.has(row)) ? at + 1 : 0);
}

/** "20 % 240,00", "10 % 89,00" in the second lines of their cells, and "Total TVA 329,00" below: the taxes of the lines. */
function makesTax(drafts: readonly ItemDraft[], amountRows: readonly AmountRow[]): boolean {
  const sum = valueKey(sumOf(totalsOf(drafts)));
  return amountRows.some(({ body, figure }) => body.summary?.kind === 'tax' && valueKey(figure.value) === sum);
}

/** "Add: CGST". */
function addsTax({ cells }: ItemDraft['anchor']): boolean {
  return cells.some((cell) => cell && readSummary(cell.text.replace(ADDED, ''))?.kind === 'tax');
}

const NAME = /\p{L}{3}/u;
const ADDED = new RegExp(String.raw`^(?:\+|${rowWords('added')})[.:]?\s*`, 'iu');

/** What is not taxed and stands below the tax on the lines found, where all of it makes the next sum, with what is charged between; mostly nothing. */
function readBelowTax(
  amountRows: readonly AmountRow[],
  layout: DocumentLayout,
  { readNumber }: ReadingContext,
  found: readonly ItemReading[],
): ItemReading[] {
  const rows = rowsOf(found.flatMap(({ drafts }) => drafts));
  const list = summedList(amountRows, layout, Math.min(...rows));
  if (!list?.belowTax.length) return [];
  const further = list.drafts.filter(({ anchor }) => !rows.has(anchor.row));
  if (list.drafts.length - further.length < rows.size) return [];
  const below = new Set(list.belowTax);
  const last = Math.max(...rows);
  // "Flat charge for the file", between the sum of the hours and that of all that is taxed.
  const isChargedTo = ({ row, summary }: BodyRow) =>
    below.has(row) || (row > last && (!summary || summary.kind === 'charge'));
  if (!further.every(({ anchor }) => isChargedTo(anchor))) return [];
  const { drafts, ...rest } = finishReading(list, readNumber);
  const untaxed = drafts.filter(({ anchor }) => !rows.has(anchor.row));
  // What was paid is taken off there, too; credits of nothing and further taxes are printed.
  const isSettled = untaxed.some(
    ({ total, anchor }) => isNegative(total) || !/[1-9]/.test(total) || anchor.summary?.kind === 'tax',
  );
  return isSettled ? [] : [{ ...rest, drafts: untaxed }];
}

/** What is sold by the sums alone, where no table is borne out by one; null unless it is more than what was found so far. */
function readSummedList(
  amountRows: readonly AmountRow[],
  layout: DocumentLayout,
  { readNumber }: ReadingContext,
  found: readonly ItemReading[],
): ItemReading[] | null {
  const list = summedList(amountRows, layout);
  const lines = list?.drafts.filter(({ anchor }) => !anchor.summary || anchor.summary.kind === 'tax').length ?? 0;
  if (!list || lines <= countOf(found)) return null;
  const reading = finishReading(list, readNumber);
  // What stands below titles is told by them: the sums prove only which rows are lines.
  const titled = found
    .map((one) => ({ ...one, drafts: one.drafts.filter((draft) => reading.drafts.some(isSameLine(draft))) }))
    .filter(({ drafts, right, wrong }) => drafts.length > 0 && right > wrong);
  const told = rowsOf(titled.flatMap(({ drafts }) => drafts));
  return [...titled, { ...reading, drafts: reading.drafts.filter(({ anchor }) => !told.has(anchor.row)) }];
}

const isSameLine = (draft: ItemDraft) => (other: ItemDraft) =>
  other.anchor.row === draft.anchor.row && valueKey(other.total) === valueKey(draft.total);

/** Whether figures bear the reading out; without titles nothing else does. */
function isProved({ summed, right, wrong }: ItemReading): boolean {
  return summed || (right > 0 && right >= wrong);
}

function isCounted({ quantity, unit_price }: LineItem): boolean {
  return quantity !== null && unit_price !== null;
}

function itemsOf(readings: readonly ItemReading[]): LineItem[] {
  return inPrintedOrder(readings)
    .filter(({ draft, description }) => !isRounding(draft, description))
    .map(({ draft, description, widest }) => ({
      description: descriptionOf(draft, description, widest),
      quantity: draft.quantity,
      unit: draft.unit,
      unit_price: draft.unitPrice,
      tax_rate: draft.taxRate,
      line_total: draft.total,
      page: draft.anchor.page,
      box: boxOf(draft),
    }));
}

interface PrintedLine {
  draft: ItemDraft;
  description: number | null;
  /** The widest line in the column of names. */
  widest: number;
}

/** Lines from top to bottom, also where labor and parts take turns; lists beside each other one after the other. */
function inPrintedOrder(readings: readonly ItemReading[]): PrintedLine[] {
  const all = readings.flatMap(({ drafts, description }) => {
    const widest = widestLine(drafts, description);
    return drafts.map((draft) => ({ draft, description, widest }));
  });
  const areBeside = new Set(all.map(({ draft }) => draft.anchor.row)).size < all.length;
  return areBeside ? all : all.sort((a, b) => a.draft.anchor.row - b.draft.anchor.row);
}
