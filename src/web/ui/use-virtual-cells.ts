import { useWindowVirtualizer } from '@tanstack/react-virtual';
import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { columnsFor, type GridShape, moveInGrid } from './grid-layout.ts';

interface VirtualCellsOptions {
  count: number;
  /** The measures of a cell in a box of this width. */
  shapeFor: (width: number) => GridShape;
  /** Pixels at the top of the window that stay covered while scrolling. */
  coveredTop: number;
  /** Told which cells are in view or near it; both included. */
  onRange: (first: number, last: number) => void;
  /** After the focus went from one cell to another by key; `from` is where it was. */
  onMove?: ((to: number, from: number, event: KeyboardEvent) => void) | undefined;
  /** Further keys on a focused cell. */
  onKey?: ((event: KeyboardEvent, index: number) => void) | undefined;
}

export interface PlacedCell {
  index: number;
  /** Pixels within the box. */
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface VirtualCells {
  box: RefObject<HTMLDivElement | null>;
  /** Of the box; 0 before it was measured. */
  width: number;
  height: number;
  cells: PlacedCell[];
  /** The cell that Tab leads to. */
  stop: number;
  onKeyDown: (event: KeyboardEvent) => void;
  onFocus: (event: FocusEvent) => void;
  /** Brings the cell into view and puts the focus on it, as soon as it is there. */
  focusCell: (index: number) => void;
}

const FEW = 12;

/** Pixels kept free below a cell that is scrolled to, where a bar may float. */
const COVERED_BOTTOM = 72;

/**
 * Cells of any number in the window's own scrolling, of which only those near the view exist. A cell is an element with
 * `data-index`, its main control within it carries `data-cell`; arrow keys go from cell to cell.
 */
export function useVirtualCells(options: VirtualCellsOptions): VirtualCells {
  const { count, shapeFor, coveredTop, onRange, onMove, onKey } = options;
  const box = useRef<HTMLDivElement>(null);
  const { width, top } = usePlace(box);
  const [stop, setStop] = useState(0);
  const shape = shapeFor(width);
  const columns = columnsFor(width, shape);
  const rows = useWindowVirtualizer({
    count: Math.ceil(count / columns),
    estimateSize: () => shape.rowHeight,
    gap: shape.gap,
    // A short list is there whole.
    overscan: count <= FEW ? FEW : 4,
    scrollMargin: top,
    scrollPaddingStart: coveredTop,
    scrollPaddingEnd: COVERED_BOTTOM,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: sizes that were estimated before are not measured again
  useLayoutEffect(() => rows.measure(), [shape.rowHeight, shape.gap]);

  const shown = rows.getVirtualItems();
  const first = (shown[0]?.index ?? 0) * columns;
  const last = Math.max(first, Math.min(count, ((shown.at(-1)?.index ?? 0) + 1) * columns) - 1);
  useEffect(() => onRange(first, last), [onRange, first, last]);

  const awaited = useRef<number | null>(null);
  const tryFocus = () => {
    if (awaited.current === null) return;
    const cell = box.current?.querySelector<HTMLElement>(`[data-index="${awaited.current}"] [data-cell]`);
    if (!cell) return;
    awaited.current = null;
    cell.focus({ preventScroll: true });
  };
  // A cell that is there takes the focus at once, so that the next key is already its own; others come with a scroll.
  useLayoutEffect(tryFocus);

  const focusCell = (wanted: number) => {
    const index = Math.max(0, Math.min(wanted, count - 1));
    setStop(index);
    rows.scrollToIndex(Math.floor(index / columns));
    awaited.current = index;
    tryFocus();
  };

  const cell = (width - (columns - 1) * shape.gap) / columns;
  const cells =
    width === 0
      ? []
      : shown.flatMap((row) =>
          Array.from({ length: Math.min(columns, count - row.index * columns) }, (_, column) => ({
            index: row.index * columns + column,
            left: column * (cell + shape.gap),
            top: row.start - top,
            width: cell,
            height: shape.rowHeight,
          })),
        );
  return {
    box,
    width,
    height: rows.getTotalSize(),
    cells,
    stop: Math.min(stop, Math.max(0, count - 1)),
    focusCell,
    onFocus: (event) => {
      const index = indexOf(event.target);
      // Whoever goes somewhere else is not called back to a cell that comes late.
      if (index !== awaited.current) awaited.current = null;
      if (index !== null) setStop(index);
    },
    onKeyDown: (event) => {
      const index =
        event.target instanceof Element && event.target.closest('[data-cell]') ? indexOf(event.target) : null;
      if (index === null || event.ctrlKey || event.metaKey || event.altKey) return;
      const next = moveInGrid(event.key, index, columns, count);
      if (next === null) return onKey?.(event, index);
      event.preventDefault();
      if (next === index) return;
      focusCell(next);
      onMove?.(next, index, event);
    },
  };
}

function indexOf(target: EventTarget): number | null {
  const index = target instanceof Element ? target.closest<HTMLElement>('[data-index]')?.dataset.index : undefined;
  return index === undefined ? null : Number(index);
}

/** The width of an element and its distance from the top of the page, followed while the layout changes. */
function usePlace(element: RefObject<HTMLElement | null>): { width: number; top: number } {
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
