import type { Candidate } from '../../candidates/candidate.ts';
import { nouns } from '../../lexicon/nouns.ts';
import type { DocumentFacts } from '../page/document-facts.ts';
import { labelLinks } from '../page/label-links.ts';
import { strongestLink } from '../page/link-features.ts';
import { isTownAndDate } from '../page/town-and-date.ts';

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
      !facts.addressed.has(one.segment) &&
      !facts.stamps.has(one.segment),
  );
  const [only, second] = heads;
  const isNamed = (one: Candidate) =>
    labelLinks(one, facts).some(({ direction, strength }) => direction !== 'below' && strength > 0.3);
  const isDated = candidates.some(
    (one) =>
      one.page === first &&
      (strongestLink(labelLinks(one, facts), ['invoice_date', 'date']) > 0.6 ||
        (one.box.y < HEAD && isTownAndDate(one, facts))),
  );
  return only && !second && candidates.length > 1 && !isDated && !isNamed(only) ? only : undefined;
}

/** "ausgeführt am: | 15.09.2026", "Annahme | : 04.11.22": what stands at its left with a colon calls it something, known or not. */
export function isCaptioned({ segment, start }: Candidate, { layout }: DocumentFacts): boolean {
  const { segments } = layout.rows[segment.row]!;
  const left = segments[segments.indexOf(segment) - 1]?.text ?? '';
  const before = segment.text.slice(0, start).trim();
  return before === '' ? left.endsWith(':') : CAPTION.test(before === ':' ? left + before : before);
}

/** Few words and a colon. */
const CAPTION = /^\p{L}[\p{L}. /-]{2,24}:$/u;
