import { z } from 'zod';

/** ISO 8601 in UTC, e.g. "2026-01-31T12:00:00.000Z". */
export const timestampSchema = z.iso.datetime();

/** A decimal number as text: "1190.00", "-5", "0.5"; never a float. */
export const decimalSchema = z.string().regex(/^-?\d+(\.\d+)?$/);

/** What is wrong with one field of a request. */
export const fieldErrorSchema = z.object({ path: z.string(), message: z.string() });

export const errorSchema = z.object({
  /** A sentence for the user. */
  detail: z.string(),
  /** Machine-readable, e.g. "document.not_found". */
  code: z.string(),
  params: z.record(z.string(), z.unknown()).optional(),
  /** On 422 only. */
  errors: z.array(fieldErrorSchema).optional(),
});
export type ErrorBody = z.infer<typeof errorSchema>;

export const messageSchema = z.object({ success: z.boolean(), message: z.string() });
