import { Readable } from 'node:stream';
import type { Cell } from '#core/export/cell.ts';
import type { ExportedDocument } from '#core/export/exported-document.ts';
import type { Table } from '#core/export/tables.ts';
import { type CellStyles, cellStyles } from '#core/export/xlsx/cell-styles.ts';
import {
  columnName,
  columnWidths,
  headerRow,
  MOST_ROWS,
  sheetEnd,
  sheetRow,
  sheetStart,
} from '#core/export/xlsx/sheet-xml.ts';
import { type SheetPart, sheetPath, workbookParts } from '#core/export/xlsx/workbook-parts.ts';
import type { ZipEntry } from './zip-stream.ts';

/** A table, and the documents that its rows are of: each sheet goes over all of them. */
export interface SheetSource {
  table: Table;
  pages: AsyncIterable<readonly ExportedDocument[]>;
}

/**
 * The parts of an Excel workbook with a sheet for each table, row by row; a table with more rows than a sheet can hold
 * goes on in another ("Line items 2").
 */
export async function* writeWorkbook(
  sources: readonly SheetSource[],
  modified: Date,
  mostRows = MOST_ROWS,
): AsyncGenerator<ZipEntry> {
  const styles = cellStyles();
  const parts: SheetPart[] = [];
  for (const { table, pages } of sources) {
    const rows = new RowSource(table, pages);
    for (let n = 1; n === 1 || (await rows.hasMore()); n += 1) {
      const path = sheetPath(parts.length);
      const part: SheetPart = { name: n === 1 ? table.name : `${table.name} ${n}`, filtered: 'A1' };
      parts.push(part);
      yield { path, content: Readable.from(sheet(rows, part, styles, mostRows), { objectMode: false }), modified };
    }
  }
  yield { path: 'xl/styles.xml', content: styles.toXml(), modified };
  for (const [path, content] of Object.entries(workbookParts(parts))) yield { path, content, modified };
}

async function* sheet(rows: RowSource, part: SheetPart, styles: CellStyles, most: number): AsyncGenerator<string> {
  const { headings } = rows.table;
  let page = await rows.take(most - 1);
  yield sheetStart(columnWidths(headings, page)) + headerRow(headings, styles);
  let written = 1;
  while (page.length > 0) {
    const first = written + 1;
    yield page.map((row, at) => sheetRow(first + at, row, styles)).join('');
    written += page.length;
    page = await rows.take(most - written);
  }
  part.filtered = `A1:${columnName(headings.length - 1)}${written}`;
  yield sheetEnd(headings.length, written);
}

/** The rows of a table, taken page by page. */
class RowSource {
  readonly table: Table;
  readonly #pages: AsyncIterator<readonly ExportedDocument[]>;
  #rest: Cell[][] = [];

  constructor(table: Table, pages: AsyncIterable<readonly ExportedDocument[]>) {
    this.table = table;
    this.#pages = pages[Symbol.asyncIterator]();
  }

  async hasMore(): Promise<boolean> {
    while (this.#rest.length === 0) {
      const { done, value } = await this.#pages.next();
      if (done) return false;
      this.#rest = value.flatMap((document) => this.table.rowsOf(document));
    }
    return true;
  }

  /** At most so many; none when there are no more. */
  async take(most: number): Promise<Cell[][]> {
    if (most <= 0 || !(await this.hasMore())) return [];
    return this.#rest.splice(0, most);
  }
}
