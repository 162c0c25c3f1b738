import { SAME_COLUMN } from '../../alignment.ts';
import type { Row, Segment } from '../../layout/layout.ts';
import { readTitle } from '../../layout/table-titles.ts';
import type { LabelClass } from '../../lexicon/lexicon.ts';
import { readSummary } from '../../lexicon/summary-row.ts';
import { centsOf } from '../../values/decimal.ts';
import type { DocumentFacts } from '../page/document-facts.ts';
import { labelLinks } from '../page/label-links.ts';
import { strongestLink } from '../page/link-features.ts';
import type { AmountCandidate } from './amount-candidates.ts';
import { isProper } from './amount-sums.ts';
import { isNamedTotal } from './named-totals.ts';
import { isInColumnOf, standBeside } from './sum-rows.ts';
import { isUnderTaxTitle } from './tax-signs.ts';
import { columnTitle, isTotalRow } from './total-columns.ts';

/** Where money has no cents, a group of three digits tells an amount from a number of pieces: "28 539". */
const isGrouped = ({ text }: AmountCandidate) => /\d[ .,'’\u00a0\u202f]\d{3}$/.test(text);

/** What an amount is in a row of totals that prints net, tax and gross side by side. */
export type RowPart = 'net' | 'tax' | 'whole';

/** The highest usual rate of tax, as in India; more is a second part: "Parts 500.00, Labour 300.00, 800.00". */
const HIGHEST_RATE = 28;

/** Among so many amounts of a row, those are looked for that make the last one. */
const MOST_AMOUNTS = 7;
/** A title right above an amount names it with at least this strength. */
const TITLED = 0.6;

/**
 * "Total   23.32   4.66   27.98": in a row that a total's label begins or ends, two amounts and their sum, the second at
 * most the highest usual rate of the first. The nearest to the label is then the net amount. And "11,983.80   2,995.95
 * 0.25   14,980.00" below "Net", "VAT", "Rounding" and "To pay": what the titles call tax and whole, where others of the
 * row make up the difference.
 */
export function rowWholes(
  byRow: ReadonlyMap<number, readonly AmountCandidate[]>,
  facts: DocumentFacts,
): Map<AmountCandidate, RowPart> {
  const parts = new Map<AmountCandidate, RowPart>();
  for (const [index, amounts] of byRow) {
    const row = facts.layout.rows[index]!;
    const proper = amounts.filter(isProper);
    const own = (proper.length > 0 ? proper : amounts.filter(isGrouped)).sort((a, b) => a.box.x - b.box.x);
    if (own.length === 2 && isTotalRow(row, facts)) {
      addPrintedElsewhere(own, byRow, facts, parts);
      if (!own.some((one) => parts.has(one))) addBelowTitles(own, row, facts, parts);
    }
    if (own.length < 3 || own.length > MOST_AMOUNTS) continue;
    if (own.length === 3) {
      const isSum = rowKind(row, facts);
      if (isSum) addNamed(isSum === 'ended' ? own.toReversed() : own, isSum === 'subtotal', parts);
      else if (sumsUpColumns(row, own, byRow)) addNamed(own, false, parts);
    }
    if (own.length > 3 && isTotalRow(row, facts)) addBetween(own, parts);
    if (!parts.has(own.at(-1)!) && isTotalRow(row, facts)) addAcross(own, byRow, facts, parts);
    if (!parts.has(own.at(-1)!) && isAlone(row, own, byRow, facts)) addTitled(own, facts, parts);
  }
  return parts;
}

/** So many rows of a list are added up at most. */
const MOST_ROWS = 60;

/** "Rent for March   4,309.00   818.71   5,127.71": whatever a row is called, each of its amounts is the sum of those above in its column. */
function sumsUpColumns(
  row: Row,
  own: readonly AmountCandidate[],
  byRow: ReadonlyMap<number, readonly AmountCandidate[]>,
): boolean {
  const sums = own.map(() => 0);
  let rows = 0;
  for (let index = row.index - 1; index > row.index - MOST_ROWS; index--) {
    const above = byRow.get(index)?.filter((one) => isProper(one) && one.page === row.page) ?? [];
    if (standBeside(above, own)) continue;
    const column = own.map((one) => above.find((other) => isInColumnOf(one, other)));
    if (column.some((one) => one === undefined)) break;
    column.forEach((one, at) => {
      sums[at]! += centsOf(one!.value);
    });
    rows++;
    if (rows > 1 && own.every(({ value }, at) => centsOf(value) === sums[at])) return true;
  }
  return false;
}

const NO_SUM_ROWS: ReadonlySet<number> = new Set();

/** "Total 2,086.06 118.30" below "Base" and "Tax", where "To pay 2,204.36" stands beside: the row says net and tax. */
function addPrintedElsewhere(
  [net, tax]: readonly AmountCandidate[],
  byRow: ReadonlyMap<number, readonly AmountCandidate[]>,
  facts: DocumentFacts,
  parts: Map<AmountCandidate, RowPart>,
): void {
  const [first, second] = [centsOf(net!.value), centsOf(tax!.value)];
  if (second === 0 || first * second < 0 || Math.abs(second) > (Math.abs(first) * HIGHEST_RATE) / 100 + 1) return;
  if (!isUnderTaxTitle(tax!, facts, NO_SUM_ROWS)) return;
  const wholes = namedTotals(first + second, byRow, facts);
  if (wholes.length === 0) return;
  parts.set(net!, 'net').set(tax!, 'tax');
  for (const one of wholes) parts.set(one, 'whole');
}

/** "Total de la facture   22,91   27,48" below "Montant HT" and "Montant TTC", whichever stands first. */
function addBelowTitles(
  own: readonly AmountCandidate[],
  row: Row,
  facts: DocumentFacts,
  parts: Map<AmountCandidate, RowPart>,
): void {
  const [net, whole] = (['net', 'gross'] as const).map((basis) =>
    own.filter((one) => readTitle(columnTitle(one, row, facts)).basis === basis),
  );
  if (net!.length !== 1 || whole!.length !== 1) return;
  const [before, after] = [centsOf(net![0]!.value), centsOf(whole![0]!.value)];
  const share = (100 * (after - before)) / before;
  if (share > 0 && share <= HIGHEST_RATE) parts.set(net![0]!, 'net').set(whole![0]!, 'whole');
}

function addNamed(
  [net, tax, whole]: readonly AmountCandidate[],
  isSubtotal: boolean,
  parts: Map<AmountCandidate, RowPart>,
): void {
  const [first, second, sum] = [net!, tax!, whole!].map(({ value }) => centsOf(value)) as [number, number, number];
  if (second === 0 || first + second !== sum || Math.abs(second) > (Math.abs(first) * HIGHEST_RATE) / 100 + 1) return;
  parts.set(net!, 'net').set(tax!, 'tax');
  // A rounding or a deposit may follow.
  if (!isSubtotal) parts.set(whole!, 'whole');
}

/**
 * "Total   7,262.00   1,038.00   8,300.00   363.10   0.00   0.00   8,663.10": beside what is taxed and what is not, one tax
 * of several that forms have columns for leads from the net amount to the whole.
 */
function addBetween(own: readonly AmountCandidate[], parts: Map<AmountCandidate, RowPart>): void {
  const whole = own.at(-1)!;
  const [tax, net] = own
    .slice(0, -1)
    .filter(({ value }) => centsOf(value) !== 0)
    .toReversed();
  if (tax && net) addNamed([net, tax, whole], false, parts);
}

/** "Total   180.00   36.93   24.00   240.93" below "Plans", "Equipment", "Services" and "Total": what all columns make across, where a total elsewhere says it again. */
function addAcross(
  own: readonly AmountCandidate[],
  byRow: ReadonlyMap<number, readonly AmountCandidate[]>,
  facts: DocumentFacts,
  parts: Map<AmountCandidate, RowPart>,
): void {
  const whole = own.at(-1)!;
  const others = own.slice(0, -1);
  const sum = others.reduce((cents, { value }) => cents + centsOf(value), 0);
  if (sum !== centsOf(whole.value) || others.some(({ value }) => centsOf(value) === 0)) return;
  if (readSummary(columnTitle(whole, facts.layout.rows[whole.segment.row]!, facts))?.kind !== 'total') return;
  if (!namedTotals(sum, byRow, facts).some(({ segment }) => segment.row !== whole.segment.row)) return;
  parts.set(whole, 'whole');
  for (const one of others) if (!isUnderTaxTitle(one, facts, NO_SUM_ROWS)) parts.set(one, 'net');
}

/** The amounts of so many cents that are called a total or what is due. */
function namedTotals(
  cents: number,
  byRow: ReadonlyMap<number, readonly AmountCandidate[]>,
  facts: DocumentFacts,
): AmountCandidate[] {
  return [...byRow.values()]
    .flat()
    .filter((one) => isProper(one) && centsOf(one.value) === cents && isNamedTotal(one, facts));
}

/** Whether a row begins with the label of a total or of a sum of items, or ends with that of a total. */
function rowKind(row: Row, facts: DocumentFacts): 'begun' | 'ended' | 'subtotal' | null {
  if (isTotalRow(row, facts)) return 'begun';
  const named = (segment: Segment | undefined, kind: LabelClass) =>
    segment !== undefined &&
    (facts.labels.get(segment) ?? []).some((label) => label.startsSegment && label.classes.includes(kind));
  if (named(row.segments.at(-1), 'total')) return 'ended';
  // "Total due 4,500.00 900.00 5,400.00".
  if (named(row.segments[0], 'amount_due')) return 'begun';
  return named(row.segments[0], 'subtotal') ? 'subtotal' : null;
}

/** Outside of the items, with titles in the row above, and no other row of amounts below. */
function isAlone(
  row: Row,
  own: readonly AmountCandidate[],
  byRow: ReadonlyMap<number, readonly AmountCandidate[]>,
  facts: DocumentFacts,
): boolean {
  const next = byRow.get(row.index + 1)?.filter(isProper) ?? [];
  const above = byRow.get(row.index - 1)?.filter(isProper) ?? [];
  return (
    !facts.tableRows.has(row.index) &&
    above.length === 0 &&
    next.filter((other) => own.some((one) => Math.abs(rightOf(one) - rightOf(other)) < SAME_COLUMN.narrow)).length < 2
  );
}

const rightOf = ({ box }: AmountCandidate) => box.x + box.width;

function addTitled(own: readonly AmountCandidate[], facts: DocumentFacts, parts: Map<AmountCandidate, RowPart>): void {
  const titled = (one: AmountCandidate, classes: readonly LabelClass[]) =>
    strongestLink(
      labelLinks(one, facts).filter(({ direction }) => direction === 'above'),
      classes,
    ) > TITLED;
  const whole = own.at(-1)!;
  const taxes = own.filter((one) => one !== whole && titled(one, ['tax']) && !titled(one, ['subtotal', 'total']));
  const [tax] = taxes;
  if (taxes.length !== 1 || centsOf(tax!.value) === 0 || !titled(whole, ['total', 'amount_due'])) return;
  const others = own.filter((one) => one !== whole && one !== tax).map(({ value }) => centsOf(value));
  const rest = centsOf(whole.value) - centsOf(tax!.value);
  if (rest * centsOf(tax!.value) > 0 && someSum(others, rest)) parts.set(tax!, 'tax').set(whole, 'whole');
}

/** Whether some of the numbers make the sum. */
function someSum([first, ...others]: readonly number[], sum: number): boolean {
  if (sum === 0) return true;
  if (first === undefined) return false;
  return someSum(others, sum - first) || someSum(others, sum);
}
