import type { Row, Segment } from '../../layout/layout.ts';
import { type FoundLabel, isHeading } from './find-labels.ts';

const SENDER = /^(?:sender|shipper|shipped from|absender|versender|exp[ée]diteur|afzender|remitente|mittente)$/u;
const RECIPIENT =
  /^(?:recipient|receiver|consignee|empf[aä]e?nger|destinataire|ontvanger|geadresseerde|destinatario|destinat[aá]rio)$/u;
/** Words of consignments; on other pages a sender and a recipient are those of the invoice. */
const CONSIGNMENT =
  /(?<!\p{L})(?:shipments?|tracking|waybill|awb|hawb|b\/l|bill of lading|freight|consignment|transport|spedition|fracht|sendung|lieferschein|pickup|parcels?|pallets?|paletten?|transporteur|colis|zending|vracht)(?!\p{L})/iu;

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
