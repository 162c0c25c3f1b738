import type { Row, Segment } from '../../layout/layout.ts';
import { partyWords } from '../../lexicon/party-words.ts';
import { isAddressLine, isPostcodeLine } from '../../names/address-lines.ts';
import type { FoundLabel } from './find-labels.ts';
import { isOneOf } from './link-features.ts';

/** What mail programs print above a message, in the languages of invoices. */
const ENTRIES: readonly RegExp[] = (['mailFrom', 'mailSent', 'mailTo', 'mailSubject'] as const).map(
  (kind) => new RegExp(String.raw`^(?:${partyWords(kind)})\s?:`, 'iu'),
);
const RECIPIENT = 2;
const SUBJECT = 3;
const SENT_LINE = /<[^\s<>@]+@[^\s<>]+>.*\d{1,2}[:.]\d{2}/u;
const BELOW_SENT_LINE = 3;
/** How notes greet and end. */
const COURTESY = new RegExp(String.raw`(?<!\p{L})(?:${partyWords('greetings', 'closings')})(?!\p{L})`, 'iu');
const LONGEST_COURTESY = 14;
/** Rows below a head in which its writer begins to speak. */
const NOTE_ROWS = 4;
const PASSED_ON = new RegExp(
  String.raw`(?:^|:\s*)(?:${partyWords('mailForwarded')})\s?:|(?:${partyWords('mailPassedOn')})[\s-]*:?$`,
  'iu',
);
/** An entry may go on in so many rows less one. */
const GAP = 3;
/** Rows above a head that need no greeting to be a note. */
const SHORT_NOTE = 4;
/** What may follow the subject. */
const ATTACHED = new RegExp(String.raw`^(?:${partyWords('mailBeside')})\s?:`, 'iu');
const FEWEST = 3;
type DatesIn = (text: string) => readonly unknown[];
const TITLES = ['title', 'credit_title', 'receipt_title'] as const;
const SUMS = ['total', 'subtotal', 'amount_due'] as const;
const AMOUNT = /\d[.,]\d{2}(?!\d)/;
/** "F-2024-118", "N° 118" beside or below a title. */
const NUMBER = /^(?:n[°ºo]?\.?|nr\.?|no\.?|#)?\s*[\p{L}\d/.-]{0,20}\d{2}[\p{L}\d/.-]{0,20}$/iu;
const NEAR = 2;
/** "Número: WL-30046", "No.:  865-3881" in the block that a title stands in. */
const LABELLED_NUMBER =
  /(?:^|\s)(?:n[°ºo]|nr|n[uú]m(?:ero|ber|mer)?|nummer|number)\.?\s*:?\s{1,3}[\p{L}\d/.-]{0,20}\d{2}/iu;
const BESIDE = 5;
const MOST_ROWS = 8;

/**
 * The rows of a mail's head that is printed above the invoice that it brought, with the name of the mailbox above it.
 * Sender and recipient of such a mail pass the invoice on. Empty where the mail itself is the invoice: below stands no
 * heading with a number, no date, or no address above the sums, but at most in a signature. What was passed on needs no
 * number and no date.
 */
export function mailHeader(
  rows: readonly Row[],
  labels: ReadonlyMap<Segment, readonly FoundLabel[]>,
  datesIn: DatesIn,
): Set<number> {
  const header = headsOfMail(rows);
  if (header.size === 0) return header;
  const rest = rows.filter(({ index }) => !header.has(index));
  const isPassedOn = rows.some(({ index, text }) => header.has(index) && PASSED_ON.test(text));
  return carriesInvoice(rest, labels, datesIn, isPassedOn) ? header : new Set();
}

/** The rows (by index) of all heads of mail, whatever they stand above. */
export function headsOfMail(rows: readonly Row[]): Set<number> {
  const header = new Set<number>();
  for (let at = 0; at < rows.length; at++) {
    const size = header.has(rows[at]!.index) ? 0 : Math.max(entriesFrom(rows, at), sentLineFrom(rows, at));
    if (size === 0) continue;
    for (const row of rows.slice(at, at + size)) header.add(row.index);
    for (const row of noteAbove(rows, at)) header.add(row.index);
  }
  return header;
}

/** How many rows from here on are entries of a mail's head, each of which stands there once; 0: none is. */
function entriesFrom(rows: readonly Row[], at: number): number {
  const seen = new Set<number>();
  let last = at - 1;
  for (let row = at; row < rows.length && row - last <= GAP && rows[row]!.page === rows[at]!.page; row++) {
    const entry = entryOf(rows[row]!);
    // "Date:" again is the day of the paper below.
    if (seen.has(entry)) break;
    if (entry >= 0) seen.add(entry);
    if (entry >= 0 || ATTACHED.test(rows[row]!.text)) last = row;
  }
  return seen.size >= FEWEST && seen.has(SUBJECT) ? last - at + 1 : 0;
}

/** "Ada Quince <ada@mail.example>   Thu, Jan 4, 2018 at 9:14 AM" above "To: …", as mail in a browser is printed. */
function sentLineFrom(rows: readonly Row[], at: number): number {
  if (!SENT_LINE.test(rows[at]!.text)) return 0;
  const near = rows.slice(at + 1, at + 1 + BELOW_SENT_LINE).filter(({ page }) => page === rows[at]!.page);
  const entries = near.map((row) => entryOf(row) === RECIPIENT || ATTACHED.test(row.text));
  return entries.includes(true) ? entries.lastIndexOf(true) + 2 : 0;
}

/** What stands above a head at the top of its page: the mailbox, the subject, a note of whoever passes the mail on. */
function noteAbove(rows: readonly Row[], at: number): Row[] {
  const above = rows.slice(0, at).filter(({ page }) => page === rows[at]!.page);
  const isNote =
    above.length <= MOST_ROWS &&
    (above.length <= SHORT_NOTE || above.some(isCourtesy)) &&
    !above.some(({ text, segments }) => AMOUNT.test(text) || segments.some((segment) => isPostcodeLine(segment.text)));
  return isNote ? above : above.slice(-1).filter(({ segments }) => segments.length === 1);
}

function carriesInvoice(
  rows: readonly Row[],
  labels: ReadonlyMap<Segment, readonly FoundLabel[]>,
  datesIn: DatesIn,
  isPassedOn: boolean,
): boolean {
  const announces = rows.some((row, index) =>
    row.segments.some((segment) =>
      labels.get(segment)?.some((label) => {
        if (!label.startsSegment) return false;
        if (isOneOf(label, ['invoice_number', 'receipt_number'])) return true;
        if (!isOneOf(label, TITLES)) return false;
        if (!label.wholeSegment) return NUMBER.test(segment.text.slice(label.end).replace(/^[\s:.#]+/, ''));
        return (
          rows.slice(index, index + 1 + NEAR).some((near) => near.page === row.page && hasNumber(near)) ||
          rows
            .slice(Math.max(0, index - BESIDE), index + 1 + BESIDE)
            .some(({ page, text }) => page === row.page && LABELLED_NUMBER.test(text))
        );
      }),
    ),
  );
  const sums = rows.findIndex(
    ({ text, segments }) =>
      AMOUNT.test(text) &&
      segments.some((segment) => labels.get(segment)?.some((label) => label.startsSegment && isOneOf(label, SUMS))),
  );
  const above = rows.slice(0, sums < 0 ? rows.length : sums);
  const isAddressed = above.some(({ segments }) => segments.some(({ text }) => isAddressLine(text)));
  if (!isAddressed) return false;
  if (announces && rows.some(({ text }) => datesIn(text).length > 0)) return true;
  // A letterhead follows where a paper was passed on, and words to the reader where the mail goes on.
  return isPassedOn && sums >= 0 && !rows.slice(0, NOTE_ROWS).some(isCourtesy);
}

function isCourtesy({ text, words }: Row): boolean {
  return words.length <= LONGEST_COURTESY && COURTESY.test(text);
}

function hasNumber({ segments }: Row): boolean {
  return segments.some(({ text }) => NUMBER.test(text));
}

function entryOf({ text }: Row): number {
  return ENTRIES.findIndex((entry) => entry.test(text));
}
