import { numberFormat } from './kept-formats.ts';

/** A decimal string as the reader's locale writes it, with two decimals or as many as it has ("1,190.00"). */
export function formatAmount(decimal: string, locale?: string): string {
  const decimals = decimal.split('.')[1]?.length ?? 0;
  const format = numberFormat(locale, {
    minimumFractionDigits: Math.max(2, decimals),
    maximumFractionDigits: Math.max(2, decimals),
  });
  // Given as text, so that no amount passes through a float.
  return format.format(decimal as Intl.StringNumericLiteral);
}

/** An amount with its currency code behind it: "1,190.00 EUR". */
export function formatMoney(decimal: string, currency: string | null | undefined, locale?: string): string {
  const amount = formatAmount(decimal, locale);
  return currency ? `${amount} ${currency}` : amount;
}

/** A quantity or rate with just the decimals it has: "2", "7.5". */
export function formatQuantity(decimal: string, locale?: string): string {
  const format = numberFormat(locale, { maximumFractionDigits: 20 });
  return format.format(decimal as Intl.StringNumericLiteral);
}
