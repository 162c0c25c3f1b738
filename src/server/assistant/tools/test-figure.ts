import type { FigureBounds } from '#core/assistant/plan.ts';
import type { Wording } from '#core/assistant/wording/wording.ts';
import { compareDecimals, type Decimal } from '#core/values/decimal.ts';

const holds = (figure: Decimal, { min, max }: FigureBounds): boolean =>
  (min === undefined || compareDecimals(figure, min) >= 0) && (max === undefined || compareDecimals(figure, max) <= 0);

/** "Yes: " or "No: " in front of figures, one for each currency, that were asked to be so much; nothing where none can tell. */
export function verdict(figures: readonly Decimal[], test: FigureBounds | undefined, wording: Wording): string {
  if (!test || figures.length === 0) return '';
  const isReached = figures.some((figure) => holds(figure, test));
  // Amounts of several currencies are no one sum: one that is large enough alone settles it, nothing else does.
  if (figures.length > 1 && !(isReached && test.max === undefined)) return '';
  return `${isReached ? wording.say.yes : wording.say.no}${wording.colon}`;
}
