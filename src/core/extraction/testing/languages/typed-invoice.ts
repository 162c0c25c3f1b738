import type { DocumentType } from '../../../entity.ts';
import type { KeyField } from '../../../labels.ts';

/** An invoice typed as text with what a person reads on it; fields that it does not state are left out. */
export interface TypedInvoice {
  page: string;
  /** An invoice, unless told otherwise. */
  type?: DocumentType;
  /** ISO 4217. */
  currency: string;
  lines: number;
  fields: Partial<Record<KeyField, string>>;
  /** What of them the engine does not read yet. */
  unread?: readonly KeyField[];
}
