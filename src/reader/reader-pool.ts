import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { ValidationReport } from '#core/einvoice/validation-report.ts';
import type { DocumentType } from '#core/entity.ts';
import type { TextDocument } from '#core/text-document.ts';
import { DEFAULT_MAX_PAGES, DEFAULT_MEMORY_MB, DEFAULT_TIMEOUT_MS } from './default-limits.ts';
import type { EInvoiceFile, EInvoiceTask } from './export-e-invoice.ts';
import type { PdfInspection } from './inspect-pdf.ts';
import type { OcrPool } from './ocr/ocr-pool.ts';
import { packDocument, unpackDocument } from './packed-document.ts';
import type { ProcessKind } from './pooled-process.ts';
import { createProcessPool } from './process-pool.ts';
import type { Analysis, AnalysisStage } from './reader-protocol.ts';
import { recogniseDocument } from './recognise-document.ts';
import { pagesToRecognise } from './unread-pages.ts';

export interface ReaderPoolOptions {
  /** How many documents are read at once; default: the number of cores. */
  processes?: number;
  /** For one document; waiting in the queue does not count. Default 120 000. */
  timeoutMs?: number;
  /** Resident memory of one process. Default 1024. */
  memoryMb?: number;
  maxPages?: number;
  /** Reads the pages that have no text of their own; without it they have none. Closed with the pool. */
  ocr?: OcrPool | undefined;
}

export interface TaskOptions {
  signal?: AbortSignal;
  /** Waiting tasks of different lanes (users, say) take turns. */
  lane?: string;
}

export interface AnalyzeOptions extends TaskOptions {
  /** A hint for telling seller from buyer, never a rule. */
  ownCompany?: string;
  /** What a person says the document is. */
  documentType?: DocumentType;
  /** False: an embedded e-invoice is ignored, the page alone counts. */
  eInvoice?: boolean;
  /** True: the answer has the words too, packed to be kept. Default false. */
  pack?: boolean;
  /**
   * Of pages that have no text of their own, and of pictures on others: `now` (default) recognises them; `later` leaves
   * them, and `unreadPages` in the answer names their pages.
   */
  recognise?: 'now' | 'later';
  onProgress?: (stage: AnalysisStage) => void;
  /** A page that has no text of its own is being read as a picture: which of how many. */
  onPage?: (page: number, pages: number) => void;
}

/** Every call throws `ReaderError`; a document that fails, hangs or crashes its process affects no other. */
export interface ReaderPool {
  /** Whether pages that have no text of their own are read too. */
  recognises: boolean;
  analyze(bytes: Uint8Array, options?: AnalyzeOptions): Promise<Analysis>;
  /** As `analyze`, from words that it packed before; null when they cannot be used and the file has to be read. */
  analyzeWords(
    words: Uint8Array,
    options?: Pick<AnalyzeOptions, keyof TaskOptions | 'ownCompany' | 'documentType' | 'onProgress'>,
  ): Promise<Analysis | null>;
  read(bytes: Uint8Array, options?: TaskOptions & Pick<AnalyzeOptions, 'recognise'>): Promise<TextDocument>;
  /** The words alone, packed to be kept (`unpackDocument` unpacks them). */
  pack(bytes: Uint8Array, options?: TaskOptions & Pick<AnalyzeOptions, 'recognise'>): Promise<Uint8Array>;
  /**
   * Whether the file can be read at all, and its number of pages; `analysis.timeout` after 30 s. `isXml`: it has to be
   * a bare e-invoice, otherwise a PDF.
   */
  inspect(bytes: Uint8Array, options?: TaskOptions & { isXml?: boolean }): Promise<PdfInspection>;
  /** The PDF whose pages make a bare e-invoice readable. */
  readable(bytes: Uint8Array, options?: TaskOptions): Promise<Uint8Array>;
  /** As `picturesToPdf`; `analysis.timeout` after 60 s. */
  combine(pictures: Uint8Array[], options?: TaskOptions): Promise<Uint8Array>;
  /** As `searchableCopy`, with the words that were packed of the file; null when they cannot be used. `analysis.timeout` after 60 s. */
  searchable(bytes: Uint8Array, words: Uint8Array, options?: TaskOptions): Promise<Uint8Array | null>;
  /** What the published rules say about the bytes of an e-invoice's XML. */
  validate(bytes: Uint8Array, options?: TaskOptions): Promise<ValidationReport>;
  /** A document as an e-invoice (`exportEInvoice`), with the words that were packed of it. */
  eInvoice(task: EInvoiceTask, words: Uint8Array, options?: TaskOptions): Promise<EInvoiceFile>;
  /** A PNG of page `pageNumber` (from 1), about `widthPx` pixels wide; also throws `page.not_found`, and `analysis.timeout` after 30 s. */
  renderPage(bytes: Uint8Array, pageNumber: number, widthPx: number, options?: TaskOptions): Promise<Uint8Array>;
  /** Cancels what runs or waits and ends all processes. */
  close(): void;
}

