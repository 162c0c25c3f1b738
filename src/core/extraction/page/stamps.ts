import { horizontalOverlap } from '../../geometry.ts';
import type { DocumentLayout, Segment } from '../../layout/layout.ts';
import { withoutAccents } from '../../lexicon/fold.ts';
import { inAllLanguages } from '../../lexicon/in-all-languages.ts';
import { rowWords } from '../../lexicon/row-words.ts';
import { findDates } from '../../values/calendar-date.ts';

/** "RECEIVED", "Eingegangen am 17.01.2024", "Reçu le :". */
const STAMP = new RegExp(
  String.raw`^(?:${inAllLanguages(({ papers }) => papers?.stamps)})(?:\s(?:on|am|le|op|el|il|em|den|dnia|dne))?(?!\p{L})[\s:.]*`,
  'iu',
);
/** "OK TO PAY D. Whitcomb 9/18/24", "Sachlich richtig, 20.06.24": what was noted on the paper by whoever pays it. */
const APPROVAL = new RegExp(String.raw`^\W*(?:${inAllLanguages(({ papers }) => papers?.approvals)})(?!\p{L})`, 'iu');
/** Lines of a note. */
const MOST_OF_NOTE = 6;
/** Longer lines are sentences. */
const LONGEST_APPROVAL = 80;
/** Letters beside the day that are no more of a stamp's line than an initial. */
const LEAST = /[\p{L}\d].{2}/u;
/** Lines of a stamp below its first. */
const MOST_LINES = 3;
/** Lines of a stamp are short. */
const LONGEST = 28;
/** Heights of a line between two of a stamp. */
const APART = 1.6;

/**
 * The lines that whoever got the paper stamped on it: a word for that it came in, the day beside or below, and what else
 * the stamp holds. The day is none of the invoice's, and its lines name no party.
 */
export function stampedLines({ pages }: DocumentLayout): ReadonlySet<Segment> {
  const stamped = new Set<Segment>();
  for (const { segments } of pages) {
    for (const [index, line] of segments.entries()) {
      if (isApproval(line.text) && isDatedElsewhere(pages))
        for (const one of notedWith(index, segments)) stamped.add(one);
      const said = STAMP.exec(line.text);
      if (!said || line.text.length > LONGEST) continue;
      const rest = line.text.slice(said[0].length);
      if (rest !== '' && !isDayAlone(rest)) continue;
      const below = linesBelow(line, rest !== '', segments.slice(index + 1));
      if (rest !== '' || isDay(below[0])) for (const one of [line, ...below]) stamped.add(one);
    }
  }
  return stamped;
}

/** A day in the only line that has one is the paper's own. */
function isDatedElsewhere(pages: DocumentLayout['pages']): boolean {
  return pages.some(({ segments }) =>
    segments.some(({ text }) => /\d/.test(text) && !APPROVAL.test(text) && anyDates(text).length > 0),
  );
}

function isApproval(text: string): boolean {
  const said = text.length <= LONGEST_APPROVAL ? APPROVAL.exec(text) : null;
  if (!said) return false;
  // "Certified correct. Payment due by 3 May" asks for money, "Geprüft: Meier  Rechnungsdatum: 03.04." dates the paper.
  const rest = text.slice(said[0].length);
  return !ASKS_TO_PAY.test(rest) && !NAMES_DAY.test(withoutAccents(rest).toLowerCase());
}

const ASKS_TO_PAY = new RegExp(
  inAllLanguages(({ terms }) => terms.toPay),
  'iu',
);
/** Without accents. */
const NAMES_DAY = new RegExp(
  String.raw`(?:${rowWords('dayWords')})\s?:|(?<!\p{L})(?:${inAllLanguages(({ terms }) => terms.namesDay)})(?!\p{L})`,
  'u',
);

/** "Kirchenpflege" / "Sachlich richtig: Sieber" / "bezahlt am: 19.12.25": the lines of one note, if a day stands in it. */
function notedWith(at: number, segments: readonly Segment[]): Segment[] {
  const own = segments[at]!;
  const note = [own];
  for (const step of [-1, 1]) {
    let last = own;
    for (let index = at + step; note.length < MOST_OF_NOTE; index += step) {
      const line = segments[index];
      if (!line || line.page !== own.page) break;
      if (horizontalOverlap(line.box, own.box) <= 0) continue;
      const gap = Math.abs(line.box.y - last.box.y) - Math.min(line.box.height, last.box.height);
      if (gap > APART * last.box.height || !isAlike(line, own) || line.text.length > LONGEST_APPROVAL) break;
      note.push(line);
      last = line;
    }
  }
  return note.some(({ text }) => anyDates(text).length > 0) ? note : [];
}

function linesBelow(first: Segment, isDated: boolean, after: readonly Segment[]): Segment[] {
  const lines: Segment[] = [];
  let last = first;
  for (const line of after) {
    if (line.text.length > LONGEST || horizontalOverlap(line.box, first.box) <= 0) continue;
    const gap = line.box.y - last.box.y - last.box.height;
    if (gap < -last.box.height / 2) continue;
    if (gap > APART * last.box.height || lines.length === MOST_LINES || !isAlike(line, first)) break;
    // What has a day of its own is another's.
    if (isDayAlone(line.text) && (isDated || lines.some(({ text }) => isDayAlone(text)))) break;
    lines.push(line);
    last = line;
  }
  return lines;
}

/** Stamps are of one piece. */
function isAlike(a: Segment, b: Segment): boolean {
  return a.bold === b.bold && Math.abs(a.fontSize - b.fontSize) < 0.15 * b.fontSize;
}

function isDay(line: Segment | undefined): boolean {
  return line !== undefined && isDayAlone(line.text);
}

function isDayAlone(text: string): boolean {
  const [date] = anyDates(text);
  return date !== undefined && !LEAST.test(text.slice(0, date.start)) && !LEAST.test(text.slice(date.end));
}

/** Whichever figure is the month: a stamp need not write days as the paper does. */
function anyDates(text: string) {
  return [...findDates(text, 'day_first'), ...findDates(text, 'month_first')];
}
