import { type KeyboardEvent, type Ref, useMemo, useRef } from 'react';
import type { DocumentList } from './use-document-pages.ts';

/** What a list can be told from outside. */
export interface ListHandle {
  /** Brings a document into view and puts the focus on it. */
  focus: (index: number) => void;
}

/** What a tick box, a modified press or a delete button of a document does. */
export interface ItemTools {
  /** `range`: with all from the one selected before. */
  onSelect: (id: string, index: number, range: boolean) => void;
  onDelete: (id: string, index: number) => void;
}

/** What can be done with documents in a list; without it they can only be opened. */
export interface ListTools extends ItemTools {
  isSelected: (id: string) => boolean;
  selectedAll: boolean | 'mixed';
  onSelectAll: () => void;
  isBusy: (id: string) => boolean;
}

export interface DocumentListProps {
  list: DocumentList;
  label: string;
  handle?: Ref<ListHandle>;
  openId?: string | null;
  /** Where a press on a document leads; without it `onOpen` is called. */
  linkTo?: (id: string) => string;
  onOpen?: (id: string) => void;
  /** The focus went to another document by key. */
  onWalk?: (id: string) => void;
  tools?: ListTools;
}

const NOWHERE = () => undefined;

/** The same functions at every render, so that documents that did not change are not drawn again. */
export function useItemActions(props: DocumentListProps): {
  onOpen: (id: string) => void;
  tools: ItemTools | undefined;
} {
  const latest = useRef(props);
  latest.current = props;
  const hasTools = props.tools !== undefined;
  return useMemo(
    () => ({
      onOpen: (id) => (latest.current.onOpen ?? NOWHERE)(id),
      tools: hasTools
        ? {
            onSelect: (id, index, range) => latest.current.tools?.onSelect(id, index, range),
            onDelete: (id, index) => latest.current.tools?.onDelete(id, index),
          }
        : undefined,
    }),
    [hasTools],
  );
}

/** Space selects, with Shift all from the one before; Delete presses the delete button of the document in focus. */
export function listKeys({ list, tools }: DocumentListProps) {
  return (event: KeyboardEvent, index: number) => {
    const document = list.at(index);
    if (!document || !tools) return;
    if (event.key === ' ') {
      event.preventDefault();
      tools.onSelect(document.id, index, event.shiftKey);
    }
    if (event.key === 'Delete') {
      const item = event.target instanceof Element ? event.target.closest('[data-index]') : null;
      item?.querySelector<HTMLButtonElement>('[data-delete] button')?.click();
    }
  };
}

/** Where the focus goes the open document follows; with Shift the selection grows along. */
export function walking({ list, tools, onWalk }: DocumentListProps) {
  return (to: number, from: number, event: KeyboardEvent) => {
    const [left, reached] = [list.at(from), list.at(to)];
    if (event.shiftKey && tools && left && reached) {
      if (!tools.isSelected(left.id)) tools.onSelect(left.id, from, false);
      tools.onSelect(reached.id, to, true);
    }
    if (reached) onWalk?.(reached.id);
  };
}
