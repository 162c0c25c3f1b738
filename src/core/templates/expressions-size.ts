import { compileExpression } from './expression.ts';
import { MAX_EXPRESSIONS_SIZE } from './limits.ts';
import type { Zone } from './template.ts';

/** Whether all expressions of the zones together are larger than a page may be read with. */
export function areTooLarge(zones: readonly Pick<Zone, 'rules'>[]): boolean {
  let size = 0;
  for (const { value } of zones.flatMap(({ rules }) => rules.filter(({ type }) => type === 'regex'))) {
    const expression = compileExpression(value);
    if (expression.ok) size += expression.size;
    if (size > MAX_EXPRESSIONS_SIZE) return true;
  }
  return false;
}
