import { isOwnCheck, runChecks } from '#core/checks/run-checks.ts';
import { entityDifferences } from '#core/einvoice/page/entity-differences.ts';
import { statedAdjustment } from '#core/einvoice/page/stated-adjustment.ts';
import type { Check, Entity } from '#core/entity.ts';
import type { DocumentRow } from '../db/schema.ts';
import { shownLineItems } from '../documents/document-wire.ts';

type Rechecked = Pick<DocumentRow, 'checks' | 'lineItems' | 'correctedLineItems' | 'metadata'>;

/**
 * The checks of a document after a person changed its entities or line items: the engine's run again on the new
 * values, page and e-invoice compared again; others stay as long as the entities they are about.
 */
export function recheck(entities: Record<string, Entity[]>, document: Rechecked): Check[] {
  const shown = new Set(Object.values(entities).flatMap((list) => list.map(({ id }) => id)));
  const others = document.checks.filter(
    (check) => !isOwnCheck(check) && !isOfValues(check) && check.entity_ids.every((id) => shown.has(id)),
  );
  const adjustment = statedAdjustment(document.metadata?.einvoice);
  return [
    ...runChecks({ entities, lineItems: shownLineItems(document), adjustment }),
    ...entityDifferences(entities),
    ...others.filter((check) => !isDecided(check, document)),
  ];
}

/** Of page and e-invoice, about a value with a label. */
const isOfValues = ({ id, params }: Check) => id === 'einvoice.differs' && params.line === undefined;

/** A person who states the lines has said which figures are right. */
const isDecided = ({ id, params }: Check, { correctedLineItems }: Rechecked) =>
  id === 'einvoice.differs' && params.line !== undefined && correctedLineItems !== null;
