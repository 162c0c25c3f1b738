import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import {
  documentTemplatesSchema,
  type TemplateWire,
  templateSchema,
  templateTestSchema,
  testMatrixSchema,
} from '#contracts/template.ts';
import { fetchBlob, request, requestNothing } from './client.ts';
import { upload } from './upload.ts';

const address = (id: string, rest = '') => `/api/templates/${encodeURIComponent(id)}${rest}`;

const ALL = ['templates'] as const;

// Asked for at every visit: what the editor saves, and which documents were read, changes behind this cache's back.
export const templatesQuery = queryOptions({
  queryKey: [...ALL, 'list'],
  staleTime: 0,
  queryFn: ({ signal }) => request('/api/templates', z.array(templateSchema), { signal }),
});

export function templateQuery(id: string) {
  return queryOptions({
    queryKey: [...ALL, 'one', id],
    staleTime: 0,
    queryFn: ({ signal }) => request(address(id), templateSchema, { signal }),
  });
}

/** The sample as PDF; 404 where there is none. */
export function fetchSample(id: string, signal?: AbortSignal): Promise<Blob> {
  return fetchBlob(address(id, '/pdf'), signal ? { signal } : {});
}

/** The sample that the template has now. */
export function sampleQuery({ id, updatedAt }: Pick<TemplateWire, 'id' | 'updatedAt'>) {
  return queryOptions({
    queryKey: [...ALL, 'sample', id, updatedAt],
    queryFn: ({ signal }) => fetchSample(id, signal),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}

/** The zones, as they are saved now, on one document's pages. */
export function templateTestQuery({ id, updatedAt }: Pick<TemplateWire, 'id' | 'updatedAt'>, documentId: string) {
  return queryOptions({
    queryKey: [...ALL, 'test', id, updatedAt, documentId],
    queryFn: ({ signal }) =>
      request(address(id, '/test'), templateTestSchema, { method: 'POST', json: { document_id: documentId }, signal }),
  });
}

/** The zones on a stretch of all analysed documents, newest first. */
export function testAll(id: string, offset: number, limit: number, signal: AbortSignal) {
  return request(address(id, '/test-all'), testMatrixSchema, { method: 'POST', json: { limit, offset }, signal });
}

export function deleteTemplate(id: string): Promise<void> {
  return requestNothing(address(id), { method: 'DELETE' });
}

/** Takes an exported template in; the server says what is wrong with one that cannot be. */
export function importTemplate(exported: unknown) {
  return request('/api/templates/import', templateSchema, { method: 'POST', json: exported });
}

/** A new template; the form is that of the specification's §7. */
export function createTemplate(form: FormData) {
  return upload('/api/templates', form, templateSchema);
}

/** The active templates, best match for a document first, and which of them its values were read with. */
export function documentTemplatesQuery(documentId: string) {
  return queryOptions({
    queryKey: ['documents', 'templates', documentId],
    queryFn: ({ signal }) =>
      request(`/api/documents/${encodeURIComponent(documentId)}/templates`, documentTemplatesSchema, { signal }),
  });
}

/** Has a document read again: with this template, with none (null), or with the one that fits (undefined). */
export function chooseTemplate(documentId: string, templateId: string | null | undefined): Promise<void> {
  const path = `/api/documents/${encodeURIComponent(documentId)}/template`;
  if (templateId === undefined) return requestNothing(path, { method: 'DELETE' });
  return requestNothing(path, { method: 'PUT', json: { template_id: templateId } });
}

/** After anything that changes templates. */
export function refreshTemplates(client: QueryClient): Promise<unknown> {
  return client.invalidateQueries({ queryKey: ALL });
}
