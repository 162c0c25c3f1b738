import { horizontalOverlap } from '../../geometry.ts';
import type { Segment } from '../../layout/layout.ts';
import type { DocumentFacts } from '../document-facts.ts';
import { labelLinks } from '../label-links.ts';
import type { LabelClass } from '../lexicon/label-lexicon.ts';
import type { AmountCandidate } from './amount-candidates.ts';
import { amountSums, centsOf, isProper } from './amount-sums.ts';
import { composedTotals } from './composed-totals.ts';
import { type Features, type FieldLabels, linkFeatures, strongestLink } from './link-features.ts';
import { placeFeatures } from './place-features.ts';
import { totalColumns } from './total-columns.ts';
import { totalsWithoutName } from './unnamed-totals.ts';

export const TOTAL_LABELS: FieldLabels = { target: ['total'], weak: ['amount_due'] };
export const TAX_LABELS: FieldLabels = { target: ['tax'], weak: ['part_tax'] };

const GROUPS: readonly (readonly [string, readonly LabelClass[]])[] = [
  ['due', ['amount_due']],
  ['prepaid', ['prepaid']],
  ['subtotal', ['subtotal']],
  ['taxWord', ['tax', 'part_tax', 'tax_id']],
  ['totalWord', ['total']],
  ['discount', ['discount']],
  ['charge', ['charge']],
  ['tableHead', ['table_head']],
];

/** Features of every amount candidate for an amount field. */
export function amountFeatures(
  candidates: readonly AmountCandidate[],
  labels: FieldLabels,
  facts: DocumentFacts,
): Features[] {
  const sums = amountSums(candidates, (candidate) => mayBeTax(candidate, facts));
  const composed = composedTotals(candidates, facts);
  const balances = accountBalances(candidates, facts);
  const columns = totalColumns(candidates, facts);
  const unnamed = totalsWithoutName(candidates, facts);
  const untaxed = namesNoTax(facts) ? NO_TAX_WORD : 0;
  const cents = candidates.map((candidate) => centsOf(candidate.value));
  const proper = cents.map(Math.abs).filter((_, index) => isProper(candidates[index]!));
  const largest = Math.max(1, ...proper);
  const counts = new Map<number, number>();
  for (const value of cents) counts.set(value, (counts.get(value) ?? 0) + 1);
  const lastRow = facts.layout.rows.length;
  const byRow = Map.groupBy(candidates, ({ segment }) => segment.row);
  return candidates.map((candidate, index) => {
    const links = labelLinks(candidate, facts);
    const own = Math.abs(cents[index]!);
    const row = facts.layout.rows[candidate.segment.row]!;
    const inRow = byRow.get(candidate.segment.row)!;
    const described = linkFeatures(links, labels);
    const unlabelled = described.target! < 0.3 && described.weak! < 0.3 ? 1 : 0;
    const forTax = labels.target.includes('tax');
    const composedBase = composed.bases.has(candidate) ? 1 : 0;
    const composedTotal = composed.totals.has(candidate) && composedBase === 0 ? 1 : 0;
    // "Gross 2,450.00, discount 300.00, net amount 2,150.00": here the net amount is the whole.
    const subtotalLink = strongestLink(links, ['subtotal']);
    const named = Math.max(described.target!, described.weak!, subtotalLink);
    const composedPrior = composedTotal * named * (3.5 + 3 * subtotalLink);
    // New charges may happen to be the sum of a line and the earlier balance.
    const withBalance = balances.whole.has(own) && !balances.own.has(own) ? 1 : 0;
    const ownBill = balances.own.has(own) && strongestLink(links, ['prepaid']) < 0.5 ? 1 : 0;
    const columnTax = isUnderTaxTitle(candidate, facts) ? 1 : 0;
    const column = columns.get(candidate) ?? 0;
    const features: Features = {
      ...described,
      unlabelled,
      prior:
        described.prior! -
        (forTax
          ? 3.5 * unlabelled * (1 - columnTax) - 8 * columnTax + untaxed + (hasTwin(candidate, inRow) ? TWIN : 0)
          : 6.5 * composedBase * (column > 0 ? 0 : 1) -
            (column < 0 ? 0 : composedPrior) +
            4 * withBalance -
            3 * ownBill -
            (column > 0 ? 3 : 8 * column) -
            (unnamed.get(candidate) ?? 0)) -
        (isProper(candidate) || proper.length === 0 ? 0 : 2),
      ...placeFeatures(candidate, facts),
      ofLargest: own / largest,
      largest: own === largest ? 1 : 0,
      zero: own === 0 ? 1 : 0,
      negative: cents[index]! < 0 ? 1 : 0,
      repeats: Math.min(5, counts.get(cents[index]!)!),
      proper: isProper(candidate) ? 1 : 0,
      currency: candidate.money.currency ? 1 : 0,
      taxedTotal: sums.taxedTotals.has(own) ? 1 : 0,
      isTax: sums.taxes.has(own) ? 1 : 0,
      composedTotal,
      columnTax,
      withBalance,
      ownBill,
      composedBase,
      isBase: sums.bases.has(own) ? 1 : 0,
      isTaxSum: sums.taxSums.has(own) ? 1 : 0,
      amountsInRow: Math.min(6, inRow.length),
      lastInRow: inRow.at(-1) === candidate ? 1 : 0,
      percentInRow: /\d\s?%/.test(row.text) ? 1 : 0,
      totalRow: /(?<!\p{L})(?:total|totaal|totale|gesamt|summe|somme)/iu.test(row.text) ? 1 : 0,
      depth: row.index / Math.max(1, lastRow),
      foreignCurrency:
        facts.currency && candidate.money.currency && candidate.money.currency !== facts.currency ? 1 : 0,
      otherCurrencyInRow: facts.currency && otherCode(row.text, facts.currency) ? 1 : 0,
    };
    for (const [name, classes] of GROUPS) {
      features[`near_${name}`] = strongestLink(links, classes);
    }
    return features;
  });
}

