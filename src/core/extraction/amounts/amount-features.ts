import type { Features } from '../../candidates/choices.ts';
import type { LabelClass } from '../../lexicon/lexicon.ts';
import { matchesOf } from '../../matches-of.ts';
import { centsOf } from '../../values/decimal.ts';
import type { DocumentFacts } from '../page/document-facts.ts';
import type { LabelLink } from '../page/label-link.ts';
import { labelLinks } from '../page/label-links.ts';
import { type FieldLabels, linkFeatures, strongestLink } from '../page/link-features.ts';
import { placeFeatures } from '../page/place-features.ts';
import { isCarriedOver } from './account-balances.ts';
import type { AllAmounts } from './all-amounts.ts';
import { isProper } from './amount-sums.ts';
import { currencyHeads, isConverted } from './currency-columns.ts';
import { isProductInRow } from './line-products.ts';
import type { RowPart } from './row-wholes.ts';
import {
  hasTwin,
  isBaseOfRate,
  isRateOfBase,
  isTaxInside,
  isUnderTaxTitle,
  NO_TAX_WORD,
  namesNoTax,
  namesOtherDuties,
  OF_DUTIES,
  TWIN,
} from './tax-signs.ts';

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
/** What is said to be the tax of a total outweighs what happens to lead to another amount of the page. */
const IS_TAX_INSIDE = 6;
/** Log odds of what a row of totals prints as net, tax and gross. */
const IN_ROW = 4;
/** Log odds of what discounts, charges and taxes make of a sum, where nothing is called the total. */
const UNNAMED_COMPOSED = 4;

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
export function amountFeatures(amounts: AllAmounts, labels: FieldLabels, facts: DocumentFacts): Features[] {
  const {
    candidates,
    cents,
    counts,
    byRow,
    sums,
    composed,
    balances,
    columns,
    wholes,
    unnamed,
    largest,
    anyProper,
    sumRows,
  } = amounts;
  const untaxed = namesNoTax(facts) ? NO_TAX_WORD : 0;
  const forTax = labels.target.includes('tax');
  const currencies = currencyHeads(facts);
  const lastRow = facts.layout.rows.length;
  // Where a row of totals tells net, tax and gross, the tax of a single line is not the invoice's.
  const hasWholeRow = wholes.size > 0;
  const anyNamed = !forTax && candidates.some((candidate) => isNamedInRow(labelLinks(candidate, facts)));
  const proved = forTax ? onlyTaxOfRate(amounts, facts) : null;
  return candidates.map((candidate, index) => {
    const links = labelLinks(candidate, facts);
    const own = Math.abs(cents[index]!);
    const row = facts.layout.rows[candidate.segment.row]!;
    const inRow = byRow.get(candidate.segment.row)!;
    const described = linkFeatures(links, labels);
    const unlabelled = described.target! < 0.3 && described.weak! < 0.3 ? 1 : 0;
    const composedBase = composed.bases.has(candidate) ? 1 : 0;
    const composedTotal = composed.totals.has(candidate) && composedBase === 0 ? 1 : 0;
    // "Gross 2,450.00, discount 300.00, net amount 2,150.00": here the net amount is the whole.
    const subtotalLink = strongestLink(links, ['subtotal']);
    const named = Math.max(described.target!, described.weak!, subtotalLink);
    // A last figure in large letters, which no label names and none other is named.
    const nameless = anyNamed ? 0 : UNNAMED_COMPOSED;
    // New charges may happen to be the sum of a line and the earlier balance.
    const withBalance = balances.whole.has(own) && !balances.own.has(own) ? 1 : 0;
    const composedPrior = composedTotal * (withBalance ? 0 : 1) * Math.max(nameless, named * (3.5 + 3 * subtotalLink));
    const ownBill =
      balances.own.has(own) && strongestLink(links, ['prepaid']) < 0.5 && !isCarriedOver(row.text) ? 1 : 0;
    const columnTax = isUnderTaxTitle(candidate, facts, sumRows) ? 1 : 0;
    const column = columns.get(candidate) ?? 0;
    const features: Features = {
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
        (isConverted(candidate, currencies, facts) ? CONVERTED : 0) -
        (forTax && own === 0 && unlabelled ? PAID_OFF : 0) -
        (forTax && namesOtherDuties(row.text) ? OF_DUTIES : 0) -
        (isBaseOfRate(candidate, inRow) ? BASE_OF_RATE : 0) +
        oddsInRow(wholes.get(candidate), forTax, unlabelled) -
        (forTax && hasWholeRow && !wholes.has(candidate) && facts.tableRows.has(row.index) ? IN_ROW : 0) +
        (!forTax && sumRows.has(row.index) && inRow.at(-1) === candidate ? SUM_ROW : 0) -
        (anyNamed && !isNamedInRow(links) && isProductInRow(candidate, inRow) ? OF_ITEM : 0) +
        (isTaxInside(candidate, inRow, facts) ? (forTax ? IS_TAX_INSIDE + UNLABELLED * unlabelled : -TAX_INSIDE) : 0),
      ...placeFeatures(candidate, facts),
      ofLargest: own / largest,
      largest: own === largest ? 1 : 0,
      zero: own === 0 ? 1 : 0,
      negative: cents[index]! < 0 ? 1 : 0,
      repeats: Math.min(5, counts.get(cents[index]!)!),
      proper: isProper(candidate) ? 1 : 0,
      currency: candidate.money.currency ? 1 : 0,
      taxOfRate: own === proved ? 1 : 0,
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

/** Whether a label in its own row names the amount as the whole, or as what is due. */
function isNamedInRow(links: readonly LabelLink[]): boolean {
  const inRow = links.filter(({ direction }) => direction === 'left' || direction === 'inside');
  return strongestLink(inRow, ['total', 'amount_due']) > 0.6;
}

function oddsInRow(part: RowPart | undefined, forTax: boolean, unlabelled: number): number {
  if (!part) return 0;
  // The row is called a total: no label of its own speaks for the tax in it.
  if (forTax && part === 'tax') return IN_ROW + IN_ROW * unlabelled;
  return part === (forTax ? 'tax' : 'whole') ? IN_ROW : -IN_ROW;
}

/** A row may state its amount in a second currency ("Steuerbetrag in EUR" on an invoice in pounds). */
function otherCode(text: string, currency: string): boolean {
  return matchesOf(text, /\b(EUR|USD|GBP|CHF|INR|CAD|AUD)\b/g).some((match) => match[1] !== currency);
}
