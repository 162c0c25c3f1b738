import type { LabelClass } from '../../lexicon/lexicon.ts';
import { nouns } from '../../lexicon/nouns.ts';
import { centsOf } from '../../values/decimal.ts';
import type { DocumentFacts } from '../page/document-facts.ts';
import { labelLinks } from '../page/label-links.ts';
import { strongestLink } from '../page/link-features.ts';
import type { AmountCandidate } from './amount-candidates.ts';
import { isProper } from './amount-sums.ts';
import { isProductInRow } from './line-products.ts';

/** Log odds for what is due, and for what was to be paid before the payments printed. */
const UNNAMED_DUE = 3;
const UNNAMED_WHOLE = 7;
const PLAIN_AMOUNT = 6;
const UNNAMED_PAID = 9;

const AMOUNT = new RegExp(String.raw`^\W*(?:${nouns('amount')})\s?:?\s*$`, 'iu');

/** "Amount: £95.00": all that a plain bill says of what is to be paid. */
export function isPlainAmount({ segment, start }: AmountCandidate, { layout }: DocumentFacts): boolean {
  const { segments } = layout.rows[segment.row]!;
  const before = start > 0 ? segment.text.slice(0, start) : (segments[segments.indexOf(segment) - 1]?.text ?? '');
  return AMOUNT.test(before) && (start > 0 || segments.length === 2) && before.includes(':');
}
/** What was paid before, and is no whole. */
const IN_PART = new RegExp(nouns('inPart'), 'iu');

/**
 * Where no amount is named a total, what is due is it, or what was to be paid before the payments printed; where nothing
 * is due either, what was paid, if all else is less ("Total paid £37.00" on a receipt): log odds per candidate.
 */
export function totalsWithoutName(
  candidates: readonly AmountCandidate[],
  byRow: ReadonlyMap<number, readonly AmountCandidate[]>,
  facts: DocumentFacts,
): Map<AmountCandidate, number> {
  const found = new Map<AmountCandidate, number>();
  const link = (one: AmountCandidate, classes: readonly LabelClass[]) => strongestLink(labelLinks(one, facts), classes);
  const isItem = (one: AmountCandidate) => isProductInRow(one, byRow.get(one.segment.row)!);
  const proper = candidates.filter((one) => isProper(one) && !facts.tableRows.has(one.segment.row) && !isItem(one));
  if (proper.some((one) => link(one, ['total']) > 0.6)) return found;
  const due = proper.filter((one) => centsOf(one.value) !== 0 && link(one, ['amount_due']) > 0.6);
  const payments = proper.filter((one) => link(one, ['prepaid']) > 0.6);
  const paid = payments.map(({ value }) => Math.abs(centsOf(value)));
  if (due.length === 0) {
    const largest = Math.max(0, ...candidates.filter(isProper).map(({ value }) => Math.abs(centsOf(value))));
    // "Total paid £37.00 (including VAT £6.17)": what follows in its line is part of it.
    const whole = payments.filter(
      ({ segment, start }) => !payments.some((other) => other.segment === segment && other.start < start),
    );
    const isInPart = whole.some(({ segment }) => IN_PART.test(facts.layout.rows[segment.row]!.text));
    const isAll = largest > 0 && !isInPart && whole.every(({ value }) => centsOf(value) === largest);
    if (isAll) for (const one of whole) found.set(one, UNNAMED_PAID);
  }
  for (const one of due) {
    const whole = proper.filter((other) =>
      paid.some((cents) => cents > 0 && centsOf(other.value) === centsOf(one.value) + cents),
    );
    if (whole.length === 0) found.set(one, UNNAMED_DUE);
    for (const other of whole) found.set(other, UNNAMED_WHOLE);
  }
  const plain = due.length === 0 ? proper.filter((one) => isPlainAmount(one, facts)) : [];
  if (new Set(plain.map(({ value }) => value)).size === 1) for (const one of plain) found.set(one, PLAIN_AMOUNT);
  return found;
}
