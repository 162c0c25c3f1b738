import { isOwnCheck, runChecks } from '#core/checks/run-checks.ts';
import type { Check, Entity } from '#core/entity.ts';
import type { DocumentRow } from '../db/schema.ts';
import { shownLineItems } from '../documents/document-wire.ts';

/**
 * The checks of a document after a person changed its entities or line items: the engine's run again on the new values; those of an
 * embedded e-invoice stay as long as the entities they are about.
 */
export function recheck(
  entities: Record<string, Entity[]>,
  document: Pick<DocumentRow, 'checks' | 'lineItems' | 'correctedLineItems'>,
): Check[] {
  const shown = new Set(Object.values(entities).flatMap((list) => list.map(({ id }) => id)));
  const others = document.checks.filter((check) => !isOwnCheck(check) && check.entity_ids.every((id) => shown.has(id)));
  return [...runChecks({ entities, lineItems: shownLineItems(document) }), ...others];
}
