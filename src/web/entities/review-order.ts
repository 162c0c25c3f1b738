import type { DocumentEntities } from '#contracts/document.ts';
import type { CheckWire, EntityWire } from '#contracts/entity.ts';
import { confidenceBand } from '#core/confidence.ts';

/** What a person should know about a value at a glance (screens.md). */
export type ValueState = 'confirmed_by_person' | 'rule_failed' | 'to_review' | 'confirmed_by_machine';

/** The ids of entities that a failed check speaks of. */
export function failedEntityIds(checks: readonly CheckWire[]): ReadonlySet<string> {
  return new Set(checks.filter((check) => check.status === 'fail').flatMap((check) => check.entity_ids));
}

/** A person's word stands over the machine's doubt, but not over a rule that still fails. */
export function valueState(entity: EntityWire, failed: ReadonlySet<string>): ValueState {
  if (failed.has(entity.id)) return 'rule_failed';
  if (entity.source === 'user') return 'confirmed_by_person';
  return confidenceBand(entity.confidence) === 'low' ? 'to_review' : 'confirmed_by_machine';
}

/** The ids of all values of a document that need a look. */
export function doubtfulIds(found: Pick<DocumentEntities, 'entities' | 'checks'>): ReadonlySet<string> {
  const failed = failedEntityIds(found.checks);
  const entities = Object.values(found.entities).flat();
  return new Set(entities.filter((entity) => needsLook(valueState(entity, failed))).map(({ id }) => id));
}

/** Tab and Enter walk these only: low confidence or a failed check. */
export function needsLook(state: ValueState): boolean {
  return state === 'to_review' || state === 'rule_failed';
}

/** The id after `current` in `ids`, from the end to the start again; the first for an unknown `current`. */
export function nextId(ids: readonly string[], current: string | null, step: 1 | -1): string | null {
  if (ids.length === 0) return null;
  const at = current === null ? -1 : ids.indexOf(current);
  if (at === -1) return (step === 1 ? ids[0] : ids.at(-1)) ?? null;
  return ids[(at + step + ids.length) % ids.length] ?? null;
}
