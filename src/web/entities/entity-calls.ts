import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { type addEntitySchema, documentEntitiesSchema, documentHistorySchema } from '#contracts/document.ts';
import { entitySchema, type LineItemWire } from '#contracts/entity.ts';
import { request, requestNothing } from '#web/api/client.ts';

const address = (documentId: string, rest = '') => `/api/documents/${encodeURIComponent(documentId)}/entities${rest}`;
const one = (documentId: string, entityId: string, rest = '') =>
  address(documentId, `/${encodeURIComponent(entityId)}${rest}`);

const lineItems = (documentId: string) => `/api/documents/${encodeURIComponent(documentId)}/line_items`;

/** A value to add; page and box say where it stands, if it does. */
export type AddedValue = z.input<typeof addEntitySchema>;

export function addEntity(documentId: string, added: AddedValue) {
  return request(address(documentId), entitySchema, { method: 'POST', json: added });
}

/** Takes a wrong value away; `restoreEntity` brings it back. */
export function dismissEntity(documentId: string, entityId: string): Promise<void> {
  return requestNothing(one(documentId, entityId), { method: 'DELETE' });
}

/** Takes back a dismissal, or a correction. */
export function restoreEntity(documentId: string, entityId: string) {
  return request(one(documentId, entityId, '/restore'), entitySchema, { method: 'POST' });
}

/** The whole list of line items, as a person wants it. */
export function putLineItems(documentId: string, items: readonly LineItemWire[]) {
  return request(lineItems(documentId), documentEntitiesSchema, { method: 'PUT', json: items });
}

/** The line items as they were read. */
export function restoreLineItems(documentId: string): Promise<void> {
  return requestNothing(lineItems(documentId), { method: 'DELETE' });
}

/** What people changed about a document's values and lines, oldest first; fetched again whenever documents are. */
export function documentHistoryQuery(documentId: string) {
  return queryOptions({
    queryKey: ['documents', 'history', documentId],
    queryFn: ({ signal }) => request(address(documentId, '/history'), documentHistorySchema, { signal }),
  });
}
