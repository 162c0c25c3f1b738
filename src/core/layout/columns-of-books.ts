import { inAllLanguages } from '../lexicon/in-all-languages.ts';
import { DAYS_BEHIND } from '../lexicon/periods.ts';
import type { TableColumn } from './table.ts';

const AGE = new RegExp(String.raw`^\D{0,6}\d+\s?(?:\+|[-–]\s?\d+)?\s?(?:${DAYS_BEHIND})(?!\p{L})`, 'iu');
/** Titles of an account: what is charged, what is paid, and what is left after each row. */
const CHARGED = wholeTitle(
  ({ papers }) => papers?.debit,
  ({ papers }) => papers?.charges,
);
const PAID = wholeTitle(
  ({ papers }) => papers?.credit,
  ({ papers }) => papers?.payments,
);
const LEFT = wholeTitle(({ papers }) => papers?.balance);
/** Titles of what was done of a contract and billed before. */
const PROGRESS = new RegExp(String.raw`(?<!\p{L})(?:${inAllLanguages(({ papers }) => papers?.progress)})`, 'iu');

function wholeTitle(...kinds: Parameters<typeof inAllLanguages>): RegExp {
  return new RegExp(`^(?:${inAllLanguages(...kinds)})$`, 'iu');
}

/** What the titles of an account, of what is owed for how long, and of a job that is billed as it goes on say of each other. */
export function inBooks(columns: readonly TableColumn[]): TableColumn[] {
  if (isAging(columns)) return columns.map((column) => ({ ...column, kind: 'settlement' }));
  return asProgress(asAccount(columns));
}

/** "Current | 30 days | 60 days | 90+ days": how old open amounts are, not what was sold. */
function isAging(columns: readonly TableColumn[]): boolean {
  return columns.filter(({ title }) => AGE.test(title)).length >= 2;
}

/** "Debit | Credit | Balance": of these the first is what was sold. */
function asAccount(columns: readonly TableColumn[]): TableColumn[] {
  const nameOf = (column: TableColumn): string => column.title.replace(/\s*\(?(?:[A-Z]{3}|\p{Sc})\)?\s*$/u, '').trim();
  const has = (title: RegExp): boolean => columns.some((column) => title.test(nameOf(column)));
  if (!has(CHARGED) || !has(PAID)) return [...columns];
  return columns.map((column) => {
    const title = nameOf(column);
    if (CHARGED.test(title)) return { ...column, kind: 'total' };
    return PAID.test(title) || LEFT.test(title) ? { ...column, kind: 'settlement' } : column;
  });
}

/**
 * Beside what was done and billed before, the fee is what was agreed upon, and no price of one; and "Total to date" is
 * no amount of this invoice, where another column holds that.
 */
function asProgress(columns: readonly TableColumn[]): TableColumn[] {
  const isToDate = ({ kind, title }: TableColumn) => kind === 'total' && PROGRESS.test(title);
  const isProgress = (column: TableColumn) =>
    isToDate(column) || (column.kind === 'other' && PROGRESS.test(column.title));
  if (columns.filter(isProgress).length < 2) return [...columns];
  const hasOwn = columns.some((column) => column.kind === 'total' && !isToDate(column));
  return columns.map((column) =>
    column.kind === 'price' || (hasOwn && isToDate(column)) ? { ...column, kind: 'other' as const } : column,
  );
}
