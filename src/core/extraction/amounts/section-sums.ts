import { SAME_COLUMN } from '../../alignment.ts';
import type { LabelClass } from '../../lexicon/lexicon.ts';
import { centsOf } from '../../values/decimal.ts';
import type { DocumentFacts } from '../page/document-facts.ts';
import { isInRow } from '../page/label-link.ts';
import { labelLinks } from '../page/label-links.ts';
import { isOneOf, strongestLink } from '../page/link-features.ts';
import { isCarriedOver } from './account-balances.ts';
import type { AmountCandidate } from './amount-candidates.ts';
import { isProper } from './amount-sums.ts';
import type { ComposedTotals } from './composed-totals.ts';

/** So many amounts at most make up a bill at its end. */
const MAX_PARTS = 8;
/** Links of at least this strength name an amount. */
const LABELLED = 0.45;

/**
 * Bills in sections, each closed by a sum ("Total professional services", "Total costs advanced"), that are added up at
 * the end: the total is what all of them make, and the sums of the sections are what it starts from.
 */
export function sectionSums(candidates: readonly AmountCandidate[], facts: DocumentFacts): ComposedTotals {
  const found: ComposedTotals = { totals: new Set(), bases: new Set() };
  const proper = candidates.filter((one) => isProper(one) && centsOf(one.value) !== 0);
  const closing = proper.filter((one) => isNamed(one, facts));
  if (closing.length < 2) return found;
  const last = closing.at(-1)!;
  // What is left to pay of the bill stands below it.
  const whole = closing.findLast((one) => beginsWith(['total'], one, facts));
  const ends = [...new Set([last, whole ?? last])].flatMap((total) => atTheEnd(total, proper, facts));
  for (const { total, sections } of [...likeNamed(closing, facts), ...ends, ...ofEachMatter(closing, facts)]) {
    found.totals.add(total);
    for (const section of sections) found.bases.add(section);
  }
  for (const total of closing) {
    const parts = partsOf(total, proper);
    if (!parts || parts.some((part) => strongestLink(labelLinks(part, facts), ['prepaid']) >= LABELLED)) continue;
    const own = new Set(parts);
    const sections = parts.flatMap(
      (part) => closing.find((sum) => sum.value === part.value && !own.has(sum) && isBefore(sum, parts.at(-1)!)) ?? [],
    );
    if (new Set(sections).size < 2) continue;
    found.totals.add(total);
    for (const section of sections) found.bases.add(section);
  }
  return found;
}

