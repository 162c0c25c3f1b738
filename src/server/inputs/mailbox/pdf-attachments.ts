import type { MessageStructureObject } from 'imapflow';

export interface Attachment {
  /** Which part of the mail it is (RFC 9051, 6.4.5.1). */
  part: string;
  filename: string;
}

/** The PDF files of a mail, also those of mails forwarded in it: by their type, or by their name where that says less. */
export function pdfAttachments(structure: MessageStructureObject): Attachment[] {
  const filename = structure.dispositionParameters?.filename ?? structure.parameters?.name ?? '';
  const below = (structure.childNodes ?? []).flatMap(pdfAttachments);
  if (!isPdf(structure.type.toLowerCase(), filename)) return below;
  return [{ part: structure.part ?? '1', filename: filename || 'attachment.pdf' }, ...below];
}

/** Many programs send files as nothing in particular. */
const UNTOLD = new Set([
  'application/octet-stream',
  'application/binary',
  'application/download',
  'application/force-download',
]);

const isPdf = (type: string, filename: string) =>
  type === 'application/pdf' || type === 'application/x-pdf' || (UNTOLD.has(type) && /\.pdf$/i.test(filename));

/** Whether mail of an address is looked at: no filter, the very address, or its domain. */
export function isWantedSender(from: string, senders: readonly string[]): boolean {
  if (senders.length === 0) return true;
  const address = from.trim().toLowerCase();
  const domain = address.slice(address.lastIndexOf('@') + 1);
  return senders.some((wanted) => wanted === address || wanted.replace(/^@/, '') === domain);
}