/** Somebody waits for the answer to an upload, or looks at the page; a machine under load takes its time. */
const INSPECT_LIMIT_MS = 30_000;
const RENDER_LIMIT_MS = 30_000;
/** Fifty photos of twelve million pixels. */
const COMBINE_LIMIT_MS = 60_000;
/** An invoice of ten thousand lines takes some seconds. */
const VALIDATE_LIMIT_MS = 60_000;

const READER: ProcessKind = { entry: fileURLToPath(new URL('./reader-process.ts', import.meta.url)) };

/** Processes start when first needed and are kept; the first one starts at once. */
export function createReaderPool(options: ReaderPoolOptions = {}): ReaderPool {
  const limits = {
    timeoutMs: options.timeoutMs ?? DEFAULT_TIMEOUT_MS,
    memoryMb: options.memoryMb ?? DEFAULT_MEMORY_MB,
  };
  const processes = options.processes ?? availableParallelism();
  const maxPages = options.maxPages ?? DEFAULT_MAX_PAGES;
  const { run, close } = createProcessPool({ kind: READER, limits, processes, isWarm: true });

  const { ocr } = options;

  /** The document with all its pages read, unless they are left for later. */
  async function recognised(bytes: Uint8Array, document: TextDocument, hooks: AnalyzeOptions): Promise<TextDocument> {
    if (hooks.recognise === 'later') return document;
    return ocr && pagesToRecognise(document).length > 0 ? recogniseDocument(ocr, bytes, document, hooks) : document;
  }

  async function analyze(bytes: Uint8Array, given: AnalyzeOptions = {}): Promise<Analysis> {
    const { ownCompany, documentType, eInvoice = true, pack = false, recognise = 'now', onPage, ...hooks } = given;
    const packUnread = ocr !== undefined && recognise === 'now';
    const extraction = optionsOf({ ownCompany, documentType });
    const analysis = await run<'analyze'>(
      { kind: 'analyze', bytes, maxPages, eInvoice, pack, packUnread, options: extraction },
      hooks,
    );
    const document = packUnread && analysis.unreadPages && analysis.words && (await unpackDocument(analysis.words));
    if (!document) return analysis;
    const startedAt = performance.now();
    const words = await packDocument(await recognised(bytes, document, given));
    const again = await run<'analyzeWords'>({ kind: 'analyzeWords', words, options: extraction }, hooks);
    if (!again) throw new Error('Words that were just packed do not unpack');
    const durationMs = Math.round((analysis.durationMs + performance.now() - startedAt) * 100) / 100;
    return { ...again, durationMs, ...(pack ? { words } : {}) };
  }

  return {
    recognises: ocr !== undefined,
    analyze,
    analyzeWords: (words, { ownCompany, documentType, ...hooks } = {}) =>
      run<'analyzeWords'>({ kind: 'analyzeWords', words, options: optionsOf({ ownCompany, documentType }) }, hooks),
    async pack(bytes, { recognise = 'now', ...hooks } = {}) {
      const packed = await run<'pack'>({ kind: 'pack', bytes, maxPages }, hooks);
      const document = ocr && recognise === 'now' && (await unpackDocument(packed));
      return document && pagesToRecognise(document).length > 0
        ? packDocument(await recognised(bytes, document, hooks))
        : packed;
    },
    read: async (bytes, hooks = {}) =>
      recognised(bytes, await run<'read'>({ kind: 'read', bytes, maxPages }, hooks), hooks),
    inspect: (bytes, { isXml = false, ...hooks } = {}) =>
      run<'inspect'>({ kind: 'inspect', bytes, maxPages, isXml }, { ...hooks, timeoutMs: INSPECT_LIMIT_MS }),
    validate: (bytes, hooks = {}) =>
      run<'validate'>({ kind: 'validate', bytes }, { ...hooks, timeoutMs: VALIDATE_LIMIT_MS }),
    eInvoice: (task, words, hooks = {}) => run<'eInvoice'>({ kind: 'eInvoice', words, ...task }, hooks),
    readable: (bytes, hooks = {}) =>
      run<'readable'>({ kind: 'readable', bytes }, { ...hooks, timeoutMs: RENDER_LIMIT_MS }),
    combine: (pictures, hooks = {}) =>
      run<'combine'>({ kind: 'combine', pictures, maxPages }, { ...hooks, timeoutMs: COMBINE_LIMIT_MS }),
    searchable: (bytes, words, hooks = {}) =>
      run<'searchable'>({ kind: 'searchable', bytes, words }, { ...hooks, timeoutMs: COMBINE_LIMIT_MS }),
    renderPage: (bytes, pageNumber, widthPx, hooks = {}) =>
      run<'render'>({ kind: 'render', bytes, pageNumber, widthPx }, { ...hooks, timeoutMs: RENDER_LIMIT_MS }),
    close: () => {
      close();
      ocr?.close();
    },
  };
}

const optionsOf = ({ ownCompany, documentType }: Pick<AnalyzeOptions, 'ownCompany' | 'documentType'>) => ({
  ...(ownCompany ? { ownCompany } : {}),
  ...(documentType ? { documentType } : {}),
});
