import { currencyOf } from '../values/currency.ts';
import { isCurrencyCode } from '../values/iso-4217.ts';

/** Signs that several currencies share; the first is what the sign is read as where nothing else is known. */
const SHARED_SIGNS: Readonly<Record<string, readonly string[]>> = {
  $: ['USD', 'CAD', 'AUD', 'NZD', 'SGD', 'HKD', 'TWD', 'MXN', 'ARS', 'CLP', 'COP'],
  '¥': ['JPY', 'CNY'],
  Rs: ['INR', 'PKR', 'LKR', 'NPR', 'MUR'],
  'Rs.': ['INR', 'PKR', 'LKR', 'NPR', 'MUR'],
};

/** The code of the currency that a person names by code or sign; null for what is none or may be several. */
export function readTypedCurrency(typed: string): string | null {
  const text = typed.trim();
  const code = text.toUpperCase();
  if (isCurrencyCode(code)) return code;
  return text in SHARED_SIGNS ? null : currencyOf(text);
}

/** What a sign means at an amount of a document: its own currency, where that is written with this sign. */
export function currencyAtAmount(sign: string, documentCurrency: string | null): string | null {
  const shared = SHARED_SIGNS[sign.trim()];
  return shared && documentCurrency && shared.includes(documentCurrency) ? documentCurrency : currencyOf(sign);
}
