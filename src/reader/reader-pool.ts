import { availableParallelism } from 'node:os';
import type { TextDocument } from '#core/text-document.ts';
import { DEFAULT_MAX_PAGES, DEFAULT_MEMORY_MB, DEFAULT_TIMEOUT_MS } from './default-limits.ts';
import { FairQueue } from './fair-queue.ts';
import type { PdfInspection } from './inspect-pdf.ts';
import { PooledProcess, type TaskHooks } from './pooled-process.ts';
import { ReaderError } from './reader-error.ts';
import type { Analysis, AnalysisStage, ReaderAnswers, ReaderTask } from './reader-protocol.ts';

export interface ReaderPoolOptions {
  /** How many documents are read at once; default: the number of cores. */
  processes?: number;
  /** For one document; waiting in the queue does not count. Default 120 000. */
  timeoutMs?: number;
  /** Resident memory of one process. Default 1024. */
  memoryMb?: number;
  maxPages?: number;
}

export interface TaskOptions {
  signal?: AbortSignal;
  /** Waiting tasks of different lanes (users, say) take turns. */
  lane?: string;
}

export interface AnalyzeOptions extends TaskOptions {
  /** A hint for telling seller from buyer, never a rule. */
  ownCompany?: string;
  /** False: an embedded e-invoice is ignored, the page alone counts. */
  eInvoice?: boolean;
  /** True: the answer has the words too, packed to be kept. Default false. */
  pack?: boolean;
  onProgress?: (stage: AnalysisStage) => void;
}

/** Every call throws `ReaderError`; a document that fails, hangs or crashes its process affects no other. */
export interface ReaderPool {
  analyze(bytes: Uint8Array, options?: AnalyzeOptions): Promise<Analysis>;
  /** As `analyze`, from words that it packed before; null when they cannot be used and the file has to be read. */
  analyzeWords(
    words: Uint8Array,
    options?: Pick<AnalyzeOptions, keyof TaskOptions | 'ownCompany' | 'onProgress'>,
  ): Promise<Analysis | null>;
  read(bytes: Uint8Array, options?: TaskOptions): Promise<TextDocument>;
  /** The words alone, packed to be kept (`unpackDocument` unpacks them). */
  pack(bytes: Uint8Array, options?: TaskOptions): Promise<Uint8Array>;
  /**
   * Whether the file can be read at all, and its number of pages; `analysis.timeout` after 10 s. `isXml`: it has to be
   * a bare e-invoice, otherwise a PDF.
   */
  inspect(bytes: Uint8Array, options?: TaskOptions & { isXml?: boolean }): Promise<PdfInspection>;
  /** The PDF whose pages make a bare e-invoice readable. */
  readable(bytes: Uint8Array, options?: TaskOptions): Promise<Uint8Array>;
  /** A PNG of page `pageNumber` (from 1), about `widthPx` pixels wide; also throws `page.not_found`, and `analysis.timeout` after 15 s. */
  renderPage(bytes: Uint8Array, pageNumber: number, widthPx: number, options?: TaskOptions): Promise<Uint8Array>;
  /** Cancels what runs or waits and ends all processes. */
  close(): void;
}

/** Somebody waits for the answer to an upload, or looks at the page. */
const INSPECT_LIMIT_MS = 10_000;
const RENDER_LIMIT_MS = 15_000;

interface WaitingTask {
  start(worker: PooledProcess): Promise<void>;
  cancel(): void;
}

/** Processes start when first needed and are kept; the first one starts at once. */
export function createReaderPool(options: ReaderPoolOptions = {}): ReaderPool {
  const limits = {
    timeoutMs: options.timeoutMs ?? DEFAULT_TIMEOUT_MS,
    memoryMb: options.memoryMb ?? DEFAULT_MEMORY_MB,
  };
  const maxProcesses = Math.max(1, options.processes ?? availableParallelism());
  const maxPages = options.maxPages ?? DEFAULT_MAX_PAGES;
  const queue = new FairQueue<WaitingTask>();
  const busy = new Set<PooledProcess>();
  let idle: PooledProcess[] = [new PooledProcess(limits)];
  let closed = false;

  function nextProcess(): PooledProcess | undefined {
    idle = idle.filter(({ retired }) => !retired);
    return idle.pop() ?? (busy.size < maxProcesses ? new PooledProcess(limits) : undefined);
  }

  function dispatch(): void {
    while (queue.size > 0) {
      const worker = nextProcess();
      if (!worker) return;
      busy.add(worker);
      void queue
        .shift()!
        .start(worker)
        .finally(() => release(worker));
    }
  }

  function release(worker: PooledProcess): void {
    busy.delete(worker);
    if (worker.retired) worker.stop(new ReaderError('analysis.cancelled'));
    else if (!closed) idle.push(worker);
    dispatch();
  }

  function run<Kind extends ReaderTask['kind']>(
    task: Extract<ReaderTask, { kind: Kind }>,
    { lane = '', ...hooks }: TaskHooks & { lane?: string | undefined },
  ): Promise<ReaderAnswers[Kind]> {
    return new Promise((resolve, reject) => {
      if (closed || hooks.signal?.aborted) return reject(new ReaderError('analysis.cancelled'));
      const waiting: WaitingTask = {
        start: (worker) => {
          hooks.signal?.removeEventListener('abort', leaveQueue);
          return worker.run<Kind>(task, hooks).then(resolve, reject);
        },
        cancel: () => reject(new ReaderError('analysis.cancelled')),
      };
      const leaveQueue = () => {
        if (queue.remove(waiting)) waiting.cancel();
      };
      hooks.signal?.addEventListener('abort', leaveQueue, { once: true });
      // Quick looks at a file take turns with whole analyses.
      queue.push(`${task.kind} ${lane}`, waiting);
      dispatch();
    });
  }

  return {
    analyze: (bytes, { ownCompany, eInvoice = true, pack = false, ...hooks } = {}) =>
      run<'analyze'>({ kind: 'analyze', bytes, maxPages, eInvoice, pack, options: optionsOf(ownCompany) }, hooks),
    analyzeWords: (words, { ownCompany, ...hooks } = {}) =>
      run<'analyzeWords'>({ kind: 'analyzeWords', words, options: optionsOf(ownCompany) }, hooks),
    pack: (bytes, hooks = {}) => run<'pack'>({ kind: 'pack', bytes, maxPages }, hooks),
    read: (bytes, hooks = {}) => run<'read'>({ kind: 'read', bytes, maxPages }, hooks),
    inspect: (bytes, { isXml = false, ...hooks } = {}) =>
      run<'inspect'>({ kind: 'inspect', bytes, maxPages, isXml }, { ...hooks, timeoutMs: INSPECT_LIMIT_MS }),
    readable: (bytes, hooks = {}) =>
      run<'readable'>({ kind: 'readable', bytes }, { ...hooks, timeoutMs: RENDER_LIMIT_MS }),
    renderPage: (bytes, pageNumber, widthPx, hooks = {}) =>
      run<'render'>({ kind: 'render', bytes, pageNumber, widthPx }, { ...hooks, timeoutMs: RENDER_LIMIT_MS }),
    close: () => {
      closed = true;
      for (let task = queue.shift(); task; task = queue.shift()) task.cancel();
      for (const worker of [...idle, ...busy]) worker.stop(new ReaderError('analysis.cancelled'));
      idle = [];
    },
  };
}

const optionsOf = (ownCompany: string | undefined) => (ownCompany ? { ownCompany } : {});
