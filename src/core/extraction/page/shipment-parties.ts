import type { Row, Segment } from '../../layout/layout.ts';
import { partyWords } from '../../lexicon/party-words.ts';
import { type FoundLabel, isHeading } from './find-labels.ts';

const SENDER = new RegExp(`^(?:${partyWords('shippers')})$`, 'u');
const RECIPIENT = new RegExp(`^(?:${partyWords('consignees')})$`, 'u');
/** Words of consignments; on other pages a sender and a recipient are those of the invoice. */
const CONSIGNMENT = new RegExp(String.raw`(?<!\p{L})(?:${partyWords('consignments')})(?!\p{L})`, 'iu');

/**
 * On pages about consignments, a sender and a recipient that are headed in one row are the parties of the goods: their
 * labels then name other parties than seller and buyer.
 */
export function settleShipmentParties(rows: readonly Row[], labels: Map<Segment, FoundLabel[]>): void {
  if (!rows.some(({ text }) => CONSIGNMENT.test(text))) return;
  for (const { segments } of rows) {
    const headings = segments.flatMap((segment) => labels.get(segment)?.filter(isHeading) ?? []);
    const senders = headings.filter(({ phrase }) => SENDER.test(phrase));
    const recipients = headings.filter(({ phrase }) => RECIPIENT.test(phrase));
    if (senders.length === 0 || recipients.length === 0) continue;
    for (const label of [...senders, ...recipients]) label.classes = ['other_party'];
  }
}
