import type { Row, Segment } from '../../layout/layout.ts';
import type { LabelClass } from '../../lexicon/lexicon.ts';
import { partyWords } from '../../lexicon/party-words.ts';
import { isPostcodeLine } from '../../names/address-lines.ts';
import type { DocumentFacts } from '../page/document-facts.ts';
import { type FoundLabel, isHeading } from '../page/find-labels.ts';
import { isOneOf } from '../page/link-features.ts';
import type { PartySection } from '../page/party-section.ts';
import { isMatter } from './possible-name.ts';

const PARTIES: readonly LabelClass[] = ['seller', 'buyer', 'other_party'];
const MAX_ROWS = 9;
/** Headings and the lines under them start at most this far apart (share of the page's width). */
const COLUMN_SLACK = 0.035;

/**
 * Looks upward from a line for the heading it stands under ("Bill to", "Verkäufer:"). Only the nearest heading counts.
 * A heading also governs a form's value column: its labels start where the heading starts.
 */
export function partySection(segment: Segment, facts: DocumentFacts): PartySection {
  const known = facts.sections.get(segment);
  if (known) return known;
  const section = lookUpwards(segment, facts);
  facts.sections.set(segment, section);
  return section;
}

function lookUpwards(segment: Segment, facts: DocumentFacts): PartySection {
  const none = { seller: 0, buyer: 0, other: 0 };
  const row = facts.layout.rows[segment.row]!;
  // "Name | Acme Ltd" beside "Name | Otto's": the right form begins at the label in front of the value.
  const formEdges = [row.segments[row.segments.indexOf(segment) - 1] ?? segment, row.segments[0]!]
    .filter((one) => one === segment || mayBeLabel(one, facts))
    .map(({ box }) => box.x);
  const named = isNamed(segment, facts);
  let between = 0;
  for (let step = 1; step <= MAX_ROWS; step++) {
    const above = facts.layout.rows[row.index - step];
    if (!above || above.page !== row.page) break;
    const label = headingOf(above, segment, formEdges, facts);
    if (!label) {
      if (above.segments.some((line) => isOwnLine(line, segment, facts) && !(named && isOfForm(line)))) between++;
      continue;
    }
    if (isLabelOfForm(row, above, segment, label, facts) || isApart(label, segment) || isSendersLine(label))
      return none;
    const heading = label.classes.filter((name) => PARTIES.includes(name));
    // The first line under a heading is the party's name; each further one less likely so. "To: Acme Ltd" has it already.
    const strength = 0.55 ** (between + (/\p{L}{3}/u.test(label.segment.text.slice(label.end)) ? 1 : 0));
    if (heading.includes('other_party') && heading.length === 1) return { ...none, other: strength };
    return {
      seller: heading.includes('seller') ? strength : 0,
      buyer: heading.includes('buyer') ? strength : 0,
      other: heading.includes('other_party') ? strength : 0,
    };
  }
  return none;
}

/** In front of a form's value stands a label, or the number of its field; beside a name stands another column's line. */
function mayBeLabel(segment: Segment, facts: DocumentFacts): boolean {
  if (segment.text.endsWith(':') || !/\p{L}{3}/u.test(segment.text)) return true;
  return (facts.labels.get(segment) ?? []).some(({ startsSegment }) => startsSegment);
}

/** "Status: Paid" with a gap below it has said what it says. */
function isApart({ segment: line, end }: FoundLabel, { box }: Segment): boolean {
  return /\p{L}{3}/u.test(line.text.slice(end)) && box.y - line.box.y > GAP * Math.max(box.height, line.box.height);
}

/** "Afsender: Acme, High Street 8, 7900 Thisted": the line above a recipient says all there is to say of the sender. */
export function isSendersLine({ classes, segment, end }: FoundLabel): boolean {
  return classes.includes('seller') && isPostcodeLine(segment.text.slice(end));
}

/** Heights from one line to the next, where no gap lies between. */
const GAP = 2.2;

/**
 * "Account billed | acme-labs" with "Team Plan | $20.00" below: where the values of both stand in one column, the line
 * is itself a label.
 */
function isLabelOfForm(row: Row, above: Row, segment: Segment, label: FoundLabel, facts: DocumentFacts): boolean {
  const behind = ({ segments }: Row, one: Segment) => segments[segments.indexOf(one) + 1];
  const value = behind(above, label.segment);
  const own = behind(row, segment);
  return (
    value !== undefined &&
    own !== undefined &&
    label.wholeSegment &&
    !(facts.labels.get(value) ?? []).some(({ startsSegment }) => startsSegment) &&
    /^\W{0,2}\d[\d.,]*(?:\s[A-Z]{3})?$/.test(own.text) &&
    (Math.abs(value.box.x - own.box.x) < 0.012 ||
      Math.abs(value.box.x + value.box.width - own.box.x - own.box.width) < 0.012)
  );
}

/**
 * "Dati anagrafici", "Identificativo fiscale ai fini IVA: IT03022710962": what a form says of a party before the line that
 * is labelled as its name.
 */
