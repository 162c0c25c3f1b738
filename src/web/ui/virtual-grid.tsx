import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, memo, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { columnsFor, type GridShape, moveInGrid } from './grid-layout.ts';

interface VirtualGridProps<Item extends { id: string }> {
  items: readonly Item[];
  label: string;
  shape: GridShape;
  /** The main control of a cell must be a button or link with `data-cell={id}` and the given tabIndex. */
  children: (item: Item, tabIndex: 0 | -1) => ReactNode;
  /** Further keys on a focused cell. */
  onKey?: (event: KeyboardEvent, item: Item) => void;
}

/** A list of any length in the window's own scrolling: only rows near the view exist. Arrow keys go from cell to cell. */
export function VirtualGrid<Item extends { id: string }>(props: VirtualGridProps<Item>) {
  const { items, label, shape, children, onKey } = props;
  const list = useRef<HTMLDivElement>(null);
  const { width, top } = usePlace(list);
  const [stop, setStop] = useState<string | null>(null);
  const columns = columnsFor(width, shape);
  const rows = useWindowVirtualizer({
    count: Math.ceil(items.length / columns),
    estimateSize: () => shape.rowHeight,
    gap: shape.gap,
    overscan: 3,
    scrollMargin: top,
  });
  const stopIndex = Math.max(
    0,
    items.findIndex((item) => item.id === stop),
  );

  const focusCell = (index: number) => {
    const item = items[index];
    if (!item) return;
    setStop(item.id);
    rows.scrollToIndex(Math.floor(index / columns));
    const focus = () => {
      const cell = list.current?.querySelector<HTMLElement>(`[data-cell="${CSS.escape(item.id)}"]`);
      cell?.focus({ preventScroll: true });
      return cell != null;
    };
    // A cell that exists takes the focus at once, so that the next key is already its own; others come with the scroll.
    if (!focus()) requestAnimationFrame(() => requestAnimationFrame(focus));
  };

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const id = (event.target as HTMLElement).closest<HTMLElement>('[data-cell]')?.dataset.cell;
    const index = items.findIndex((item) => item.id === id);
    const item = items[index];
    if (!item || event.ctrlKey || event.metaKey || event.altKey) return;
    const next = moveInGrid(event.key, index, columns, items.length);
    if (next === null) return onKey?.(event, item);
    event.preventDefault();
    if (next !== index) focusCell(next);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: rows are placed by hand, so the list and its items are divs
    <div
      ref={list}
      role="list"
      aria-label={label}
      onKeyDown={onKeyDown}
      onFocus={(event) => {
        const id = (event.target as HTMLElement).closest<HTMLElement>('[data-cell]')?.dataset.cell;
        if (id) setStop(id);
      }}
      className="relative w-full"
      style={{ height: rows.getTotalSize() }}
    >
      {width > 0 &&
        rows.getVirtualItems().flatMap((row) =>
          items.slice(row.index * columns, (row.index + 1) * columns).map((item, column) => {
            const index = row.index * columns + column;
            const cell = (width - (columns - 1) * shape.gap) / columns;
            return (
              <Cell
                key={item.id}
                item={item}
                position={index + 1}
                count={items.length}
                width={cell}
                height={shape.rowHeight}
                left={column * (cell + shape.gap)}
                top={row.start - top}
                tabIndex={index === stopIndex ? 0 : -1}
                render={children}
              />
            );
          }),
        )}
    </div>
  );
}

interface CellProps<Item> {
  item: Item;
  position: number;
  count: number;
  width: number;
  height: number;
  left: number;
  top: number;
  tabIndex: 0 | -1;
  render: (item: Item, tabIndex: 0 | -1) => ReactNode;
}

/** One cell in its place; while scrolling only cells that come into view are rendered. */
const Cell = memo(function Cell<Item>(props: CellProps<Item>) {
  const { item, position, count, width, height, left, top, tabIndex, render } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: rows are placed by hand, so the list and its items are divs
    <div
      role="listitem"
      aria-setsize={count}
      aria-posinset={position}
      className="absolute top-0 left-0"
      style={{ width, height, transform: `translate(${left}px, ${top}px)` }}
    >
      {render(item, tabIndex)}
    </div>
  );
}) as <Item>(props: CellProps<Item>) => ReactNode;

/** The width of an element and its distance from the top of the page, followed while the layout changes. */
function usePlace(element: React.RefObject<HTMLElement | null>): { width: number; top: number } {
  const [place, setPlace] = useState({ width: 0, top: 0 });
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return;
    const measure = () => {
      const { width, top } = measured.getBoundingClientRect();
      const next = { width, top: Math.round(top + window.scrollY) };
      setPlace((known) => (known.width === next.width && known.top === next.top ? known : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    // What grows above the list moves it without resizing it.
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element]);
  return place;
}
