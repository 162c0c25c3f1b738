import { buffer } from 'node:stream/consumers';
import { readXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { type Cell, cellOf } from '#core/export/cell.ts';
import type { ExportedDocument } from '#core/export/exported-document.ts';
import type { Table } from '#core/export/tables.ts';
import { writeWorkbook } from './write-workbook.ts';
import { zipStream } from './zip-stream.ts';

const document = {} as ExportedDocument;

/** A table of these rows, ten of them from each document. */
function sourceOf(name: string, headings: string[], rows: Cell[][]) {
  const waiting = [...rows];
  const table: Table = { name, headings, keys: headings, rowsOf: () => waiting.splice(0, 10) };
  async function* pages() {
    for (let n = 0; n < rows.length; n += 10) yield [document];
  }
  return { table, pages: pages() };
}

const workbook = async (sources: ReturnType<typeof sourceOf>[], most?: number) =>
  readXlsx(await buffer(zipStream(writeWorkbook(sources, new Date('2026-01-31T12:00:00Z'), most))), {
    readStyles: true,
  });

test('amounts, dates and texts are what they are, and no text becomes a formula', async () => {
  const texts = ['=1+1', '<b> & "x"', 'two\r\nlines', '_x000D_', 'bell\u0007', ' blank '];
  const { sheets } = await workbook([
    sourceOf(
      'Invoices',
      ['Text', 'Date', 'Amount', 'Yen'],
      texts.map((text) => [
        cellOf('text', text),
        cellOf('date', '2024-02-29'),
        cellOf('money', '-1190.5', 'EUR'),
        cellOf('money', '1190', 'JPY'),
      ]),
    ),
    sourceOf(
      'Line items',
      ['Long', 'Old', 'Price'],
      [
        [
          cellOf('money', '12345678901234567.89', 'EUR'),
          cellOf('date', '1899-12-31'),
          cellOf('money', '0.0125', 'EUR'),
        ],
      ],
    ),
    sourceOf('Checks', ['None'], []),
  ]);
  expect(sheets.map(({ name }) => name)).toEqual(['Invoices', 'Line items', 'Checks']);
  const [invoices, lines, checks] = sheets;
  expect(invoices?.rows[0]).toEqual(['Text', 'Date', 'Amount', 'Yen']);
  expect(invoices?.rows.slice(1).map(([text]) => text)).toEqual([
    '=1+1',
    '<b> & "x"',
    'two\r\nlines',
    '_x000D_',
    'bell',
    ' blank ',
  ]);
  expect(invoices?.rows[1]?.slice(1)).toEqual([new Date('2024-02-29T00:00:00Z'), -1190.5, 1190]);
  expect(lines?.rows[1]).toEqual(['12345678901234567.89', '1899-12-31', 0.0125]);
  expect(checks?.rows).toEqual([['None']]);
  const formats = [...(invoices?.cells?.values() ?? [])].flatMap(({ style }) => style?.numFmt ?? []);
  expect(new Set(formats)).toEqual(new Set(['@', 'm/d/yyyy', '#,##0.00\\ [$EUR]', '#,##0\\ [$JPY]']));
  expect(invoices?.freezePane).toMatchObject({ rows: 1 });
  expect(invoices?.autoFilter?.range).toBe('A1:D7');
});

test('a table that is longer than a sheet goes on in another with its headings', async () => {
  const rows = Array.from({ length: 25 }, (_, n) => [cellOf('count', String(n))]);
  const { sheets } = await workbook(
    [sourceOf('Line items', ['N'], rows), sourceOf('Checks', ['N'], rows.slice(0, 9))],
    10,
  );
  expect(sheets.map(({ name, rows }) => [name, rows.length])).toEqual([
    ['Line items', 10],
    ['Line items 2', 10],
    ['Line items 3', 8],
    ['Checks', 10],
  ]);
  expect(sheets[2]?.rows.map(([n]) => n)).toEqual(['N', 18, 19, 20, 21, 22, 23, 24]);
});
