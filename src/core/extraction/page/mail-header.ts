import type { Row, Segment } from '../../layout/layout.ts';
import { partyWords } from '../../lexicon/party-words.ts';
import { isAddressLine } from '../../names/address-lines.ts';
import type { FoundLabel } from './find-labels.ts';
import { isOneOf } from './link-features.ts';

/** What mail programs print above a message, in the languages of invoices. */
const ENTRIES: readonly RegExp[] = (['mailFrom', 'mailSent', 'mailTo', 'mailSubject'] as const).map(
  (kind) => new RegExp(String.raw`^(?:${partyWords(kind)})\s?:`, 'iu'),
);
const SUBJECT = 3;
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
 * heading with a number, no date, or no address above the sums, but at most in a signature.
 */
export function mailHeader(
  rows: readonly Row[],
  labels: ReadonlyMap<Segment, readonly FoundLabel[]>,
  datesIn: DatesIn,
): Set<number> {
  const header = headsOfMail(rows);
  if (header.size === 0) return header;
  const rest = rows.filter(({ index }) => !header.has(index));
  return carriesInvoice(rest, labels, datesIn) ? header : new Set();
}

/** The rows (by index) of all heads of mail, whatever they stand above. */
export function headsOfMail(rows: readonly Row[]): Set<number> {
  const header = new Set<number>();
  for (let at = 0; at < rows.length; at++) {
    const first = entryOf(rows[at]!);
    if (first < 0 || header.has(rows[at]!.index)) continue;
    const near = rows.slice(at, at + MOST_ROWS).filter(({ page }) => page === rows[at]!.page);
    const entries = near.map(entryOf);
    const last = near.findLastIndex((row, index) => entries[index]! >= 0 || ATTACHED.test(row.text));
    if (new Set(entries.filter((entry) => entry >= 0)).size < FEWEST || !entries.includes(SUBJECT)) continue;
    for (let row = at; row <= at + last; row++) header.add(rows[row]!.index);
    const above = rows[at - 1];
    if (above && above.page === rows[at]!.page && above.segments.length === 1) header.add(above.index);
  }
  return header;
}

function carriesInvoice(
  rows: readonly Row[],
  labels: ReadonlyMap<Segment, readonly FoundLabel[]>,
  datesIn: DatesIn,
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
  return announces && isAddressed && rows.some(({ text }) => datesIn(text).length > 0);
}

function hasNumber({ segments }: Row): boolean {
  return segments.some(({ text }) => NUMBER.test(text));
}

function entryOf({ text }: Row): number {
  return ENTRIES.findIndex((entry) => entry.test(text));
}
