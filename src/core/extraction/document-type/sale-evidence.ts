import type { Choices } from '../../candidates/choices.ts';
import type { LineItem } from '../../entity.ts';
import { centsOf, isDecimal } from '../../values/decimal.ts';
import type { DocumentFacts } from '../page/document-facts.ts';

/** "Visa •••• 4242", "Mastercard ending in 5108": how it was paid. */
const CARD =
  /(?<!\p{L})(?:visa|master\s?card|amex|american express|maestro|discover|v-?pay|girocard|carte bleue|card)\b[^\p{L}\d]{0,4}(?:ending (?:in|with)\s?|[•·.*x#]{2,}[\s-]*)\d{4}(?!\d)/iu;

/** Whether the lines sum to the total, or to the total before tax. */
export function linesMakeTotal(lines: readonly LineItem[], choices: Choices): boolean {
  const total = choices.TOTAL_AMOUNT?.candidate.value;
  if (total === undefined || lines.length === 0) return false;
  const sums = lines.flatMap(({ line_total }) => (line_total && isDecimal(line_total) ? [centsOf(line_total)] : []));
  if (sums.length < lines.length) return false;
  const sum = sums.reduce((a, b) => a + b, 0);
  const tax = choices.TAX_AMOUNT?.candidate.value;
  return sum !== 0 && (sum === centsOf(total) || (tax !== undefined && sum === centsOf(total) - centsOf(tax)));
}

/** Whether a card is named with its last digits. */
export function namesCard({ layout }: DocumentFacts): boolean {
  return layout.rows.some(({ text }) => CARD.test(text));
}
