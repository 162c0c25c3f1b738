import { LEXICONS } from '../lexicons.ts';
import type { SaleWords, SlipWords } from './sayings.ts';

/** What papers say of themselves, as the alternatives of one pattern. */
export function saleWords(kind: keyof SaleWords): string {
  return LEXICONS.flatMap(({ sayings }) => sayings?.sale?.[kind] ?? []).join('|');
}

/** What slips of tills say, as the alternatives of one pattern. */
export function slipWords(kind: keyof SlipWords): string {
  return LEXICONS.flatMap(({ sayings }) => sayings?.slip?.[kind] ?? []).join('|');
}
