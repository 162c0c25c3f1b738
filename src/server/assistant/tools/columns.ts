import type { Wording } from '#core/assistant/wording/wording.ts';

export const moneyColumn = (key: string, wording: Wording, label = wording.columns.amount) => ({
  key,
  label,
  type: 'money' as const,
});
export const currencyColumn = (wording: Wording) => ({
  key: 'currency',
  label: wording.columns.currency,
  type: 'text' as const,
});
export const countColumns = (wording: Wording) => [
  currencyColumn(wording),
  { key: 'invoices', label: wording.columns.count, type: 'count' as const },
];
