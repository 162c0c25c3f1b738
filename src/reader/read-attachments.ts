import { MAX_XML_BYTES } from '#core/einvoice/xml/parse-xml.ts';
import type { Attachment } from '#core/text-document.ts';
import { isXmlName } from './attached-xml.ts';
import { type Pdfium, utf16At } from './pdfium.ts';

const NOTHING = new Uint8Array();
/** Looked at; an e-invoice is among the first few. */
const MOST_ATTACHMENTS = 1000;

/**
 * Files embedded in the document; those hung on its pages as notes are left out (no invoice standard uses them). What
 * is no XML by its name, is larger than an e-invoice may be, or cannot be unpacked is there without its content.
 */
export function readAttachments(pdfium: Pdfium, document: number): Attachment[] {
  const count = pdfium.call.FPDFDoc_GetAttachmentCount!(document);
  const attachments: Attachment[] = [];
  let bytesLeft = MAX_XML_BYTES;
  for (let index = 0; index < Math.min(count, MOST_ATTACHMENTS); index++) {
    const attachment = pdfium.call.FPDFDoc_GetAttachment!(document, index);
    if (!attachment) continue;
    const name = readName(pdfium, attachment);
    if (!isXmlName(name)) attachments.push({ name, bytes: NOTHING });
    else if (bytesLeft <= 0) attachments.push({ name, bytes: NOTHING, leftOut: 'too_large' });
    else {
      const content = readContent(pdfium, attachment);
      bytesLeft -= content.bytes.length;
      attachments.push({ name, ...content });
    }
  }
  return attachments;
}

function readName(pdfium: Pdfium, attachment: number): string {
  const { FPDFAttachment_GetName } = pdfium.call;
  const length = FPDFAttachment_GetName!(attachment, 0, 0);
  if (length <= 2) return '';
  const buffer = pdfium.allocate(length);
  FPDFAttachment_GetName!(attachment, buffer, length);
  const name = utf16At(pdfium.u8(), buffer, length);
  pdfium.free(buffer);
  return name;
}

function readContent(pdfium: Pdfium, attachment: number): Omit<Attachment, 'name'> {
  const { FPDFAttachment_GetFile } = pdfium.call;
  const lengthPointer = pdfium.allocate(4);
  try {
    if (!FPDFAttachment_GetFile!(attachment, 0, 0, lengthPointer)) return { bytes: NOTHING, leftOut: 'undecodable' };
    const length = pdfium.i32()[lengthPointer >> 2] ?? 0;
    if (length === 0) return { bytes: NOTHING };
    if (length < 0 || length > MAX_XML_BYTES) return { bytes: NOTHING, leftOut: 'too_large' };
    const buffer = pdfium.allocate(length);
    const read = FPDFAttachment_GetFile!(attachment, buffer, length, lengthPointer);
    const bytes = pdfium.u8().slice(buffer, buffer + length);
    pdfium.free(buffer);
    return read ? { bytes } : { bytes: NOTHING, leftOut: 'undecodable' };
  } finally {
    pdfium.free(lengthPointer);
  }
}
