import type { FoundPattern } from './found-pattern.ts';

const BY_CURRENCY: Readonly<Record<string, string>> = {
  GBP: 'GB',
  USD: 'US',
  INR: 'IN',
  CHF: 'CH',
  AUD: 'AU',
  CAD: 'CA',
  NZD: 'NZ',
  SEK: 'SE',
  DKK: 'DK',
  NOK: 'NO',
  PLN: 'PL',
  CZK: 'CZ',
  HUF: 'HU',
  RON: 'RO',
  BGN: 'BG',
  ISK: 'IS',
  JPY: 'JP',
  CNY: 'CN',
  HKD: 'HK',
  SGD: 'SG',
  MYR: 'MY',
  THB: 'TH',
  IDR: 'ID',
  PHP: 'PH',
  KRW: 'KR',
  TWD: 'TW',
  AED: 'AE',
  SAR: 'SA',
  QAR: 'QA',
  ILS: 'IL',
  TRY: 'TR',
  ZAR: 'ZA',
  KES: 'KE',
  NGN: 'NG',
  EGP: 'EG',
  MXN: 'MX',
  BRL: 'BR',
  ARS: 'AR',
  CLP: 'CL',
  COP: 'CO',
  LKR: 'LK',
  PKR: 'PK',
  BDT: 'BD',
  UAH: 'UA',
};
const BY_LANGUAGE: Readonly<Record<string, string>> = { de: 'DE', fr: 'FR', nl: 'NL', es: 'ES', it: 'IT', en: 'US' };

/** The country in which national telephone numbers are read: accounts and tax ids first, then currency, then language. */
export function documentCountry(
  patterns: readonly FoundPattern[],
  { currency, language }: { currency: string | null; language: string },
): string {
  for (const { kind, value, name } of patterns) {
    if (kind === 'iban') return value.slice(0, 2);
    const prefix = /^VAT id \((\w\w)\)/.exec(name)?.[1];
    if (prefix) return prefix === 'EL' ? 'GR' : prefix === 'XI' ? 'GB' : prefix;
    if (name === 'GSTIN') return 'IN';
    if (name === 'ABN') return 'AU';
  }
  return BY_CURRENCY[currency ?? ''] ?? BY_LANGUAGE[language] ?? 'US';
}
