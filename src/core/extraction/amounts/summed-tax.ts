import { SAME_COLUMN } from '../../alignment.ts';
import type { Candidate } from '../../candidates/candidate.ts';
import type { Choice, Choices, FieldCandidates } from '../../candidates/choices.ts';
import { horizontalOverlap, unionOf } from '../../geometry.ts';
import { addDecimals, centsOf } from '../../values/decimal.ts';
import { HIGHEST_LISTED_RATE } from '../../values/tax-rates.ts';
import type { DocumentFacts } from '../page/document-facts.ts';
import { isInRow } from '../page/label-link.ts';
import { labelLinks } from '../page/label-links.ts';
import { isOneOf, strongestLink } from '../page/link-features.ts';
import { saysUntaxed } from '../page/says-untaxed.ts';
import type { AmountCandidate } from './amount-candidates.ts';
import { isProper } from './amount-sums.ts';
import { brokenDownTaxes } from './broken-down-tax.ts';
import { isPrintedRounding } from './printed-roundings.ts';
import { rateBefore, tellsParts } from './tax-clauses.ts';
import { isAtNoRate, isRateOfBase } from './tax-signs.ts';
import { taxedRows } from './taxed-rows.ts';

/** Taxes stand in rows below each other, perhaps with a note between. */
const MOST_ROWS_APART = 2;
/** Links of at least this strength name an amount. */
const NAMED = 0.45;
const MOST_OF_NET = HIGHEST_LISTED_RATE / 100;
const CENT = 1;

/**
 * The choices with the tax as the sum of its printed parts, where no sum of them is printed: "GST 5 %  211.50", "QST
 * 9.975 %  421.94". All parts together, and only all, must lead from another printed amount to the total, perhaps
 * rounded by what the page says.
 */
export function withSummedTax(choices: Choices, { candidates }: FieldCandidates, facts: DocumentFacts): Choices {
  const total = choices.TOTAL_AMOUNT?.candidate;
  if (!total) return choices;
  const proper = (candidates as AmountCandidate[]).filter(isProper);
  const printed = new Set(proper.map(({ value }) => centsOf(value)));
  const chosen = choices.TAX_AMOUNT?.candidate;
  const roundings = proper.filter((one) => isPrintedRounding(one, facts)).map(({ value }) => centsOf(value));
  const steps = [0, ...[CENT, ...roundings].flatMap((cents) => [cents, -cents])];
  for (const parts of taxColumns(proper, facts)) {
    if (chosen && !parts.some((part) => part === chosen)) continue;
    const sum = sumOf(parts);
    const net = centsOf(total.value) - sum;
    if (sum > net * MOST_OF_NET) continue;
    // One tax may lead to the total as well; then the others are none.
    if (parts.some(({ value }) => printed.has(centsOf(total.value) - centsOf(value)))) continue;
    const bases = basesOf(parts, proper, facts);
    if (!steps.some((off) => printed.has(net + off) || bases === net + off)) continue;
    // "CGST  2,607.27  SGST  2,607.27" and, in a table of their own below, "Total  2,607.27  2,607.27  5,214.54".
    const whole = proper.find(({ value }) => centsOf(value) === sum);
    return { ...choices, TAX_AMOUNT: whole ? told(whole, candidates) : summed(parts, choices) };
  }
  const closing = closingTax(proper, centsOf(total.value), chosen, facts);
  if (closing) return { ...choices, TAX_AMOUNT: told(closing, candidates) };
  const brokenDown = brokenDownTaxes(proper, centsOf(total.value), facts);
  if (brokenDown && (!chosen || brokenDown.some((part) => part === chosen))) {
    if (brokenDown.length === 1 && !chosen && !isTitledTax(brokenDown[0]!, facts)) return choices;
    if (brokenDown.length === 1) return chosen ? choices : { ...choices, TAX_AMOUNT: told(brokenDown[0]!, candidates) };
    const sum = sumOf(brokenDown);
    if (!printed.has(sum)) return { ...choices, TAX_AMOUNT: summed(brokenDown, choices) };
  }
  const ofAll = withTaxOfAll(choices, candidates, proper, facts);
  const ofSums = withTaxOfSums(ofAll, candidates, proper, facts);
  return withPartsInside(withTaxOfRows(ofSums, candidates, proper), proper, facts);
}

