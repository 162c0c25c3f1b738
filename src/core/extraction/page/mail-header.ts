import type { Row, Segment } from '../../layout/layout.ts';
import { isAddressLine } from '../../names/address-lines.ts';
import type { FoundLabel } from './find-labels.ts';

/** What mail programs print above a message, in the languages of invoices. */
const ENTRIES: readonly RegExp[] = [
  /^(?:from|von|de|van|da|od|från|fra|remitente|mittente|expéditeur)\s?:/iu,
  /^(?:sent|date|gesendet|datum|envoyé|verzonden|enviado|fecha|inviato|data|wysłano|skickat|sendt|odesláno)\s?:/iu,
  /^(?:to|an|à|aan|para|a|do|till|til|komu|destinatario|destinataire)\s?:/iu,
  /^(?:subject|betreff|objet|onderwerp|asunto|oggetto|assunto|temat|ämne|emne|předmět)\s?:/iu,
];
const SUBJECT = 3;
const FEWEST = 3;
const MOST_ROWS = 8;

/**
 * The rows of a mail's head that is printed above the invoice that it brought, with the name of the mailbox above it.
 * Sender and recipient of such a mail pass the invoice on. Empty where the mail itself is the invoice: nothing below
 * announces a number and an address.
 */
export function mailHeader(rows: readonly Row[], labels: ReadonlyMap<Segment, readonly FoundLabel[]>): Set<number> {
  const header = new Set<number>();
  for (let at = 0; at < rows.length; at++) {
    const first = entryOf(rows[at]!);
    if (first < 0 || header.has(at)) continue;
    const near = rows.slice(at, at + MOST_ROWS).filter(({ page }) => page === rows[at]!.page);
    const entries = near.map(entryOf);
    const last = entries.findLastIndex((entry) => entry >= 0);
    if (new Set(entries.filter((entry) => entry >= 0)).size < FEWEST || !entries.includes(SUBJECT)) continue;
    for (let row = at; row <= at + last; row++) header.add(row);
    const above = rows[at - 1];
    if (above && above.page === rows[at]!.page && above.segments.length === 1) header.add(at - 1);
  }
  if (header.size === 0) return header;
  const rest = rows.filter(({ index }) => !header.has(index));
  const announces = rest.some(({ segments }) =>
    segments.some((segment) => labels.get(segment)?.some(({ classes }) => classes.includes('invoice_number'))),
  );
  const addressed = rest.some(({ segments }) => segments.some(({ text }) => isAddressLine(text)));
  return announces && addressed ? header : new Set();
}

function entryOf({ text }: Row): number {
  return ENTRIES.findIndex((entry) => entry.test(text));
}
