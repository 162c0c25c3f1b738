import type { LabelClass } from '../../lexicon/lexicon.ts';
import { rowWords } from '../../lexicon/row-words.ts';
import { matchesOf } from '../../matches-of.ts';
import type { DocumentFacts } from '../page/document-facts.ts';
import { isInRow, type LabelLink } from '../page/label-link.ts';
import { labelLinks } from '../page/label-links.ts';
import { strongestLink } from '../page/link-features.ts';
import { placeFeatures } from '../page/place-features.ts';
import type { AmountCandidate } from './amount-candidates.ts';
import { type AmountSums, isProper } from './amount-sums.ts';
import { currencyHeads, inOtherCurrency, isConverted } from './currency-columns.ts';
import { isBaseOfRate, isTaxInside, isUnderTaxTitle } from './tax-signs.ts';

const SUM_WORD = new RegExp(String.raw`(?<!\p{L})(?:${rowWords('sumWords')})`, 'iu');

/** The amounts of a document, and which of them stand together. */
export interface PageAmounts {
  candidates: readonly AmountCandidate[];
  /** Of every candidate. */
  cents: readonly number[];
  /** How often each number of cents is printed. */
  counts: Map<number, number>;
  byRow: Map<number, AmountCandidate[]>;
  sums: AmountSums;
  /** Rows without a name in which every amount is the sum of those above it. */
  sumRows: ReadonlySet<number>;
  /** The largest number that is written as an amount, in cents, at least 1. */
  largest: number;
}

/** What is seen of an amount where it stands, whichever field it may be of. */
export interface AmountLook {
  /** Whether a label in its own row names it as the whole, or as what is due. */
  named: boolean;
  /** Whether it stands in the column titled with the tax, in a row of totals. */
  columnTax: boolean;
  /** Whether it says what a sum comes to in another currency than the document's. */
  converted: boolean;
  /** Whether a rate is taken of it. */
  base: boolean;
  /** Whether it is named as the tax inside the sum that it stands with. */
  inside: boolean;
  features: ReturnType<typeof sharedFeatures>;
}

/** Looks at every amount once, for the total as for the tax. */
export function amountLooks(amounts: PageAmounts, facts: DocumentFacts): AmountLook[] {
  const currencies = currencyHeads(facts);
  const others = inOtherCurrency(amounts.candidates, facts);
  return amounts.candidates.map((candidate, index) => ({
    ...lookOf(candidate, index, amounts, facts),
    converted: others.has(candidate) || isConverted(candidate, currencies, facts),
  }));
}

function lookOf(
  candidate: AmountCandidate,
  index: number,
  amounts: PageAmounts,
  facts: DocumentFacts,
): Omit<AmountLook, 'converted'> {
  const links = labelLinks(candidate, facts);
  const inRow = amounts.byRow.get(candidate.segment.row)!;
  const columnTax = isUnderTaxTitle(candidate, facts, amounts.sumRows);
  return {
    named: isNamedInRow(links),
    columnTax,
    base: isBaseOfRate(candidate, inRow),
    inside: isTaxInside(candidate, inRow, facts),
    features: sharedFeatures(candidate, index, links, amounts, facts),
  };
}

function sharedFeatures(
  candidate: AmountCandidate,
  index: number,
  links: readonly LabelLink[],
  { cents, counts, byRow, sums, largest }: PageAmounts,
  facts: DocumentFacts,
) {
  const own = Math.abs(cents[index]!);
  const row = facts.layout.rows[candidate.segment.row]!;
  const inRow = byRow.get(candidate.segment.row)!;
  const near = (classes: readonly LabelClass[]) => strongestLink(links, classes);
  const figures = {
    ofLargest: own / largest,
    largest: own === largest ? 1 : 0,
    zero: own === 0 ? 1 : 0,
    negative: cents[index]! < 0 ? 1 : 0,
    repeats: Math.min(5, counts.get(cents[index]!)!),
    proper: isProper(candidate) ? 1 : 0,
    currency: candidate.money.currency ? 1 : 0,
    taxedTotal: sums.taxedTotals.has(own) ? 1 : 0,
    isTax: sums.taxes.has(own) ? 1 : 0,
    isBase: sums.bases.has(own) ? 1 : 0,
    isTaxSum: sums.taxSums.has(own) ? 1 : 0,
    amountsInRow: Math.min(6, inRow.length),
    lastInRow: inRow.at(-1) === candidate ? 1 : 0,
    percentInRow: /\d\s?%/.test(row.text) ? 1 : 0,
    totalRow: SUM_WORD.test(row.text) ? 1 : 0,
    depth: row.index / Math.max(1, facts.layout.rows.length),
    foreignCurrency: facts.currency && candidate.money.currency && candidate.money.currency !== facts.currency ? 1 : 0,
    otherCurrencyInRow: facts.currency && otherCode(row.text, facts.currency) ? 1 : 0,
    near_due: near(['amount_due']),
    near_prepaid: near(['prepaid']),
    near_subtotal: near(['subtotal']),
    near_taxWord: near(['tax', 'part_tax', 'tax_id']),
    near_totalWord: near(['total']),
    near_discount: near(['discount']),
    near_charge: near(['charge']),
    near_tableHead: near(['table_head']),
  };
  return { ...placeFeatures(candidate, facts), ...figures };
}

function isNamedInRow(links: readonly LabelLink[]): boolean {
  const inRow = links.filter(isInRow);
  return strongestLink(inRow, ['total', 'amount_due']) > 0.6;
}

/** A row may state its amount in a second currency ("Steuerbetrag in EUR" on an invoice in pounds). */
function otherCode(text: string, currency: string): boolean {
  return matchesOf(text, /\b(EUR|USD|GBP|CHF|INR|CAD|AUD)\b/g).some((match) => match[1] !== currency);
}
