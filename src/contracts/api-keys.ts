import { z } from 'zod';
import { timestampSchema } from './common.ts';

export const KEY_SCOPES = ['read', 'write'] as const;

/** An API key as it is listed; the key itself is shown once, when it is made. */
export const apiKeySchema = z.object({
  id: z.string(),
  name: z.string(),
  /** `write` reads too. */
  scope: z.enum(KEY_SCOPES),
  /** How the key begins, to tell it from others. */
  prefix: z.string(),
  created_at: timestampSchema,
  expires_at: timestampSchema.nullable(),
  last_used_at: timestampSchema.nullable(),
});
export type ApiKey = z.infer<typeof apiKeySchema>;

export const createApiKeySchema = z.strictObject({
  name: z
    .string('Please enter a name')
    .trim()
    .min(1, 'Please enter a name')
    .max(100, 'The name must be at most 100 characters'),
  scope: z.enum(KEY_SCOPES, "'scope' must be read or write.").default('read'),
  expires_at: z.iso.datetime({ offset: true, error: 'Please enter a date and time.' }).nullish(),
});
export type CreateApiKey = z.infer<typeof createApiKeySchema>;

export const apiKeyCreatedSchema = apiKeySchema.extend({ key: z.string().describe('Shown this once') });
