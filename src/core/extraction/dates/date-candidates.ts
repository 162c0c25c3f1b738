import { type Candidate, makeCandidate } from '../../candidates/candidate.ts';
import { unionOf } from '../../geometry.ts';
import type { Row } from '../../layout/layout.ts';
import { matchesOf } from '../../matches-of.ts';
import { isAddressLine } from '../../names/address-lines.ts';
import { isoDate } from '../../values/calendar-date.ts';
import { isInNumber, isLabelledNumber } from '../numbers/number-candidates.ts';
import type { DocumentFacts } from '../page/document-facts.ts';
import { labelLinks } from '../page/label-links.ts';
import { strongestLink } from '../page/link-features.ts';
import { daysWithoutYear } from './days-without-year.ts';

/** Every date of the document, read in its one date order; also dates that go on in the next line of their block. */
export function dateCandidates(facts: DocumentFacts): Candidate[] {
  const whole = facts.layout.rows.flatMap((row) =>
    facts.mailRows.has(row.index) || isPrintedByBrowser(row, facts)
      ? []
      : row.segments.flatMap((segment) =>
          facts
            .datesIn(segment.text)
            .filter((date) => !isInNumber(segment.text, date.start) && !isDoorNumber(segment.text, date))
            .map((date) => makeCandidate(segment, date.start, date.end, date.value))
            .filter((candidate) => !isLabelledNumber(candidate, facts)),
        ),
  );
  const dated = [...whole, ...compactDates(facts), ...wrappedDates(facts)];
  return [...dated, ...daysWithoutYear(facts, dated)];
}

/** "12-4-88, Trunk Road": in India doors are numbered by ward, block and house. */
function isDoorNumber(text: string, { start, end }: { start: number; end: number }): boolean {
  return /^\d{1,2}-\d{1,2}-\d{2}$/.test(text.slice(start, end)) && DOOR.test(text.slice(end)) && isAddressLine(text);
}

const DOOR = /^(?:\/[\p{L}\d]+)*,\s?\p{Lu}/u;

/** "12/4/24, 9:14 AM", "03.12.24, 10:02": the day and time of printing as browsers put it in a corner of the page. */
const PRINTED = /^\d{1,4}[./-]\d{1,2}[./-]\d{2,4},?\s\d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]\.?m\.?)?$/iu;
const ADDRESS = /(?:https?|file):\/\/\S/u;

/** Whether a row at the edge of a page is what a browser prints there: with the page's address at either edge. */
function isPrintedByBrowser(row: Row, { layout }: DocumentFacts): boolean {
  const rows = layout.pages.find(({ page }) => page.number === row.page)?.rows ?? [];
  const [first, last] = [rows[0], rows.at(-1)];
  if (row !== first && row !== last) return false;
  return (
    row.segments.some(({ text }) => PRINTED.test(text)) &&
    [first, last].some((edge) => edge !== undefined && ADDRESS.test(edge.text))
  );
}

/** "20240312": a date only where a label says so, else any number. */
const COMPACT = /(?<![\p{L}\d./-])(20\d{2})(0[1-9]|1[0-2])([0-3]\d)(?![\p{L}\d/-]|\.\d)/gu;
const OF_DATES = ['invoice_date', 'date', 'due_date', 'delivery_date', 'other_date'] as const;
const OF_NUMBERS = ['invoice_number', 'customer_number', 'purchase_order', 'other_number', 'tax_id'] as const;

function compactDates(facts: DocumentFacts): Candidate[] {
  return facts.layout.rows.flatMap((row) =>
    row.segments.flatMap((segment) =>
      matchesOf(segment.text, COMPACT).flatMap((match) => {
        const value = isoDate(Number(match[1]), Number(match[2]), Number(match[3]));
        if (value === null) return [];
        const candidate = makeCandidate(segment, match.index, match.index + match[0].length, value);
        const links = labelLinks(candidate, facts);
        const dated = strongestLink(links, OF_DATES);
        return dated > 0.5 && dated > strongestLink(links, OF_NUMBERS) ? [candidate] : [];
      }),
    ),
  );
}

function wrappedDates(facts: DocumentFacts): Candidate[] {
  const found: Candidate[] = [];
  for (const { blocks } of facts.layout.pages) {
    for (const { segments } of blocks) {
      for (const [index, next] of segments.entries()) {
        const first = segments[index - 1];
        // Only a line that breaks off within a date: "8 September" / "2022".
        if (!first || !/\p{L}{3,}\.?,?$|\d\s?[.,/-]?$/u.test(first.text) || !/^(?:\p{L}+\.?\s+)?\d/u.test(next.text))
          continue;
        const joined = `${first.text} ${next.text}`;
        for (const date of facts.datesIn(joined)) {
          if (date.start >= first.text.length || date.end <= first.text.length + 1) continue;
          const candidate = makeCandidate(first, date.start, first.text.length, date.value);
          found.push({ ...candidate, text: date.text, box: unionOf([candidate.box, next.box]), more: [next] });
        }
      }
    }
  }
  return found;
}
