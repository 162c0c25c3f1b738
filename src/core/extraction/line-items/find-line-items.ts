import type { LineItem } from '../../entity.ts';
import type { DocumentLayout, Row } from '../../layout/layout.ts';
import { colonLists } from '../../layout/table-colon-lists.ts';
import { titledRegions } from '../../layout/table-regions.ts';
import { untitledTables } from '../../layout/table-untitled.ts';
import { rowWords } from '../../lexicon/row-words.ts';
import { readSummary } from '../../lexicon/summary-row.ts';
import { CENT, type Decimal, isNear, multiplyDecimals } from '../../values/decimal.ts';
import type { NumberStyle } from '../../values/number-style.ts';
import { type AmountRow, readAmountRows } from './amount-rows.ts';
import { sumOf, valueKey } from './arithmetic.ts';
import type { BodyRow } from './body-row.ts';
import { readFigure } from './figure.ts';
import { headedSections } from './headed-sections.ts';
import { boxOf, descriptionOf, type ItemDraft, widestLine } from './item-draft.ts';
import { joinTables, untitledLists } from './item-table.ts';
import { labelledCards } from './labelled-cards.ts';
import { listOf } from './list-of-rows.ts';
import { listOverPages } from './over-pages.ts';
import { PrintedSums } from './printed-sums.ts';
import { finishReading, type ItemReading, type ReadingContext, readItems } from './read-items.ts';
import { isRounding } from './rounding.ts';
import { setOutBelow } from './set-out-below.ts';
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
  const titled = joinTables(titledRegions(layout), layout, numberStyle).flatMap(
    (table) => readItems(table, context) ?? [],
  );
  const chosen = chooseReadings(titled, context.sums);
  const amountRows = readAmountRows(layout, numberStyle);
  const withRest = (readings: readonly ItemReading[]) =>
    itemsOf([...readings, ...readBelowTax(amountRows, layout, context, readings)]);
  const parted = inColumns(chosen, amountRows, layout, context);
  if (parted) return itemsOf([parted]);
  const cards = labelledCards(layout, numberStyle, context.sums);
  // One amount that is printed again ("VAT amount 60.80") is borne out by less than cards which count and make a sum.
  if (cards && countOf(chosen) < 2 && cards.every(isCounted)) return cards;
  if (chosen.some(({ summed }) => summed)) {
    const further = furtherSections(chosen, layout, numberStyle, context);
    return withRest([...chosen, ...further].sort((a, b) => firstRow(a) - firstRow(b)));
  }
  if (cards) return cards;
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
  const best = untitled.length > 0 ? chooseReadings(untitled, context.sums) : chosen;
  const broken = listOverPages(listedItems, context.sums);
  if (broken && countOf(broken) > countOf(best)) return itemsOf(broken);
  // One amount that is printed again is borne out by less than lines that make a sum.
  const isSummed = best.some(({ summed }) => summed) && (best === chosen || countOf(best) > 1);
  const found = isSummed ? best : (readSummedList(amountRows, layout, context, best) ?? best);
  const headed = headedSections(amountRows);
  const setOut = headed && headed.kept.length > countOf(found) ? headed : setOutBelow(found, amountRows);
  if (setOut) return itemsOf([finishReading(listOf(setOut.kept, setOut, layout), context.readNumber)]);
  return isSummed ? withRest(best) : itemsOf(found);
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
    .filter((other) => !other.drafts.some((draft) => isShareOf(draft, sum)))
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

/** Whether a line is charged at a printed rate of all that stands above. */
function isShareOf({ anchor, total }: ItemDraft, whole: Decimal): boolean {
  return anchor.cells.some((cell) => {
    const rate = cell && RATE.exec(cell.text)?.[1];
    return rate && isNear(multiplyDecimals(multiplyDecimals(whole, rate.replace(',', '.')), CENT), total, CENT);
  });
}

const RATE = /(\d{1,2}(?:[.,]\d{1,3})?)\s?%/;

/** "Add: CGST". */
function addsTax({ cells }: ItemDraft['anchor']): boolean {
  return cells.some((cell) => cell && readSummary(cell.text.replace(ADDED, ''))?.kind === 'tax');
}

const NAME = /\p{L}{3}/u;
const ADDED = new RegExp(String.raw`^(?:\+|${rowWords('added')})[.:]?\s*`, 'iu');

