import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Box } from '#core/geometry.ts';
import { DEFAULT_MEMORY_MB } from '../default-limits.ts';
import { createProcessPool } from '../process-pool.ts';
import { tesseractEnvironment } from './native-tesseract.ts';
import { OCR_LANGUAGES, type OcrEngine, type OcrLanguage } from './ocr-languages.ts';
import type { RecognisedPage } from './recognise-page.ts';

export interface OcrPoolOptions {
  /** How many pages are read at once; default: the number of cores. */
  processes?: number;
  /** Resident memory of one process, and all memory of the command that it starts. Default 1024. */
  memoryMb?: number;
  /** For one page. Default 240 000. */
  timeoutMs?: number;
  /** Those that pages may be written in; default all. */
  languages?: readonly OcrLanguage[];
  /** `native`: the installed `tesseract` command. */
  engine?: OcrEngine;
}

export interface RecogniseOptions {
  signal?: AbortSignal | undefined;
  lane?: string | undefined;
  /** What the page before is written in. */
  expected?: OcrLanguage | null;
  /** Of the page; default: all of it. */
  part?: Box | undefined;
}

/** Reads pages as pictures, in processes that do nothing else. */
export interface OcrPool {
  processes: number;
  /** Throws `ReaderError`: as `renderPage`, `analysis.timeout` for too much time or memory, `analysis.cancelled`. */
  recognise(bytes: Uint8Array, pageNumber: number, options?: RecogniseOptions): Promise<RecognisedPage>;
  close(): void;
}

/**
 * A dense page takes 5 seconds on one core of 2020, one that is read unsurely several times that. What comes
 * first (below) may hold it up for much longer: a page must not be lost because the machine is busy.
 */
const PAGE_LIMIT_MS = 240_000;
/** Whoever looks at a page, or uploads a file with text, comes first. */
const NICENESS = 10;

/** Processes start when the first page needs one. */
export function createOcrPool(options: OcrPoolOptions = {}): OcrPool {
  const { languages = OCR_LANGUAGES, engine = 'bundled' } = options;
  const processes = Math.max(1, options.processes ?? availableParallelism());
  const memoryMb = options.memoryMb ?? DEFAULT_MEMORY_MB;
  const pool = createProcessPool({
    kind: {
      entry: fileURLToPath(new URL('./ocr-process.ts', import.meta.url)),
      niceness: NICENESS,
      // The command is a process of its own.
      ...(engine === 'native'
        ? {
            startsCommands: true,
            permissions: ['--allow-child-process'],
            env: { ...tesseractEnvironment(), OCR_ENGINE: engine, OCR_MEMORY_MB: String(memoryMb) },
          }
        : {}),
    },
    limits: { timeoutMs: options.timeoutMs ?? PAGE_LIMIT_MS, memoryMb },
    processes,
    isWarm: false,
  });
  return {
    processes,
    recognise: (bytes, pageNumber, { expected = null, part, ...hooks } = {}) =>
      pool.run<'recognise'>(
        { kind: 'recognise', bytes, pageNumber, languages, expected, ...(part ? { part } : {}) },
        // Of a document with text, somebody expects an answer in no time.
        { ...hooks, group: part ? 'part' : 'page' },
      ),
    close: pool.close,
  };
}
