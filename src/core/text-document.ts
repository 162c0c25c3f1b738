import type { Box } from './geometry.ts';

/** One word as printed: a run of glyphs without white space, upright in reading direction after page rotation. */
export interface Word {
  text: string;
  /** Fractions of the page as a reader sees it (page rotation applied). */
  box: Box;
  /** Points. */
  fontSize: number;
  /** Weight 600 or more, or a font name that says bold. */
  bold: boolean;
  /** Present and true when the word is not visible (render mode 3, white on white, off the page). */
  hidden?: boolean;
  /** Clockwise rotation of the writing itself against the page in degrees; absent for upright text. */
  angle?: 90 | 180 | 270;
  /** 0 to 1: how surely it was recognised in a picture; absent for words of a text layer. */
  confidence?: number;
}

export interface Page {
  /** From 1. */
  number: number;
  /** Points, as a reader sees the page (rotation applied). */
  width: number;
  height: number;
  /** The rotation stored in the file, clockwise degrees; already applied to width, height and boxes. */
  rotation: 0 | 90 | 180 | 270;
  /** In the order of the file's content stream; layout puts them into reading order. */
  words: Word[];
}

export interface Attachment {
  name: string;
  /** Empty where it is left out. */
  bytes: Uint8Array;
  /** Why its content was left out: it is larger than what is read, or the file holds it damaged. */
  leftOut?: 'too_large' | 'undecodable';
}

/** What a PDF says about the e-invoice that it carries; null where it says nothing. */
export interface HybridFacts {
  /** "3" of PDF/A-3. */
  pdfaPart: string | null;
  /** "Data", "Alternative", "Source". */
  relationship: string | null;
  /** "EN 16931", "BASIC WL". */
  xmpProfile: string | null;
  xmpFileName: string | null;
}

/** A part of a page (from 1). */
export interface PagePart {
  page: number;
  box: Box;
}

export const WARNING_CODES = [
  'no_text',
  'no_invoice_found',
  'several_invoices',
  'pdf.repaired',
  'xml.malformed',
  'xml.empty',
  'xml.too_large',
  'xml.undecodable',
  'xml.too_deep',
  'xml.not_an_invoice',
  'xml.unreadable_value',
  'image.low_quality',
  'image.too_large',
  'image.damaged',
  'image.not_read',
] as const;
export type WarningCode = (typeof WARNING_CODES)[number];

/** Something the user should know about a document that was read all the same. */
export interface DocumentWarning {
  code: WarningCode;
  message: string;
  page?: number;
  /** Of `several_invoices`: first and last page of each, from 1. */
  params?: { ranges: [first: number, last: number][] };
}

export type TextSource = 'text_layer' | 'ocr' | 'mixed';

/** What the reader makes of a file: words with their places. It knows nothing about invoices. */
export interface TextDocument {
  pages: Page[];
  /** The file's own statements (title, author, creator, producer …), as found; often wrong. */
  metadata: Record<string, string>;
  attachments: Attachment[];
  textSource: TextSource;
  /** Pages (from 1) whose text layer does not say what is printed there and that were not recognised; absent: none. */
  unreadPages?: number[];
  /** Those of them whose text layer is there and is garbage. */
  garbagePages?: number[];
  /** Pictures on pages with text that may hold writing and were not recognised; absent: none. */
  unreadParts?: PagePart[];
  /** Pages (from 1) that were recognised as a whole, not only a picture beside their text; absent: none. */
  recognisedPages?: number[];
  warnings: DocumentWarning[];
  /** Of a PDF with an e-invoice. */
  hybrid?: HybridFacts;
  /** Its pages were made from an e-invoice that came without any; absent: they are the sender's. */
  madeFrom?: 'einvoice';
}
