import type { z } from 'zod';
import type { pageRangeSchema } from '#contracts/entity.ts';

/** First and last page, from 1. */
export type PageRange = z.infer<typeof pageRangeSchema>;