/** Rows between the amount of a breakdown and its title. */
const MOST_BELOW_TITLE = 8;

/** Whether a word for the tax stands in the row of an amount or heads its column, and no word that there is none. */
function isTitledTax({ segment, box }: AmountCandidate, facts: DocumentFacts): boolean {
  const { rows } = facts.layout;
  if (rows.some(({ text }) => saysUntaxed(text))) return false;
  return rows
    .slice(Math.max(0, segment.row - MOST_BELOW_TITLE), segment.row + 1)
    .some(({ index, page, segments }) =>
      segments.some(
        (one) =>
          page === segment.page &&
          (index === segment.row || horizontalOverlap(one.box, box) > 0) &&
          facts.labels.get(one)?.some((label) => isOneOf(label, ['tax', 'part_tax'])),
      ),
    );
}

/** So many rates at most stand above the row that closes their table. */
const MOST_RATES = 8;

/**
 * "10 %   592,27   59,23", "22 %   278,69   61,31" and "Totals   880,96   120,54" below: the tax that closes a table of
 * rates, and with its net makes the total; null where there is none, or where another amount than one of its parts was
 * `chosen`.
 */
function closingTax(
  proper: readonly AmountCandidate[],
  total: number,
  chosen: Candidate | undefined,
  facts: DocumentFacts,
): AmountCandidate | null {
  const rows = Map.groupBy(proper, ({ segment }) => segment.row);
  const inRow = (one: AmountCandidate) => rows.get(one.segment.row) ?? [];
  const closes = (one: AmountCandidate): boolean => {
    const tax = centsOf(one.value);
    if (tax <= 0 || !inRow(one).some(({ value }) => centsOf(value) > tax && centsOf(value) + tax === total))
      return false;
    const above = proper.filter(
      (other) =>
        other.page === one.page &&
        other.segment.row < one.segment.row &&
        other.segment.row >= one.segment.row - MOST_RATES &&
        Math.abs(right(other) - right(one)) < SAME_COLUMN.wide &&
        isRateOfBase(other, inRow(other), facts.layout.rows[other.segment.row]!.text),
    );
    return above.length > 1 && sumOf(above) === tax && (!chosen || above.some((part) => part === chosen));
  };
  return proper.find(closes) ?? null;
}

/** Where every line prints its tax and its whole, and the wholes make the total: the sum of these taxes is the tax. */
function withTaxOfRows(
  choices: Choices,
  candidates: FieldCandidates['candidates'],
  proper: readonly AmountCandidate[],
): Choices {
  const chosen = choices.TAX_AMOUNT;
  const total = centsOf(choices.TOTAL_AMOUNT!.candidate.value);
  const rows = taxedRows(proper).find(({ wholeSum }) => wholeSum === total);
  const isOfLine = (own: string) => rows?.taxes.some(({ value }) => centsOf(value) === centsOf(own));
  if (!rows || (chosen && !isOfLine(chosen.candidate.value))) return choices;
  const all = proper.find((one) => centsOf(one.value) === rows.taxSum && !rows.taxes.includes(one));
  if (!all || !chosen) return { ...choices, TAX_AMOUNT: summed(rows.taxes, choices) };
  return { ...choices, TAX_AMOUNT: { ...chosen, candidate: all, index: candidates.indexOf(all) } };
}

/**
 * "12 %  2 142,80  257,14" and "21 %  8 918,61  1 872,91" where "11 061,41  2 130,05  13 191,46" closes the items: of
 * the parts of a breakdown none is the tax, if what they sum to leads from a net to a gross amount in one row.
 */