const firstRow = ({ drafts }: ItemReading): number => drafts[0]!.anchor.row;

/** What is not taxed and stands below the tax on the lines found, where all of it makes the next sum; mostly nothing. */
function readBelowTax(
  amountRows: readonly AmountRow[],
  layout: DocumentLayout,
  { readNumber }: ReadingContext,
  found: readonly ItemReading[],
): ItemReading[] {
  const rows = rowsOf(found.flatMap(({ drafts }) => drafts));
  const list = summedList(amountRows, layout, Math.min(...rows));
  if (!list?.belowTax.length || list.drafts.length !== rows.size + list.belowTax.length) return [];
  const below = new Set(list.belowTax);
  if (!list.drafts.every(({ anchor: { row } }) => rows.has(row) !== below.has(row))) return [];
  const { drafts, ...rest } = finishReading(list, readNumber);
  const untaxed = drafts.filter(({ anchor }) => below.has(anchor.row));
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
  return [finishReading(list, readNumber)];
}

/** Whether figures bear the reading out; without titles nothing else does. */
function isProved({ summed, right, wrong }: ItemReading): boolean {
  return summed || (right > 0 && right >= wrong);
}

/** The most convincing table, and any further ones when the sum of all is printed. */
function chooseReadings(all: readonly ItemReading[], sums: PrintedSums): ItemReading[] {
  const readings = all.filter((reading) => !sumsUp(reading, all) && !all.some((other) => countsAgain(reading, other)));
  const ranked = [...readings].sort((a, b) => weightOf(b) - weightOf(a));
  const best = ranked[0];
  if (!best) return [];
  if (readings.some(isOfTaxes)) return [best];
  const sold = readings.filter(isSold);
  // A box above the sections that tells what was paid and what is still due is no part of what they make.
  const below = [...sold].sort((a, b) => firstRow(a) - firstRow(b)).slice(1);
  return together(readings, sums) ?? together(sold, sums) ?? together(below, sums) ?? [best];
}

/** "Services 410.00, Expenses 240.00" below lists with these sums: a list of lists. */
function sumsUp({ drafts }: ItemReading, all: readonly ItemReading[]): boolean {
  const totals = totalsOf(drafts).filter((total) => /[1-9]/.test(total));
  if (totals.length < 2 || all.length < 3) return false;
  const others = all.filter((other) => other.drafts !== drafts);
  if (others.some((other) => other.drafts.at(-1)!.anchor.row > drafts[0]!.anchor.row)) return false;
  const sums = others.map((other) => valueKey(sumOf(totalsOf(other.drafts))));
  return totals.every((total) => sums.includes(valueKey(total)));
}

/** "Timekeeper summary" below the hours of a law firm: fewer lines, which make what the first lines of a list above make. */
function countsAgain(reading: ItemReading, above: ItemReading): boolean {
  if (above.drafts.at(-1)!.anchor.row >= firstRow(reading)) return false;
  const sum = valueKey(sumOf(totalsOf(reading.drafts)));
  const least = Math.max(2, reading.drafts.length + 1);
  return above.drafts.some(
    (_, index) => index + 1 >= least && valueKey(sumOf(totalsOf(above.drafts.slice(0, index + 1)))) === sum,
  );
}

/** The readings that make a printed sum together, or stand beside each other; null if they do neither. */
function together(readings: readonly ItemReading[], sums: PrintedSums): ItemReading[] | null {
  if (readings.length < 2) return null;
  const drafts = readings.flatMap((reading) => reading.drafts);
  if (isPrinted(drafts, sums) || areSideBySide(readings) || areAddedUp(readings, sums)) return [...readings];
  // What is taken off a section's sum stands between the lines where further sections follow.
  const whole = [...drafts, ...readings.flatMap(({ closing }) => closing)];
  if (whole.length === drafts.length || !isPrinted(whole, sums)) return null;
  return readings.map((reading, index) =>
    index < readings.length - 1 ? { ...reading, drafts: [...reading.drafts, ...reading.closing] } : reading,
  );
}

/**
 * Labor and parts, each with a sum: below each other, both sums and some fees in the total; or in tables of their own,
 * of which one's sum is that of its amounts with tax, and both sums are the total.
 */
