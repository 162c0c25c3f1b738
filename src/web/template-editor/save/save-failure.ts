import { ApiError, messages, templateMessageOf } from '#web/api/errors.ts';

/** Specification §8: what the editor says about a template that could not be saved. */
export function saveFailure(error: unknown): string {
  if (error instanceof ApiError && error.status === 500 && error.detail === null) {
    return messages.templateSaveServerError;
  }
  return templateMessageOf(error, messages.templateSaveFailed);
}
