import type { DescribedCandidates } from '../../candidates/choices.ts';
import type { SignTable } from '../../candidates/signs.ts';
import { asNumber, weigh, weighedSigns } from '../../candidates/signs.ts';
import { centsOf } from '../../values/decimal.ts';
import type { DocumentFacts } from '../page/document-facts.ts';
import { labelLinks } from '../page/label-links.ts';
import { type FieldLabels, linkFigures, linkLook, strongestLink } from '../page/link-features.ts';
import { isCarriedOver } from './account-balances.ts';
import type { AllAmounts } from './all-amounts.ts';
import type { AmountCandidate } from './amount-candidates.ts';
import { type SeenAmount, type SeenTax, type SeenTotal, TAX_SIGNS, TOTAL_SIGNS } from './amount-signs.ts';
import { isProper } from './amount-sums.ts';
import { isForLate } from './late-amounts.ts';
import { isProductInRow } from './line-products.ts';
import { isNamedTotal } from './named-totals.ts';
import { isPrintedRounding, unroundedTotals } from './printed-roundings.ts';
import { hasTwin, isAtNoRate, isRateOfAbove, isRateOfBase, namesNoTax, namesOtherDuties } from './tax-signs.ts';
import { taxesOfPayments } from './taxes-of-payments.ts';

export const TOTAL_LABELS: FieldLabels = { target: ['total'], weak: ['amount_due'] };
export const TAX_LABELS: FieldLabels = { target: ['tax'], weak: ['part_tax'] };

/** Features of every amount candidate for the invoice's total. */
export function totalFeatures(amounts: AllAmounts, facts: DocumentFacts): DescribedCandidates {
  const { candidates, byRow, columns, unnamed, sumRows, looks, yearly } = amounts;
  const anyNamed = looks.some(({ named }) => named);
  const unrounded = unroundedTotals(candidates, facts);
  const late = candidates.map((one) => isForLate(one, facts));
  const anyInTime = late.includes(true) && candidates.some((one, index) => !late[index] && isNamedTotal(one, facts));
  const seen = candidates.map((candidate, index): SeenTotal => {
    const { row } = candidate.segment;
    const inRow = byRow.get(row)!;
    return {
      ...seenAmount(candidate, index, TOTAL_LABELS, amounts, facts),
      column: columns.get(candidate) ?? 0,
      anyNamed,
      unnamed: unnamed.get(candidate) ?? 0,
      isYearly: yearly.has(candidate),
      isForLate: anyInTime && late[index]!,
      endsSumRow: sumRows.has(row) && inRow.at(-1) === candidate,
      isOfItem: anyNamed && !looks[index]!.named && isProductInRow(candidate, inRow),
      isBeforeRounding: unrounded.has(candidate),
    };
  });
  return described(TOTAL_SIGNS, seen, () => 0);
}

/** Features of every amount candidate for the invoice's tax. */
export function taxFeatures(amounts: AllAmounts, facts: DocumentFacts): DescribedCandidates {
  const { candidates, cents, byRow, wholes } = amounts;
  const isUntaxed = namesNoTax(facts);
  const proved = onlyTaxOfRate(amounts, facts);
  const largest = largestOf(cents.filter((_, index) => isProper(candidates[index]!)));
  const brokenDown = isUntaxed ? null : onlyTaxOfBreakdown(amounts, facts);
  const ofPayments = taxesOfPayments(candidates, facts);
  const seen = candidates.map((candidate, index): Omit<SeenTax, 'isZeroOfPart'> => {
    const { row } = candidate.segment;
    const own = seenAmount(candidate, index, TAX_LABELS, amounts, facts);
    const isZero = Math.abs(cents[index]!) === 0;
    return {
      ...own,
      // "Sales tax (exempt)   0.00" is the tax that is not charged.
      isUntaxed: isUntaxed && !(isZero && own.target >= NAMED),
      hasTwin: hasTwin(candidate, byRow.get(row)!, facts),
      isZero,
      isOfDuties: namesOtherDuties(facts.layout.rows[row]!.text),
      isAtNoRate: Math.abs(cents[index]!) > 0 && isAtNoRate(facts.layout.rows[row]!.text),
      isOfBreakdown: brokenDown === candidate,
      isOfPayment: ofPayments.has(candidate),
      // Where a row of totals tells net, tax and gross, the tax of a single line is not the invoice's.
      isOfLine: wholes.size > 0 && !wholes.has(candidate) && facts.tableRows.has(row),
      isLargest: Math.abs(cents[index]!) === largest,
    };
  });
  // Most papers print no tax of nothing.
  const isPart = seen.some((one) => one.isZero && !one.isUnlabelled) && printsTax(seen, amounts);
  const whole = seen.map((one): SeenTax => ({ ...one, isZeroOfPart: isPart && one.isZero }));
  return described(TAX_SIGNS, whole, (index) => asNumber(Math.abs(cents[index]!) === proved));
}

/** Whether an amount that is labelled as tax makes of one printed amount another one. */
function printsTax(seen: readonly Omit<SeenTax, 'isZeroOfPart'>[], { candidates, cents }: AllAmounts): boolean {
  const sizes = cents.map(Math.abs);
  const printed = new Set(sizes.filter((_, index) => isProper(candidates[index]!)));
  const taxes = new Set(
    sizes.filter((size, index) => size > 0 && seen[index]!.target >= LABELLED && !seen[index]!.look.base),
  );
  return [...taxes]
    .slice(0, MOST_TAXES)
    .some((tax) => printed.has(tax) && [...printed].some((net) => net > tax && printed.has(net + tax)));
}