/** Lines of the table, discounts, freight and payments are no taxes, whatever they sum to. */
function mayBeTax(candidate: AmountCandidate, facts: DocumentFacts): boolean {
  const links = labelLinks(candidate, facts);
  const taxLink = strongestLink(links, ['tax', 'part_tax']);
  if (facts.tableRows.has(candidate.segment.row) && taxLink < 0.5) return false;
  return strongestLink(links, ['discount', 'charge', 'prepaid', 'subtotal', 'total']) <= Math.max(0.4, taxLink);
}

/** The amount of a table's row of totals that stands in the column titled with the tax. */
function isUnderTaxTitle(candidate: AmountCandidate, facts: DocumentFacts): boolean {
  const row = facts.layout.rows[candidate.segment.row]!;
  const first = facts.labels.get(row.segments[0]!) ?? [];
  if (row.segments.length < 3 || !first.some((label) => label.startsSegment && label.classes.includes('total')))
    return false;
  for (let step = 2; step <= MAX_COLUMN_ROWS; step++) {
    const above = facts.layout.rows[row.index - step];
    if (!above || above.page !== row.page) return false;
    const titles = above.segments.filter((segment) => isInColumn(candidate, segment));
    const labels = titles.flatMap((segment) => facts.labels.get(segment) ?? []);
    if (labels.length > 0)
      return labels.some(({ classes }) => classes.some((name) => name === 'tax' || name === 'part_tax'));
    if (titles.some((segment) => !/\d/.test(segment.text))) return false;
  }
  return false;
}

/** Log odds against a tax that stands twice in its row: that is the price of one piece and its line's total. */
const TWIN = 4;

function hasTwin(candidate: AmountCandidate, inRow: readonly AmountCandidate[]): boolean {
  const cents = centsOf(candidate.value);
  return cents !== 0 && inRow.some((other) => other !== candidate && centsOf(other.value) === cents);
}

/** Log odds against any tax on a page without a word for one: a charge may look like a percentage of the rest. */
const NO_TAX_WORD = 4;

function namesNoTax(facts: DocumentFacts): boolean {
  return ![...facts.labels.values()].some((labels) =>
    labels.some(({ classes }) => classes.includes('tax') || classes.includes('part_tax')),
  );
}

const MAX_COLUMN_ROWS = 30;

function isInColumn(candidate: AmountCandidate, { box }: Segment): boolean {
  const right = candidate.box.x + candidate.box.width;
  return Math.abs(right - box.x - box.width) < 0.012 || horizontalOverlap(candidate.box, box) > 0.5;
}

/** Words for what was owed before this bill. */
const CARRIED =
  /previous|forward|brought|past due|overdue|arrears|opening|prior|last bill|old balance|vorig|openstaand|alte[rs]? saldo|r[üu]ckst[äa]nd|solde (?:pr[ée]c[ée]dent|ant[ée]rieur)|saldo (?:anterior|precedente|pendiente)/iu;

/** Sums of this bill and an earlier balance, and the bills in them; in cents. */
function accountBalances(candidates: readonly AmountCandidate[], facts: DocumentFacts) {
  const whole = new Set<number>();
  const own = new Set<number>();
  const proper = candidates.filter(isProper);
  const cents = [...new Set(proper.map(({ value }) => centsOf(value)))].filter((value) => value > 0);
  const known = new Set(cents);
  for (const { segment, value } of proper) {
    const carried = centsOf(value);
    const row = facts.layout.rows[segment.row]!;
    if (carried <= 0 || !CARRIED.test(row.text) || facts.tableRows.has(segment.row)) continue;
    for (const bill of cents) {
      if (!known.has(bill + carried)) continue;
      whole.add(bill + carried);
      own.add(bill);
    }
  }
  return { whole, own };
}

/** A row may state its amount in a second currency ("Steuerbetrag in EUR" on an invoice in pounds). */
function otherCode(text: string, currency: string): boolean {
  return [...text.matchAll(/\b(EUR|USD|GBP|CHF|INR|CAD|AUD)\b/g)].some((match) => match[1] !== currency);
}
