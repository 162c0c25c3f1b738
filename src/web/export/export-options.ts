import { z } from 'zod';
import type { ExportFormat } from '#contracts/export.ts';
import { INVOICE_COLUMNS, USUAL_INVOICE_COLUMNS } from '#core/export/columns.ts';

const optionsSchema = z.object({
  /** Keys of the columns of a table of invoices; null: the usual ones. */
  columns: z.array(z.string()).nullable(),
  delimiter: z.enum(['comma', 'semicolon', 'tab']),
  decimal: z.enum(['point', 'comma']),
});
export type ExportOptions = z.infer<typeof optionsSchema>;

const KEY = 'export-options';
const KNOWN: ReadonlySet<string> = new Set(INVOICE_COLUMNS.map(({ key }) => key));

/** What a spreadsheet in the reader's language opens right. */
export function usualOptions(locale?: string): ExportOptions {
  const sign = new Intl.NumberFormat(locale).formatToParts(1.5).find(({ type }) => type === 'decimal')?.value;
  const decimal = sign === ',' ? 'comma' : 'point';
  return { columns: null, delimiter: decimal === 'comma' ? 'semicolon' : 'comma', decimal };
}

/** What was chosen in this browser before. */
export function keptOptions(): ExportOptions {
  const usual = usualOptions();
  try {
    const kept = optionsSchema.safeParse(JSON.parse(localStorage.getItem(KEY) ?? 'null')).data ?? usual;
    const columns = kept.columns?.filter((key) => KNOWN.has(key)) ?? null;
    return { ...kept, columns: columns?.length ? columns : null };
  } catch {
    // No JSON, or storage is forbidden.
    return usual;
  }
}

export function keepOptions(options: ExportOptions): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(options));
  } catch {
    // Storage is full or forbidden: the choice holds for this time alone.
  }
}

/** The options that a format takes, as the server is told them. */
export function wireOptions(format: ExportFormat, { columns, delimiter, decimal }: ExportOptions) {
  const chosen = columns ? { columns: columns.join(',') } : {};
  if (format === 'xlsx') return chosen;
  if (format === 'csv') return { ...chosen, delimiter, decimal };
  return format === 'csv-lines' ? { delimiter, decimal } : {};
}

/** The columns as a person sees them chosen, in the order of the table. */
export function chosenColumns({ columns }: ExportOptions): ReadonlySet<string> {
  return new Set(columns ?? USUAL_INVOICE_COLUMNS.map(({ key }) => key));
}

/** The options with one column put in or taken out; the last one stays. */
export function withColumn(options: ExportOptions, key: string, isWanted: boolean): ExportOptions {
  const chosen = new Set(chosenColumns(options));
  if (isWanted) chosen.add(key);
  else if (chosen.size > 1) chosen.delete(key);
  const columns = INVOICE_COLUMNS.filter((column) => chosen.has(column.key)).map((column) => column.key);
  const usual = USUAL_INVOICE_COLUMNS.map((column) => column.key);
  return { ...options, columns: columns.join() === usual.join() ? null : columns };
}
