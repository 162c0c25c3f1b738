import type { Extraction, ExtractionOptions } from '#core/entity.ts';
import type { TextDocument } from '#core/text-document.ts';
import type { PdfInspection } from './inspect-pdf.ts';
import type { ReaderErrorCode, ReaderErrorParams } from './reader-error.ts';

export type AnalysisStage = 'reading' | 'extracting';

/** What a reader process can be asked to do. Crosses the process border by structured clone. */
export type ReaderTask =
  | { kind: 'read'; bytes: Uint8Array; maxPages: number }
  | { kind: 'inspect'; bytes: Uint8Array; maxPages: number }
  | { kind: 'analyze'; bytes: Uint8Array; maxPages: number; eInvoice: boolean; options: ExtractionOptions }
  | { kind: 'render'; bytes: Uint8Array; pageNumber: number; widthPx: number };

/** What the tasks answer. */
export interface ReaderAnswers {
  read: TextDocument;
  inspect: PdfInspection;
  analyze: Analysis;
  /** A PNG file. */
  render: Uint8Array;
}

export interface Analysis {
  document: TextDocument;
  extraction: Extraction;
  /** Reading and extracting, without waiting in the queue. */
  durationMs: number;
}

export type ReaderMessage =
  | { type: 'ready' }
  | { type: 'progress'; stage: AnalysisStage; residentBytes: number }
  | { type: 'done'; answer: ReaderAnswers[keyof ReaderAnswers]; residentBytes: number }
  | { type: 'failed'; code: ReaderErrorCode; params: ReaderErrorParams; cause?: string };
