import type { EntityWire } from '#contracts/entity.ts';
import { focusEntity, neighbourOf } from './entity-walk.ts';
import type { EntityActions } from './use-entity-actions.ts';

/** Dismisses a value and moves the focus to its neighbour, as the focused one is about to go. */
export async function dismissAndMove(actions: EntityActions, entity: EntityWire, from: Element | null): Promise<void> {
  const container = from?.closest<HTMLElement>('[data-values], [role="dialog"], main') ?? null;
  const next = container && neighbourOf(container, entity.id);
  if (!(await actions.dismiss(entity)) || !container || !next) return;
  requestAnimationFrame(() => focusEntity(container, next));
}
