import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import type { DocumentWire } from '#contracts/document.ts';
import {
  type DocumentPage,
  type DocumentQuestion,
  documentPageQuery,
  PAGE_SIZE,
  pagesBetween,
} from '#web/api/document-pages.ts';

/** A list of documents that lies on the server; only the pages that were looked at are here. */
export interface DocumentList {
  /** Undefined until the server has answered once. */
  total: number | undefined;
  /** Undefined while its page is on the way. */
  at: (index: number) => DocumentWire | undefined;
  /** Its place, where it is among those in view; else -1. */
  indexOf: (id: string) => number;
  /** To be told which documents are in view; both included. */
  want: (first: number, last: number) => void;
  /** The ids of a stretch, asked for where they are not here. */
  idsBetween: (first: number, last: number) => Promise<string[]>;
  /** What is shown answers the question before; the new answer is on its way. */
  isStale: boolean;
  /** Why there is no answer to the question. */
  error: unknown;
  retry: () => void;
}

interface View {
  question: string;
  first: number;
  last: number;
}

/** The answer to `question`, page by page as it comes into view; until its first page is here, the answer before. */
export function useDocumentPages(question: DocumentQuestion): DocumentList {
  const client = useQueryClient();
  const name = JSON.stringify(question);
  const [view, setView] = useState<View>({ question: name, first: 0, last: 0 });
  const { first, last } = view.question === name ? view : { first: 0, last: 0 };
  const pages = useQueries({ queries: pagesBetween(first, last).map((page) => documentPageQuery(question, page)) });
  const arrived = pages.find(({ data }) => data !== undefined)?.data;
  const failed = arrived ? undefined : pages.find(({ isError }) => isError);

  const answered = useRef(question);
  if (arrived || failed) answered.current = question;
  const shown = answered.current;
  const known = new Map<number, DocumentPage | undefined>();
  const pageOf = (page: number) => {
    if (!known.has(page)) known.set(page, client.getQueryData(documentPageQuery(shown, page).queryKey));
    return known.get(page);
  };

  const want = useCallback(
    (first: number, last: number) =>
      setView((now) =>
        now.question === name && samePages(now, { first, last }) ? now : { question: name, first, last },
      ),
    [name],
  );
  return {
    total: failed ? undefined : (arrived ?? pageOf(0))?.total,
    at: (index) => pageOf(Math.floor(index / PAGE_SIZE))?.items[index % PAGE_SIZE],
    indexOf: (id) => {
      for (const page of pagesBetween(first, last)) {
        const index = pageOf(page)?.items.findIndex((document) => document.id === id) ?? -1;
        if (index !== -1) return page * PAGE_SIZE + index;
      }
      return -1;
    },
    want,
    idsBetween: async (from, to) => {
      const found: string[] = [];
      for (const page of pagesBetween(from, to)) {
        const { items } = await client.ensureQueryData(documentPageQuery(question, page));
        found.push(...items.slice(Math.max(0, from - page * PAGE_SIZE), to - page * PAGE_SIZE + 1).map(({ id }) => id));
      }
      return found;
    },
    isStale: !arrived && !failed && JSON.stringify(shown) !== name,
    error: failed?.error ?? null,
    retry: () => {
      for (const page of pages) void page.refetch();
    },
  };
}

function samePages(a: { first: number; last: number }, b: { first: number; last: number }): boolean {
  return String(pagesBetween(a.first, a.last)) === String(pagesBetween(b.first, b.last));
}
