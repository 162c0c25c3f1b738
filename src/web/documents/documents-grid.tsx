import type { KeyboardEvent } from 'react';
import type { DocumentWire } from '#contracts/document.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { VirtualGrid } from '#web/ui/virtual-grid.tsx';
import { DocumentCard } from './document-card.tsx';
import { DocumentRow } from './document-row.tsx';

const SHAPES = {
  grid: { minWidth: 230, rowHeight: 256, gap: 16 },
  // One column, however wide.
  list: { minWidth: 100_000, rowHeight: 44, gap: 0 },
} as const;

interface DocumentsGridProps {
  documents: readonly DocumentWire[];
  view: 'grid' | 'list';
  openId: string | null;
  selected: ReadonlySet<string>;
  /** Being deleted or analyzed. */
  busy: ReadonlySet<string>;
  onOpen: (id: string) => void;
  onSelect: (id: string) => void;
  onDelete: (id: string) => void;
}

/** Documents as cards or lines: Space selects, Delete presses the delete button of the one in focus. */
export function DocumentsGrid(props: DocumentsGridProps) {
  const { documents, view, openId, selected, busy, onOpen, onSelect, onDelete } = props;
  const Item = view === 'grid' ? DocumentCard : DocumentRow;
  const onKey = (event: KeyboardEvent, document: DocumentWire) => {
    if (event.key === ' ') {
      event.preventDefault();
      onSelect(document.id);
    }
    if (event.key === 'Delete') {
      const item = event.target instanceof HTMLElement ? event.target.closest('article') : null;
      item?.querySelector<HTMLButtonElement>('[data-delete] button')?.click();
    }
  };
  return (
    <VirtualGrid key={view} items={documents} label="Documents" shape={SHAPES[view]} onKey={onKey}>
      {(document, tabIndex) => (
        <Item
          document={document}
          tabIndex={tabIndex}
          selected={selected.has(document.id)}
          isOpen={document.id === openId}
          deleting={busy.has(document.id)}
          onOpen={() => onOpen(document.id)}
          onSelect={() => onSelect(document.id)}
          onDelete={() => onDelete(document.id)}
        />
      )}
    </VirtualGrid>
  );
}

export function DocumentsSkeleton() {
  return (
    <div role="status" className="grid grid-cols-[repeat(auto-fill,minmax(230px,1fr))] gap-4">
      <span className="sr-only">Loading documents</span>
      {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((card) => (
        <Skeleton key={card} className="h-64 rounded-card" />
      ))}
    </div>
  );
}
