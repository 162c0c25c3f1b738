import type { Candidate } from '../../candidates/candidate.ts';
import type { Segment } from '../../layout/layout.ts';
import { foldWord } from '../../lexicon/fold.ts';
import { inAllLanguages } from '../../lexicon/in-all-languages.ts';
import { nouns } from '../../lexicon/nouns.ts';
import { WRITINGS } from '../../lexicon/writings.ts';
import { isAddressLine } from '../../names/address-lines.ts';
import type { DocumentFacts } from '../page/document-facts.ts';
import { type FoundLabel, isHeading } from '../page/find-labels.ts';
import { labelLinks } from '../page/label-links.ts';
import { isOneOf, strongestLink } from '../page/link-features.ts';

const ARRIVAL = new RegExp(`^(?:${nouns('arrival')})`, 'u');
const DEPARTURE = new RegExp(`^(?:${nouns('departure')})`, 'u');

/** The bill of a guest with a day of arrival is written when the guest leaves. */
export function dayOfLeaving(candidates: readonly Candidate[], facts: DocumentFacts): Candidate | undefined {
  const says = (candidate: Candidate, words: RegExp) =>
    labelLinks(candidate, facts).some(({ label, strength }) => strength > 0.6 && words.test(label.phrase));
  const arrival = candidates.find((candidate) => says(candidate, ARRIVAL));
  // A stay that is billed ahead is dated before it.
  if (!arrival || candidates.some(({ value }) => value < arrival.value)) return undefined;
  return candidates.find((candidate) => says(candidate, DEPARTURE));
}

/** Down to where the head of a page reaches, as a share of its height. */
const HEAD = 0.35;

/** The only date above the table that fills its line, where nothing is called the date of the invoice: a letter's. */
export function aloneInHead(
  candidates: readonly Candidate[],
  inColumns: ReadonlySet<Candidate>,
  inAddresses: ReadonlySet<Segment>,
  facts: DocumentFacts,
): Candidate | undefined {
  const first = facts.layout.pages[0]?.page.number;
  const heads = candidates.filter(
    (one) =>
      one.page === first &&
      one.box.y < HEAD &&
      one.text.length === one.segment.text.length &&
      !facts.tableRows.has(one.segment.row) &&
      !inColumns.has(one) &&
      !inAddresses.has(one.segment),
  );
  const [only, second] = heads;
  const isNamed = (one: Candidate) =>
    labelLinks(one, facts).some(({ direction, strength }) => direction !== 'below' && strength > 0.3);
  const isDated = candidates.some(
    (one) => one.page === first && strongestLink(labelLinks(one, facts), ['invoice_date', 'date']) > 0.6,
  );
  return only && !second && candidates.length > 1 && !isDated && !isNamed(only) ? only : undefined;
}

/** "Norden, 17.10.2024", "Lyon, le 15 avril 2024", "Kufstein, am 12.08.2024": nothing else in the line. */
const TOWN = new RegExp(
  String.raw`^(\p{Lu}[\p{L}.'’ -]{1,28}),\s(?:(?:${inAllLanguages(({ papers }) => papers?.betweenTownAndDay)})\s)?$`,
  'u',
);
const WEEKDAYS: ReadonlySet<string> = new Set(WRITINGS.flatMap(({ weekdays }) => foldWord(weekdays).split(' ')));

/** "Monday, 12 March 2024" names no town, and "Mustermann, 01.02.1980" in the buyer's address is a birthday. */
export function isTownAndDate(
  { segment, start, end }: Candidate,
  inAddresses: ReadonlySet<Segment>,
  facts: DocumentFacts,
): boolean {
  const town = TOWN.exec(segment.text.slice(0, start))?.[1];
  return (
    town !== undefined &&
    !WEEKDAYS.has(foldWord(town).replace('.', '')) &&
    !inAddresses.has(segment) &&
    /^[\s.]*$/.test(segment.text.slice(end)) &&
    segment.box.y < 0.5 &&
    !facts.tableRows.has(segment.row)
  );
}

/** The lines of blocks above an address, and below a heading of the buyer. */
export function linesOfAddresses(facts: DocumentFacts): Set<Segment> {
  const inside = new Set<Segment>();
  for (const { segments } of facts.layout.pages.flatMap(({ blocks }) => blocks)) {
    const heading = segments.findIndex((line) => facts.labels.get(line)?.some(isBuyerHeading));
    const address = segments.findLastIndex(({ text }) => isAddressLine(text));
    for (const [index, line] of segments.entries())
      if (index < address || (heading >= 0 && index > heading)) inside.add(line);
  }
  return inside;
}

function isBuyerHeading(label: FoundLabel): boolean {
  return isHeading(label) && isOneOf(label, ['buyer']);
}
