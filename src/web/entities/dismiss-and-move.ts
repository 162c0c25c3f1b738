import type { EntityWire } from '#contracts/entity.ts';
import type { EntityActions } from './use-entity-actions.ts';
import type { ValueRows } from './value-rows.ts';

/** Dismisses a value and moves the focus to its neighbour, as the focused one is about to go. */
export async function dismissAndMove(actions: EntityActions, entity: EntityWire, rows: ValueRows): Promise<void> {
  const next = rows.neighbourOf(entity.id);
  if ((await actions.dismiss(entity)) && next) rows.goTo(next);
}
