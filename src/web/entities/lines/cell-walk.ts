import type { KeyboardEvent } from 'react';
import { LINE_FIELDS, type LineField } from './line-fields.ts';

/** A cell of the table; `remove` is the button at the end of the row. */
export interface CellPlace {
  row: number;
  field: LineField | 'remove';
}

const COLUMNS: readonly CellPlace['field'][] = [...LINE_FIELDS.map(({ field }) => field), 'remove'];

export const cellKey = ({ row, field }: CellPlace) => `${row}.${field}`;

/** Whether a cell's key is one of a row's. */
export const isCellOf = (key: string, row: number): boolean => key.startsWith(`${row}.`);

/** The field to edit behind or in front of a cell, over the ends of rows; null outside of `rows`. */
export function neighbourCell({ row, field }: CellPlace, step: 1 | -1, rows: number) {
  const at = row * LINE_FIELDS.length + LINE_FIELDS.findIndex((column) => column.field === field) + step;
  const column = LINE_FIELDS[at % LINE_FIELDS.length];
  const next = Math.floor(at / LINE_FIELDS.length);
  return column && at >= 0 && next < rows ? { row: next, field: column.field } : null;
}

/** Puts the focus on a cell; false where there is none. */
export function focusCell(table: HTMLElement | null, place: CellPlace): boolean {
  const cell = table?.querySelector<HTMLElement>(`[data-line-cell="${cellKey(place)}"]`);
  cell?.focus();
  return cell !== null && cell !== undefined;
}

/**
 * ← and → walk the cells of a row, ↑ and ↓ those of a column; in the first column these are left to the walk through all
 * values. Delete is `onRemove`.
 */
export function onCellKey(event: KeyboardEvent<HTMLElement>, onRemove: (row: number) => void): void {
  const cell = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('[data-line-cell]') : null;
  const [row, field] = cell?.dataset.lineCell?.split('.') ?? [];
  if (row === undefined || field === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  const place = { row: Number(row), field: field as CellPlace['field'] };
  const next = nextPlace(place, event.key);
  if (event.key !== 'Delete' && !next) return;
  event.preventDefault();
  event.stopPropagation();
  if (next) focusCell(event.currentTarget, next);
  else onRemove(place.row);
}

function nextPlace({ row, field }: CellPlace, key: string): CellPlace | null {
  const column = COLUMNS.indexOf(field);
  if (key === 'ArrowRight') return { row, field: COLUMNS[column + 1] ?? field };
  if (key === 'ArrowLeft') return { row, field: COLUMNS[column - 1] ?? field };
  if (field === 'description') return null;
  if (key === 'ArrowDown') return { row: row + 1, field };
  return key === 'ArrowUp' ? { row: row - 1, field } : null;
}
