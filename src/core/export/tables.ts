import type { Cell } from './cell.ts';
import {
  CHECK_COLUMNS,
  type Column,
  checkRows,
  INVOICE_COLUMNS,
  LINE_COLUMNS,
  lineRows,
  USUAL_INVOICE_COLUMNS,
} from './columns.ts';
import type { ExportedDocument } from './exported-document.ts';

/** A table over documents: any number of rows of each. */
export interface Table {
  name: string;
  headings: readonly string[];
  keys: readonly string[];
  rowsOf(document: ExportedDocument): Cell[][];
}

export type TableName = 'invoices' | 'lines' | 'checks';

function tableOf<Row>(
  name: string,
  columns: readonly Column<Row>[],
  rows: (document: ExportedDocument) => readonly Row[],
): Table {
  return {
    name,
    headings: columns.map(({ heading }) => heading),
    keys: columns.map(({ key }) => key),
    rowsOf: (document) => rows(document).map((row) => columns.map(({ cell }) => cell(row))),
  };
}

/** The columns of these keys, in their order; the usual ones without any that the table knows. */
function chosen<Row>(all: readonly Column<Row>[], usual: readonly Column<Row>[], keys: readonly string[] = []) {
  const found = [...new Set(keys)].flatMap((key) => all.find((column) => column.key === key) ?? []);
  return found.length > 0 ? found : usual;
}

/** A table by its name, with the columns of these keys where it has any of them. */
export function exportTable(name: TableName, keys?: readonly string[]): Table {
  if (name === 'lines') return tableOf('Line items', chosen(LINE_COLUMNS, LINE_COLUMNS, keys), lineRows);
  if (name === 'checks') return tableOf('Checks', CHECK_COLUMNS, checkRows);
  return tableOf('Invoices', chosen(INVOICE_COLUMNS, USUAL_INVOICE_COLUMNS, keys), (document) => [document]);
}
