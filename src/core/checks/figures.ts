import type { Entity } from '../entity.ts';
import { compareDecimals, type Decimal, isDecimal, negateDecimal, subtractDecimals } from '../values/decimal.ts';

export type EntitiesByLabel = Readonly<Record<string, readonly Entity[]>>;

/** An entity and its amount. */
export interface Figure {
  entity: Entity;
  value: Decimal;
}

/** The first entity of a label that is a decimal number; a person's own value goes before the machine's. */
export function figureOf(entities: EntitiesByLabel, label: string): Figure | null {
  const own = (entities[label] ?? []).filter(({ value }) => isDecimal(value));
  const entity = own.find(({ source }) => source === 'user') ?? own[0];
  return entity ? { entity, value: entity.value } : null;
}

export function absolute(value: Decimal): Decimal {
  return compareDecimals(value, '0') < 0 ? negateDecimal(value) : value;
}

export function isWithin(a: Decimal, b: Decimal, tolerance: Decimal): boolean {
  return compareDecimals(absolute(subtractDecimals(a, b)), tolerance) <= 0;
}

export function difference(a: Decimal, b: Decimal): Decimal {
  return subtractDecimals(a, b);
}
