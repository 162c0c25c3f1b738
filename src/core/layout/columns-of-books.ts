import type { TableColumn } from './table.ts';

const AGE = /^\D{0,6}\d+\s?(?:\+|[-–]\s?\d+)?\s?(?:days?|tage|jours|d[ií]as|giorni|dagen)/i;
/** Titles of an account: what is charged, what is paid, and what is left after each row. */
const CHARGED = /^(?:debits?|d[ée]bits?|soll|debe|dare|debet|cargos?|addebiti|charges)$/i;
const PAID = /^(?:credits?|cr[ée]dits?|haben|haber|avere|abonos?|accrediti|payments?|paiements?)$/i;
const LEFT = /^(?:(?:running )?balance|saldo|solde)$/i;
/** Titles of what was done of a contract and billed before. */
const PROGRESS =
  /(?<!\p{L})(?:previous|prior|earned|complete|to date|bisher|bereits|leistungsstand|fertigstellung|avancement|cumul|d[ée]j[àa]|pr[ée]c[ée]dent|eerder|voortgang|avanzamento|gi[àa])/iu;

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
