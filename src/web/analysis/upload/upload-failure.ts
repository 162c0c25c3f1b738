import { ApiError, messageOf, messages } from '#web/api/errors.ts';
import type { UploadState } from './upload-list.ts';

/** Refusals that lie in the file itself: sent again, it is refused again. */
const INCURABLE = new Set([
  'file.empty',
  'file.not_pdf',
  'file.not_image',
  'file.too_large',
  'image.too_large',
  'image.damaged',
  'pdf.encrypted',
  'pdf.damaged',
  'pdf.too_many_pages',
]);

/** The document that was kept although its analysis failed: trying again means analyzing it again. */
export function keptDocument(error: unknown): string | null {
  const kept = error instanceof ApiError ? error.params.document_id : null;
  return typeof kept === 'string' ? kept : null;
}

/** Where an upload stands after `error`. One that broke off while the line is down goes on when it is back. */
export function failureState(error: unknown, isOnline: boolean): Extract<UploadState, { phase: 'failed' }> {
  const refused = error instanceof ApiError && INCURABLE.has(error.code ?? '') && keptDocument(error) === null;
  const state = { phase: 'failed', error: messageOf(error, messages.analysisFailed), retriable: !refused } as const;
  return error instanceof ApiError && error.status === 0 && !isOnline ? { ...state, awaitsLine: true } : state;
}
