import { type Dispatch, type MouseEvent, type PointerEvent, type RefObject, useRef, useState } from 'react';
import type { EditorAction } from '../state/editor-reducer.ts';
import { type EditorState, type Gesture, zonesOnPage } from '../state/editor-state.ts';
import type { Handle, Point } from '../state/zone-geometry.ts';
import { hitZone } from './hit-zone.ts';

/** Pixels; a shorter way is a click. */
const CLICK = 3;

interface Press {
  pointerId: number;
  x: number;
  y: number;
  gesture: Gesture | null;
  hasBegun: boolean;
  /** What letting go without a way does. */
  onClick?: () => void;
}

/** Turns what pointers do on the sheet into actions: draw, select, frame, move and resize. */
export function useCanvasPointer(
  state: EditorState,
  dispatch: Dispatch<EditorAction>,
  sheet: RefObject<HTMLElement | null>,
) {
  const press = useRef<Press | null>(null);
  const [to, setTo] = useState<Point | null>(null);

  const pointOf = ({ clientX, clientY }: MouseEvent): Point => {
    const box = sheet.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
    return { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height };
  };

  const idUnder = (event: MouseEvent): string | undefined => {
    // A captured pointer has the sheet for its target, whatever it is over.
    const target = document.elementFromPoint(event.clientX, event.clientY);
    const labelled = target?.closest<SVGElement>('[data-zone-label]')?.dataset.zoneLabel;
    return labelled ?? hitZone(zonesOnPage(state.scene, state.page), pointOf(event))?.id;
  };

  const begin = (event: PointerEvent): Pick<Press, 'gesture' | 'onClick'> => {
    const at = pointOf(event);
    const { selected } = state.scene;
    const target = event.target instanceof Element ? event.target : null;
    if (state.isCreating) return { gesture: { kind: 'draw', from: at, to: at } };
    const handle = target?.closest<SVGElement>('[data-handle]')?.dataset.handle as Handle | undefined;
    const [only] = selected;
    if (handle && only) return { gesture: { kind: 'resize', id: only, handle, from: at, to: at } };

    const id = idUnder(event);
    const isTouch = event.pointerType === 'touch';
    if (id !== undefined) {
      const select = () => {
        dispatch({ type: 'selected', id, isAdding: event.shiftKey });
        sheet.current?.querySelector<SVGElement>(`[data-zone="${CSS.escape(id)}"]`)?.focus({ preventScroll: true });
      };
      const move: Gesture = { kind: 'move', from: at, to: at };
      if (selected.includes(id)) {
        if (!event.shiftKey) return { gesture: move, onClick: select };
        return { gesture: null, onClick: select };
      }
      // A finger on a zone may begin to scroll: it selects when it is lifted.
      if (isTouch) return { gesture: null, onClick: select };
      select();
      return { gesture: move };
    }
    const kept = event.shiftKey ? selected : [];
    const deselect = () => {
      if (!event.shiftKey) dispatch({ type: 'escaped' });
    };
    return { gesture: isTouch ? null : { kind: 'marquee', from: at, to: at, kept }, onClick: deselect };
  };

  return {
    /** The state as the pointer has it now. Until it is let go only the sheet follows it, not the rest of the editor. */
    followed: to && state.gesture ? { ...state, gesture: { ...state.gesture, to } } : state,
    /** The zone under a pointer event: its label, else what lies under the point. */
    zoneAt: idUnder,
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        if (event.button !== 0 || press.current) return;
        // A captured pointer would never click what stands on the sheet.
        if (event.target instanceof Element && event.target.closest('button, input')) return;
        press.current = {
          ...begin(event),
          pointerId: event.pointerId,
          x: event.clientX,
          y: event.clientY,
          hasBegun: false,
        };
        if (press.current.gesture) sheet.current?.setPointerCapture(event.pointerId);
      },
      onPointerMove: (event: PointerEvent) => {
        const { current } = press;
        if (!current?.gesture || current.pointerId !== event.pointerId) return;
        if (!current.hasBegun) {
          if (Math.hypot(event.clientX - current.x, event.clientY - current.y) < CLICK) return;
          current.hasBegun = true;
          dispatch({ type: 'gesture began', gesture: current.gesture });
        }
        setTo(pointOf(event));
      },
      onPointerUp: (event: PointerEvent) => {
        const { current } = press;
        if (!current || current.pointerId !== event.pointerId) return;
        press.current = null;
        if (current.hasBegun) {
          dispatch({ type: 'gesture moved', to: pointOf(event) });
          dispatch({ type: 'gesture ended', newId: crypto.randomUUID() });
          setTo(null);
        } else current.onClick?.();
      },
      onPointerCancel: (event: PointerEvent) => {
        if (press.current?.pointerId !== event.pointerId) return;
        press.current = null;
        dispatch({ type: 'gesture dropped' });
        setTo(null);
      },
    },
  };
}
