import type { DocumentWarning, WarningCode } from '#core/text-document.ts';

/** English sentences of the warnings that reading can raise (`no_invoice_found` belongs to the engine). */
const SENTENCES = {
  no_text: 'The document has no text that can be read: it is blank or consists of images.',
  'pdf.repaired': 'The file was damaged and had to be repaired; parts of it may be missing.',
  'xml.malformed': 'The embedded e-invoice is not well-formed XML; the values were read from the page instead.',
} as const satisfies Partial<Record<WarningCode, string>>;

/** The warning with its sentence; `page` counts from 1. */
export function readerWarning(code: keyof typeof SENTENCES, page?: number): DocumentWarning {
  return page === undefined ? { code, message: SENTENCES[code] } : { code, message: SENTENCES[code], page };
}
