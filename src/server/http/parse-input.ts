import type { z } from 'zod';
import { appError } from '../errors.ts';
import { type Mistake, validationSentence } from './validation-sentence.ts';

/**
 * Input that came otherwise than as a JSON body (fields of a form), by its schema. Throws 422 as bodies do, with all
 * mistakes and the first one's sentence.
 */
export function parseInput<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const errors = parsed.error.issues.map(({ path: keys, message, ...mistake }) => {
    const path = keys.join('.');
    return { path, message: validationSentence(path, message, mistake as Mistake) };
  });
  throw appError('request.invalid', 422, errors[0]?.message ?? 'Invalid request', { errors });
}
