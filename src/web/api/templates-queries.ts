import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { type TemplateWire, templateSchema, templateTestSchema, testMatrixSchema } from '#contracts/template.ts';
import { fetchBlob, request, requestNothing } from './client.ts';
import { upload } from './upload.ts';

const address = (id: string, rest = '') => `/api/templates/${encodeURIComponent(id)}${rest}`;

const ALL = ['templates'] as const;

export const templatesQuery = queryOptions({
  queryKey: [...ALL, 'list'],
  queryFn: ({ signal }) => request('/api/templates', z.array(templateSchema), { signal }),
});

export function templateQuery(id: string) {
  return queryOptions({
    queryKey: [...ALL, 'one', id],
    queryFn: ({ signal }) => request(address(id), templateSchema, { signal }),
  });
}

/** The sample as PDF; 404 where there is none. */
export function fetchSample(id: string, signal?: AbortSignal): Promise<Blob> {
  return fetchBlob(address(id, '/pdf'), signal ? { signal } : {});
}

export function sampleQuery(id: string) {
  return queryOptions({
    queryKey: [...ALL, 'sample', id],
    queryFn: ({ signal }) => fetchSample(id, signal),
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

/** After anything that changes templates. */
export function refreshTemplates(client: QueryClient): Promise<unknown> {
  return client.invalidateQueries({ queryKey: ALL });
}
