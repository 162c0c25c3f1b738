import type { Entity } from '../entity.ts';
import type { DateOrder } from '../values/calendar-date.ts';
import { provenDateOrder } from '../values/date-order.ts';
import { parseMoney } from '../values/money.ts';
import { type NumberStyle, numberStyleOf } from '../values/number-style.ts';
import { AMOUNT_LABELS } from './amount-labels.ts';

/** How a document writes dates and numbers: what a person types about it is read in the same way. */
export interface DocumentWriting {
  /** Null where nothing printed proves it. */
  dateOrder: DateOrder | null;
  numberStyle: NumberStyle;
}

type Printed = Pick<Entity, 'label' | 'text' | 'value' | 'context' | 'source' | 'page' | 'original'> & { id: string };

/**
 * A document's writing, from what was found in it: every printed date and amount is among its entities, with its line.
 * So it is known for documents of any analyzer version. `language` as ISO 639-1, "und" where it is unknown.
 */
export function documentWriting(entities: readonly Printed[], language: string): DocumentWriting {
  const printed = entities.filter(({ id, page }) => page !== null && !id.startsWith('user-'));
  const lines = [
    ...new Set(printed.flatMap(({ context, text }) => (context.includes(text) ? context : [context, text]))),
  ];
  return {
    dateOrder: provenDateOrder(lines, language),
    numberStyle: styleOfReadings(printed) ?? numberStyleOf(lines, language),
  };
}

/** The style in which the analysis read the amounts that can be read in two ways; null where none can. */
function styleOfReadings(printed: readonly Printed[]): NumberStyle | null {
  let [comma, point] = [0, 0];
  for (const { label, text, value, source, original = value } of printed) {
    if (!AMOUNT_LABELS.has(label) || (source === 'user' && original === value)) continue;
    const asComma = parseMoney(text, { decimalMark: ',' })?.value;
    const asPoint = parseMoney(text, { decimalMark: '.' })?.value;
    if (asComma === asPoint) continue;
    if (asComma === original) comma++;
    if (asPoint === original) point++;
  }
  if (comma === point) return null;
  return { decimalMark: comma > point ? ',' : '.' };
}
