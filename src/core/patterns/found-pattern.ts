/** Something with a shape of its own, found in one row of text. */
export interface FoundPattern {
  /** Offsets into the searched text. */
  start: number;
  end: number;
  /** As printed. */
  text: string;
  /** Without separators; telephone numbers in E.164. */
  value: string;
  /** Which pattern matched: "IBAN", "EU VAT id (DE)". */
  name: string;
  kind: PatternKind;
  /** 0 to 1: high when check digits or a label confirm the shape. */
  confidence: number;
}

/** `register` numbers (SIRET, KvK) stand in for a tax id only where none is printed. */
export type PatternKind = 'iban' | 'bic' | 'tax_id' | 'register' | 'email' | 'url' | 'phone';

/** A row of text and what stands above it, where a column's label may be. */
export interface RowText {
  text: string;
  above: string;
}

const REACH = 45;

/** Whether a label stands shortly before a place in the row, or in the row above. */
export function labelled(row: RowText, start: number, label: RegExp): boolean {
  return label.test(row.text.slice(Math.max(0, start - REACH), start)) || label.test(row.above);
}

export function overlaps(a: { start: number; end: number }, b: { start: number; end: number }): boolean {
  return a.start < b.end && b.start < a.end;
}

/** Letters and digits only, in capitals. */
export function compact(text: string): string {
  return text.replace(/[^\p{L}\d]/gu, '').toUpperCase();
}
