import { z } from 'zod';
import { DOCUMENT_TYPES } from '#core/entity.ts';
import { analysisMetadataSchema } from './analysis.ts';
import { decimalSchema, timestampSchema } from './common.ts';
import { documentFilterSchema } from './document-filter.ts';
import {
  boxSchema,
  checkSchema,
  entitiesByLabelSchema,
  entitySchema,
  lineItemSchema,
  warningSchema,
} from './entity.ts';

/** How a document came in, as it is kept; an upload has none. */
export const documentOriginSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('folder') }),
  z.object({ kind: z.literal('mail'), from: z.string(), subject: z.string() }),
]);
export type DocumentOrigin = z.infer<typeof documentOriginSchema>;

const documentSourceSchema = z
  .object({
    kind: z.enum(['upload', 'folder', 'mail']),
    /** For people: 'Uploaded', 'Watched folder', 'Mail from billing@example.com: Your invoice'. */
    label: z.string(),
    /** Of the mail. */
    from: z.string().optional(),
    subject: z.string().optional(),
  })
  .meta({ title: 'DocumentSource' });
export type DocumentSource = z.infer<typeof documentSourceSchema>;

export const documentSchema = z.object({
  id: z.string(),
  filename: z.string(),
  file_size: z.number().int(),
  total_pages: z.number().int(),
  upload_date: timestampSchema,
  last_analysis: z
    .object({
      /** "completed", "failed"; anything else is shown as 'Processing'. */
      status: z.enum(['completed', 'failed', 'processing', 'cancelled']),
      entity_count: z.number().int(),
      /** Why it failed, for the user. */
      error: z.object({ code: z.string(), detail: z.string() }).optional(),
      analyzed_at: timestampSchema.optional(),
      /** What the analysis warned of; `no_text`: nothing in the document could be read. */
      warnings: z.array(warningSchema.shape.code).optional(),
    })
    .nullable(),
  metadata: z.object({ filename: z.string() }).catchall(z.unknown()),
  /** Filled after analysis, for lists and dashboards; null when unknown. */
  summary: z
    .object({
      seller: z.string().nullable(),
      buyer: z.string().nullable(),
      invoice_number: z.string().nullable(),
      invoice_date: z.string().nullable(),
      due_date: z.string().nullable(),
      total: decimalSchema.nullable(),
      currency: z.string().nullable(),
      failed_checks: z.number().int(),
      document_type: z.string().nullable().optional(),
      /** What is left to pay, where the document says so. */
      amount_due: decimalSchema.nullable().optional(),
      /** As the filter `review=needed` finds it. */
      needs_review: z.boolean().optional(),
    })
    .optional(),
  is_sample: z.boolean().optional(),
  /** Where it came from. */
  source: documentSourceSchema.optional(),
});
export type DocumentWire = z.infer<typeof documentSchema>;

/** Long enough for every file system; in characters. */
export const LONGEST_FILENAME = 255;

export const editDocumentSchema = z
  .object({
    document_type: z
      .enum(DOCUMENT_TYPES)
      .nullable()
      .describe('What the document is, over what was read; null: as it is read')
      .optional(),
    filename: z
      .string()
      .trim()
      .min(1, 'Please enter a file name.')
      .max(LONGEST_FILENAME, `A file name has at most ${LONGEST_FILENAME} characters.`)
      .regex(/^[^/\\\p{Cc}\p{Cs}]*$/u, 'A file name has no slashes and no line breaks.')
      .optional(),
  })
  .refine(({ document_type: type, filename }) => type !== undefined || filename !== undefined, {
    message: 'Please state a document type or a file name.',
  })
  .meta({ title: 'EditDocument' });
export type EditDocument = z.infer<typeof editDocumentSchema>;

export const listDocumentsQuerySchema = documentFilterSchema.extend({
  limit: z.coerce.number().int().min(1).max(1_000_000).optional(),
  offset: z.coerce.number().int().min(0).optional(),
  sort: z.string().optional().describe('A field of Document or of its summary, `-` before it for descending'),
});

export const documentEntitiesSchema = z.object({
  entities: entitiesByLabelSchema,
  total_count: z.number().int(),
  line_items: z.array(lineItemSchema),
  /** As they were read, where a person's list stands before them. */
  line_items_original: z.array(lineItemSchema).optional(),
  checks: z.array(checkSchema),
  warnings: z.array(warningSchema).optional(),
  metadata: analysisMetadataSchema.nullable(),
});
export type DocumentEntities = z.infer<typeof documentEntitiesSchema>;

const amountByCurrency = { currency: z.string(), total: decimalSchema };
const totalsSchema = z.array(z.object(amountByCurrency).meta({ title: 'CurrencyTotal' }));
const dueDocumentSchema = z
  .object({
    document_id: z.string(),
    filename: z.string(),
    seller: z.string().nullable(),
    invoice_number: z.string().nullable(),
    due_date: z.string(),
    total: decimalSchema.nullable(),
    /** What is left to pay, where the invoice says so. */
    amount_due: decimalSchema.nullable(),
    currency: z.string().nullable(),
  })
  .meta({ title: 'DueDocument' });

