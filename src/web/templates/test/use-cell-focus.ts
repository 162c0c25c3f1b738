import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';

/** Attributes of a control in a cell, by which arrow keys find it. */
export interface CellPlace {
  'data-place': string;
  tabIndex: 0 | -1;
}

/** One stop for Tab; arrow keys go from cell to cell, also to those that come into being with the scrolling. */
export function useCellFocus(
  scroller: RefObject<HTMLElement | null>,
  count: { rows: number; columns: number },
  reveal: (row: number, column: number) => void,
) {
  const [stop, setStop] = useState({ row: 0, column: -1 });
  const awaited = useRef<string | null>(null);
  const row = Math.min(stop.row, count.rows - 1);
  const column = Math.min(stop.column, count.columns - 1);
  useEffect(() => {
    if (awaited.current === null) return;
    const control = scroller.current?.querySelector<HTMLElement>(`[data-place="${awaited.current}"]`);
    if (!control) return;
    awaited.current = null;
    control.focus({ preventScroll: true });
  });
  const place = (r: number, c: number): CellPlace => ({
    'data-place': `${r}/${c}`,
    tabIndex: r === row && c === column ? 0 : -1,
  });
  const onFocus = ({ target }: FocusEvent) => {
    const [r, c] = (target instanceof HTMLElement ? target.dataset.place : undefined)?.split('/').map(Number) ?? [];
    if (r !== undefined && c !== undefined) setStop({ row: r, column: c });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Record<string, [number, number]> = {
      ArrowDown: [1, 0],
      ArrowUp: [-1, 0],
      ArrowRight: [0, 1],
      ArrowLeft: [0, -1],
    };
    const step = steps[event.key];
    if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const next = {
      row: Math.max(-1, Math.min(count.rows - 1, row + step[0])),
      column: Math.max(-1, Math.min(count.columns - 1, column + step[1])),
    };
    // The corner has nothing to press.
    if (next.row === -1 && next.column === -1) return;
    awaited.current = `${next.row}/${next.column}`;
    reveal(next.row, next.column);
    setStop(next);
  };
  return { place, onFocus, onKeyDown };
}
