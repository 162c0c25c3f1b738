import type { PDFDocumentProxy } from 'pdfjs-dist';
import { fetchBlob } from '#web/api/client.ts';
import { ApiError, isAbort, messages } from '#web/api/errors.ts';
import { loadPdfjs } from './load-pdfjs.ts';
import { OwnOriginData } from './pdfjs-data.ts';

export interface OpenedPdf {
  pdf: PDFDocumentProxy;
  /** Points of the first page at zoom 1; the others are taken to be alike until they are loaded. */
  firstPage: { width: number; height: number };
  /** Ends the worker's hold on the file and gives its memory back. */
  close: () => void;
}

/**
 * Fetches a document's file and opens it. Throws `Error` with a sentence of the catalogue ('Failed to fetch PDF:
 * status', 'Failed to load PDF'), or an AbortError when `signal` stopped it.
 */
export function openPdf(documentId: string, signal: AbortSignal): Promise<OpenedPdf> {
  return openPdfBytes(fetchBytes(documentId, signal), signal);
}

/** Opens a file whose bytes are here or on their way. Throws as `openPdf` does, and what `bytes` throws. */
export async function openPdfBytes(bytes: Uint8Array | Promise<Uint8Array>, signal: AbortSignal): Promise<OpenedPdf> {
  const [pdfjs, data] = await Promise.all([
    loadPdfjs().catch(() => {
      throw new Error(messages.pdfLoadFailed);
    }),
    bytes,
  ]);
  signal.throwIfAborted();
  const task = pdfjs.getDocument({
    data,
    BinaryDataFactory: OwnOriginData,
    useWorkerFetch: false,
    wasmUrl: 'wasm/',
    cMapUrl: 'cmaps/',
    standardFontDataUrl: 'standard_fonts/',
  });
  try {
    const pdf = await task.promise;
    const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 });
    signal.throwIfAborted();
    return { pdf, firstPage: { width, height }, close: () => void task.destroy() };
  } catch (error) {
    void task.destroy();
    if (isAbort(error)) throw error;
    throw new Error(messages.pdfLoadFailed);
  }
}

async function fetchBytes(documentId: string, signal: AbortSignal): Promise<Uint8Array> {
  try {
    const blob = await fetchBlob(`/api/files/${encodeURIComponent(documentId)}/file`, { signal });
    return new Uint8Array(await blob.arrayBuffer());
  } catch (error) {
    if (isAbort(error)) throw error;
    // Status 0 is no status at all: the sentence for a silent server says more.
    if (error instanceof ApiError && error.status > 0) throw new Error(messages.pdfFetchFailed(error.status));
    throw error;
  }
}
