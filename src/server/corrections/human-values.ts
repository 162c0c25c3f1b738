import { asc, eq } from 'drizzle-orm';
import type { AnalysisResult } from '#contracts/analysis.ts';
import type { EntityWire } from '#contracts/entity.ts';
import { withPersonsCurrency } from '#core/typed/persons-currency.ts';
import type { Db } from '../db/database.ts';
import { type DocumentRow, type EntityRow, entityHistory } from '../db/schema.ts';
import { byLabel } from '../documents/document-wire.ts';
import { recheck } from './recheck.ts';

/**
 * A new result with what people said about the document kept: corrected and added values stay, dismissed ones stay
 * away. A correction takes the place of the machine's value of the same label and place, or the same original value.
 * `stored`: all rows of its entities. The checks are those of what stands then; the line items are the machine's, as a person's list is kept beside them.
 */
export async function keepHumanValues(
  db: Pick<Db, 'select'>,
  { document, stored }: { document: DocumentRow; stored: readonly EntityRow[] },
  result: AnalysisResult,
): Promise<AnalysisResult> {
  const human = stored.filter(({ body, dismissed }) => body.source === 'user' && !dismissed).map(({ body }) => body);
  // What the history says of a document without such entities was taken back.
  if (human.length === 0 && !stored.some(({ dismissed }) => dismissed) && !document.correctedLineItems) return result;
  const history = await db
    .select()
    .from(entityHistory)
    .where(eq(entityHistory.documentId, document.id))
    .orderBy(asc(entityHistory.id));

  const replaced = replacedValues(history);
  const corrected = new Set(human.map(({ label }) => label));
  const isReplaced = (entity: EntityWire) =>
    replaced.some(
      (before) =>
        before.label === entity.label &&
        (before.id === entity.id || before.value === entity.value || samePlace(before, entity)),
    );
  const kept: Record<string, EntityWire[]> = {};
  for (const [label, list] of Object.entries(result.entities)) {
    // A template reads the field itself, wherever the engine had seen it: a person has said what it is.
    const isSaid = (entity: EntityWire) => entity.source === 'template' && corrected.has(label);
    const machine = list.filter((entity) => !isReplaced(entity) && !isSaid(entity));
    if (machine.length > 0) kept[label] = machine;
  }
  for (const entity of human) {
    const others = (kept[entity.label] ?? []).filter(({ id }) => id !== entity.id);
    kept[entity.label] = [entity, ...others];
  }
  const shown = byLabel(withPersonsCurrency(Object.values(kept).flat()));
  const { correctedLineItems } = document;
  const { checks: read, line_items: lineItems, metadata } = result;
  const checks = recheck(shown, { checks: read, lineItems, correctedLineItems, metadata });
  return { ...result, entities: kept, checks };
}

type Change = Pick<typeof entityHistory.$inferSelect, 'entityId' | 'action' | 'before' | 'after'>;

/** What people replaced or dismissed, and did not take back; `history` oldest first. */
function replacedValues(history: readonly Change[]): EntityWire[] {
  const byEntity = new Map<string, EntityWire[]>();
  for (const { entityId, action, before, after } of history) {
    if (entityId === null) continue;
    const known = byEntity.get(entityId) ?? [];
    if (action === 'restored') {
      // A dismissal taken back leaves the correction before it; the machine's value again leaves nothing.
      byEntity.set(entityId, after?.source === 'user' ? known.slice(0, -1) : []);
    } else if (before) byEntity.set(entityId, [...known, before]);
  }
  return [...byEntity.values()].flat();
}

function samePlace(a: EntityWire, b: EntityWire): boolean {
  if (!a.box || !b.box || a.page !== b.page) return false;
  return Math.abs(a.box.x - b.box.x) < 0.002 && Math.abs(a.box.y - b.box.y) < 0.002;
}
