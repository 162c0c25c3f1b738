import { z } from 'zod';
import { documentSchema } from './document.ts';
import { pageRangeSchema } from './entity.ts';

const MOST_PARTS = 100;

/** Which pages become a document each, such as `[[1,2],[3,3]]`; pages may be left out, none may be in two. */
export const splitDocumentSchema = z.strictObject({
  ranges: z.array(pageRangeSchema).min(1, 'Please name the pages of each document.').max(MOST_PARTS),
});

export const documentSplitSchema = z.object({ documents: z.array(documentSchema) });
