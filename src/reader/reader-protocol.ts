import type { ValidationReport } from '#core/einvoice/validation-report.ts';
import type { Extraction, ExtractionOptions } from '#core/entity.ts';
import type { DocumentWarning, TextDocument } from '#core/text-document.ts';
import type { EInvoiceFile, EInvoiceTask } from './export-e-invoice.ts';
import type { PdfInspection } from './inspect-pdf.ts';
import type { RecognisedPage, RecognisePageTask } from './ocr/recognise-page.ts';
import type { ReaderErrorCode, ReaderErrorParams } from './reader-error.ts';

export type AnalysisStage = 'reading' | 'extracting';

/** What a process that recognises pages can be asked to do. */
export type OcrTask = { kind: 'recognise' } & RecognisePageTask;

/** What a reader process can be asked to do. Crosses the process border by structured clone. */
export type ReaderTask =
  | { kind: 'read'; bytes: Uint8Array; maxPages: number }
  | { kind: 'inspect'; bytes: Uint8Array; maxPages: number; isXml: boolean }
  | { kind: 'readable'; bytes: Uint8Array }
  | { kind: 'validate'; bytes: Uint8Array }
  | { kind: 'pack'; bytes: Uint8Array; maxPages: number }
  | {
      kind: 'analyze';
      bytes: Uint8Array;
      maxPages: number;
      eInvoice: boolean;
      pack: boolean;
      /** Packs the words of a document with pages that have to be recognised, whatever `pack` says. */
      packUnread: boolean;
      options: ExtractionOptions;
    }
  | { kind: 'analyzeWords'; words: Uint8Array; options: ExtractionOptions }
  | { kind: 'render'; bytes: Uint8Array; pageNumber: number; widthPx: number }
  | ({ kind: 'eInvoice'; words: Uint8Array } & EInvoiceTask)
  | { kind: 'searchable'; bytes: Uint8Array; words: Uint8Array }
  | { kind: 'combine'; pictures: Uint8Array[]; maxPages: number }
  | OcrTask;

/** What the tasks answer. */
export interface ReaderAnswers {
  read: TextDocument;
  inspect: PdfInspection;
  /** A PDF file. */
  readable: Uint8Array;
  validate: ValidationReport;
  /** As `packDocument` gives it. */
  pack: Uint8Array;
  analyze: Analysis;
  /** Null: the words cannot be used; the file has to be read. */
  analyzeWords: Analysis | null;
  /** A PNG file. */
  render: Uint8Array;
  eInvoice: EInvoiceFile;
  /** A PDF; null: the words cannot be used. */
  searchable: Uint8Array | null;
  /** A PDF. */
  combine: Uint8Array;
  recognise: RecognisedPage;
}

export interface Analysis {
  extraction: Extraction;
  /** The reader's. */
  warnings: DocumentWarning[];
  /** Of each page, its lines from top to bottom. */
  pageTexts: string[];
  /** Reading and extracting, without waiting in the queue. */
  durationMs: number;
  /** What was read, as `packDocument` packs it, where it was asked for. */
  words?: Uint8Array;
  /** Pages of which something was not read: they, or pictures on them, have to be recognised. Absent: none. */
  unreadPages?: number[];
  /** All pages have text: only pictures beside it were not read. */
  onlyPictures?: true;
}

export type ReaderMessage =
  | { type: 'ready' }
  | { type: 'progress'; stage: AnalysisStage; residentBytes: number }
  | { type: 'done'; answer: ReaderAnswers[keyof ReaderAnswers]; residentBytes: number }
  | { type: 'failed'; code: ReaderErrorCode; params: ReaderErrorParams; cause?: string };
