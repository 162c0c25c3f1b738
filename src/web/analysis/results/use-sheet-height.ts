import { type KeyboardEvent, type PointerEvent, type RefObject, useRef, useState } from 'react';
import type { ViewerTarget } from '#web/viewer/use-viewer-zoom.ts';
import { besideStop, draggedHeight, HALF, HIGH, nearestStop, type SheetStop } from './sheet-height.ts';

/** Pixels; a shorter way is a tap. */
const TAP = 6;

interface Drag {
  /** Where the finger was put down, in pixels from the top of the window. */
  y: number;
  height: number;
  /** Pixels that sheet and page share. */
  room: number;
}

/** How high the sheet of facts stands, and what its handle does: a drag moves it, a tap and ↑ ↓ go to the next stop. */
export function useSheetHeight(sheet: RefObject<HTMLElement | null>, target: ViewerTarget | null) {
  const [stop, setStop] = useState<SheetStop>(HALF);
  const [dragged, setDragged] = useState<number | null>(null);
  const [shown, setShown] = useState(target);
  const start = useRef<Drag | null>(null);
  const wasDragged = useRef(false);
  if (target !== shown) {
    setShown(target);
    if (stop === HIGH) setStop(HALF);
  }

  const end = () => {
    if (dragged !== null) setStop(nearestStop(dragged));
    start.current = null;
    setDragged(null);
  };
  return {
    stop,
    /** As part of the room. */
    height: dragged ?? stop,
    dragging: dragged !== null,
    handle: {
      onPointerDown: (event: PointerEvent) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        wasDragged.current = false;
        start.current = { y: event.clientY, height: stop, room: sheet.current?.parentElement?.clientHeight ?? 0 };
      },
      onPointerMove: (event: PointerEvent) => {
        const { current } = start;
        if (!current) return;
        const up = current.y - event.clientY;
        wasDragged.current ||= Math.abs(up) > TAP;
        if (wasDragged.current) setDragged(draggedHeight(current.height, up, current.room));
      },
      onPointerUp: end,
      onPointerCancel: end,
      onClick: () => {
        if (!wasDragged.current) setStop(stop === HALF ? HIGH : HALF);
        wasDragged.current = false;
      },
      onKeyDown: (event: KeyboardEvent) => {
        const step = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : null;
        if (step === null) return;
        event.preventDefault();
        setStop(besideStop(stop, step));
      },
    },
  };
}
