/** The child process that reads pictures: one page at a time, and never outlives its parent. */
import sharp from 'sharp';
import { DEFAULT_MEMORY_MB } from '../default-limits.ts';
import { isTrap } from '../open-pdf.ts';
import { discardPdfium, loadPdfium } from '../pdfium.ts';
import { ReaderError } from '../reader-error.ts';
import type { OcrTask, ReaderMessage } from '../reader-protocol.ts';
import { nativeOrBundled } from './native-or-bundled.ts';
import { endTesseract, installedLanguages, nativeTesseract } from './native-tesseract.ts';
import { recognisePage } from './recognise-page.ts';
import { loadTesseract, type Recogniser } from './tesseract.ts';

// One page at a time is what this process is for: others work beside it on the other cores.
sharp.cache(false);
sharp.concurrency(1);

let recogniser: Promise<Recogniser> | undefined;
const loadedRecogniser = () => {
  recogniser ??= process.env.OCR_ENGINE === 'native' ? installedRecogniser() : loadTesseract();
  return recogniser;
};

async function installedRecogniser(): Promise<Recogniser> {
  const memoryMb = Number(process.env.OCR_MEMORY_MB ?? DEFAULT_MEMORY_MB);
  return nativeOrBundled({
    native: nativeTesseract(memoryMb),
    installed: await installedLanguages(memoryMb),
    loadBundled: loadTesseract,
  });
}

function send(message: ReaderMessage): void {
  if (process.connected) process.send?.(message);
}

function failureMessage(error: unknown): ReaderMessage {
  if (error instanceof ReaderError) return { type: 'failed', code: error.code, params: error.params };
  const cause = error instanceof Error ? (error.stack ?? error.message) : String(error);
  if (isTrap(error)) {
    // Whichever of the two modules it was: the memory of neither can be trusted.
    discardPdfium();
    recogniser = undefined;
  }
  return { type: 'failed', code: 'analysis.failed', params: {}, cause };
}

process.on('message', async (task: OcrTask) => {
  try {
    const answer = await recognisePage(await loadedRecogniser(), task);
    send({ type: 'done', answer, residentBytes: process.memoryUsage.rss() });
  } catch (error) {
    send(failureMessage(error));
  }
});
process.on('disconnect', () => process.exit(0));
process.on('exit', endTesseract);
// Ctrl-C and service managers signal all processes at once, but what is being read may be finished: the parent ends us.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});

await Promise.allSettled([loadPdfium(), loadedRecogniser()]);
send({ type: 'ready' });
