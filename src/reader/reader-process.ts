/** The child process of the reader pool: answers one task at a time, and never outlives its parent. */
import { inspectPdf } from './inspect-pdf.ts';
import { isTrap } from './open-pdf.ts';
import { discardPdfium, loadPdfium } from './pdfium.ts';
import { readPdf } from './read-pdf.ts';
import { ReaderError } from './reader-error.ts';
import type { Analysis, AnalysisStage, ReaderMessage, ReaderTask } from './reader-protocol.ts';
import { renderPage } from './render-page.ts';

function send(message: ReaderMessage): void {
  if (process.connected) process.send?.(message);
}

function progress(stage: AnalysisStage): void {
  send({ type: 'progress', stage, residentBytes: process.memoryUsage.rss() });
}

/** Loaded beside the WASM module, not before it. */
function loadEngine() {
  return import('#core/extraction/extract-invoice.ts');
}

async function analyze(task: Extract<ReaderTask, { kind: 'analyze' }>): Promise<Analysis> {
  const startedAt = performance.now();
  progress('reading');
  const document = await readPdf(task.bytes, { maxPages: task.maxPages });
  if (!task.eInvoice) {
    document.attachments = [];
    document.warnings = document.warnings.filter(({ code }) => code !== 'xml.malformed');
  }
  progress('extracting');
  const { extractInvoice } = await loadEngine();
  const extraction = extractInvoice(document, task.options);
  return { document, extraction, durationMs: Math.round((performance.now() - startedAt) * 100) / 100 };
}

async function answer(task: ReaderTask) {
  if (task.kind === 'read') return readPdf(task.bytes, { maxPages: task.maxPages });
  if (task.kind === 'inspect') return inspectPdf(task.bytes, task.maxPages);
  if (task.kind === 'render') return renderPage(task.bytes, task.pageNumber, task.widthPx);
  return analyze(task);
}

function failureMessage(error: unknown): ReaderMessage {
  if (error instanceof ReaderError) return { type: 'failed', code: error.code, params: error.params };
  const cause = error instanceof Error ? (error.stack ?? error.message) : String(error);
  if (!isTrap(error)) return { type: 'failed', code: 'analysis.failed', params: {}, cause };
  // The document crashed PDFium, whose memory can no longer be trusted.
  discardPdfium();
  return { type: 'failed', code: 'pdf.damaged', params: {}, cause };
}

process.on('message', async (task: ReaderTask) => {
  try {
    const result = await answer(task);
    send({ type: 'done', answer: result, residentBytes: process.memoryUsage.rss() });
  } catch (error) {
    send(failureMessage(error));
  }
});
process.on('disconnect', () => process.exit(0));
// Ctrl-C and service managers signal all processes at once, but what is being read may be finished: the parent ends us.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});

// Warm up before the first document. Whatever fails to load here fails again, with its reason, on the first task.
await Promise.allSettled([loadPdfium(), loadEngine()]);
send({ type: 'ready' });
