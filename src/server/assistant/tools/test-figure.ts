import type { FigureBounds } from '#core/assistant/plan.ts';
import type { Wording } from '#core/assistant/wording/wording.ts';
import { compareDecimals, type Decimal } from '#core/values/decimal.ts';

const holds = (figure: Decimal, { min, max }: FigureBounds): boolean =>
  (min === undefined || compareDecimals(figure, min) >= 0) && (max === undefined || compareDecimals(figure, max) <= 0);

/** "Yes: " or "No: " in front of figures that were asked to be so much; nothing where they differ among currencies. */
export function verdict(figures: readonly Decimal[], test: FigureBounds | undefined, wording: Wording): string {
  if (!test || figures.length === 0) return '';
  const all = new Set(figures.map((figure) => holds(figure, test)));
  if (all.size > 1) return '';
  return `${all.has(true) ? wording.say.yes : wording.say.no}${wording.colon}`;
}
