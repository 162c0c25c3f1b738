import type { EntityWire } from '#contracts/entity.ts';
import { useEntityFocus } from './entity-focus.ts';
import { needsLook, valueState } from './review-order.ts';

/**
 * What makes a button an entity's value: pointing at it marks its box, focus brings the box into view, a click goes
 * there. Only values that need a look are stops for Tab; `stop` makes an exception.
 */
export function useValueButton(entity: EntityWire, stop: boolean | null = null) {
  const { activeId, setActiveId, show, failed } = useEntityFocus();
  const state = valueState(entity, failed);
  const doubtful = needsLook(state);
  return {
    state,
    active: entity.id === activeId,
    button: {
      type: 'button' as const,
      'data-value': entity.id,
      'data-doubtful': doubtful || undefined,
      tabIndex: (stop ?? doubtful) ? 0 : -1,
      onPointerEnter: () => setActiveId(entity.id),
      onPointerLeave: () => setActiveId(null),
      onFocus: () => {
        setActiveId(entity.id);
        show(entity, false);
      },
      onBlur: () => setActiveId(null),
      onClick: () => show(entity, true),
    },
  };
}
