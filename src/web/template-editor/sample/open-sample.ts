import { messageOf, messages } from '#web/api/errors.ts';
import { drawPage } from '#web/viewer/draw-page.ts';
import { loadPdfjs } from '#web/viewer/load-pdfjs.ts';
import { openPdfBytes } from '#web/viewer/open-pdf.ts';
import { imagePage } from './image-page.ts';
import type { SamplePage } from './sample-page.ts';

/** The document that zones are drawn on: a PDF, or an image as its only page. */
export interface Sample {
  pageCount: number;
  /** `number` from 1. */
  page: (number: number) => Promise<SamplePage>;
  close: () => void;
}

/** What a person may choose as a sample. */
export const SAMPLE_TYPES = 'application/pdf,image/png,image/jpeg,image/webp';

/**
 * Opens a file for drawing on it, without the server. Throws `Error` with a sentence of the catalogue ('Error processing
 * file: …', 'PDF.js not loaded yet. …'), or an AbortError when `signal` stopped it.
 */
export async function openSample(file: Blob, signal: AbortSignal): Promise<Sample> {
  const bytes = await bytesOf(file);
  signal.throwIfAborted();
  // What a file is says its beginning; its name and type are only what somebody called it.
  if (isPdf(bytes)) return openPdfSample(bytes, signal);
  if (!file.type.startsWith('image/')) {
    throw new Error(messages.sampleFailed('Please choose a PDF or an image'));
  }
  try {
    const page = await imagePage(file);
    return { pageCount: 1, page: async () => page, close: page.close };
  } catch {
    throw new Error(messages.sampleFailed('The image cannot be read'));
  }
}

async function bytesOf(file: Blob): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch (error) {
    throw new Error(messages.sampleFailed(messageOf(error, messages.sampleUnreadable)));
  }
}

/** Readers take a header that begins within the first kilobyte. */
function isPdf(bytes: Uint8Array): boolean {
  return new TextDecoder('latin1').decode(bytes.subarray(0, 1024)).includes('%PDF-');
}

async function openPdfSample(bytes: Uint8Array, signal: AbortSignal): Promise<Sample> {
  await loadPdfjs().catch(() => {
    throw new Error(messages.pdfjsNotLoaded);
  });
  const { pdf, close } = await openPdfBytes(bytes, signal).catch((error: unknown) => {
    signal.throwIfAborted();
    throw new Error(messages.sampleFailed(messageOf(error)));
  });
  return {
    pageCount: pdf.numPages,
    page: async (number) => {
      const page = await pdf.getPage(number);
      const { width, height } = page.getViewport({ scale: 1 });
      return { width, height, draw: (zoom, ratio, stop) => drawPage(page, zoom, ratio, stop) };
    },
    close,
  };
}