/** "Total this Phase" below each phase, and in the end what all of them make. */
function likeNamed(
  closing: readonly AmountCandidate[],
  { layout }: DocumentFacts,
): { total: AmountCandidate; sections: AmountCandidate[] }[] {
  const nameOf = ({ segment }: AmountCandidate) =>
    layout.rows[segment.row]!.text.replace(/[\d.,:'’\s$€£]+/gu, ' ').trim();
  const groups = [...Map.groupBy(closing, nameOf).values()].filter((sections) => sections.length > 1);
  return groups.flatMap((sections) => {
    const sum = sections.reduce((whole, section) => whole + centsOf(section.value), 0);
    const last = sections.at(-1)!;
    const total = closing.find((one) => isBefore(last, one) && centsOf(one.value) === sum);
    return total ? [{ total, sections }] : [];
  });
}

/**
 * "Total for 555-0117", "Total for Home Internet" overleaf, each behind its section, where the first page has said already
 * what all of them make.
 */
function ofEachMatter(
  closing: readonly AmountCandidate[],
  facts: DocumentFacts,
): { total: AmountCandidate; sections: AmountCandidate[] }[] {
  const sections = closing.filter((one) => isSumOfSection(one, facts) && namesMatter(one, facts));
  const before = closing.filter((one) => sections[0] && isBefore(one, sections[0]));
  // What is summed up behind them is another matter: "Total surcharges", of all lines.
  for (let count = sections.length; count > 1; count--) {
    const own = sections.slice(0, count);
    const sum = own.reduce((whole, section) => whole + centsOf(section.value), 0);
    const totals = before.filter((one) => centsOf(one.value) === sum);
    if (totals.length > 0) return totals.map((total) => ({ total, sections: own }));
  }
  return [];
}

/** Whether more than the words for a total is said of it in its own cell: whose or what it is. */
function namesMatter({ segment }: AmountCandidate, { layout, labels }: DocumentFacts): boolean {
  const first = layout.rows[segment.row]!.segments[0]!;
  return (
    first !== segment &&
    (labels.get(first) ?? []).some(
      (label) => label.startsSegment && isOneOf(label, ['total']) && /[\p{L}\d]/u.test(first.text.slice(label.end)),
    )
  );
}

/** So many sums of sections are held against the end: more are those of a list. */
const MOST_SECTIONS = 8;

/** "Total basic services", "Total reimbursables", and in the end what two or three of them make, or two and the tax. */
function atTheEnd(
  total: AmountCandidate,
  amounts: readonly AmountCandidate[],
  facts: DocumentFacts,
): { total: AmountCandidate; sections: AmountCandidate[] }[] {
  // Of a row of sums the last is what is billed now.
  const lastOf = new Map(amounts.map((one) => [one.segment.row, one]));
  const ends = [...lastOf.values()].filter((one) => isBefore(one, total));
  const sums = ends.filter((one) => isSumOfSection(one, facts)).slice(-MOST_SECTIONS);
  const taxes = ends.filter((one) => beginsWith(['tax', 'part_tax'], one, facts));
  for (const [index, one] of sums.entries())
    for (const [at, other] of sums.slice(index + 1).entries()) {
      const rest = centsOf(total.value) - centsOf(one.value) - centsOf(other.value);
      if (one.segment.row === other.segment.row) continue;
      if (rest === 0) return [{ total, sections: [one, other] }];
      const third = sums
        .slice(index + at + 2)
        .find((sum) => centsOf(sum.value) === rest && sum.segment.row !== other.segment.row);
      if (third) return [{ total, sections: [one, other, third] }];
      // "VAT on charges 175.00" below the sums of charges and of disbursements.
      if (taxes.some((tax) => centsOf(tax.value) === rest && isBefore(other, tax)))
        return [{ total, sections: [one, other] }];
    }
  return [];
}

/** Whether a label of a sum begins the row, and says nothing of what was owed or paid before. */
function isSumOfSection(candidate: AmountCandidate, facts: DocumentFacts): boolean {
  return (
    centsOf(candidate.value) > 0 &&
    (beginsWith(['total', 'subtotal'], candidate, facts) || endsInGross(candidate, facts)) &&
    !isCarriedOver(facts.layout.rows[candidate.segment.row]!.text)
  );
}

/** "Strom brutto": a name of few words, and at its end what is called so of it. */
function endsInGross({ segment }: AmountCandidate, { layout, labels }: DocumentFacts): boolean {
  const first = layout.rows[segment.row]!.segments[0]!;
  if (first === segment || first.words.length > MOST_WORDS_OF_SECTION) return false;
  return labels.get(first)?.some((label) => label.end === first.text.length && isOneOf(label, ['total'])) ?? false;
}

const MOST_WORDS_OF_SECTION = 3;

/** Whether a label of the given classes begins the row. */
function beginsWith(classes: readonly LabelClass[], { segment }: AmountCandidate, facts: DocumentFacts): boolean {
  const first = facts.layout.rows[segment.row]!.segments[0]!;
  return facts.labels.get(first)?.some((label) => label.startsSegment && isOneOf(label, classes)) ?? false;
}

/** The amounts right above one in its column that make it, from the lowest; null if none do. */
function partsOf(total: AmountCandidate, amounts: readonly AmountCandidate[]): AmountCandidate[] | null {
  const parts: AmountCandidate[] = [];
  let sum = 0;
  for (let index = amounts.indexOf(total) - 1; index >= 0 && parts.length < MAX_PARTS; index--) {
    const part = amounts[index]!;
    if (part.page !== total.page) break;
    if (part.segment.row === total.segment.row || !isAbove(part, total)) continue;
    parts.push(part);
    sum += centsOf(part.value);
    if (parts.length > 1 && sum === centsOf(total.value)) return parts;
  }
  return null;
}

function isAbove(part: AmountCandidate, total: AmountCandidate): boolean {
  const right = (one: AmountCandidate) => one.box.x + one.box.width;
  return part.box.y < total.box.y && Math.abs(right(part) - right(total)) < SAME_COLUMN.wide;
}

function isBefore(one: AmountCandidate, other: AmountCandidate): boolean {
  return one.page < other.page || (one.page === other.page && one.segment.row < other.segment.row);
}

function isNamed(candidate: AmountCandidate, facts: DocumentFacts): boolean {
  const inRow = labelLinks(candidate, facts).filter(isInRow);
  return strongestLink(inRow, ['total', 'subtotal', 'amount_due']) >= LABELLED;
}
