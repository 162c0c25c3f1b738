import type { CheckWire, EntityWire } from '#contracts/entity.ts';

/** A check's proposal: this entity, set to this value, would satisfy it. */
export interface LikelyValue {
  entity: EntityWire;
  value: string;
}

/** The checks' own words for the figures they compare. */
const LABELS: Record<string, string> = {
  subtotal: 'SUBTOTAL_AMOUNT',
  tax: 'TAX_AMOUNT',
  total: 'TOTAL_AMOUNT',
};

/** What a failed check says a value should likely be, in its params `field` and `likely`; null where it cannot tell. */
export function likelyValue(check: CheckWire, entities: readonly EntityWire[]): LikelyValue | null {
  const { field, likely } = check.params;
  if (check.status === 'pass' || !field || !likely) return null;
  const label = LABELS[field] ?? field;
  const entity = entities.find((one) => one.label === label && check.entity_ids.includes(one.id));
  return entity && entity.value !== likely ? { entity, value: likely } : null;
}

/** Every proposal by the id of its entity. */
export function likelyValues(checks: readonly CheckWire[], entities: readonly EntityWire[]): Map<string, string> {
  return new Map(
    checks.flatMap((check) => {
      const likely = likelyValue(check, entities);
      return likely ? [[likely.entity.id, likely.value] as const] : [];
    }),
  );
}
