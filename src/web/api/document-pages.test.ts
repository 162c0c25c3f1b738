import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { DocumentWire } from '#contracts/document.ts';
import {
  ALL_DOCUMENTS,
  addToPages,
  type DocumentPage,
  documentPageQuery,
  PAGE_SIZE,
  pagesBetween,
  removeFromPages,
} from './document-pages.ts';

function named(id: string): DocumentWire {
  return {
    id,
    filename: `${id}.pdf`,
    file_size: 1,
    total_pages: 1,
    upload_date: '2026-01-01T00:00:00.000Z',
    last_analysis: null,
    metadata: { filename: `${id}.pdf` },
  };
}

function clientWith(pages: readonly { question: typeof ALL_DOCUMENTS; page: number; ids: string[]; total: number }[]) {
  const client = new QueryClient();
  for (const { question, page, ids, total } of pages) {
    client.setQueryData(documentPageQuery(question, page).queryKey, { items: ids.map(named), total });
  }
  const known = (question: typeof ALL_DOCUMENTS, page: number) => {
    const data = client.getQueryData<DocumentPage>(documentPageQuery(question, page).queryKey);
    return data && { ids: data.items.map(({ id }) => id), total: data.total };
  };
  return { client, known };
}

const ACME = { filter: { seller: 'Acme' }, sort: null };

test('a stretch of a list lies on the pages from its first to its last document', () => {
  expect(pagesBetween(0, 0)).toEqual([0]);
  expect(pagesBetween(PAGE_SIZE - 1, PAGE_SIZE)).toEqual([0, 1]);
  expect(pagesBetween(250, 420)).toEqual([2, 3, 4]);
});

test('deleted documents leave every list they are on, and every page of it knows the new length', () => {
  const { client, known } = clientWith([
    { question: ALL_DOCUMENTS, page: 0, ids: ['a', 'b'], total: 300 },
    { question: ALL_DOCUMENTS, page: 1, ids: ['x'], total: 300 },
    { question: ACME, page: 0, ids: ['b'], total: 1 },
    { question: { filter: { seller: 'Beta' }, sort: null }, page: 0, ids: ['z'], total: 7 },
  ]);
  removeFromPages(client, new Set(['b']));
  expect(known(ALL_DOCUMENTS, 0)).toEqual({ ids: ['a'], total: 299 });
  expect(known(ALL_DOCUMENTS, 1)).toEqual({ ids: ['x'], total: 299 });
  expect(known(ACME, 0)).toEqual({ ids: [], total: 0 });
  expect(known({ filter: { seller: 'Beta' }, sort: null }, 0)).toEqual({ ids: ['z'], total: 7 });
});

test('a new document comes first in the list of all and in no other', () => {
  const full = Array.from({ length: PAGE_SIZE }, (_, index) => `d${index}`);
  const { client, known } = clientWith([
    { question: ALL_DOCUMENTS, page: 0, ids: full, total: 500 },
    { question: ACME, page: 0, ids: ['b'], total: 1 },
  ]);
  addToPages(client, named('new'));
  expect(known(ALL_DOCUMENTS, 0)).toEqual({ ids: ['new', ...full.slice(0, -1)], total: 501 });
  expect(known(ACME, 0)).toEqual({ ids: ['b'], total: 1 });
  addToPages(client, named('d3'));
  expect(known(ALL_DOCUMENTS, 0)?.total).toBe(501);
});
