import { useImperativeHandle } from 'react';
import { type DocumentListProps, listKeys, useItemActions, walking } from '#web/document-list/list-actions.ts';
import { cn } from '#web/ui/class-names.ts';
import type { GridShape } from '#web/ui/grid-layout.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useVirtualCells } from '#web/ui/use-virtual-cells.ts';
import { DocumentCard } from './document-card.tsx';

const SHAPE: GridShape = { minWidth: 230, rowHeight: 256, gap: 16 };
const shapeFor = () => SHAPE;
/** The top bar, in pixels, and a little room. */
const COVERED_TOP = 53 + 12;

/** Documents as cards with their first pages, as many side by side as fit. */
export function DocumentCards(props: DocumentListProps) {
  const { list, label, handle, openId, tools } = props;
  const actions = useItemActions(props);
  const count = list.total ?? 0;
  const cells = useVirtualCells({
    count,
    shapeFor,
    coveredTop: COVERED_TOP,
    onRange: list.want,
    onKey: listKeys(props),
    onMove: walking(props),
  });
  useImperativeHandle(handle, () => ({ focus: cells.focusCell }));
  return (
    // biome-ignore lint/a11y/useSemanticElements: cards are placed by hand, so the list and its items are divs
    <div
      ref={cells.box}
      role="list"
      aria-label={label}
      aria-busy={list.isStale}
      onKeyDown={cells.onKeyDown}
      onFocus={cells.onFocus}
      className={cn('relative w-full', list.isStale && 'opacity-60')}
      style={{ height: cells.height }}
    >
      {cells.cells.map(({ index, left, top, width, height }) => {
        const document = list.at(index);
        return (
          // biome-ignore lint/a11y/useSemanticElements: see above
          <div
            key={document?.id ?? `pending-${index}`}
            role="listitem"
            data-index={index}
            aria-setsize={count}
            aria-posinset={index + 1}
            className="absolute top-0 left-0"
            style={{ width, height, transform: `translate(${left}px, ${top}px)` }}
          >
            {document ? (
              <DocumentCard
                document={document}
                index={index}
                tabIndex={index === cells.stop ? 0 : -1}
                isOpen={document.id === openId}
                selected={tools?.isSelected(document.id) ?? false}
                deleting={tools?.isBusy(document.id) ?? false}
                onOpen={actions.onOpen}
                tools={actions.tools}
              />
            ) : (
              <Skeleton className="h-64 rounded-card" />
            )}
          </div>
        );
      })}
    </div>
  );
}
