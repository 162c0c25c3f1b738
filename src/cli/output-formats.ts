import type { AnalysisResult } from '#contracts/analysis.ts';
import { csvRow, csvTexts } from '#core/export/csv.ts';
import { currencyOf, type ExportedDocument, exportedValue } from '#core/export/exported-document.ts';
import { exportTable } from '#core/export/tables.ts';
import { KEY_FIELDS } from '#core/labels.ts';
import { tableLines } from './table-lines.ts';

/** What became of one file; `file` is its base name. */
export type FileOutcome =
  | { file: string; result: AnalysisResult }
  | { file: string; error: { code: string; detail: string } };

export interface OutputFormat {
  begin?(): void;
  write(outcome: FileOutcome): void;
  end?(): void;
}

type Print = (text: string) => void;

/** Columns of a CSV row. */
const CSV_TABLE = exportTable('invoices', [
  'file',
  'document_type',
  ...[...KEY_FIELDS, 'SUBTOTAL_AMOUNT', 'AMOUNT_DUE', 'CURRENCY', 'PURCHASE_ORDER', 'IBAN'].map((field) =>
    field.toLowerCase(),
  ),
  'warnings',
  'error',
]);

export const OUTPUT_FORMATS: Readonly<Record<string, (print: Print) => OutputFormat>> = {
  json: (print) => {
    let separator = '[\n';
    return {
      write: (outcome) => {
        print(separator + JSON.stringify(outcome, null, 2));
        separator = ',\n';
      },
      end: () => print('\n]\n'),
    };
  },
  jsonl: (print) => ({ write: (outcome) => print(`${JSON.stringify(outcome)}\n`) }),
  csv: (print) => ({
    begin: () => print(csvTexts(CSV_TABLE.keys)),
    write: (outcome) => {
      for (const row of CSV_TABLE.rowsOf(toExported(outcome))) print(csvRow(row));
    },
  }),
  table: (print) => {
    const outcomes: FileOutcome[] = [];
    return {
      write: (outcome) => outcomes.push(outcome),
      end: () => print(`${tableLines(outcomes.map(toTableRow), TABLE_HEADER).join('\n')}\n`),
    };
  },
};

const TABLE_HEADER = ['File', 'Type', 'Number', 'Date', 'Due', 'Total', '', 'Seller', 'Buyer'];

function toTableRow(outcome: FileOutcome): string[] {
  if ('error' in outcome) return [outcome.file, outcome.error.detail];
  const document = toExported(outcome);
  const value = (label: string) => exportedValue(document, label)?.value ?? '';
  return [
    outcome.file,
    outcome.result.metadata.document_type,
    value('INVOICE_NUMBER'),
    value('INVOICE_DATE'),
    value('DUE_DATE'),
    value('TOTAL_AMOUNT'),
    currencyOf(document) ?? '',
    value('SELLER_NAME'),
    value('BUYER_NAME'),
  ];
}

function toExported(outcome: FileOutcome): ExportedDocument {
  const nothing = { entities: {}, lineItems: [], checks: [], warnings: [], error: null, uploadedAt: null };
  const named = { ...nothing, id: '', filename: outcome.file, pages: 0 };
  if ('error' in outcome) return { ...named, status: 'failed', documentType: null, error: outcome.error.code };
  const { document_id, metadata, entities, line_items, checks, warnings } = outcome.result;
  return {
    ...named,
    id: document_id,
    status: 'completed',
    documentType: metadata.document_type,
    pages: metadata.total_pages,
    entities,
    lineItems: line_items,
    checks,
    warnings,
  };
}
