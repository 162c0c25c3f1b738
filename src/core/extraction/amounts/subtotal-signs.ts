import type { Candidate } from '../../candidates/candidate.ts';
import type { Choices } from '../../candidates/choices.ts';
import type { LineItem } from '../../entity.ts';
import { insideLines } from '../../inside-lines.ts';
import { centsOf } from '../../values/decimal.ts';

/** What the total, the tax and the lines say of amounts that may be the subtotal. */
export interface SubtotalSigns {
  excludes(candidate: Candidate): boolean;
  /** With the tax it is the total. */
  makesTotal(candidate: Candidate): boolean;
  /** It is clearly less than the total without the tax: the base of one of several rates. */
  isPart(candidate: Candidate): boolean;
  /** It is less than the total without the tax. */
  isLess(candidate: Candidate): boolean;
  /** How well it fits the total and the sum of the lines, 0 to 0.7. */
  fit(candidate: Candidate): number;
}

/** Discounts and charges may part the subtotal from the net amount; more than this is another base. */
const MOST_OF_A_PART = 0.75;

/** Judges amounts as the subtotal of a document with these choices and lines. */
export function subtotalSigns(choices: Choices, lines: readonly LineItem[]): SubtotalSigns {
  const total = centsOfChoice(choices, 'TOTAL_AMOUNT');
  const tax = centsOfChoice(choices, 'TAX_AMOUNT');
  const sold = sumOf(lines);
  // "Net" may head the column of line totals; what stands in a line is none of the document's sums.
  const isInside = insideLines(lines);
  const taxed = rowsOfParts(choices);
  const isLess = (value: string, share: number) =>
    total !== null && tax !== null && tax !== 0 && Math.abs(centsOf(value)) < share * Math.abs(total - tax);
  return {
    // "VAT 8 % (1,200.00)": brackets hold the base here, and no negative amount.
    excludes: (candidate) => isInside(candidate) || (total !== null && centsOf(candidate.value) * total < 0),
    makesTotal: ({ value }) => total !== null && tax !== null && centsOf(value) + tax === total,
    isPart: ({ value, segment }) => isLess(value, taxed.has(segment.row) ? 1 : MOST_OF_A_PART),
    isLess: ({ value }) => isLess(value, 1),
    fit: ({ value }) => 0.4 * shareOf(centsOf(value), total ?? 0) + (centsOf(value) === sold ? 0.3 : 0),
  };
}

/** The rows of the taxes whose sum is the tax: what stands there is the base of one of them. */
function rowsOfParts({ TAX_AMOUNT }: Choices): ReadonlySet<number> {
  const { segment, more = [] } = TAX_AMOUNT?.candidate ?? {};
  return new Set(segment && more.length > 0 ? [segment, ...more].map(({ row }) => row) : []);
}

function centsOfChoice(choices: Choices, field: 'TOTAL_AMOUNT' | 'TAX_AMOUNT'): number | null {
  const choice = choices[field];
  return choice ? centsOf(choice.candidate.value) : null;
}

/** The sum of all line totals in cents; null when one has none. */
function sumOf(lines: readonly LineItem[]): number | null {
  const totals = lines.flatMap(({ line_total }) => (line_total === null ? [] : [centsOf(line_total)]));
  const complete = totals.length > 0 && totals.length === lines.length;
  return complete ? totals.reduce((sum, cents) => sum + cents, 0) : null;
}

/** Parts per tax rate are subtotals too; the one closest to the total is the invoice's own. */
function shareOf(part: number, total: number): number {
  const [own, whole] = [Math.abs(part), Math.abs(total)];
  return whole > 0 && own <= whole ? own / whole : 0;
}
