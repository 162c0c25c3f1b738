/** Labels whose values are amounts of money. */
export const AMOUNT_LABELS: ReadonlySet<string> = new Set([
  'TOTAL_AMOUNT',
  'TAX_AMOUNT',
  'SUBTOTAL_AMOUNT',
  'AMOUNT_DUE',
  'MONETARY',
]);
