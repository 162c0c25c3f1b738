import type { StatedInvoice } from './einvoice/stated-invoice.ts';
import type { Box } from './geometry.ts';
import type { Label } from './labels.ts';
import type { DocumentWarning, TextSource } from './text-document.ts';

/**
 * Where a value comes from: labels and layout; patterns with checksums; recognised names; the embedded
 * e-invoice; a template's zone; a person.
 */
export type EntitySource =
  | 'improved_contextual'
  | 'enhanced_patterns'
  | 'traditional_spacy'
  | 'einvoice_xml'
  | 'template'
  | 'user';

export interface Entity {
  /** Unique within its document and stable for the same bytes and engine. */
  id: string;
  /** One of `LABELS`, or a template zone's own label. */
  label: Label | (string & {});
  /** As printed. */
  text: string;
  /** Normalised: ISO date, decimal string, trimmed name. */
  value: string;
  /** ISO 4217; on amounts only. */
  currency?: string;
  /** A person typed the currency with the amount: correcting the document's currency leaves it. */
  currency_typed?: true;
  /** The surrounding line. */
  context: string;
  /** 0 to 1. */
  confidence: number;
  source: EntitySource;
  /** The label phrase that led here, or null. */
  matched_keyword: string | null;
  /** The kind of pattern that matched (a code of `core/reasons/pattern-name.ts`, a proper name or an expression), or null. */
  matched_pattern: string | null;
  /**
   * How the value was found and what speaks for it, what decided first; `core/reasons/method-sentence.ts` says it in
   * English. Absent in results of earlier versions, which only had the English words.
   */
  reasons?: Reason[] | undefined;
  /** From 1; null when the value was not found on a page. */
  page: number | null;
  /** Page fractions, origin top left; null when the value was not found on a page. */
  box: Box | null;
  /** The machine's value before a person corrected it. */
  original?: string;
}

export interface LineItem {
  description: string | null;
  /** Decimal strings, as are all figures below. */
  quantity: string | null;
  unit: string | null;
  unit_price: string | null;
  /** Percent: "19" for 19 %. */
  tax_rate: string | null;
  line_total: string | null;
  page: number | null;
  box: Box | null;
}

/** Why something is taken for what it is, for programs and for sentences in any language. */
export interface Reason {
  /** Such as "label", "title", "no_total". */
  code: string;
  params: Record<string, string>;
}

export type CheckStatus = 'pass' | 'warning' | 'fail';

export interface Check {
  /** The check's code, e.g. "totals.add_up". */
  id: string;
  status: CheckStatus;
  /** An English sentence for the user; clients may make their own from `id` and `params`. */
  message: string;
  params: Record<string, string>;
  entity_ids: string[];
}

/** All that a document can be. */
export const DOCUMENT_TYPES = [
  'invoice',
  'credit_note',
  'receipt',
  'quote',
  'order',
  'delivery_note',
  'statement',
  'reminder',
  'other',
] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];

/** What the engine finds in a `TextDocument`; the wire's AnalysisResult adds what only the caller knows. */
export interface Extraction {
  entities: Record<string, Entity[]>;
  line_items: LineItem[];
  checks: Check[];
  warnings: DocumentWarning[];
  document_type: DocumentType;
  /** Why it is that, what decided first; `core/extraction/document-type/type-sentence.ts` says it in English. */
  type_reasons: Reason[];
  /** What it was read as where a person said what it is; absent: nobody did. */
  read_as?: DocumentType;
  /** ISO 639-1 of the main language. */
  language: string;
  text_source: TextSource;
  /** 0 to 1: how surely the words of a scan were recognised, on average; absent where all text is the file's own. */
  recognition_quality?: number;
  /** Pages (from 1) whose words were recognised in a picture of the whole page; absent: none. */
  recognised_pages?: number[];
  /** What the e-invoice says beyond the labels; absent: the document has none that can be read. */
  e_invoice?: StatedInvoice & {
    /** In a PDF; false: the document is the e-invoice, its page was made from it. */
    embedded: boolean;
  };
}

export interface ExtractionOptions {
  /** A hint for telling seller from buyer, never a rule. */
  ownCompany?: string;
  /** What a person says the document is; it wins over what the document says of itself. */
  documentType?: DocumentType;
}
