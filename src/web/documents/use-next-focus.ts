import { type RefObject, useEffect, useRef } from 'react';
import type { ListHandle } from '#web/document-list/list-actions.ts';
import type { DocumentList } from '#web/document-list/use-document-pages.ts';

/**
 * After a document was deleted its neighbour takes the focus, or the heading where none is left: call the function
 * answered with its place in the list and its id.
 */
export function useNextFocus(
  list: DocumentList,
  handle: RefObject<ListHandle | null>,
): (index: number, deleted: ReadonlySet<string>) => void {
  const left = useRef<{ index: number; deleted: ReadonlySet<string> } | null>(null);
  useEffect(() => {
    if (!left.current) return;
    const { index, deleted } = left.current;
    const inPlace = list.at(index);
    if (inPlace && deleted.has(inPlace.id)) return;
    left.current = null;
    // Who has gone on to something else in the meantime stays there.
    if (document.activeElement && document.activeElement !== document.body) return;
    if (list.total) handle.current?.focus(index);
    else document.querySelector<HTMLElement>('main h1')?.focus();
  });
  return (index, deleted) => {
    left.current = { index, deleted };
  };
}
