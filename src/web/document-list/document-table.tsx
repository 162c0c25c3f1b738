import { useImperativeHandle } from 'react';
import { cn } from '#web/ui/class-names.ts';
import { useVirtualCells } from '#web/ui/use-virtual-cells.ts';
import { ColumnHeads } from './column-heads.tsx';
import { DocumentRow, PendingRow } from './document-row.tsx';
import { RowGroup } from './grid-parts.tsx';
import { type DocumentListProps, listKeys, useItemActions, walking } from './list-actions.ts';
import { layoutFor, rowShape } from './list-layout.ts';

/** Top bar and column heads, in pixels: what a row must not hide under. */
const COVERED_TOP = 53 + 33;

interface DocumentTableProps extends DocumentListProps {
  sort: string | null;
  onSort: (sort: string) => void;
  /** Shows only so many from the start. */
  most?: number;
  /** Another place shows the rest: one line each, with the columns that tell documents apart. */
  isBrief?: boolean;
}

/** Documents as a table of any length: heads that sort, lines that open, arrow keys, ticks and deletion. */
export function DocumentTable(props: DocumentTableProps) {
  const { list, label, handle, sort, onSort, most, tools, isBrief = false } = props;
  const total = list.total ?? 0;
  const count = most === undefined ? total : Math.min(total, most);
  const cells = useVirtualCells({
    count,
    shapeFor: (width) => rowShape(width, isBrief),
    coveredTop: COVERED_TOP,
    onRange: list.want,
    onKey: listKeys(props),
    onMove: walking(props),
  });
  useImperativeHandle(handle, () => ({ focus: cells.focusCell }));
  const actions = useItemActions(props);
  const layout = layoutFor(cells.width, isBrief);
  return (
    // biome-ignore lint/a11y/useSemanticElements: see `GridRow`
    <div
      role="grid"
      aria-label={label}
      aria-rowcount={total + 1}
      aria-busy={list.isStale}
      aria-multiselectable={tools ? true : undefined}
      className={cn('rounded-card border border-line bg-paper text-sm tabular-nums', list.isStale && 'opacity-60')}
    >
      <ColumnHeads layout={layout} sort={sort} onSort={onSort} tools={tools} />
      <RowGroup
        ref={cells.box}
        onKeyDown={cells.onKeyDown}
        onFocus={cells.onFocus}
        className="relative"
        style={{ height: cells.height }}
      >
        {cells.cells.map((place) => {
          const document = list.at(place.index);
          if (!document)
            return <PendingRow key={`pending-${place.index}`} place={place} isLast={place.index === count - 1} />;
          return (
            <DocumentRow
              key={document.id}
              document={document}
              index={place.index}
              top={place.top}
              height={place.height}
              isLast={place.index === count - 1}
              layout={layout}
              tabIndex={place.index === cells.stop ? 0 : -1}
              isOpen={document.id === props.openId}
              to={props.linkTo?.(document.id)}
              onOpen={actions.onOpen}
              tools={actions.tools}
              selected={tools?.isSelected(document.id) ?? false}
              busy={tools?.isBusy(document.id) ?? false}
            />
          );
        })}
      </RowGroup>
    </div>
  );
}
