import { ReaderError } from '#reader/reader-error.ts';
import { toAppError } from '../http/error-handler.ts';

/** Whether an error says nothing about what was looked at: a full or broken disk, a database that is away. */
export const isOfTheMachine = (error: unknown): boolean =>
  error instanceof Error && ('syscall' in error || (toAppError(error)?.status ?? 0) >= 500);

/** Why an input is refused for good, as its owner reads it; null where it may be taken later. */
export function refusalOf(error: unknown): { code: string; sentence: string } | null {
  if (!(error instanceof Error)) return null;
  if (error instanceof ReaderError) {
    return error.code === 'analysis.cancelled' ? null : { code: error.code, sentence: error.message };
  }
  const known = toAppError(error);
  return known && known.status < 500 ? { code: known.code, sentence: known.message } : null;
}
