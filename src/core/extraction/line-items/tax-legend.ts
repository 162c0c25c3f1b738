import type { DocumentLayout } from '../../layout/layout.ts';
import { matchesOf } from '../../matches-of.ts';
import type { Decimal } from '../../values/decimal.ts';
import { type NumberStyle, parseNumber } from '../../values/number-style.ts';

const ENTRY = /(?:^|[\s(;,])([A-Z]|\d)\s*[=:)]\s*(?:\p{L}[\p{L}.]{1,14}\s*)?(\d{1,2}(?:[.,]\d{1,3})?)\s?%/gu;

/** Tax codes that the document explains: "A = 19 %   B = 7 %" → A: 19, B: 7. */
export function readTaxLegend(layout: DocumentLayout, style: NumberStyle): ReadonlyMap<string, Decimal> {
  const rates = new Map<string, Decimal>();
  for (const row of layout.rows) {
    if (!row.text.includes('%')) continue;
    for (const [, code, rate] of matchesOf(row.text, ENTRY)) {
      const value = parseNumber(rate!, style);
      if (value !== null) rates.set(code!, value.includes('.') ? value.replace(/\.?0+$/, '') : value);
    }
  }
  return rates;
}
