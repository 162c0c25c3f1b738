import type { Check } from '#core/entity.ts';
import { isDecimal } from '#core/values/decimal.ts';

/** The failed check that is off by most; those that state no difference come behind. Null when none failed. */
export function worstCheck(checks: readonly Check[]): Pick<Check, 'id' | 'message' | 'params'> | null {
  const failed = checks.filter(({ status }) => status === 'fail');
  // For putting them in order only, so that rounding does no harm.
  const [worst] = failed.toSorted((a, b) => gapOf(b) - gapOf(a));
  return worst ? { id: worst.id, message: worst.message, params: worst.params } : null;
}

function gapOf({ params }: Check): number {
  const { difference } = params;
  return difference !== undefined && isDecimal(difference) ? Math.abs(Number(difference)) : -1;
}
