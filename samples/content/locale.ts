import type { DateStyle, NumberStyle } from './writing-styles.ts';

/** The languages of the sample invoices. */
export const LANGUAGES = ['en', 'de', 'fr', 'nl', 'es', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];

export type Country =
  | 'US'
  | 'GB'
  | 'IE'
  | 'CA'
  | 'AU'
  | 'NZ'
  | 'IN'
  | 'DE'
  | 'AT'
  | 'CH'
  | 'FR'
  | 'BE'
  | 'LU'
  | 'NL'
  | 'ES'
  | 'MX'
  | 'IT';

/** How a country writes its invoices; `id` is a BCP 47 tag. */
export interface Locale {
  id: string;
  language: Language;
  country: Country;
  currency: string;
  /** What may stand beside an amount; the generator adds the ISO code as another way. */
  symbols: readonly string[];
  numbers: readonly NumberStyle[];
  dates: readonly DateStyle[];
  paper: 'A4' | 'LETTER';
  /** Standard rate first, then reduced ones; percent. */
  taxRates: readonly number[];
  taxNames: readonly string[];
  taxIdLabels: readonly string[];
}

/** Puts a locale together; language, country and paper follow from the id. */
export const locale = (
  id: string,
  currency: string,
  symbols: string,
  numbers: NumberStyle[],
  dates: readonly DateStyle[],
  taxRates: number[],
  taxNames: string[],
  taxIdLabels: string[],
): Locale => {
  const [language, country] = id.split('-') as [Language, Country];
  const paper = country === 'US' || country === 'CA' || country === 'MX' ? 'LETTER' : 'A4';
  return {
    id,
    language,
    country,
    currency,
    symbols: symbols.split(' '),
    numbers,
    dates,
    paper,
    taxRates,
    taxNames,
    taxIdLabels,
  };
};
