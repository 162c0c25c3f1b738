import { z } from 'zod';
import type { Check, Entity, LineItem } from '#core/entity.ts';
import { WARNING_CODES } from '#core/text-document.ts';
import { decimalSchema } from './common.ts';

export const boxSchema = z.object({
  x: z.number().min(0).max(1),
  y: z.number().min(0).max(1),
  width: z.number().min(0).max(1),
  height: z.number().min(0).max(1),
});

export const entitySourceSchema = z.enum([
  'improved_contextual',
  'enhanced_patterns',
  'traditional_spacy',
  'einvoice_xml',
  'template',
  'user',
]);

/** Why something is taken for what it is: a code, and what its sentence names. */
export const reasonSchema = z.object({ code: z.string(), params: z.record(z.string(), z.string()) });

export const entitySchema = z.object({
  id: z.string(),
  label: z.string(),
  text: z.string(),
  value: z.string(),
  currency: z.string().optional(),
  currency_typed: z.literal(true).optional(),
  context: z.string(),
  confidence: z.number().min(0).max(1),
  source: entitySourceSchema,
  matched_keyword: z.string().nullable(),
  matched_pattern: z.string().nullable(),
  /** The same as `reasons`, in English. */
  method: z.string(),
  /** Absent in results of versions that only knew the English words. */
  reasons: z.array(reasonSchema).optional(),
  page: z.number().int().min(1).nullable(),
  box: boxSchema.nullable(),
  original: z.string().optional(),
}) satisfies z.ZodType<Entity>;
export type EntityWire = z.infer<typeof entitySchema>;

export const entitiesByLabelSchema = z.record(z.string(), z.array(entitySchema));

export const lineItemSchema = z.object({
  description: z.string().nullable(),
  quantity: decimalSchema.nullable(),
  unit: z.string().nullable(),
  unit_price: decimalSchema.nullable(),
  tax_rate: decimalSchema.nullable(),
  line_total: decimalSchema.nullable(),
  page: z.number().int().min(1).nullable(),
  box: boxSchema.nullable(),
}) satisfies z.ZodType<LineItem>;
export type LineItemWire = z.infer<typeof lineItemSchema>;

export const checkSchema = z.object({
  id: z.string(),
  status: z.enum(['pass', 'warning', 'fail']),
  message: z.string(),
  params: z.record(z.string(), z.string()),
  entity_ids: z.array(z.string()),
}) satisfies z.ZodType<Check>;
export type CheckWire = z.infer<typeof checkSchema>;

/** First and last page, from 1. */
export const pageRangeSchema = z.tuple([z.number().int().min(1), z.number().int().min(1)]);

export const warningSchema = z.object({
  code: z.enum(WARNING_CODES),
  message: z.string(),
  page: z.number().int().min(1).optional(),
  params: z.object({ ranges: z.array(pageRangeSchema) }).optional(),
});
