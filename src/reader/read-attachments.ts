import type { Attachment } from '#core/text-document.ts';
import { type Pdfium, utf16At } from './pdfium.ts';

/** Larger attachments are passed over: an e-invoice has some kilobytes, and the size is the file's own claim. */
const MAX_ATTACHMENT_BYTES = 20 * 1024 * 1024;

/** Files embedded in the document, and those hung on its pages as notes are left out (no invoice standard uses them). */
export function readAttachments(pdfium: Pdfium, document: number): Attachment[] {
  const count = pdfium.call.FPDFDoc_GetAttachmentCount!(document);
  const attachments: Attachment[] = [];
  for (let index = 0; index < count; index++) {
    const attachment = pdfium.call.FPDFDoc_GetAttachment!(document, index);
    const bytes = attachment ? readBytes(pdfium, attachment) : null;
    if (bytes) attachments.push({ name: readName(pdfium, attachment), bytes });
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

function readBytes(pdfium: Pdfium, attachment: number): Uint8Array | null {
  const { FPDFAttachment_GetFile } = pdfium.call;
  const lengthPointer = pdfium.allocate(4);
  try {
    if (!FPDFAttachment_GetFile!(attachment, 0, 0, lengthPointer)) return null;
    const length = pdfium.i32()[lengthPointer >> 2] ?? 0;
    if (length <= 0 || length > MAX_ATTACHMENT_BYTES) return null;
    const buffer = pdfium.allocate(length);
    const read = FPDFAttachment_GetFile!(attachment, buffer, length, lengthPointer);
    const bytes = pdfium.u8().slice(buffer, buffer + length);
    pdfium.free(buffer);
    return read ? bytes : null;
  } finally {
    pdfium.free(lengthPointer);
  }
}
