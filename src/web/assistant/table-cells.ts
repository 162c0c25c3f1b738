import type { AnswerTable } from '#contracts/assistant.ts';
import { labelName } from '#web/entities/group-entities.ts';
import { formatDay, formatMonth } from '#web/format/dates.ts';
import { numberFormat } from '#web/format/kept-formats.ts';
import { formatMoney, formatQuantity } from '#web/format/money.ts';

export type Column = AnswerTable['columns'][number];
export type Row = AnswerTable['rows'][number];

const MONTH = /^\d{4}-\d{2}$/;
const DECIMAL = /^-?\d+(\.\d+)?$/;

/** The column that says in which currency the amounts of a row are; -1 without one. */
export function currencyIndex(columns: readonly Column[]): number {
  return columns.findIndex(({ key }) => key === 'currency');
}

/** The columns that are shown, with their place in the rows: the currency stands behind the amounts instead. */
export function shownColumns({ columns }: AnswerTable): { column: Column; index: number }[] {
  const isInAmounts = columns.some(({ type }) => type === 'money');
  return columns
    .map((column, index) => ({ column, index }))
    .filter(({ column }) => !isInAmounts || column.key !== 'currency');
}

/** The table of an answer where it has one to show: a single figure stands in the text already. */
export function shownTable(table: AnswerTable | null | undefined): AnswerTable | undefined {
  if (!table || table.rows.length === 0) return undefined;
  return table.rows.length === 1 && shownColumns(table).length === 1 ? undefined : table;
}

/** A document without a number is named by its file, as in the answer's text. */
export function withNames(table: AnswerTable): AnswerTable {
  const number = table.columns.findIndex(({ key }) => key === 'number');
  const file = table.columns.findIndex(({ key }) => key === 'document');
  if (number === -1 || file === -1) return table;
  const rows = table.rows.map((row) => row.with(number, row[number] || (row[file] ?? null)));
  return { ...table, rows };
}

/** Figures are aligned to the right, so that their digits stand below each other. */
export function isFigure({ type }: Column): boolean {
  return type === 'money' || type === 'count' || type === 'percent';
}

/** A cell in the reader's way of writing; a dash for nothing. */
export function cellText(table: AnswerTable, row: Row, index: number, locale?: string): string {
  const value = row[index];
  const { type, key } = table.columns[index] ?? {};
  if (value === null || value === undefined || value === '') return '–';
  const text = String(value);
  if (key === 'label') return labelName(text);
  if (type === 'date' || key === 'month') return dateText(text, locale);
  if (!DECIMAL.test(text)) return text;
  if (type === 'money') {
    const currency = row[currencyIndex(table.columns)];
    return formatMoney(text, typeof currency === 'string' ? currency : null, locale);
  }
  if (type === 'percent') return `${numberFormat(locale, { maximumFractionDigits: 2 }).format(Number(text))} %`;
  if (type === 'count') return formatQuantity(text, locale);
  return text;
}

/** A day or month ("2026-03") in the reader's way; another text stays as it is. */
function dateText(text: string, locale?: string): string {
  return MONTH.test(text) ? formatMonth(text, locale) : formatDay(text, locale);
}

/** The table as lines of tab-separated cells, as spreadsheets take them. */
export function tableText(table: AnswerTable): string {
  const clean = (text: string) => text.replaceAll(/[\t\n\r]+/g, ' ');
  const head = table.columns.map(({ label }) => clean(label)).join('\t');
  return [head, ...table.rows.map((row) => row.map((cell) => clean(String(cell ?? ''))).join('\t'))].join('\n');
}

/** Texts up to this length stay on one line. */
const SHORT = 22;
/** So many columns are as wide as the conversation, where a name takes two lines rather than pushing the last of them out. */
export const MANY_COLUMNS = 6;

/** Figures, days and numbers of documents are never broken; names are where many columns stand beside them. */
export function staysOnOneLine(text: string, column: { type: string }, columns: number): boolean {
  const isName = column.type === 'text' && /\p{L}.*\s/u.test(text);
  return text.length <= SHORT && !(isName && columns >= MANY_COLUMNS);
}
