import { inAllLanguages } from '../lexicon/in-all-languages.ts';
import type { TableCell, TableColumn, TableRow } from './table.ts';

const MONEY = /^\D{0,5}\d[\d.,'’ ]*[.,]\d{2}\D{0,4}$/;

/** What titles leave open is decided by what stands below them. */
export function settleColumns(columns: readonly TableColumn[], rows: readonly TableRow[]): TableColumn[] {
  const charged = settleCharges(settleAccount(columns), rows);
  return settleNumbers(settleUnits(settlePrices(settlePeriods(charged, rows), rows), rows), rows);
}

const titled = (...words: Parameters<typeof inAllLanguages>) => new RegExp(`^(?:${inAllLanguages(...words)})$`, 'iu');
const DEBIT = titled(
  ({ papers }) => papers?.debit,
  ({ papers }) => papers?.charges,
);
const CREDIT = titled(
  ({ papers }) => papers?.credit,
  ({ papers }) => papers?.payments,
);
const BALANCE = titled(({ papers }) => papers?.balance);

/** "Debit | Credit | Balance", as guests' folios have it: what is debited is charged, and the balance goes on from row to row. */
function settleAccount(columns: readonly TableColumn[]): readonly TableColumn[] {
  const at = (title: RegExp) => columns.findIndex((column) => title.test(column.title.trim()));
  const [debit, balance] = [at(DEBIT), at(BALANCE)];
  if (debit < 0 || balance < debit || at(CREDIT) < 0) return columns;
  return columns.map((column, index) => {
    if (index !== debit && index !== balance) return column;
    return { ...column, kind: index === debit ? ('total' as const) : ('other' as const) };
  });
}

/** "Units" may head quantities as well as units of measure. */
function settleUnits(columns: readonly TableColumn[], rows: readonly TableRow[]): TableColumn[] {
  if (columns.some(({ kind }) => kind === 'quantity')) return [...columns];
  const fullest = Math.max(0, ...rows.map((row) => row.cells.length));
  let settled = false;
  return columns.map((column, index) => {
    if (column.kind !== 'unit' || settled) return column;
    const full = rows.filter((row) => row.cells.length >= Math.max(3, fullest - 1));
    const cells = full.flatMap((row) => row.cells.filter((cell) => cell.column === index));
    const numbers = cells.filter((cell) => /^-?\d/.test(cell.text)).length;
    if (numbers === 0 || numbers * 3 < cells.length) return column;
    settled = true;
    return { ...column, kind: 'quantity' as const };
  });
}

/** "Unit (incl)", "Unit ex GST": of one unit it tells the price, where amounts stand below and no other title says so. */
function settlePrices(columns: readonly TableColumn[], rows: readonly TableRow[]): readonly TableColumn[] {
  if (columns.some(({ kind }) => kind === 'unitPrice' || kind === 'price')) return columns;
  const fullest = Math.max(0, ...rows.map((row) => row.cells.length));
  return columns.map((column, index) => {
    if (column.kind !== 'unit') return column;
    const full = rows.filter((row) => row.cells.length >= Math.max(3, fullest - 1));
    const cells = full.flatMap((row) => row.cells.filter((cell) => cell.column === index));
    return areMoney(cells) ? { ...column, kind: 'unitPrice' as const } : column;
  });
}

/** "Charges" may head what was charged for as well as the amounts. */
function settleCharges(columns: readonly TableColumn[], rows: readonly TableRow[]): TableColumn[] {
  const first = columns.findIndex(({ kind }) => kind === 'description');
  return columns.map((column, index) => {
    if (column.kind !== 'description' || index === first) return column;
    const cells = rows.flatMap((row) => row.cells.filter((cell) => cell.column === index));
    return areMoney(cells) ? { ...column, kind: 'total' as const } : column;
  });
}

/** "Period amount": where amounts stand below a title of days, they are those of the period. */
function settlePeriods(columns: readonly TableColumn[], rows: readonly TableRow[]): TableColumn[] {
  return columns.map((column, index) => {
    if (column.kind !== 'date') return column;
    const cells = rows.flatMap((row) => row.cells.filter((cell) => cell.column === index));
    return areMoney(cells, 2) ? { ...column, kind: 'total' as const } : column;
  });
}

/** Whether most cells of a column are amounts, and no fewer than so many. */
function areMoney(cells: readonly TableCell[], fewest = 1): boolean {
  const money = cells.filter(({ text }) => MONEY.test(text)).length;
  return money >= fewest && money * 2 > cells.length;
}

/** "No." behind the description counts pieces, unless it counts the rows. */
function settleNumbers(columns: readonly TableColumn[], rows: readonly TableRow[]): TableColumn[] {
  const description = columns.findIndex(({ kind }) => kind === 'description');
  if (description < 0 || columns.some(({ kind }) => kind === 'quantity')) return [...columns];
  return columns.map((column, index) => {
    if (column.kind !== 'position' || index < description) return column;
    const numbers = rows.flatMap(({ cells }) =>
      cells.flatMap(({ column: own, text }) => (own === index && /^\d+$/.test(text) ? [Number(text)] : [])),
    );
    const counts = numbers.length > 0 && numbers.every((number, at) => number === numbers[0]! + at);
    return numbers.length > 0 && (!counts || numbers.length === 1) ? { ...column, kind: 'quantity' as const } : column;
  });
}
