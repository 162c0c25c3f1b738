import type { DocumentWire } from '#contracts/document.ts';
import { messageOf, messages } from './errors.ts';

/** The documents store of the product specification §3; a view of the query cache, not a second copy of it. */
export interface DocumentsState {
  documents: DocumentWire[];
  currentDocument: DocumentWire | null;
  loading: boolean;
  /** The failure's own message, else the store's sentence for it; null while loading again or without failure. */
  error: string | null;
}

/** The part of a query's result that the store looks at. */
export interface Fetched<Data> {
  data: Data | undefined;
  isFetching: boolean;
  error: unknown;
}

/** §4: fetching sets loading and clears the error; success replaces; failure keeps what was there and says why. */
export function documentsState(list: Fetched<DocumentWire[]>, current: Fetched<DocumentWire> | null): DocumentsState {
  const loading = list.isFetching || (current?.isFetching ?? false);
  return {
    documents: list.data ?? [],
    currentDocument: current?.data ?? null,
    loading,
    error: loading ? null : storeError(list.error, current?.error),
  };
}

function storeError(listError: unknown, currentError: unknown): string | null {
  if (listError) return messageOf(listError, messages.documentsFetchFailed);
  return currentError ? messageOf(currentError, messages.documentFetchFailed) : null;
}

/**
 * §4: replaces the document with the same metadata file name in its place, otherwise puts the new one first. The
 * server may know two documents of one name; its list decides at the next fetch.
 */
export function addDocument(documents: readonly DocumentWire[], added: DocumentWire): DocumentWire[] {
  const at = documents.findIndex((document) => document.metadata.filename === added.metadata.filename);
  return at === -1 ? [added, ...documents] : documents.with(at, added);
}

/** The list without the deleted documents. */
export function removeDocuments(documents: readonly DocumentWire[], ids: ReadonlySet<string>): DocumentWire[] {
  return documents.filter((document) => !ids.has(document.id));
}