function withTaxOfSums(
  choices: Choices,
  candidates: FieldCandidates['candidates'],
  proper: readonly AmountCandidate[],
  facts: DocumentFacts,
): Choices {
  const chosen = choices.TAX_AMOUNT;
  if (!chosen) return choices;
  const own = chosen.candidate as AmountCandidate;
  const rows = Map.groupBy(proper, ({ segment }) => segment.row);
  const inRow = (one: AmountCandidate) => rows.get(one.segment.row) ?? [];
  const isPart = (one: AmountCandidate) => isRateOfBase(one, inRow(one), facts.layout.rows[one.segment.row]!.text);
  const parts = proper.filter(
    (one) => one.page === own.page && Math.abs(right(one) - right(own)) < SAME_COLUMN.wide && isPart(one),
  );
  if (parts.some(({ segment }) => facts.tableRows.has(segment.row))) return choices;
  const sum = sumOf(parts);
  const leads = (one: AmountCandidate) =>
    inRow(one).some(({ value: net }) =>
      inRow(one).some(({ value: gross }) => centsOf(net) > sum && centsOf(gross) === centsOf(net) + sum),
    );
  return withWholeOf(parts, choices, candidates, proper.filter(leads));
}

/**
 * "US Sales Tax" below each service, and once "Tax" in the summary of all: of taxes on parts, each named alike, the one
 * that they sum to is the tax, wherever it stands.
 */
function withTaxOfAll(
  choices: Choices,
  candidates: FieldCandidates['candidates'],
  proper: readonly AmountCandidate[],
  facts: DocumentFacts,
): Choices {
  const chosen = choices.TAX_AMOUNT;
  if (!chosen) return choices;
  const nameOf = ({ segment }: AmountCandidate) => facts.layout.rows[segment.row]!.segments[0]!.text;
  const own = chosen.candidate as AmountCandidate;
  // "Estimated US sales tax to be collected" names them too weakly by itself; that one of them was chosen makes up for it.
  const parts = proper.filter((one) => nameOf(one) === nameOf(own) && isLastInRow(one, facts));
  const named = proper.filter((one) => isNamedTax(one, proper, facts));
  return withWholeOf(parts, choices, candidates, named);
}

/** The choices with the amount that several parts sum to as the tax, where one of the parts was chosen for it. */
function withWholeOf(
  parts: readonly AmountCandidate[],
  choices: Choices,
  candidates: FieldCandidates['candidates'],
  wholes: readonly AmountCandidate[],
): Choices {
  const chosen = choices.TAX_AMOUNT;
  if (!chosen || parts.length < 2 || !parts.some((part) => part === chosen.candidate)) return choices;
  const sum = sumOf(parts);
  const all = wholes.find((one) => centsOf(one.value) === sum && !parts.includes(one));
  return all ? { ...choices, TAX_AMOUNT: { ...chosen, candidate: all, index: candidates.indexOf(all) } } : choices;
}

/** In cents. */
function sumOf(parts: readonly AmountCandidate[]): number {
  return parts.reduce((cents, { value }) => cents + centsOf(value), 0);
}

/** "Gesamt 1.127,50" above "enthalten 10 % MwSt. 92,27   20 % MwSt. 14,67": nothing but taxes inside a total. */
function withPartsInside(choices: Choices, proper: readonly AmountCandidate[], facts: DocumentFacts): Choices {
  const total = centsOf(choices.TOTAL_AMOUNT!.candidate.value);
  const chosen = choices.TAX_AMOUNT?.candidate;
  for (const parts of partsInside(proper, facts)) {
    if (parts.length < 2 || (chosen && !parts.some((part) => part === chosen))) continue;
    const rates = new Set(parts.map((part) => rateOf(part, facts)));
    const sum = sumOf(parts);
    if (rates.size < parts.length || sum <= 0 || sum > (total - sum) * MOST_OF_NET) continue;
    if (proper.some(({ value }) => centsOf(value) === sum)) continue;
    return { ...choices, TAX_AMOUNT: summed(parts, choices) };
  }
  return choices;
}

/** The taxes of each row that tells what a sum includes, together with those of the rows right below it. */
function partsInside(proper: readonly AmountCandidate[], facts: DocumentFacts): AmountCandidate[][] {
  const groups: AmountCandidate[][] = [];
  for (const [row, parts] of Map.groupBy(proper, ({ segment }) => segment.row)) {
    if (parts.some((part) => rateOf(part, facts) === null)) continue;
    const last = groups.at(-1) ?? [];
    if (last.at(-1)?.segment.row === row - 1 && last[0]?.page === parts[0]?.page) last.push(...parts);
    else if (tellsParts(facts.layout.rows[row]!.text)) groups.push(parts);
  }
  return groups;
}

