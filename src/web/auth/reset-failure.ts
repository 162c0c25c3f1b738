import { ApiError, messages } from '#web/api/errors.ts';

/** The sentence for a failed step of a password reset (§8): no answer at all has one of its own. */
export function resetFailure(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError)) return error instanceof Error ? error.message : messages.resetUnknown;
  if (error.status === 0) return messages.resetUnknown;
  return error.detail ?? fallback;
}
