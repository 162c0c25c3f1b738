import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { analysisPendingSchema, analysisResultSchema } from '#contracts/analysis.ts';
import { type DeleteDocuments, documentsDeletedSchema, documentsRestoredSchema } from '#contracts/delete-documents.ts';
import {
  documentEntitiesSchema,
  documentSchema,
  documentStatsSchema,
  type EditDocument,
  pageWordsSchema,
} from '#contracts/document.ts';
import { entitySchema } from '#contracts/entity.ts';
import { documentSplitSchema } from '#contracts/split-document.ts';
import { fetchBlob, request, requestNothing } from './client.ts';
import { ApiError } from './errors.ts';

const address = (id: string, rest = '') => `/api/documents/${encodeURIComponent(id)}${rest}`;

const ALL = ['documents'] as const;
export const statsQuery = queryOptions({
  queryKey: [...ALL, 'stats'],
  queryFn: ({ signal }) => request('/api/documents/stats', documentStatsSchema, { signal }),
});

export function documentQuery(id: string) {
  return queryOptions({
    queryKey: [...ALL, 'one', id],
    queryFn: ({ signal }) => request(address(id), documentSchema, { signal }),
  });
}

export function entitiesQuery(id: string) {
  return queryOptions({
    queryKey: [...ALL, 'entities', id],
    queryFn: ({ signal }) => request(address(id, '/entities'), documentEntitiesSchema, { signal }),
  });
}

/** The picture of a page, `width` pixels wide. */
export function pageImageQuery(id: string, page: number, width: number) {
  return queryOptions({
    queryKey: ['page-image', id, page, width],
    queryFn: ({ signal }) => fetchBlob(address(id, `/pages/${page}.png`), { query: { width }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}

/** The words of a page as the engine read them. */
export function pageWordsQuery(id: string, page: number) {
  return queryOptions({
    queryKey: ['page-words', id, page],
    queryFn: ({ signal }) => request(address(id, `/pages/${page}/words`), pageWordsSchema, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** 200 with the result, or 202 when the analysis goes on in the background. */
export const analysisAnswerSchema = z.union([analysisPendingSchema, analysisResultSchema]);

/** Answers by what `restoreDocuments` takes it back for a while; null from a server that cannot do that. */
export async function deleteDocument(id: string): Promise<string | null> {
  try {
    const headers = { Prefer: 'restorable' };
    return (await request(address(id), documentsDeletedSchema, { method: 'DELETE', headers })).deletion_id;
  } catch (error) {
    if (error instanceof ApiError && error.unreadable === 'empty') return null;
    throw error;
  }
}

/** Deletes many at once, named or by filter; `restoreDocuments` takes it back for a while. */
export function deleteDocuments(which: DeleteDocuments) {
  return request('/api/documents/delete', documentsDeletedSchema, { method: 'POST', json: which });
}

export function restoreDocuments(deletionId: string) {
  return request('/api/documents/restore', documentsRestoredSchema, {
    method: 'POST',
    json: { deletion_id: deletionId },
  });
}

/** A document of each range of pages; the original stays. */
export function splitDocument(id: string, ranges: readonly (readonly [number, number])[]) {
  return request(address(id, '/split'), documentSplitSchema, { method: 'POST', json: { ranges } });
}

export function reanalyzeDocument(id: string) {
  return request(address(id, '/reanalyze'), analysisAnswerSchema, { method: 'POST' });
}

export function retryDocument(id: string) {
  return request(address(id, '/retry'), analysisAnswerSchema, { method: 'POST' });
}

export function cancelDocument(id: string): Promise<void> {
  return requestNothing(address(id, '/cancel'), { method: 'POST' });
}

/** The shipped sample invoice, not counted against the plan. */
export function createSampleDocument() {
  return request('/api/documents/sample', analysisAnswerSchema, { method: 'POST' });
}

/** Another name, or what a person says it is: its fields are chosen again then, and may still be read when it answers. */
export function editDocument(id: string, wanted: EditDocument) {
  return request(address(id), documentSchema, { method: 'PATCH', json: wanted });
}

/** A person's value for an entity. */
export function correctEntity(id: string, entityId: string, value: string) {
  return request(address(id, `/entities/${encodeURIComponent(entityId)}`), entitySchema, {
    method: 'PATCH',
    json: { value },
  });
}

/** After anything that changes documents: lists, figures, entities and the plan's usage are asked for again. */
export function refreshDocuments(client: QueryClient): Promise<unknown> {
  return Promise.all([
    client.invalidateQueries({ queryKey: ALL }),
    client.invalidateQueries({ queryKey: ['subscription', 'status'] }),
  ]);
}
