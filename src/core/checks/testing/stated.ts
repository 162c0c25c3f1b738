import type { Check, Entity, LineItem } from '../../entity.ts';
import { runChecks } from '../run-checks.ts';

/** A place on the page, in fractions of it. */
export const box = (y: number, x = 0.1, width = 0.8) => ({ x, y, width, height: 0.01 });

/** A value as the engine states it: below the lines, at the right. */
export function entity(label: string, value: string, context = value, more: Partial<Entity> = {}): Entity {
  return {
    id: `${label}-${value}`,
    label,
    text: value,
    value,
    context,
    confidence: 0.9,
    source: 'improved_contextual',
    matched_keyword: null,
    matched_pattern: null,
    reasons: [],
    page: 1,
    box: box(0.7, 0.8, 0.1),
    ...more,
  };
}

/** A line of the invoice. */
export function line(
  quantity: string | null,
  unit_price: string | null,
  line_total: string,
  more: Partial<LineItem> = {},
): LineItem {
  return {
    description: 'Oak door',
    quantity,
    unit: null,
    unit_price,
    tax_rate: null,
    line_total,
    page: 1,
    box: box(0.4),
    ...more,
  };
}

/** The checks of what is stated, by their id. */
export function checksOf(
  entities: readonly Entity[],
  lineItems: readonly LineItem[],
): (id: string) => Check | undefined {
  const byLabel: Record<string, Entity[]> = {};
  for (const one of entities) byLabel[one.label] = [...(byLabel[one.label] ?? []), one];
  const found = runChecks({ entities: byLabel, lineItems });
  return (id) => found.find((check) => check.id === id);
}
