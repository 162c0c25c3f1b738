import { rowWords } from '../../lexicon/row-words.ts';
import { centsOf } from '../../values/decimal.ts';
import type { DocumentFacts } from '../page/document-facts.ts';
import type { AmountCandidate } from './amount-candidates.ts';
import { isNamedTotal } from './named-totals.ts';

/** In so many parts a year is paid. */
const PARTS = [2, 3, 4, 6, 12];
/** So many words beside it tell an amount in a sentence. */
const FEWEST_WORDS = 5;
const YEARLY = new RegExp(String.raw`(?<!\p{L})(?:${rowWords('yearly')})(?!\p{L})`, 'iu');

/**
 * "Helårspremie 66 268 kr; ni betalar kvartalsvis" below "Att betala 16 567,00 kr", "Annual premium 1,240.00" above "Total due
 * 310.00": what a sentence or a row tells of a year, where this bill asks for a half, a third, a quarter, a sixth or a
 * twelfth of it. Not what the lines of the bill make (`made`), nor in a row where the rest was paid or is due later.
 */
export function yearlySums(
  candidates: readonly AmountCandidate[],
  made: ReadonlySet<AmountCandidate>,
  facts: DocumentFacts,
): ReadonlySet<AmountCandidate> {
  const told = candidates.filter((one) => !made.has(one) && (isInSentence(one) || isInRow(one, facts)));
  if (told.length === 0) return new Set();
  const due = new Set(
    candidates.filter((one) => !told.includes(one) && isNamedTotal(one, facts)).map(({ value }) => centsOf(value)),
  );
  const printed = new Set(candidates.map(({ value }) => Math.abs(centsOf(value))));
  const isPart = (one: AmountCandidate, part: number) =>
    due.has(part) && (isInSentence(one) || !printed.has(centsOf(one.value) - part));
  return new Set(told.filter((one) => PARTS.some((count) => isPart(one, centsOf(one.value) / count))));
}

function isInSentence({ segment, start }: AmountCandidate): boolean {
  return segment.words.length >= FEWEST_WORDS && YEARLY.test(segment.text.slice(0, start));
}

/** A name and the amount behind it, which is the only one. */
function isInRow({ segment, start }: AmountCandidate, { layout }: DocumentFacts): boolean {
  const { segments } = layout.rows[segment.row]!;
  const name = start > 0 ? segment.text.slice(0, start) : segments[0]!.text;
  return segments.length <= 2 && segments.at(-1) === segment && YEARLY.test(name);
}
