import { z } from 'zod';
import { timestampSchema } from './common.ts';
import { documentFilterSchema } from './document-filter.ts';

const MOST_NAMED = 10_000;

/** Strict: a filter's name that is mistyped must not come to mean all documents. */
const byFilter = z.strictObject({
  filter: z.strictObject(documentFilterSchema.shape).meta({ title: 'DocumentFilter' }),
  count: z.number().int().min(0).describe('How many the person was told, and confirmed; another number is refused'),
});
const byIds = z.strictObject({ ids: z.array(z.string()).min(1).max(MOST_NAMED) });

/** Which documents to delete: these, or all that pass a filter. */
export const deleteDocumentsSchema = z.union([byIds, byFilter]);
export type DeleteDocuments = z.infer<typeof deleteDocumentsSchema>;

export const documentsDeletedSchema = z.object({
  deleted: z.number().int(),
  deletion_id: z.string().describe('Takes it back, as long as it is not too late'),
  restorable_until: timestampSchema,
});

export const restoreDocumentsSchema = z.strictObject({ deletion_id: z.string() });
export const documentsRestoredSchema = z.object({ restored: z.number().int() });
