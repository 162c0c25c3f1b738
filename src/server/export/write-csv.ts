import { BYTE_ORDER_MARK, type CsvDialect, csvRow, csvTexts } from '#core/export/csv.ts';
import type { ExportedDocument } from '#core/export/exported-document.ts';
import type { Table } from '#core/export/tables.ts';

/** A table as CSV in UTF-8, page by page. */
export async function* writeCsv(
  pages: AsyncIterable<readonly ExportedDocument[]>,
  table: Table,
  dialect: CsvDialect,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvTexts(table.keys, dialect);
  for await (const page of pages) {
    const rows = page.flatMap((document) => table.rowsOf(document));
    if (rows.length > 0) yield rows.map((row) => csvRow(row, dialect)).join('');
  }
}
