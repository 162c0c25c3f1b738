import type { Choices } from '../../candidates/choices.ts';
import { roundedBox } from '../../candidates/make-entity.ts';
import type { LineItem } from '../../entity.ts';
import { type Box, unionOf } from '../../geometry.ts';
import type { Row, Segment } from '../../layout/layout.ts';
import { readSummary } from '../../lexicon/summary-row.ts';
import { isAddressLine } from '../../names/address-lines.ts';
import { centsOf } from '../../values/decimal.ts';
import type { AmountCandidate } from '../amounts/amount-candidates.ts';
import { isProper } from '../amounts/amount-sums.ts';
import type { DocumentFacts } from '../page/document-facts.ts';

/** What one service is told in. */
const FEWEST_WORDS = 3;
const MOST_LINES = 3;
/** A sentence may name a street without being an address. */
const SENTENCE = 7;
/** So many words are more than a label and its value. */
const LONG = 5;
/** A paragraph this far (in lines of its own height) above the sums tells of something else. */
const MOST_LINES_APART = 6;

/**
 * The one thing that an invoice without a table charges for: the words of a row with the net amount or the total, or
 * the paragraph right above the first sum, which then has that sum. Null where the page shows neither.
 */
export function singleService(
  amounts: readonly AmountCandidate[],
  choices: Choices,
  facts: DocumentFacts,
): LineItem | null {
  const total = choices.TOTAL_AMOUNT?.candidate;
  if (!total) return null;
  const tax = choices.TAX_AMOUNT?.candidate;
  const whole = centsOf(total.value);
  const net = tax ? whole - centsOf(tax.value) : whole;
  if (net <= 0) return null;
  const proper = amounts.filter(isProper).filter(({ page }) => page === total.page);
  const charged = proper.filter(({ value }) => centsOf(value) === net || centsOf(value) === whole);
  for (const amount of charged) {
    const row = facts.layout.rows[amount.segment.row]!;
    if (amount.segment.row === total.segment.row) continue;
    const words = wordsBefore(amount, row);
    if (words && !isSum(words, facts))
      return lineOf(words, amount.value, [...words.map(({ box }) => box), amount.box], row.page);
  }
  const first = charged[0];
  const paragraph = first && paragraphAbove(first, facts);
  return paragraph
    ? lineOf(
        paragraph,
        first.value,
        paragraph.map(({ box }) => box),
        first.page,
      )
    : null;
}

function wordsBefore(amount: AmountCandidate, row: Row): Segment[] | null {
  const before = row.segments.slice(0, row.segments.indexOf(amount.segment));
  return before.length === 1 && (before[0]!.text.match(/\p{L}{2,}/gu)?.length ?? 0) > 0 ? before : null;
}

function isSum(segments: readonly Segment[], facts: DocumentFacts): boolean {
  return segments.some(
    (segment) => readSummary(segment.text) !== null || facts.labels.get(segment)?.some((label) => label.startsSegment),
  );
}

/** The lines right above, of one column, that announce nothing and are no address. */
function paragraphAbove(amount: AmountCandidate, facts: DocumentFacts): Segment[] | null {
  const rows = facts.layout.rows;
  const lines: Segment[] = [];
  for (let index = amount.segment.row - 1; index >= 0 && lines.length < MOST_LINES; index--) {
    const row = rows[index]!;
    const below = lines[0]?.box ?? amount.segment.box;
    if (row.page !== amount.page || below.y - row.box.y > MOST_LINES_APART * row.box.height) break;
    const [line] = row.segments;
    // A number that no longer fitted into its line ends the paragraph.
    if (lines.length === 0 && row.segments.length === 1 && /^[\d./-]+$/.test(line!.text)) continue;
    if (row.segments.length > 1 || !tellsOfAService(line!, facts)) break;
    if (lines.length > 0 && below.y - row.box.y > 2 * row.box.height) break;
    lines.unshift(line!);
  }
  const words = lines.reduce((sum, { text }) => sum + (text.match(/\p{L}{2,}/gu)?.length ?? 0), 0);
  return words >= FEWEST_WORDS ? lines : null;
}

function tellsOfAService(line: Segment, facts: DocumentFacts): boolean {
  if (
    (line.words.length < SENTENCE && isAddressLine(line.text)) ||
    /@|www\.|:\s*$/.test(line.text) ||
    !/\p{L}{3}/u.test(line.text)
  )
    return false;
  const label = facts.labels.get(line)?.find(({ startsSegment }) => startsSegment);
  // A label's word may begin a sentence: "Cuota de …".
  return !label || (!label.colon && line.words.length >= LONG && !/\d/.test(line.text.slice(label.end, label.end + 3)));
}

function lineOf(words: readonly Segment[], value: string, boxes: readonly Box[], page: number): LineItem {
  return {
    description: words.map(({ text }) => text).join(' '),
    quantity: null,
    unit: null,
    unit_price: null,
    tax_rate: null,
    line_total: value,
    page,
    box: roundedBox(unionOf(boxes)),
  };
}