/** The rate of the tax that right before an amount is said to be its own; null where none is. */
function rateOf({ segment, start }: AmountCandidate, facts: DocumentFacts): string | null {
  const { segments } = facts.layout.rows[segment.row]!;
  const before = segments.slice(0, segments.indexOf(segment)).map(({ text }) => text);
  return rateBefore([...before, segment.text.slice(0, start)].join(' '));
}

/** Two or more amounts below each other that labels of taxes name; where no sum closes the items, they stand in their table. */
function taxColumns(proper: readonly AmountCandidate[], facts: DocumentFacts): AmountCandidate[][] {
  const columns: AmountCandidate[][] = [];
  for (const amount of proper) {
    if (centsOf(amount.value) <= 0) continue;
    if (!isNamedTax(amount, proper, facts)) continue;
    const column = columns.find((one) => goesOn(one.at(-1)!, amount));
    if (column) column.push(amount);
    else columns.push([amount]);
  }
  return columns.filter(({ length }) => length > 1);
}

const right = ({ box }: AmountCandidate) => box.x + box.width;

function goesOn(last: AmountCandidate, next: AmountCandidate): boolean {
  const rows = next.segment.row - last.segment.row;
  return (
    last.page === next.page &&
    rows > 0 &&
    rows <= MOST_ROWS_APART &&
    Math.abs(right(last) - right(next)) < SAME_COLUMN.wide
  );
}

/** The cents of what the rates of all parts are taken of, where each part's row prints it: "19 % MwSt. auf 20,00  3,80". */
function basesOf(parts: readonly AmountCandidate[], proper: readonly AmountCandidate[], facts: DocumentFacts) {
  let sum = 0;
  for (const part of parts) {
    const base = baseInRow(part, proper, facts);
    if (!base) return null;
    sum += centsOf(base.value);
  }
  return sum;
}

/** The only other amount of a row in which a rate proves the part. */
function baseInRow(part: AmountCandidate, proper: readonly AmountCandidate[], facts: DocumentFacts) {
  const inRow = proper.filter(({ segment }) => segment.row === part.segment.row);
  const others = inRow.filter((one) => one !== part);
  return others.length === 1 && isRateOfBase(part, inRow, facts.layout.rows[part.segment.row]!.text) ? others[0] : null;
}

function isLastInRow({ segment }: AmountCandidate, { layout }: DocumentFacts): boolean {
  return layout.rows[segment.row]!.segments.at(-1) === segment;
}

function isNamedTax(amount: AmountCandidate, proper: readonly AmountCandidate[], facts: DocumentFacts): boolean {
  if (!isLastInRow(amount, facts) || isAtNoRate(facts.layout.rows[amount.segment.row]!.text)) return false;
  const inRow = labelLinks(amount, facts).filter(isInRow);
  const tax = strongestLink(inRow, ['tax', 'part_tax']);
  // "19 % MwSt. auf 20,00  3,80": the rate and what it is taken of name it as well as the word alone would.
  const named = tax > 0 && tax < NAMED && baseInRow(amount, proper, facts) ? NAMED : tax;
  return (
    named >= NAMED && named > strongestLink(inRow, ['subtotal', 'total', 'amount_due', 'prepaid', 'discount', 'charge'])
  );
}

/** An amount that what surrounds it proves to be the tax. */
function told(candidate: AmountCandidate, candidates: FieldCandidates['candidates']): Choice {
  return { candidate, index: candidates.indexOf(candidate), score: LEAST_SURE, share: LEAST_SURE };
}

function summed(parts: readonly AmountCandidate[], choices: Choices): Choice {
  const [first, ...others] = parts as [AmountCandidate, ...AmountCandidate[]];
  const score = Math.max(choices.TAX_AMOUNT?.score ?? 0, LEAST_SURE);
  return {
    candidate: {
      ...first,
      text: parts.map(({ text }) => text).join(' + '),
      value: addDecimals(...parts.map(({ value }) => value)),
      box: unionOf(parts.map(({ box }) => box)),
      more: others.map(({ segment }) => segment),
    },
    index: choices.TAX_AMOUNT?.index ?? -1,
    score,
    share: score,
  };
}

/** What leads to the total to the cent is right more often than one of several taxes seems to be. */
const LEAST_SURE = 0.85;
