import { z } from 'zod';
import { DOCUMENT_TYPES } from '#core/entity.ts';
import { timestampSchema } from './common.ts';
import { statedInvoiceSchema } from './e-invoice.ts';
import { checkSchema, entitiesByLabelSchema, lineItemSchema, reasonSchema, warningSchema } from './entity.ts';

export const analysisMetadataSchema = z.object({
  document_type: z.enum(DOCUMENT_TYPES),
  /** Why it is that, in one English sentence; absent in results that are older than it. */
  reason: z.string().optional(),
  /** The same as codes, what decided first. */
  reasons: z.array(reasonSchema).optional(),
  /** What it was read as where a person said what it is; absent: nobody did. */
  read_as: z.enum(DOCUMENT_TYPES).optional(),
  analysis_timestamp: timestampSchema,
  file_size: z.number().int(),
  filename: z.string(),
  analyzer_version: z.string(),
  total_pages: z.number().int(),
  /** ISO 639-1. */
  language: z.string(),
  text_source: z.enum(['text_layer', 'ocr', 'mixed']),
  /** Of what was recognised in pictures: how surely, on average; absent where nothing was. */
  recognition_quality: z.number().min(0).max(1).optional(),
  /** The pages (from 1) that are scans: all of their words were recognised, not only those of a picture beside text. */
  recognised_pages: z.array(z.number().int()).optional(),
  duration_ms: z.number(),
  sha256: z.string(),
  /** The template that read it ('read with template X'); absent: none did. */
  template: z.object({ id: z.string(), name: z.string() }).optional(),
  /** Absent: the document has no e-invoice that can be read. */
  einvoice: statedInvoiceSchema.optional(),
});
export type AnalysisMetadata = z.infer<typeof analysisMetadataSchema>;

export const analysisResultSchema = z.object({
  document_id: z.string(),
  entities: entitiesByLabelSchema,
  line_items: z.array(lineItemSchema),
  checks: z.array(checkSchema),
  warnings: z.array(warningSchema),
  metadata: analysisMetadataSchema,
  /** Set when the same bytes were uploaded before: the id of the existing document. */
  duplicate_of: z.string().optional(),
});
export type AnalysisResult = z.infer<typeof analysisResultSchema>;

/** The 202 answer: follow `GET /api/documents/{id}/events`. */
export const analysisPendingSchema = z.object({ document_id: z.string(), status: z.literal('processing') });

/** Server-sent events of one document; the event's name is `type`. */
export const analysisEventSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('progress'), progress: z.number().min(0).max(100), stage: z.string() }),
  z.object({ type: z.literal('completed'), document_id: z.string() }),
  z.object({ type: z.literal('failed'), document_id: z.string(), code: z.string(), detail: z.string() }),
]);
export type AnalysisEvent = z.infer<typeof analysisEventSchema>;

/**
 * Server-sent events `document` of a user: something was processed, changed or deleted. `progress` (0 to 100) and the
 * stage are there while an analysis runs; without them, whoever shows the document asks for it again.
 */
export const documentEventSchema = z.object({
  document_id: z.string(),
  status: z.enum(['processing', 'completed', 'failed', 'cancelled', 'deleted']),
  progress: z.number().min(0).max(100).optional(),
  stage: z.string().optional(),
});
export type DocumentEvent = z.infer<typeof documentEventSchema>;