/** A document with failed checks, and the one that says most. */
const failedDocumentSchema = z.object({
  document_id: z.string(),
  filename: z.string(),
  seller: z.string().nullable(),
  invoice_number: z.string().nullable(),
  total: decimalSchema.nullable(),
  currency: z.string().nullable(),
  /** How many checks failed. */
  failed_checks: z.number().int(),
  check: checkSchema.pick({ id: true, message: true, params: true }).nullable(),
});

/** A number with a filter named behind it is that filter's `X-Total-Count`. */
export const documentStatsSchema = z.object({
  total_documents: z.number().int(),
  documents_last_7_days: z.number().int(),
  total_entities: z.number().int(),
  unique_types: z.number().int(),
  high_confidence_share: z.number().min(0).max(1),
  total_bytes: z.number(),
  average_bytes: z.number(),
  top_types: z.array(z.object({ label: z.string(), count: z.number().int() })),
  recent: z.array(documentSchema),
  /** The months that have any; `month` is "2026-01". Filter: as below, with the month's first and last day. */
  spend_by_month: z.array(z.object({ month: z.string(), ...amountByCurrency, count: z.number().int() })),
  /**
   * The most expensive ones, as most of their documents write them. Filter:
   * `seller=…&currency=…&status=completed&type=invoice,credit_note,receipt`.
   */
  spend_by_seller: z.array(z.object({ seller: z.string(), ...amountByCurrency, count: z.number().int() })),
  /** The nearest to today; how many there are says the count. */
  due_soon: z.array(dueDocumentSchema),
  overdue: z.array(dueDocumentSchema),
  /** Filter: `due=soon`, `due=overdue`. */
  due_soon_count: z.number().int(),
  overdue_count: z.number().int(),
  /** What is left to pay of them. */
  due_soon_totals: totalsSchema,
  overdue_totals: totalsSchema,
  /** Filter: `review=needed`. */
  to_review: z.number().int(),
  /** How many checks failed, in all documents. */
  failed_checks: z.number().int(),
  /** How many documents they are in. Filter: `checks=failed`. */
  failed_documents_count: z.number().int(),
  /** The newest of them. */
  failed_documents: z.array(failedDocumentSchema),
});
export type DocumentStats = z.infer<typeof documentStatsSchema>;

/** The words of a page, in reading order. Sizes in points, boxes in page fractions. */
export const pageWordsSchema = z.object({
  width: z.number(),
  height: z.number(),
  /** As stored in the file, clockwise; sizes and boxes are of the page as a reader sees it. */
  rotation: z.union([z.literal(0), z.literal(90), z.literal(180), z.literal(270)]),
  words: z.array(
    z.object({
      text: z.string(),
      box: boxSchema,
      /** Where it was recognised in a picture. */
      confidence: z.number().min(0).max(1).optional(),
    }),
  ),
});
export type PageWords = z.infer<typeof pageWordsSchema>;

export const fileSchema = z.object({
  id: z.string(),
  filename: z.string(),
  file_size: z.number().int(),
  sha256: z.string(),
  upload_date: timestampSchema,
});

export const correctEntitySchema = z.object({ value: z.string().min(1).max(2000) });
export const addEntitySchema = z.object({
  label: z.string().regex(/^[A-Z][A-Z0-9_]{0,63}$/),
  value: z.string().min(1).max(2000),
  page: z.number().int().min(1).optional(),
  box: boxSchema.optional(),
});

const typedDecimalSchema = decimalSchema.max(32).nullable().default(null);

/** A document's whole list of line items as a person wants it; what is left out of an item is null. */
export const putLineItemsSchema = z
  .array(
    z.object({
      description: z.string().max(2000).nullable().default(null),
      quantity: typedDecimalSchema,
      unit: z.string().max(64).nullable().default(null),
      unit_price: typedDecimalSchema,
      tax_rate: typedDecimalSchema,
      line_total: typedDecimalSchema,
      page: z.number().int().min(1).nullable().default(null),
      box: boxSchema.nullable().default(null),
    }),
  )
  .max(2000);

const entityChangeSchema = z.object({
  entity_id: z.string(),
  action: z.enum(['corrected', 'added', 'dismissed', 'restored']),
  before: entitySchema.nullable(),
  after: entitySchema.nullable(),
  at: timestampSchema,
});
export type EntityChange = z.infer<typeof entityChangeSchema>;

const lineItemsChangeSchema = z.object({
  /** `lines_restored`: back to what was read. */
  action: z.enum(['lines_corrected', 'lines_restored']),
  before: z.array(lineItemSchema),
  after: z.array(lineItemSchema),
  at: timestampSchema,
});
export type LineItemsChange = z.infer<typeof lineItemsChangeSchema>;

/** What people changed about a document's values, oldest first; `before` is null for an added one. */
export const documentHistorySchema = z.array(z.union([entityChangeSchema, lineItemsChangeSchema]));
export type DocumentChange = z.infer<typeof documentHistorySchema>[number];