function isOfForm({ text }: Segment): boolean {
  return isMatter(text) || FIELD.test(text);
}

const FIELD = /^\p{L}[\p{L}\s./'’()-]{1,50}:\s\S/u;

/** A line of the same column that says something itself: neither a label nor a bare number. */
function isOwnLine(line: Segment, segment: Segment, facts: DocumentFacts): boolean {
  if (Math.abs(line.box.x - segment.box.x) >= COLUMN_SLACK) return false;
  if (!/\p{L}{3}/u.test(line.text.replace(/\(\p{L}+\)/gu, ''))) return false;
  return !facts.labels.get(line)?.some(isHeading);
}

function headingOf(row: Row, segment: Segment, formEdges: readonly number[], facts: DocumentFacts): FoundLabel | null {
  // Few rows have such a label; the lines of the others need not be sorted.
  if (!row.segments.some((one) => facts.labels.get(one)?.some((found) => isOneOf(found, PARTIES)))) return null;
  // A heading in the line's own column goes before one at the left edge of a form.
  const nearest = [...row.segments].sort((a, b) => distance(a, segment) - distance(b, segment));
  for (const candidate of nearest) {
    const ownHeading = nearest.some((one) => distance(one, segment) < COLUMN_SLACK);
    const inColumn =
      distance(candidate, segment) < COLUMN_SLACK ||
      (!ownHeading && formEdges.some((edge) => Math.abs(candidate.box.x - edge) < 0.01)) ||
      // The labels of a form may be indented below its heading.
      (row.segments.length === 1 &&
        formEdges.some((edge) => isIndented(edge - candidate.box.x, isNamed(segment, facts))));
    const centred =
      Math.abs(candidate.box.x + candidate.box.width / 2 - segment.box.x - segment.box.width / 2) < 0.02 ||
      Math.abs(candidate.box.x + candidate.box.width - segment.box.x - segment.box.width) < 0.01;
    if (!inColumn && !centred) continue;
    const label = facts.labels
      .get(candidate)
      ?.find(
        (found) =>
          isOneOf(found, PARTIES) &&
          !beginsPeriod(candidate, facts) &&
          (found.startsSegment
            ? found.wholeSegment || found.colon
            : endsLine(found, candidate) &&
              (found.colon ? found.phrase.includes(' ') : isAboutParty(found) || isSecondLanguage(found))),
      );
    if (label) return label;
  }
  return null;
}

/** "Von:" above "Bis:", "Du" above "Au": the ends of a period, and nobody. */
function beginsPeriod({ text, row, page, box }: Segment, { layout }: DocumentFacts): boolean {
  const below = layout.rows[row + 1];
  return (
    PERIOD_BEGINS.test(text) &&
    below?.page === page &&
    below.segments.some((one) => Math.abs(one.box.x - box.x) < 0.012 && PERIOD_ENDS.test(one.text))
  );
}

const PERIOD_BEGINS = new RegExp(String.raw`^(?:${partyWords('periodBegins')})(?!\p{L})`, 'iu');
const PERIOD_ENDS = new RegExp(String.raw`^(?:${partyWords('periodEnds')})\s?(?::|$|\d)`, 'iu');

/** "Informationen zum Käufer", "Customer details of the buyer", "Dati del cliente": a heading of whom the lines below are about. */
function isAboutParty({ segment, start }: FoundLabel): boolean {
  return ABOUT.test(segment.text.slice(0, start));
}

/** "Daten zum Lieferanten - Dati del cedente": behind a dash or stroke stands the whole heading again. */
function isSecondLanguage({ segment, start, phrase }: FoundLabel): boolean {
  return phrase.includes(' ') && /\p{L}{3}.*\s[-–—/|]\s$/u.test(segment.text.slice(0, start));
}

const ABOUT = new RegExp(
  String.raw`^\W*(?:(?:${partyWords('detailsBefore')})\s)?(?:${partyWords('details')})\s(?:(?:${partyWords('detailsOf')})\s)?$`,
  'iu',
);

/** "Issued by Acme Travel Ltd on behalf of:" announces whoever stands below. Half a word may be a label by chance: "Ver käufer:". */
function endsLine(found: FoundLabel, { text }: Segment): boolean {
  return !/[\p{L}\d]/u.test(text.slice(found.end));
}

/** The list below a heading is indented by so much at most, where a line says that it tells the name. */
const INDENT_OF_LIST = 0.08;
const isIndented = (by: number, named: boolean): boolean => by > 0 && by < (named ? INDENT_OF_LIST : COLUMN_SLACK);

/** "Denominazione: Acme S.r.l." */
function isNamed(segment: Segment, facts: DocumentFacts): boolean {
  return Boolean(
    facts.labels.get(segment)?.some((label) => label.startsSegment && label.colon && isOneOf(label, ['name'])),
  );
}

function distance(a: Segment, b: Segment): number {
  return Math.abs(a.box.x - b.box.x);
}
