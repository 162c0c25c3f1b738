import type { Check, Entity } from '#core/entity.ts';
import type { DocumentRow } from '../db/schema.ts';

/** The checks of a document after a person changed its entities: those about entities that are gone go too. */
export function recheck(entities: Record<string, Entity[]>, document: Pick<DocumentRow, 'checks'>): Check[] {
  const shown = new Set(Object.values(entities).flatMap((list) => list.map(({ id }) => id)));
  return document.checks.filter((check) => check.entity_ids.every((id) => shown.has(id)));
}
