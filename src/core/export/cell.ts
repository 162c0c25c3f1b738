/** What a column holds, for spreadsheets: `number` is a quantity or rate, `count` is whole. */
export type CellKind = 'text' | 'date' | 'money' | 'number' | 'count';

/** One value of a table that leaves the product. */
export interface Cell {
  kind: CellKind;
  /** An ISO date, a decimal string or a text; null: nothing is known. */
  value: string | null;
  /** ISO 4217, of money. */
  currency?: string | undefined;
}

const DECIMAL = /^-?\d+(\.\d+)?$/;
const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;

export const isDecimal = (text: string): boolean => DECIMAL.test(text);

/** A cell as what it is: what is typed by people and no number or date is text, whatever its column holds. */
export function cellOf(kind: CellKind, value: string | null | undefined, currency?: string): Cell {
  if (value === null || value === undefined || value === '') return { kind, value: null };
  if (kind === 'date') return { kind: ISO_DATE.test(value) ? kind : 'text', value };
  if (kind === 'text') return { kind, value };
  if (!isDecimal(value)) return { kind: 'text', value };
  return kind === 'money' && currency ? { kind, value, currency } : { kind, value };
}

/**
 * Whether a spreadsheet would run this text as a formula (OWASP, CSV injection): behind blanks too, as some programs
 * cut them off, and in the wide writing of East Asian keyboards. A negative amount is none.
 */
export function beginsLikeFormula(text: string): boolean {
  return /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/u.test(text) && !isDecimal(text);
}
