import { z } from 'zod';

/** The sample documents of an account. */
export const samplesSchema = z.object({
  /** How many there are now. */
  documents: z.number().int(),
  /** How many of them are still being read. */
  processing: z.number().int(),
  /** Whether more are on their way. */
  loading: z.boolean(),
});