function areAddedUp(readings: readonly ItemReading[], sums: PrintedSums): boolean {
  if (!readings.every(({ summed, otherSum }) => summed || otherSum)) return false;
  const each = readings.map(({ drafts, otherSum }) => otherSum ?? sumOf(totalsOf(drafts)));
  // A list that sums up the others is none of what was sold.
  if (new Set(each).size < each.length) return false;
  const drafts = readings.flatMap((reading) => reading.drafts);
  const rows = rowsOf(drafts);
  if (readings.some(({ otherSum }) => otherSum)) return sums.has(each, rows);
  return !each.some(isNegative) && sums.areAddedUp(each, sectionSums(drafts), rows);
}

/** The sums of two and more lines that follow each other, as sections over several lists have them, but not that of all. */
function sectionSums(drafts: readonly ItemDraft[]): Decimal[] {
  const totals = totalsOf([...drafts].sort((a, b) => a.anchor.row - b.anchor.row)).slice(0, MOST_IN_SECTIONS);
  const sums: Decimal[] = [];
  for (const [from, first] of totals.entries()) {
    let sum = first;
    for (const total of totals.slice(from + 1)) {
      sum = sumOf([sum, total]);
      sums.push(sum);
    }
    if (from === 0) sums.pop();
  }
  return sums;
}

/** Longer lists would make so many sums that one of them is printed by chance. */
const MOST_IN_SECTIONS = 24;

/** The sum has the sign that most lines have: "charges less payments" is none of what was sold. */
function isPrinted(drafts: readonly ItemDraft[], sums: PrintedSums): boolean {
  const totals = totalsOf(drafts);
  const mostAreTaken = totals.filter(isNegative).length * 2 > totals.length;
  return isNegative(sumOf(totals)) === mostAreTaken && sums.has(totals, rowsOf(drafts));
}

const isNegative = (amount: string): boolean => amount.startsWith('-');

/** Payments are lists of amounts taken off. */
function isSold({ drafts }: ItemReading): boolean {
  return !drafts.every(({ total }) => isNegative(total));
}

/**
 * Rows that are named by rates alone, or whose amount is the printed rate of what stands beside it ("S – Normalsatz   19 %
 * 6.564,95   1.247,34"), break the tax down: they are no second list of what was sold.
 */
function isOfTaxes({ drafts }: ItemReading): boolean {
  return drafts.every((draft) => {
    if (draft.unitPrice !== null && isShareOf(draft, draft.unitPrice)) return true;
    const texts = draft.anchor.cells.flatMap((cell) => (cell ? [cell.text] : []));
    const names = texts.filter((text) => /\p{L}{3}/u.test(text));
    return names.every((name) => readSummary(name.replace(LEADING_RATE, ''))?.kind === 'tax') && texts.some(isRate);
  });
}

const LEADING_RATE = /^[\d.,\s%]+/;
const isRate = (text: string): boolean => /^\D{0,12}\d{1,2}(?:[.,]\d{1,3})?\s?%?\D{0,12}$/.test(text);

/** Parts and labor beside each other, each with its sum below. */
function areSideBySide(readings: readonly ItemReading[]): boolean {
  const places = readings.map(({ drafts }) => drafts[0]!).map((draft) => ({ ...draft.anchor, box: boxOf(draft) }));
  const apart = places.every(
    ({ box, page, row }, index) =>
      page === places[0]!.page &&
      row === places[0]!.row &&
      (index === 0 || box.x >= places[index - 1]!.box.x + places[index - 1]!.box.width),
  );
  return apart && readings.every(({ summed }) => summed);
}

function weightOf({ drafts, summed, right, wrong, typical }: ItemReading): number {
  const named = drafts.filter((draft) => draft.left !== null).length / drafts.length;
  return (
    (summed ? 3 : 0) +
    named +
    typical +
    (right + wrong > 0 ? (3 * right - wrong) / (right + wrong) : 0) +
    drafts.length / 1000
  );
}

function isCounted({ quantity, unit_price }: LineItem): boolean {
  return quantity !== null && unit_price !== null;
}

function countOf(readings: readonly ItemReading[]): number {
  return readings.reduce((count, { drafts }) => count + drafts.length, 0);
}

function totalsOf(drafts: readonly ItemDraft[]): string[] {
  return drafts.map(({ total }) => total);
}

function rowsOf(drafts: readonly ItemDraft[]): Set<number> {
  return new Set(drafts.map(({ anchor }) => anchor.row));
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
