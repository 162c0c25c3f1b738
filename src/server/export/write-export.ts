import { Readable } from 'node:stream';
import type { EInvoiceFormat, ExportFormat, ExportQuery } from '#contracts/export.ts';
import { exportTable, type TableName } from '#core/export/tables.ts';
import { KEY_FIELDS, ROLE_FIELDS } from '#core/labels.ts';
import type { Deps } from '../deps.ts';
import { toResult } from '../documents/document-wire.ts';
import { checksOfAll } from '../documents/duplicate-checks.ts';
import { documentsByPage, type Exported, type ReadDocument, toExported, withChecks } from './documents-by-page.ts';
import type { EInvoiceDeps } from './e-invoices.ts';
import { writeCsv } from './write-csv.ts';
import { writeEInvoices } from './write-e-invoices.ts';
import { writeJson, writeJsonLines } from './write-json.ts';
import { writeOriginals } from './write-originals.ts';
import { writeWorkbook } from './write-workbook.ts';
import { zipStream } from './zip-stream.ts';

export type ExportDeps = EInvoiceDeps & Pick<Deps, 'now'>;

/** How to write what is exported. */
export type ExportOptions = Pick<ExportQuery, 'format' | 'columns' | 'delimiter' | 'decimal'>;

/** Who watches an export. */
export interface ExportHooks {
  /** Called with how many documents were read since; it may hold the export up. */
  onRead?(documents: number): Promise<void> | void;
  /** Called for each document that could not be an e-invoice. */
  onLeftOut?(): void;
  /** Aborted when nobody waits for it any more. */
  signal?: AbortSignal;
}

interface Format {
  extension: string;
  type: string;
  /** What a file of many documents is called. */
  name: string;
  /** How often all documents are read. */
  passes: number;
  write(from: Source, options: ExportOptions): Readable;
}

interface Source {
  deps: ExportDeps;
  hooks: ExportHooks;
  pages(labels?: readonly string[]): AsyncGenerator<ReadDocument[]>;
}

/** What rows of invoices are made of. */
const ROW_LABELS = [...KEY_FIELDS, ...ROLE_FIELDS];
/** What tells a row of a line item or check which document it is of. */
const NAMING_LABELS = ['INVOICE_NUMBER', 'INVOICE_DATE', 'SELLER_NAME', 'CURRENCY', 'TOTAL_AMOUNT'];

const text = (generator: AsyncGenerator<string>) => Readable.from(generator, { objectMode: false });

async function* invoicePages({ pages }: Source, labels: readonly string[]) {
  for await (const page of pages(labels)) yield page.map((document) => toExported(document));
}

async function* checkedPages({ deps, pages }: Source) {
  for await (const page of pages(NAMING_LABELS)) yield await withChecks(deps.db, page);
}

async function* resultPages({ deps, pages }: Source) {
  for await (const page of pages()) {
    const checks = await checksOfAll(deps.db, page);
    yield page.map(({ row, entities }) => ({
      ...toResult(row, { entities, checks: checks.get(row.id) ?? row.checks }),
      status: row.status,
    }));
  }
}

async function* rowPages({ pages }: Source) {
  for await (const page of pages([])) yield page.map(({ row }) => row);
}

function csvOf(name: TableName, from: Source, options: ExportOptions): Readable {
  const { columns, decimal, delimiter = decimal === 'comma' ? 'semicolon' : 'comma' } = options;
  const pages = invoicePages(from, name === 'invoices' ? ROW_LABELS : NAMING_LABELS);
  return text(writeCsv(pages, exportTable(name, columns), { delimiter, decimal }));
}

function workbookOf(from: Source, { columns }: ExportOptions): Readable {
  const sheets = [
    { table: exportTable('invoices', columns), pages: invoicePages(from, ROW_LABELS) },
    { table: exportTable('lines'), pages: invoicePages(from, NAMING_LABELS) },
    { table: exportTable('checks'), pages: checkedPages(from) },
  ];
  return zipStream(writeWorkbook(sheets, from.deps.now()));
}

const eInvoiceZip = (format: EInvoiceFormat): Format => ({
  extension: '.zip',
  type: 'application/zip',
  name: 'e-invoices',
  passes: 1,
  write: ({ deps, hooks, pages }) => zipStream(writeEInvoices(deps, pages(), { ...hooks, format, now: deps.now() })),
});

const CSV = { extension: '.csv', type: 'text/csv; charset=utf-8', passes: 1 };

/** What each format is called, and how it is written; e-invoices as a ZIP. */
export const FORMATS: Readonly<Record<ExportFormat, Format>> = {
  csv: { ...CSV, name: 'invoices', write: (from, options) => csvOf('invoices', from, options) },
  'csv-lines': { ...CSV, name: 'line-items', write: (from, options) => csvOf('lines', from, options) },
  xlsx: {
    extension: '.xlsx',
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    name: 'invoices',
    passes: 3,
    write: workbookOf,
  },
  json: {
    extension: '.json',
    type: 'application/json; charset=utf-8',
    name: 'invoices',
    passes: 1,
    write: (from) => text(writeJson(resultPages(from))),
  },
  jsonl: {
    extension: '.jsonl',
    type: 'application/x-ndjson; charset=utf-8',
    name: 'invoices',
    passes: 1,
    write: (from) => text(writeJsonLines(resultPages(from))),
  },
  zip: {
    extension: '.zip',
    type: 'application/zip',
    name: 'files',
    passes: 1,
    write: (from) => zipStream(writeOriginals(rowPages(from), from.deps.storage, from.deps.now())),
  },
  ubl: eInvoiceZip('ubl'),
  facturx: eInvoiceZip('facturx'),
};

/** Writes documents in a format while it is read; destroying the stream ends it. */
export function writeExport(
  deps: ExportDeps,
  exported: Exported,
  options: ExportOptions,
  hooks: ExportHooks = {},
): Readable {
  async function* pages(labels?: readonly string[]): AsyncGenerator<ReadDocument[]> {
    for await (const page of documentsByPage(deps.db, exported, labels)) {
      yield page;
      await hooks.onRead?.(page.length);
    }
  }
  return FORMATS[options.format].write({ deps, hooks, pages }, options);
}
