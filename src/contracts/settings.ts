import { z } from 'zod';
import { tooLongProblem } from './auth.ts';
import { inputsSchema, putInputsSchema } from './inputs.ts';

/** A text as it is kept: trimmed; blank is none. */
const kept = (path: 'full_name' | 'company') =>
  z
    .string()
    .superRefine((text, context) => {
      const message = tooLongProblem(path, text);
      if (message) context.addIssue({ code: 'custom', message });
    })
    .transform((text) => text.trim() || null)
    .nullable();

export const settingsSchema = z.object({
  profile: z.object({ username: z.string(), email: z.string(), full_name: z.string().nullable() }),
  /** A hint for telling seller from buyer on invoices that are analysed from then on. */
  own_company: z.string().nullable(),
  /** What becomes documents by itself. */
  inputs: inputsSchema,
});
export type Settings = z.infer<typeof settingsSchema>;

/** What is left out stays as it is; null or blank takes it away. */
export const putSettingsSchema = z.object({
  profile: z.object({ full_name: kept('full_name').optional() }).optional(),
  own_company: kept('company').optional(),
  inputs: putInputsSchema.optional(),
});
