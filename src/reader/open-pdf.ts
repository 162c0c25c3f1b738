import type { Pdfium } from './pdfium.ts';

/** PDF readers look for the header in the first 1024 bytes (PDF 1.7, implementation note 13). */
const HEADER_SEARCH_BYTES = 1024;
const HEADER = '%PDF-';
const REPLACEMENT_HEADER = '%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n';
/** The end mark may be followed by padding that mail gateways and scanners add. */
const END_SEARCH_BYTES = 2048;

const latin1 = new TextDecoder('latin1');

/** Bytes that PDFium accepts, and whether the header had to be replaced or the end is missing. */
export interface PreparedPdf {
  bytes: Uint8Array;
  repaired: boolean;
}

/** Null when the bytes show no sign of being a PDF. */
export function preparePdf(bytes: Uint8Array): PreparedPdf | null {
  const head = latin1.decode(bytes.subarray(0, HEADER_SEARCH_BYTES));
  const cutOff = !/%%EOF/.test(latin1.decode(bytes.subarray(-END_SEARCH_BYTES)));
  if (head.includes(HEADER)) return { bytes, repaired: cutOff };
  if (!/\b\d+ \d+ obj\b/.test(latin1.decode(bytes)) && !head.includes('%PDF')) return null;
  const header = Uint8Array.from(REPLACEMENT_HEADER, (character) => character.charCodeAt(0));
  const repaired = new Uint8Array(header.length + bytes.length);
  repaired.set(header);
  repaired.set(bytes, header.length);
  return { bytes: repaired, repaired: true };
}

export type OpenFailure = 'encrypted' | 'damaged';

/** An open document; `close` frees everything. */
export interface OpenPdf {
  document: number;
  close(): void;
}

/** Values of `FPDF_ERR_*`: a password is needed, or an unknown kind of encryption. */
const NEEDS_PASSWORD = 4;
const UNKNOWN_SECURITY = 5;

export function openPdf(pdfium: Pdfium, bytes: Uint8Array): OpenPdf | OpenFailure {
  const pointer = pdfium.allocate(bytes.length);
  if (!pointer) return 'damaged';
  pdfium.u8().set(bytes, pointer);
  const document = pdfium.loadDocument(pointer, bytes.length);
  if (!document) {
    const reason = pdfium.call.FPDF_GetLastError!();
    pdfium.free(pointer);
    return reason === NEEDS_PASSWORD || reason === UNKNOWN_SECURITY ? 'encrypted' : 'damaged';
  }
  return {
    document,
    close: () => {
      pdfium.call.FPDF_CloseDocument!(document);
      pdfium.free(pointer);
    },
  };
}

/** A crash inside WASM; the name is compared because the type checker's Node types know no WebAssembly. */
export function isTrap(error: unknown): boolean {
  return error instanceof Error && error.name === 'RuntimeError';
}

/** Uses an open document and closes it whatever happens. After a trap inside WASM closing would only trap again. */
export function withOpened<Result>(opened: OpenPdf, use: (document: number) => Result): Result {
  let trapped = false;
  try {
    return use(opened.document);
  } catch (error) {
    trapped = isTrap(error);
    throw error;
  } finally {
    if (!trapped) opened.close();
  }
}
