import { SAME_EDGE } from '../../alignment.ts';
import type { Segment } from '../../layout/layout.ts';
import type { LabelClass } from '../../lexicon/lexicon.ts';
import { partyWords } from '../../lexicon/party-words.ts';
import type { DocumentFacts } from '../page/document-facts.ts';
import type { FoundLabel } from '../page/find-labels.ts';
import { isOneOf } from '../page/link-features.ts';

/** Where the value starts when the segment begins with a party's label: "Sold By : Acme". */
export function afterLeadingLabel(segment: Segment, facts: DocumentFacts): number {
  let start = 0;
  for (const label of facts.labels.get(segment) ?? []) {
    const between = segment.text.slice(start, label.start);
    if (/[\p{L}\d]/u.test(between)) break;
    if (!label.colon && !isOneOf(label, ['seller', 'buyer'])) break;
    // "Client Exemple SAS", "Kunde Muster AG": what makers of programs call whoever buys.
    if (!label.colon && SPECIMEN.test(segment.text.slice(label.end))) break;
    // "Contractor's application" is no heading.
    if (/^['’]\p{L}/u.test(segment.text.slice(label.end))) break;
    start = label.end;
  }
  return start;
}

/** Whether what stands before a name is a label with the number of its field. */
export function endsInFieldCode(before: string): boolean {
  return FIELD_CODE_AT_END.test(before);
}

const FIELD_CODE_AT_END = /[([]?BT-\d{1,3}[)\]]?:?$/u;

/** How specimens are named. */
const SPECIMEN = new RegExp(
  String.raw`^\s(?:${partyWords('specimens')})(?:\s(?!(?:\p{L}+\s)*\p{Ll})[\p{L}\d.& ]{1,24})?$`,
  'u',
);

/** A line that is a label of something else is no name: "Invoice", "Nummer", "Due date". */
export function isOtherLabel(segment: Segment, start: number, end: number, facts: DocumentFacts): boolean {
  return (facts.labels.get(segment) ?? []).some((label) => {
    if (label.start > start || label.end < end) return false;
    // One word alone may be a name ("Customer" on a specimen), two are a heading ("Billing address").
    return !isOneOf(label, ['buyer', 'seller', 'name']) || label.colon || label.phrase.includes(' ');
  });
}

/** Whether a line is the heading of a party and nothing else: "Client", "Facturé à :". */
export function headsParty(segment: Segment, { labels }: DocumentFacts): boolean {
  return (labels.get(segment) ?? []).some((label) => label.wholeSegment && isOneOf(label, ['seller', 'buyer']));
}

/** Whether a line is "Käufer" where "Verkäufer" stands above it at the same edge, or beside it: both head a party. */
export function isOneOfTwoHeadings(segment: Segment, facts: DocumentFacts): boolean {
  return (facts.labels.get(segment) ?? []).some((label) => hasCounterpart(label, facts));
}

function hasCounterpart(label: FoundLabel, facts: DocumentFacts): boolean {
  const others: LabelClass[] = [
    ...(isOneOf(label, ['buyer']) ? (['seller'] as const) : []),
    ...(isOneOf(label, ['seller']) ? (['buyer'] as const) : []),
  ];
  if (!label.wholeSegment || others.length !== 1) return false;
  return [...facts.labels].some(
    ([{ page, row, box }, found]) =>
      page === label.segment.page &&
      (row === label.segment.row || Math.abs(box.x - label.segment.box.x) < SAME_EDGE.usual) &&
      found.some((other) => other.wholeSegment && other.classes.length === 1 && isOneOf(other, others)),
  );
}

/** "CLIENTE / BILL TO": labels on both sides of a stroke, and nothing else. */
function isHeadingInTwoLanguages(segment: Segment, facts: DocumentFacts): boolean {
  const sides = segment.text.split(/\s?[/|]\s?/);
  if (sides.length !== 2) return false;
  const labels = facts.labels.get(segment) ?? [];
  let start = 0;
  return sides.every((side) => {
    const at = segment.text.indexOf(side, start);
    start = at + side.length;
    return labels.some((label) => label.start <= at && label.end >= at + side.replace(/[\s:]+$/, '').length);
  });
}

/** "(Ship to)" behind "Consignee": nothing but headings is printed there. */
export function isHeadingOnly(segment: Segment, start: number, value: string, facts: DocumentFacts): boolean {
  const inside = (facts.labels.get(segment) ?? []).filter(
    (label) => label.start >= start - 1 && label.end <= start + value.length,
  );
  const letters = (text: string) => text.match(/\p{L}/gu)?.length ?? 0;
  const covered = inside.reduce((sum, label) => sum + letters(segment.text.slice(label.start, label.end)), 0);
  if ((/^[([]/.test(value) || inside.length > 1) && covered >= letters(value)) return true;
  return isHeadingInTwoLanguages(segment, facts);
}