/** How near a label of the tax must stand. */
const LABELLED = 0.6;
/** "IVA (esente art. 10 n. 18 DPR 633/72)": words of its reason may stand between. */
const NAMED = 0.5;
/** A long list with the tax of each line proves nothing by more of them. */
const MOST_TAXES = 40;

/** The largest of several amounts, in cents; null where all are the same. */
function largestOf(cents: readonly number[]): number | null {
  const sizes = cents.map(Math.abs);
  const largest = sizes.reduce((most, size) => Math.max(most, size), 0);
  return sizes.some((size) => size !== largest) ? largest : null;
}

function seenAmount(
  candidate: AmountCandidate,
  index: number,
  labels: FieldLabels,
  { cents, composed, balances, wholes, looks, anyProper }: AllAmounts,
  facts: DocumentFacts,
): SeenAmount {
  const links = linkLook(labelLinks(candidate, facts), labels);
  const own = Math.abs(cents[index]!);
  const look = looks[index]!;
  const isComposedBase = composed.bases.has(candidate);
  const isCarried = isCarriedOver(facts.layout.rows[candidate.segment.row]!.text);
  return {
    ...links,
    look,
    isUnlabelled: links.target < 0.3 && links.weak < 0.3,
    part: look.converted ? undefined : wholes.get(candidate),
    isPlainNumber: anyProper && !isProper(candidate),
    isComposedBase,
    isComposedTotal: composed.totals.has(candidate) && !isComposedBase,
    // New charges may happen to be the sum of a line and the earlier balance.
    isWithBalance: balances.whole.has(own) && !balances.own.has(own),
    isRounding: isPrintedRounding(candidate, facts),
    isOwnBill: balances.own.has(own) && look.features.near_prepaid < 0.5 && !isCarried,
  };
}

function described<Seen extends SeenAmount>(
  signs: SignTable<Seen>,
  seen: readonly Seen[],
  taxOfRate: (index: number) => number,
): DescribedCandidates {
  const features = seen.map((one, index) => {
    const beside = {
      taxOfRate: taxOfRate(index),
      composedTotal: asNumber(one.isComposedTotal),
      columnTax: asNumber(one.look.columnTax),
      withBalance: asNumber(one.isWithBalance),
      ownBill: asNumber(one.isOwnBill),
      composedBase: asNumber(one.isComposedBase),
      rounding: asNumber(one.isRounding),
    };
    const unlabelled = { unlabelled: asNumber(one.isUnlabelled) };
    return { prior: weigh(signs, one), ...linkFigures(one), ...unlabelled, ...one.look.features, ...beside };
  });
  return { features, told: (index) => weighedSigns(signs, seen[index]!) };
}

/**
 * The cents of the tax that its row proves by a rate and what it is taken of, there or right above; null where there is none, and where
 * another row states a tax as well.
 */
function onlyTaxOfRate({ candidates, byRow }: AllAmounts, facts: DocumentFacts): number | null {
  const taxes = candidates.filter(
    (one) =>
      isProper(one) &&
      centsOf(one.value) !== 0 &&
      strongestLink(labelLinks(one, facts), ['tax']) > 0.5 &&
      !isAtNoRate(facts.layout.rows[one.segment.row]!.text),
  );
  const proved = taxes.find(({ segment: { row } }, index) => {
    const { text } = facts.layout.rows[row]!;
    if (isRateOfAbove(taxes[index]!, byRow, text)) return true;
    return !facts.tableRows.has(row) && isRateOfBase(taxes[index]!, byRow.get(row)!, text);
  });
  if (!proved) return null;
  const own = centsOf(proved.value);
  const others = taxes.filter(({ segment, value }) => segment.row !== proved.segment.row && centsOf(value) !== own);
  return others.length > 0 ? null : Math.abs(own);
}

/**
 * "1,545.70   20 %   S   309.14", where nothing else is called the tax: a rate, what it is taken of and
 * what comes of it, which lead to an amount that is called the total. Null where there is none, or more than one.
 */
function onlyTaxOfBreakdown({ candidates, byRow }: AllAmounts, facts: DocumentFacts): AmountCandidate | null {
  const proper = candidates.filter((one) => isProper(one) && centsOf(one.value) > 0);
  if (proper.some((one) => strongestLink(labelLinks(one, facts), ['tax']) > 0.5)) return null;
  const wholes = proper.filter((one) => strongestLink(labelLinks(one, facts), ['total', 'amount_due']) > 0.5);
  const found = proper.filter((one) => {
    const { row } = one.segment;
    const bases = byRow.get(row)!.filter((base) => leadsToTotal(base, one, wholes));
    return isRateOfBase(one, bases, facts.layout.rows[row]!.text);
  });
  return found.length === 1 ? found[0]! : null;
}

function leadsToTotal(base: AmountCandidate, tax: AmountCandidate, totals: readonly AmountCandidate[]): boolean {
  const whole = centsOf(base.value) + centsOf(tax.value);
  return totals.some(({ value, segment }) => segment.row !== tax.segment.row && centsOf(value) === whole);
}
