import { isOwnCheck, runChecks } from '#core/checks/run-checks.ts';
import { statedAdjustment } from '#core/einvoice/page/stated-adjustment.ts';
import type { Check, Entity } from '#core/entity.ts';
import type { DocumentRow } from '../db/schema.ts';
import { shownLineItems } from '../documents/document-wire.ts';

/**
 * The checks of a document after a person changed its entities or line items: the engine's run again on the new values; those of an
 * embedded e-invoice stay as long as the entities they are about.
 */
export function recheck(
  entities: Record<string, Entity[]>,
  document: Pick<DocumentRow, 'checks' | 'lineItems' | 'correctedLineItems' | 'metadata'>,
): Check[] {
  const shown = new Set(Object.values(entities).flatMap((list) => list.map(({ id }) => id)));
  const others = document.checks.filter((check) => !isOwnCheck(check) && isStillTrue(check, shown, document));
  const adjustment = statedAdjustment(document.metadata?.einvoice);
  return [...runChecks({ entities, lineItems: shownLineItems(document), adjustment }), ...others];
}

/** A difference between page and e-invoice ends when a person dismisses one of the values, or states the lines. */
function isStillTrue(
  { id, params, entity_ids }: Check,
  shown: ReadonlySet<string>,
  { correctedLineItems }: Pick<DocumentRow, 'correctedLineItems'>,
): boolean {
  if (id === 'einvoice.differs' && params.line !== undefined && correctedLineItems) return false;
  return entity_ids.every((one) => shown.has(one));
}
