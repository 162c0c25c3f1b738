import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { DeleteDocuments } from '#contracts/delete-documents.ts';
import type { DocumentFilter } from '#contracts/document-filter.ts';
import { keepSelection, keptSelection } from '#web/document-list/kept-selection.ts';
import {
  EVERYTHING,
  isSelected,
  NOTHING,
  type Selection,
  selectedCount,
  toggled,
  withAll,
  without,
} from '#web/document-list/selection.ts';
import type { DocumentList } from '#web/document-list/use-document-pages.ts';

export interface ListSelection {
  selection: Selection;
  count: number;
  isSelected: (id: string) => boolean;
  selectedAll: boolean | 'mixed';
  onSelect: (id: string, index: number, range: boolean) => void;
  onSelectAll: () => void;
  selectAll: () => void;
  clear: () => void;
  /** All that are selected, asked for where they are not here. */
  ids: () => Promise<string[]>;
  /** The same as the server is told it: by the filter where nothing was taken out. */
  which: (filter: DocumentFilter) => Promise<DeleteDocuments>;
  forget: (gone: ReadonlySet<string>) => void;
}

/**
 * What is selected of a list, kept when the window is loaded again; another filter (`question`) begins with nothing
 * selected, as nobody could see the rest.
 */
export function useListSelection(list: DocumentList, question: string): ListSelection {
  const { key: visit } = useLocation();
  const [kept, setKept] = useState(() => ({ question, selection: keptSelection({ visit, question }) }));
  const selection = kept.question === question ? kept.selection : NOTHING;
  useEffect(() => keepSelection({ visit, question }, selection), [visit, question, selection]);
  const anchor = useRef({ question, index: 0 });
  const total = list.total ?? 0;
  const count = selectedCount(selection, total);
  const change = (next: (before: Selection) => Selection) =>
    setKept((now) => ({ question, selection: next(now.question === question ? now.selection : NOTHING) }));
  const selectedAll = count > 0 && count === total ? true : count > 0 && 'mixed';
  const clear = () => change(() => NOTHING);
  const selectAll = () => change(() => EVERYTHING);
  const ids = async () =>
    selection.kind === 'some'
      ? [...selection.ids]
      : (await list.idsBetween(0, total - 1)).filter((id) => !selection.except.has(id));
  return {
    selection,
    count,
    isSelected: (id) => isSelected(selection, id),
    selectedAll,
    onSelect: (id, index, range) => {
      const from = anchor.current.question === question ? anchor.current.index : index;
      if (range) {
        const [first, last] = from < index ? [from, index] : [index, from];
        void list.idsBetween(first, last).then((ids) => change((before) => withAll(before, ids)));
        return;
      }
      anchor.current = { question, index };
      change((before) => toggled(before, id));
    },
    onSelectAll: selectedAll === true ? clear : selectAll,
    selectAll,
    clear,
    ids,
    which: async (filter) =>
      selection.kind === 'matching' && selection.except.size === 0 ? { filter, count } : { ids: await ids() },
    forget: (gone) => change((before) => without(before, gone)),
  };
}
