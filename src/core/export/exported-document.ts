import type { Check, Entity, LineItem } from '../entity.ts';

/** A document as tables are made of it: what is shown of it, a person's values in place of the machine's. */
export interface ExportedDocument {
  id: string;
  filename: string;
  status: string;
  /** Null before it was analysed. */
  documentType: string | null;
  pages: number;
  /** ISO 8601; null where it was never uploaded. */
  uploadedAt: string | null;
  entities: Readonly<Record<string, readonly Entity[]>>;
  lineItems: readonly LineItem[];
  checks: readonly Check[];
  warnings: readonly { code: string }[];
  /** The code of why its analysis failed. */
  error: string | null;
}

/** What counts under a label: a person's value, else the best that the machine found, which it lists first. */
export function exportedValue(document: ExportedDocument, label: string): Entity | undefined {
  const found = document.entities[label] ?? [];
  return found.find(({ source }) => source === 'user') ?? found[0];
}

/** The currency of a document's amounts (ISO 4217), as its total says, or its own value of that name. */
export function currencyOf(document: ExportedDocument): string | undefined {
  const stated = exportedValue(document, 'CURRENCY');
  if (stated?.source === 'user') return stated.value;
  return exportedValue(document, 'TOTAL_AMOUNT')?.currency ?? stated?.value;
}
