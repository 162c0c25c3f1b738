import { z } from 'zod';
import { INVOICE_COLUMNS, LINE_COLUMNS } from '#core/export/columns.ts';
import { analysisResultSchema } from './analysis.ts';
import { errorSchema } from './common.ts';
import { documentFilterSchema } from './document-filter.ts';

/** Electronic invoices of EN 16931: UBL 2.1, and the document's own PDF with the XML in it. */
export const E_INVOICE_FORMATS = ['ubl', 'facturx'] as const;
export type EInvoiceFormat = (typeof E_INVOICE_FORMATS)[number];

/** `csv`: a row per invoice; `csv-lines`: a row per line item; `zip`: the files as they were uploaded. */
export const EXPORT_FORMATS = ['csv', 'csv-lines', 'xlsx', 'json', 'jsonl', 'zip', ...E_INVOICE_FORMATS] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** More documents than these are written in the background, to be fetched later. */
export const MOST_AT_ONCE = 1000;
/** Ids in one request's body. */
const MOST_NAMED = 100_000;

const KEYS: ReadonlySet<string> = new Set([...INVOICE_COLUMNS, ...LINE_COLUMNS].map(({ key }) => key));
const listed = (text: string) => text.split(',').map((part) => part.trim());
const sign = <Name extends string>(signs: Readonly<Record<string, Name>>, names: readonly [Name, ...Name[]]) =>
  z.preprocess((given) => (typeof given === 'string' ? (signs[given] ?? given) : given), z.enum(names));

const optionsShape = {
  format: z.enum(EXPORT_FORMATS),
  columns: z
    .string()
    .max(5000)
    .refine((text) => listed(text).every((key) => KEYS.has(key)), 'There is no such column.')
    .transform(listed)
    .optional()
    .describe('Keys of the columns of `csv`, `csv-lines` or the first sheet of `xlsx`, in order, with commas between'),
  delimiter: sign({ ',': 'comma', ';': 'semicolon', '\t': 'tab' }, ['comma', 'semicolon', 'tab'])
    .optional()
    .describe('Of CSV: comma; semicolon where the decimal sign is a comma'),
  decimal: sign({ '.': 'point', ',': 'comma' }, ['point', 'comma'])
    .default('point')
    .describe('The decimal sign in CSV'),
  sort: z.string().optional().describe('As in the list of documents'),
};

/** What to export and how: the list's filter, or the ids of documents with commas between them. */
export const exportQuerySchema = documentFilterSchema.extend({
  ...optionsShape,
  ids: z
    .union([z.string(), z.array(z.string())])
    .transform((ids) => [ids].flat().flatMap(listed).filter(Boolean))
    .refine((ids) => ids.length > 0, 'Please name at least one document.')
    .optional()
    .describe('These documents, with commas between the ids, instead of those that a filter finds'),
});
export type ExportQuery = z.infer<typeof exportQuerySchema>;

/** The same as JSON, for more ids than an address can hold. Strict: a mistyped filter must not come to mean all. */
export const exportBodySchema = z.strictObject({
  ...documentFilterSchema.shape,
  ...optionsShape,
  ids: z.array(z.string()).min(1).max(MOST_NAMED).optional(),
});

/** A business term without which a document is no e-invoice. */
export const incompleteTermSchema = z.object({
  document_id: z.string(),
  filename: z.string(),
  term: z.string().describe('The business term of EN 16931: "BT-31"'),
  label: z.string().describe('The term in plain words: "seller VAT id"'),
  message: z.string().describe('For a person: "BT-31 seller VAT id: not found"'),
  field: z.string().nullable().describe('The label of the value that would give it; null: none does'),
});
export type IncompleteTerm = z.infer<typeof incompleteTermSchema>;

/** The 422 answer to `ubl` and `facturx`; `export.incomplete` has all that is missing, by document. */
export const exportRefusedSchema = errorSchema.extend({ missing: z.array(incompleteTermSchema).optional() });

/** The 202 answer: too many documents to wait for. */
export const exportBegunSchema = z.object({ job_id: z.string() });

export const exportJobSchema = z.object({
  status: z.enum(['processing', 'completed', 'failed']),
  progress: z.number().min(0).max(100),
  /** Where the file is fetched with the bearer token, for 24 hours. */
  download_url: z.string().optional(),
  filename: z.string().optional(),
  /** Of documents that could not be e-invoices; a text in the ZIP says why. */
  left_out: z.int().min(0).optional(),
  detail: z.string().optional(),
});

/** A document in `json` and `jsonl`: its result as it stands, a person's values in place of the machine's. */
export const exportedResultSchema = analysisResultSchema.extend({
  status: z.enum(['completed', 'failed', 'processing', 'cancelled']),
});
export type ExportedResult = z.infer<typeof exportedResultSchema>;
