import { queryOptions } from '@tanstack/react-query';
import { validationReportSchema } from '#contracts/e-invoice.ts';
import { request } from '#web/api/client.ts';

/** What the published rules say about a document's e-invoice; asked again whenever documents are. */
export function validationQuery(documentId: string) {
  const address = `/api/documents/${encodeURIComponent(documentId)}/validation`;
  return queryOptions({
    queryKey: ['documents', 'validation', documentId],
    queryFn: ({ signal }) => request(address, validationReportSchema, { signal }),
  });
}
