import { expect, test } from 'vitest';
import type { DocumentWire } from '#contracts/document.ts';
import { addDocument, documentsState, removeDocuments } from './documents-store.ts';
import { ApiError } from './errors.ts';

function named(id: string, filename: string): DocumentWire {
  return {
    id,
    filename,
    file_size: 1,
    total_pages: 1,
    upload_date: '2026-01-01T00:00:00.000Z',
    last_analysis: null,
    metadata: { filename },
  };
}

const list = [named('1', 'a.pdf'), named('2', 'b.pdf')];
const idle = { isFetching: false, error: null };

test('adding a document replaces the one with the same metadata file name in its place', () => {
  expect(addDocument(list, named('9', 'b.pdf')).map((document) => document.id)).toEqual(['1', '9']);
});

test('adding a document with a new file name puts it first', () => {
  expect(addDocument(list, named('9', 'c.pdf')).map((document) => document.id)).toEqual(['9', '1', '2']);
});

test('deleted documents leave the list', () => {
  expect(removeDocuments(list, new Set(['1']))).toEqual([list[1]]);
});

test('fetching sets loading and clears the error, keeping what is known', () => {
  const state = documentsState({ data: list, isFetching: true, error: new Error('before') }, null);
  expect(state).toEqual({ documents: list, currentDocument: null, loading: true, error: null });
});

test('success ends loading and replaces the list or the current document', () => {
  const current = named('1', 'a.pdf');
  const state = documentsState({ data: list, ...idle }, { data: current, ...idle });
  expect(state).toEqual({ documents: list, currentDocument: current, loading: false, error: null });
});

test('a failure ends loading with its own message, or the sentence of the store', () => {
  const failed = (error: unknown) => ({ data: undefined, isFetching: false, error });
  const said = new ApiError('Server error. Please try again later.', { status: 500 });
  expect(documentsState(failed(said), null).error).toBe('Server error. Please try again later.');
  expect(documentsState(failed('odd'), null).error).toBe('Failed to fetch documents');
  expect(documentsState({ data: list, ...idle }, failed('odd')).error).toBe('Failed to fetch document');
});
