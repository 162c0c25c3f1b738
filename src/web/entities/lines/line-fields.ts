import type { LineItemWire } from '#contracts/entity.ts';
import { readTypedAmount, readTypedFigure, tooFineSentence } from '#core/typed/read-typed-amount.ts';
import type { NumberStyle } from '#core/values/number-style.ts';
import { formatAmount, formatQuantity } from '#web/format/money.ts';

export type LineField = 'description' | 'quantity' | 'unit' | 'unit_price' | 'tax_rate' | 'line_total';

/** The columns of the table of line items, with the words for their heads and for "Edit … of line 2". */
export const LINE_FIELDS: readonly { field: LineField; head: string; name: string; isFigure: boolean }[] = [
  { field: 'description', head: 'Description', name: 'description', isFigure: false },
  { field: 'quantity', head: 'Quantity', name: 'quantity', isFigure: true },
  { field: 'unit', head: 'Unit', name: 'unit', isFigure: false },
  { field: 'unit_price', head: 'Unit price', name: 'unit price', isFigure: true },
  { field: 'tax_rate', head: 'Tax', name: 'tax', isFigure: true },
  { field: 'line_total', head: 'Total', name: 'total', isFigure: true },
];

/** The columns to read lines in: without those of units and taxes where no line states one. */
export function statedFields(items: readonly LineItemWire[]): typeof LINE_FIELDS {
  const isOptional = (field: LineField) => field === 'unit' || field === 'tax_rate';
  return LINE_FIELDS.filter(({ field }) => !isOptional(field) || items.some((item) => item[field]));
}

/** How the document writes, and in which currency; what is typed is read so. */
export interface LineWriting {
  numberStyle: NumberStyle;
  currency: string | null;
}

/** The field as the reader's locale writes it; a dash where it is empty. */
export function shownField(item: LineItemWire, field: LineField): string {
  const value = item[field];
  if (!value) return '–';
  if (field === 'unit_price' || field === 'line_total') return formatAmount(value);
  if (field === 'quantity') return formatQuantity(value);
  return field === 'tax_rate' ? `${formatQuantity(value)}%` : value;
}

/** The text to begin editing with: figures in the document's writing, so that they are read back as they stand. */
export function draftOf(item: LineItemWire, field: LineField, { numberStyle }: LineWriting): string {
  const value = item[field] ?? '';
  const isFigure = field !== 'description' && field !== 'unit';
  return isFigure ? value.replace('.', numberStyle.decimalMark) : value;
}

/** What was typed, as the field's value (null where it was emptied), or the sentence that says what is wrong. */
export function readField(
  typed: string,
  item: LineItemWire,
  field: LineField,
  writing: LineWriting,
): { value: string | null } | { problem: string } {
  const text = typed.trim();
  if (text === draftOf(item, field, writing)) return { value: item[field] };
  if (text === '') return { value: null };
  if (field === 'description' || field === 'unit') return { value: text };
  if (field === 'line_total') return readTotal(text, writing);
  const value = readTypedFigure(text, writing.numberStyle);
  return value === null ? { problem: 'Please enter a number' } : { value };
}

function readTotal(text: string, writing: LineWriting): { value: string } | { problem: string } {
  const read = readTypedAmount(text, writing);
  if (read.kind === 'too_fine') return { problem: tooFineSentence(text, read) };
  if (read.kind === 'none') return { problem: 'Please enter an amount, for example 1190.00' };
  const isForeign = read.currency !== null && writing.currency !== null && read.currency !== writing.currency;
  return isForeign ? { problem: `The lines of this document are in ${writing.currency}` } : { value: read.value };
}
