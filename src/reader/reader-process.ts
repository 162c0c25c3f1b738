/** The child process of the reader pool: answers one task at a time, and never outlives its parent. */
import { attachedInvoice } from '#core/einvoice/attached-invoice.ts';
import type { Extraction, ExtractionOptions } from '#core/entity.ts';
import type { TextDocument } from '#core/text-document.ts';
import { eInvoiceAttachment } from './attached-xml.ts';
import { isXml, readableInspection, readablePdf, readBareXml, validateXml } from './bare-xml.ts';
import { inspectPdf } from './inspect-pdf.ts';
import { isTrap } from './open-pdf.ts';
import { packDocument, unpackDocument } from './packed-document.ts';
import { discardPdfium, loadPdfium } from './pdfium.ts';
import { readPdf } from './read-pdf.ts';
import { ReaderError } from './reader-error.ts';
import type { Analysis, AnalysisStage, OcrTask, ReaderMessage, ReaderTask } from './reader-protocol.ts';
import { renderPage } from './render-page.ts';
import { pagesToRecognise } from './unread-pages.ts';

function send(message: ReaderMessage): void {
  if (process.connected) process.send?.(message);
}

function progress(stage: AnalysisStage): void {
  send({ type: 'progress', stage, residentBytes: process.memoryUsage.rss() });
}

/** Loaded beside the WASM module, not before it. */
async function loadEngine() {
  const [
    { extractInvoice },
    { layoutDocument },
    { uprightPages },
    { withEInvoice },
    { fromEInvoice },
    { hybridChecks },
    { keptOfType },
  ] = await Promise.all([
    import('#core/extraction/extract-invoice.ts'),
    import('#core/layout/layout-document.ts'),
    import('#core/layout/upright-pages.ts'),
    import('#core/einvoice/page/with-e-invoice.ts'),
    import('#core/einvoice/page/from-e-invoice.ts'),
    import('#core/einvoice/page/hybrid-checks.ts'),
    import('#core/extraction/document-type/kept-fields.ts'),
  ]);
  return { extractInvoice, layoutDocument, uprightPages, withEInvoice, fromEInvoice, hybridChecks, keptOfType };
}

async function analyze(task: Extract<ReaderTask, { kind: 'analyze' }>): Promise<Analysis> {
  const startedAt = performance.now();
  progress('reading');
  const document = await readFile(task);
  // Of a bare e-invoice nothing would be left.
  if (!task.eInvoice && !document.madeFrom) document.attachments = [];
  // Compressed by another thread while this one extracts.
  const isWanted = task.pack || (task.packUnread && pagesToRecognise(document).length > 0);
  const packing = isWanted ? packDocument(document) : undefined;
  const analysis = await extract(document, task.options, startedAt);
  const words = await packing;
  return words ? { ...analysis, words } : analysis;
}

async function analyzeWords(task: Extract<ReaderTask, { kind: 'analyzeWords' }>): Promise<Analysis | null> {
  const startedAt = performance.now();
  progress('reading');
  const document = await unpackDocument(task.words);
  return document && extract(document, task.options, startedAt);
}

async function extract(document: TextDocument, options: ExtractionOptions, startedAt: number): Promise<Analysis> {
  progress('extracting');
  const { extractInvoice, layoutDocument, uprightPages, ...engine } = await loadEngine();
  const { withEInvoice, fromEInvoice, hybridChecks, keptOfType } = engine;
  const layout = layoutDocument(document);
  const eInvoice = eInvoiceAttachment(document.attachments);
  const attached = attachedInvoice(eInvoice);
  const isRead = eInvoice && document.hybrid && attached && 'invoice' in attached;
  const facts = isRead ? hybridChecks(document.hybrid!, eInvoice.name, attached.invoice) : [];
  const extraction = keptOfType(
    document.madeFrom && attached && 'invoice' in attached
      ? fromEInvoice(attached.invoice, layout, options)
      : withEInvoice(extractInvoice(document, options), attached, layout, facts),
  );
  const durationMs = Math.round((performance.now() - startedAt) * 100) / 100;
  const read = document.textSource === 'text_layer' ? layout : layoutDocument(uprightPages(document).document);
  const pageTexts = read.pages.map(({ rows }) => rows.map(({ text }) => text).join('\n'));
  const unreadPages = pagesToRecognise(mayGain(document, extraction) ? document : { ...document, unreadParts: [] });
  const { warnings } = document;
  const onlyPictures = !document.unreadPages?.length;
  const unread = { unreadPages, ...(onlyPictures ? { onlyPictures } : {}) };
  return { extraction, warnings, pageTexts, durationMs, ...(unreadPages.length > 0 ? unread : {}) };
}

/** Pictures beside text are recognised where the text leaves open who sells, or what: most are decoration. */
const mayGain = ({ madeFrom }: TextDocument, { entities, line_items }: Extraction) =>
  !madeFrom && (!entities.SELLER_NAME?.length || line_items.length === 0);

/** A PDF, or an e-invoice that came without one. */
function readFile({ bytes, maxPages }: { bytes: Uint8Array; maxPages: number }): Promise<TextDocument> {
  return isXml(bytes) ? readBareXml(bytes) : readPdf(bytes, { maxPages });
}

async function unpackedWords(packed: Uint8Array): Promise<TextDocument> {
  const words = await unpackDocument(packed);
  if (!words) throw new Error('Words that were packed do not unpack');
  return words;
}

async function answer(task: Exclude<ReaderTask, OcrTask>) {
  if (task.kind === 'read') return readFile(task);
  if (task.kind === 'pack') return packDocument(await readFile(task));
  if (task.kind === 'inspect')
    return task.isXml ? readableInspection(task.bytes) : inspectPdf(task.bytes, task.maxPages);
  // Loaded on first use, as `sharp` is.
  if (task.kind === 'combine')
    return (await import('./pictures-to-pdf.ts')).picturesToPdf(task.pictures, task.maxPages);
  if (task.kind === 'searchable') {
    const { searchableCopy } = await import('./searchable-copy.ts');
    const words = await unpackDocument(task.words);
    return words && searchableCopy(task.bytes, words);
  }
  if (task.kind === 'eInvoice') {
    const { exportEInvoice } = await import('./export-e-invoice.ts');
    return exportEInvoice(task, await unpackedWords(task.words));
  }
  if (task.kind === 'readable') return readablePdf(task.bytes);
  if (task.kind === 'validate') return validateXml(task.bytes);
  if (task.kind === 'render') {
    const pdf = isXml(task.bytes) ? await readablePdf(task.bytes) : task.bytes;
    return renderPage(pdf, task.pageNumber, task.widthPx);
  }
  return task.kind === 'analyze' ? analyze(task) : analyzeWords(task);
}

function failureMessage(error: unknown): ReaderMessage {
  if (error instanceof ReaderError) return { type: 'failed', code: error.code, params: error.params };
  const cause = error instanceof Error ? (error.stack ?? error.message) : String(error);
  if (!isTrap(error)) return { type: 'failed', code: 'analysis.failed', params: {}, cause };
  // The document crashed PDFium, whose memory can no longer be trusted.
  discardPdfium();
  return { type: 'failed', code: 'pdf.damaged', params: {}, cause };
}

process.on('message', async (task: Exclude<ReaderTask, OcrTask>) => {
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
