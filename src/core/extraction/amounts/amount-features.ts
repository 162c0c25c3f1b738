import type { Features } from '../../candidates/choices.ts';
import { centsOf } from '../../values/decimal.ts';
import type { DocumentFacts } from '../page/document-facts.ts';
import { labelLinks } from '../page/label-links.ts';
import { type FieldLabels, linkFeatures, strongestLink } from '../page/link-features.ts';
import { isCarriedOver } from './account-balances.ts';
import type { AllAmounts } from './all-amounts.ts';
import type { AmountCandidate } from './amount-candidates.ts';
import { isProper } from './amount-sums.ts';
import { isProductInRow } from './line-products.ts';
import type { RowPart } from './row-wholes.ts';
import { hasTwin, isRateOfBase, NO_TAX_WORD, namesNoTax, namesOtherDuties, OF_DUTIES, TWIN } from './tax-signs.ts';

export const TOTAL_LABELS: FieldLabels = { target: ['total'], weak: ['amount_due'] };
export const TAX_LABELS: FieldLabels = { target: ['tax'], weak: ['part_tax'] };

/** Log odds against sums in another currency, and against a balance of nothing as the tax; for the end of a row of sums. */
const CONVERTED = 5;
const PAID_OFF = 4;
const SUM_ROW = 3;
/** Log odds against what a rate is taken of. */
const BASE_OF_RATE = 6;
/** Log odds against the total of a line of items, where a row below says what is to be paid; for the tax inside a total. */
const OF_ITEM = 6;
const TAX_INSIDE = 3;
/** Log odds against a tax that no label names. */
const UNLABELLED = 3.5;
/** Log odds of a tax that its row of a breakdown proves, where no amount is called the tax; titles of other things stand near. */
const OF_BREAKDOWN = UNLABELLED + 3;
/** What is said to be the tax of a total outweighs what happens to lead to another amount of the page. */
const IS_TAX_INSIDE = 6;
/** Log odds of what a row of totals prints as net, tax and gross. */
const IN_ROW = 4;
/** Log odds of what discounts, charges and taxes make of a sum, where nothing is called the total. */
const UNNAMED_COMPOSED = 4;

/** Features of every amount candidate for an amount field. */
export function amountFeatures(amounts: AllAmounts, labels: FieldLabels, facts: DocumentFacts): Features[] {
  const { candidates, cents, byRow, composed, balances, columns, wholes, unnamed, anyProper, sumRows, looks } = amounts;
  const untaxed = namesNoTax(facts) ? NO_TAX_WORD : 0;
  const forTax = labels.target.includes('tax');
  // Where a row of totals tells net, tax and gross, the tax of a single line is not the invoice's.
  const hasWholeRow = wholes.size > 0;
  const anyNamed = !forTax && looks.some(({ named }) => named);
  const proved = forTax ? onlyTaxOfRate(amounts, facts) : null;
  const brokenDown = forTax && untaxed === 0 ? onlyTaxOfBreakdown(amounts, facts) : null;
  return candidates.map((candidate, index) => {
    const look = looks[index]!;
    const links = labelLinks(candidate, facts);
    const own = Math.abs(cents[index]!);
    const row = facts.layout.rows[candidate.segment.row]!;
    const inRow = byRow.get(candidate.segment.row)!;
    const described = linkFeatures(links, labels);
    const unlabelled = described.target! < 0.3 && described.weak! < 0.3 ? 1 : 0;
    const composedBase = composed.bases.has(candidate) ? 1 : 0;
    const composedTotal = composed.totals.has(candidate) && composedBase === 0 ? 1 : 0;
    // "Gross 2,450.00, discount 300.00, net amount 2,150.00": here the net amount is the whole.
    const subtotalLink = look.features.near_subtotal;
    const named = Math.max(described.target!, described.weak!, subtotalLink);
    // A last figure in large letters, which no label names and none other is named.
    const nameless = anyNamed ? 0 : UNNAMED_COMPOSED;
    // New charges may happen to be the sum of a line and the earlier balance.
    const withBalance = balances.whole.has(own) && !balances.own.has(own) ? 1 : 0;
    const composedPrior = composedTotal * (withBalance ? 0 : 1) * Math.max(nameless, named * (3.5 + 3 * subtotalLink));
    const ownBill = balances.own.has(own) && look.features.near_prepaid < 0.5 && !isCarriedOver(row.text) ? 1 : 0;
    const columnTax = look.columnTax ? 1 : 0;
    const column = columns.get(candidate) ?? 0;
    return {
      ...described,
      unlabelled,
      prior:
        described.prior! -
        (forTax
          ? UNLABELLED * unlabelled * (1 - columnTax) -
            8 * columnTax +
            untaxed +
            (hasTwin(candidate, inRow, facts) ? TWIN : 0)
          : 6.5 * composedBase * (column > 0 || ownBill === 1 ? 0 : 1) -
            (column < 0 ? 0 : composedPrior) +
            4 * withBalance -
            3 * ownBill -
            (column > 0 ? 3 : 8 * column) -
            (unnamed.get(candidate) ?? 0)) -
        (isProper(candidate) || !anyProper ? 0 : 2) -
        (look.converted ? CONVERTED : 0) +
        (brokenDown === candidate ? OF_BREAKDOWN : 0) -
        (forTax && own === 0 && unlabelled ? PAID_OFF : 0) -
        (forTax && namesOtherDuties(row.text) ? OF_DUTIES : 0) -
        (look.base ? BASE_OF_RATE : 0) +
        oddsInRow(wholes.get(candidate), forTax, unlabelled) -
        (forTax && hasWholeRow && !wholes.has(candidate) && facts.tableRows.has(row.index) ? IN_ROW : 0) +
        (!forTax && sumRows.has(row.index) && inRow.at(-1) === candidate ? SUM_ROW : 0) -
        (anyNamed && !look.named && isProductInRow(candidate, inRow) ? OF_ITEM : 0) +
        (look.inside ? (forTax ? IS_TAX_INSIDE + UNLABELLED * unlabelled : -TAX_INSIDE) : 0),
      ...look.features,
      taxOfRate: own === proved ? 1 : 0,
      composedTotal,
      columnTax,
      withBalance,
      ownBill,
      composedBase,
    };
  });
}

/**
 * The cents of the tax that its row proves by a rate and what it is taken of; null where there is none, and where
 * another row states a tax as well.
 */
function onlyTaxOfRate({ candidates, byRow }: AllAmounts, facts: DocumentFacts): number | null {
  const taxes = candidates.filter(
    (one) => isProper(one) && centsOf(one.value) !== 0 && strongestLink(labelLinks(one, facts), ['tax']) > 0.5,
  );
  const proved = taxes.find(({ segment: { row } }, index) => {
    const inRow = byRow.get(row)!;
    return !facts.tableRows.has(row) && isRateOfBase(taxes[index]!, inRow, facts.layout.rows[row]!.text);
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

function oddsInRow(part: RowPart | undefined, forTax: boolean, unlabelled: number): number {
  if (!part) return 0;
  // The row is called a total: no label of its own speaks for the tax in it.
  if (forTax && part === 'tax') return IN_ROW + IN_ROW * unlabelled;
  return part === (forTax ? 'tax' : 'whole') ? IN_ROW : -IN_ROW;
}
