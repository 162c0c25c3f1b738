import type { Box } from '../src/core/geometry.ts';
import type { Language } from './content/locale.ts';

export type Split = 'train' | 'heldout';

export interface TruthLine {
  description: string;
  /** Plain decimals; null when the table has no such column. */
  quantity: string | null;
  unitPrice: string | null;
  lineTotal: string;
}

/** The fields of one value each; amounts are plain decimals, dates ISO 8601. */
export const TRUTH_FIELDS = [
  'INVOICE_NUMBER',
  'INVOICE_DATE',
  'DUE_DATE',
  'TOTAL_AMOUNT',
  'CURRENCY',
  'TAX_AMOUNT',
  'SELLER_NAME',
  'BUYER_NAME',
  'PAYMENT_TERMS',
  'SUBTOTAL_AMOUNT',
  'AMOUNT_DUE',
  'PURCHASE_ORDER',
  'CUSTOMER_NUMBER',
  'SELLER_TAX_ID',
  'BUYER_TAX_ID',
  'IBAN',
  'BIC',
  'DELIVERY_DATE',
] as const;
export type TruthField = (typeof TRUTH_FIELDS)[number];

/** Where a value stands. */
export interface TruthPlace {
  /** From 1. */
  page: number;
  /** Fractions of the page, origin top left. */
  box: Box;
  /** As printed. */
  text: string;
}

export type DocumentType = 'invoice' | 'credit_note' | 'receipt';

/** What a person reads on the page: null is not stated, "UNSURE" is open to dispute. */
export interface SampleTruth {
  id: string;
  file: string;
  /** The layout. */
  family: string;
  language: Language;
  locale: string;
  split: Split;
  pages: number;
  document_type: DocumentType;
  fields: Record<TruthField, string | null> & { lineItems: TruthLine[] | null };
  accept: Partial<Record<TruthField, string[]>>;
  boxes: Partial<Record<TruthField, TruthPlace>>;
}
