import { type KeyboardEvent, type PointerEvent, useCallback, useRef, useState } from 'react';
import type { EntityWire } from '#contracts/entity.ts';
import type { PageKey } from '#web/frame/page-keys.ts';
import { dismissAndMove } from './dismiss-and-move.ts';
import { useEntityFocus } from './entity-focus.ts';
import { needsLook, valueState } from './review-order.ts';
import { useEntityActions } from './use-entity-actions.ts';
import { useValueRow } from './use-value-row.ts';

export const VALUE_KEYS: readonly PageKey[] = [{ key: 'Delete', description: 'Dismiss the value under focus' }];

/**
 * What makes a button an entity's value: pointing at it marks its box, focus brings the box into view, a click goes
 * there and corrects it in its row. Only values that need a look are stops for Tab; `stop` makes an exception.
 */
export function useValueButton(entity: EntityWire, stop: boolean | null = null) {
  const { documentId, activeId, setActiveId, show, failed, rows } = useEntityFocus();
  const actions = useEntityActions(documentId);
  const [editing, setEditing] = useState(false);
  const touched = useRef(false);
  const state = valueState(entity, failed);
  const isStop = stop ?? needsLook(state);
  const returning = useRef(false);
  const edit = useCallback(() => {
    show(entity, false);
    setEditing(true);
  }, [show, entity]);
  const { ref: register, onKeyDown } = useValueRow(rows, { id: entity.id, doubtful: isStop && needsLook(state), edit });
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (element && returning.current) element.focus({ preventScroll: true });
      if (element) returning.current = false;
      return register(element);
    },
    [register],
  );
  return {
    state,
    active: entity.id === activeId,
    editing,
    edit,
    /** Back from the correction to the value. */
    leave: () => {
      returning.current = true;
      setEditing(false);
    },
    /** The correction is over, and the focus is somewhere else. */
    close: () => setEditing(false),
    button: {
      type: 'button' as const,
      ref,
      tabIndex: isStop ? 0 : -1,
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        if (event.key !== 'Delete') return onKeyDown(event);
        event.preventDefault();
        void dismissAndMove(actions, entity, rows);
      },
      onPointerEnter: () => setActiveId(entity.id),
      onPointerLeave: () => setActiveId(null),
      onPointerDown: (event: PointerEvent) => {
        touched.current = event.pointerType === 'touch';
      },
      onFocus: () => {
        setActiveId(entity.id);
        show(entity, false);
      },
      onBlur: () => setActiveId(null),
      onClick: () => {
        show(entity, true);
        // Under a finger a keyboard would come up over the page; the pencil asks for it.
        if (!touched.current) setEditing(true);
        touched.current = false;
      },
    },
  };
}
