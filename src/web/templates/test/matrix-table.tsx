import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { ColumnHead, GridCell, GridRow, RowGroup } from '#web/document-list/grid-parts.tsx';
import { cn } from '#web/ui/class-names.ts';
import { useMedia } from '#web/ui/use-media.ts';
import { MatrixCell } from './matrix-cell.tsx';
import type { TestedDocument, ZoneFigures } from './test-matrix.ts';
import { useCellFocus } from './use-cell-focus.ts';
import { ZoneHead } from './zone-head.tsx';

/** Pixels. */
const ROW = 36;
const HEAD = 60;
const LEAST_COLUMN = 136;
const NAMES = 240;
const NARROW_NAMES = 132;

interface MatrixTableProps {
  documents: readonly TestedDocument[];
  zones: readonly ZoneFigures[];
  /** The zone that is looked at alone. */
  zoneId: string | null;
  onZone: (zoneId: string) => void;
  onOpen: (documentId: string) => void;
}

/** Documents × zones of any number, of which only what is in view exists; names and heads stay in view. */
export function MatrixTable({ documents, zones, zoneId, onZone, onOpen }: MatrixTableProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const names = useMedia('(min-width: 640px)') ? NAMES : NARROW_NAMES;
  const rows = useVirtualizer({
    count: documents.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW,
    overscan: 8,
    scrollPaddingStart: HEAD,
  });
  const room = useWidth(scroller) - names;
  const column = Math.max(LEAST_COLUMN, zones.length === 0 ? 0 : Math.floor(room / zones.length));
  const columns = useVirtualizer({
    horizontal: true,
    count: zones.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => column,
    overscan: 3,
    scrollPaddingStart: names,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: sizes that were estimated before are not measured again
  useLayoutEffect(() => columns.measure(), [column]);
  const shownColumns = columns.getVirtualItems();
  const before = shownColumns[0]?.start ?? 0;
  const width = names + columns.getTotalSize();
  const focus = useCellFocus(scroller, { rows: documents.length, columns: zones.length }, (row, place) => {
    if (row >= 0) rows.scrollToIndex(row);
    if (place >= 0) columns.scrollToIndex(place);
  });
  const nameCell = 'sticky left-0 z-10 shrink-0 border-line border-r bg-paper px-3';
  return (
    // biome-ignore lint/a11y/useSemanticElements: see `GridRow`
    <div
      ref={scroller}
      role="grid"
      aria-label="Documents and zones"
      aria-rowcount={documents.length + 1}
      aria-colcount={zones.length + 1}
      onKeyDown={focus.onKeyDown}
      onFocus={focus.onFocus}
      className="max-h-[70dvh] overflow-auto rounded-card border border-line bg-paper text-sm tabular-nums"
    >
      <RowGroup className="sticky top-0 z-20" style={{ width, height: HEAD }}>
        <GridRow aria-rowindex={1} className="flex size-full border-line border-b bg-paper">
          <ColumnHead
            aria-colindex={1}
            className={cn(nameCell, 'flex items-end pb-2 font-medium text-faded text-xs')}
            style={{ width: names }}
          >
            Document
          </ColumnHead>
          <div aria-hidden style={{ width: before }} className="shrink-0" />
          {shownColumns.map(({ index }) => {
            const zone = zones[index];
            if (!zone) return null;
            return (
              <ColumnHead key={zone.zoneId} aria-colindex={index + 2} className="shrink-0" style={{ width: column }}>
                <ZoneHead zone={zone} isChosen={zone.zoneId === zoneId} onPress={onZone} {...focus.place(-1, index)} />
              </ColumnHead>
            );
          })}
        </GridRow>
      </RowGroup>
      <RowGroup className="relative" style={{ width, height: Math.max(ROW, rows.getTotalSize()) }}>
        {documents.length === 0 && (
          <GridRow aria-rowindex={2} className="flex h-9 items-center">
            <GridCell className="sticky left-0 px-3 text-faded">No document is like that.</GridCell>
          </GridRow>
        )}
        {rows.getVirtualItems().map(({ index: row, start }) => {
          const document = documents[row];
          if (!document) return null;
          return (
            <GridRow
              key={document.document_id}
              aria-rowindex={row + 2}
              className={cn('absolute left-0 flex', row < documents.length - 1 && 'border-line border-b')}
              style={{ top: start, height: ROW, width }}
            >
              <GridCell aria-colindex={1} className={cn(nameCell, 'flex items-center')} style={{ width: names }}>
                <button
                  type="button"
                  title={document.filename}
                  onClick={() => onOpen(document.document_id)}
                  className="h-full min-w-0 truncate text-left hover:underline focus-visible:-outline-offset-2"
                  {...focus.place(row, -1)}
                >
                  {document.filename}
                </button>
              </GridCell>
              <div aria-hidden style={{ width: before }} className="shrink-0" />
              {shownColumns.map(({ index }) => {
                const zone = zones[index];
                if (!zone) return null;
                return (
                  <GridCell key={zone.zoneId} aria-colindex={index + 2} className="shrink-0" style={{ width: column }}>
                    <MatrixCell
                      document={document}
                      zone={zone}
                      isChosen={zone.zoneId === zoneId}
                      onOpen={onOpen}
                      {...focus.place(row, index)}
                    />
                  </GridCell>
                );
              })}
            </GridRow>
          );
        })}
      </RowGroup>
    </div>
  );
}

/** The width inside an element's border, followed while it changes. */
function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return;
    const measure = () => setWidth(measured.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
