import type { AnalysisResult } from '#contracts/analysis.ts';
import { KEY_FIELDS } from '#core/labels.ts';
import { csvRow } from './csv-row.ts';
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

/** Further columns of a CSV row, after the eight key fields. */
const CSV_FIELDS = [...KEY_FIELDS, 'SUBTOTAL_AMOUNT', 'AMOUNT_DUE', 'CURRENCY', 'PURCHASE_ORDER', 'IBAN'] as const;

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
    begin: () =>
      print(csvRow(['file', 'document_type', ...CSV_FIELDS.map((field) => field.toLowerCase()), 'warnings', 'error'])),
    write: (outcome) => print(csvRow(toCsvRow(outcome))),
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
  const value = (label: string) => firstValue(outcome.result, label);
  return [
    outcome.file,
    outcome.result.metadata.document_type,
    value('INVOICE_NUMBER'),
    value('INVOICE_DATE'),
    value('DUE_DATE'),
    value('TOTAL_AMOUNT'),
    value('CURRENCY'),
    value('SELLER_NAME'),
    value('BUYER_NAME'),
  ];
}

function toCsvRow(outcome: FileOutcome): string[] {
  if ('error' in outcome) return [outcome.file, '', ...CSV_FIELDS.map(() => ''), '', outcome.error.code];
  const { metadata, warnings } = outcome.result;
  return [
    outcome.file,
    metadata.document_type,
    ...CSV_FIELDS.map((field) => firstValue(outcome.result, field)),
    warnings.map(({ code }) => code).join(' '),
    '',
  ];
}

/** The normalised value of the label's best entity; the engine lists the best first. */
function firstValue(result: AnalysisResult, label: string): string {
  return result.entities[label]?.[0]?.value ?? '';
}
