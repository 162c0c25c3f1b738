import type { Row } from '../../layout/layout.ts';
import { readTitle } from '../../layout/table-titles.ts';
import { readSummary } from '../../lexicon/summary-row.ts';
import type { Decimal } from '../../values/decimal.ts';
import { HIGHEST_TAX_RATE } from '../../values/tax-rates.ts';
import { sumOf, valueKey } from './arithmetic.ts';
import { isMoney } from './figure.ts';
import { boxOf, type ItemDraft } from './item-draft.ts';
import type { PrintedSums } from './printed-sums.ts';
import type { ItemReading } from './read-items.ts';
import { firstRow, isNegative, isShareOf, rowsOf, totalsOf } from './reading-figures.ts';

/** The most convincing table, and any further ones when the sum of all is printed. */
export function chooseReadings(
  all: readonly ItemReading[],
  sums: PrintedSums,
  layoutRows: readonly Row[],
): ItemReading[] {
  const readings = all.filter((reading) => !sumsUp(reading, all) && !all.some((other) => countsAgain(reading, other)));
  const sold = readings.filter(isSold);
  // A table of what is taken off the whole adds up as well as any.
  const mayBeBest = sold.some(({ summed }) => summed) ? sold : readings;
  const best = [...mayBeBest].sort((a, b) => weightOf(b) - weightOf(a))[0];
  if (!best) return [];
  if (readings.some((reading) => isOfTaxes(reading, layoutRows))) return [best];
  // A box above the sections that tells what was paid and what is still due is no part of what they make.
  const below = [...sold].sort((a, b) => firstRow(a) - firstRow(b)).slice(1);
  // The amount of a payment slip is a reading of one line, which is printed again.
  const lists = sold.filter(({ drafts }) => drafts.length > 1);
  return (
    together(readings, sums) ??
    together(sold, sums) ??
    together(below, sums) ??
    (lists.includes(best) ? together(lists, sums) : null) ??
    withThoseBeside(best, readings)
  );
}

/** "Supply charges" and "Delivery charges" beside each other, each with its sum, whatever else stands below. */
function withThoseBeside(best: ItemReading, readings: readonly ItemReading[]): ItemReading[] {
  const leftOf = ({ drafts }: ItemReading) => boxOf(drafts[0]!).x;
  const level = readings.filter((one) => firstRow(one) === firstRow(best)).sort((a, b) => leftOf(a) - leftOf(b));
  return level.length > 1 && areSideBySide(level) ? level : [best];
}

/** "Services 410.00, Expenses 240.00" below lists with these sums: a list of lists. */
export function sumsUp({ drafts }: ItemReading, all: readonly ItemReading[]): boolean {
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
export function isPrinted(drafts: readonly ItemDraft[], sums: PrintedSums): boolean {
  const totals = totalsOf(drafts);
  const mostAreTaken = totals.filter(isNegative).length * 2 > totals.length;
  return isNegative(sumOf(totals)) === mostAreTaken && sums.has(totals, rowsOf(drafts));
}

/** Payments are lists of amounts taken off. */
function isSold({ drafts }: ItemReading): boolean {
  return !drafts.every(({ total }) => isNegative(total));
}

/**
 * Rows that are named by rates alone, or whose amount is the printed rate of what stands beside it ("S – Normalsatz   19 %
 * 6.564,95   1.247,34"), break the tax down: they are no second list of what was sold. A share of a fee ("Concept
 * 5,000.00   20 %   1,000.00") is printed alike, so that a name or a title must tell that the rates are those of taxes.
 */
export function isOfTaxes({ drafts }: ItemReading, layoutRows: readonly Row[]): boolean {
  const shares = drafts.filter(isShareOfRow);
  const isTold = shares.some((draft) => namesOf(draft).some(namesTax)) || areTitledTaxes(drafts, layoutRows);
  const taxed = isTold ? shares : [];
  return drafts.every((draft) => {
    // "Exempt, art. 10   248.00   0.00" beside a rate that takes something: nothing is taken of what stands beside.
    if (taxed.includes(draft) || (taxed.length > 0 && isNothing(draft.total))) return true;
    return namesOf(draft).every(namesTax) && textsOf(draft).some(isRate);
  });
}

/** "VAT 22 %   2,051.90   451.42": whether the amount is the printed rate of another in its row, and no higher than taxes are. */
function isShareOfRow(draft: ItemDraft): boolean {
  return draft.anchor.figures.some(
    (base) => base && isMoney(base) && !isNothing(base.value) && isShareOf(draft, base.value, HIGHEST_TAX_RATE),
  );
}

/** "Category   Tax rate   Base   Tax": whether the titles above the first row name a tax, be they of this table or not. */
function areTitledTaxes(drafts: readonly ItemDraft[], layoutRows: readonly Row[]): boolean {
  const first = drafts[0]!.anchor.row;
  return layoutRows
    .slice(Math.max(0, first - ROWS_OF_TITLES), first)
    .filter(({ segments, text }) => segments.length > 2 && !AMOUNT.test(text))
    .some(({ segments }) => segments.some(({ text }) => TAX_KINDS.has(readTitle(text).kind)));
}

const ROWS_OF_TITLES = 2;
const AMOUNT = /\d[.,]\d{2}(?!\d)/;
const TAX_KINDS = new Set<string>(['tax', 'taxRate', 'taxAmount']);

const textsOf = ({ anchor }: ItemDraft): string[] => anchor.cells.flatMap((cell) => (cell ? [cell.text] : []));
const namesOf = (draft: ItemDraft): string[] => textsOf(draft).filter((text) => /\p{L}{3}/u.test(text));
const namesTax = (name: string): boolean => readSummary(name.replace(LEADING_RATE, ''))?.kind === 'tax';

const isNothing = (amount: string): boolean => !/[1-9]/.test(amount);

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
