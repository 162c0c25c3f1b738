import {
  COMMA,
  CURLY_SWISS,
  type DateStyle,
  DE_DATES,
  DOT,
  ES_DATES,
  FR_DATES,
  INDIAN,
  IT_DATES,
  NL_DATES,
  type NumberStyle,
  PLAIN_COMMA,
  PLAIN_DOT,
  SPACE,
  SWISS,
  UK_DATES,
  US_DATES,
} from './writing-styles.ts';

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

const EN_VAT = ['VAT', 'VAT', 'V.A.T.'];
const locale = (
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

export const LOCALES: readonly Locale[] = [
  locale(
    'en-US',
    'USD',
    '$ $ $ US$',
    [DOT, DOT, DOT, PLAIN_DOT],
    US_DATES,
    [8.25, 7, 6.5, 8.875, 6, 9.5],
    ['Sales Tax', 'Tax', 'Sales tax', 'State Tax'],
    ['EIN', 'Tax ID', 'Federal Tax ID', 'FEIN'],
  ),
  locale('en-GB', 'GBP', '£', [DOT, DOT, PLAIN_DOT], UK_DATES, [20, 5], EN_VAT, [
    'VAT No',
    'VAT Reg. No.',
    'VAT Registration Number',
    'VAT number',
    'VAT Reg No',
  ]),
  locale('en-IE', 'EUR', '€', [DOT], UK_DATES, [23, 13.5], EN_VAT, ['VAT No', 'VAT Number', 'VAT Reg. No.']),
  locale(
    'en-CA',
    'CAD',
    '$ CA$ C$',
    [DOT],
    ['YYYY-MM-DD', 'MMM D, YYYY', 'MMMM D, YYYY', 'D MMM YYYY'],
    [13, 5, 15],
    ['HST', 'GST', 'GST/HST'],
    ['GST/HST No.', 'GST #', 'Business No.', 'GST/HST Registration No.'],
  ),
  locale('en-AU', 'AUD', '$ A$ $', [DOT], UK_DATES, [10], ['GST'], ['ABN']),
  locale('en-NZ', 'NZD', '$ NZ$', [DOT], UK_DATES, [15], ['GST'], ['GST No', 'GST Number', 'GST Reg No']),
  locale(
    'en-IN',
    'INR',
    'Rs. Rs INR',
    [INDIAN, INDIAN, DOT, PLAIN_DOT],
    ['DD/MM/YYYY', 'DD-MM-YYYY', 'DD-MMM-YYYY', 'D MMM YYYY', 'MMM D, YYYY'],
    [18, 12, 5],
    ['IGST', 'GST'],
    ['GSTIN', 'GSTIN/UIN', 'GSTIN No.'],
  ),
  locale(
    'en-DE',
    'EUR',
    '€',
    [DOT, COMMA, DOT],
    ['DD.MM.YYYY', 'YYYY-MM-DD', 'D MMMM YYYY', 'MMM D, YYYY'],
    [19, 7],
    EN_VAT,
    ['VAT ID', 'VAT ID No.', 'VAT Reg. No.'],
  ),
  locale(
    'en-NL',
    'EUR',
    '€',
    [DOT, COMMA],
    ['DD-MM-YYYY', 'D MMM YYYY', 'YYYY-MM-DD', 'D MMMM YYYY'],
    [21, 9],
    EN_VAT,
    ['VAT', 'VAT number', 'VAT ID'],
  ),
  locale(
    'en-CH',
    'CHF',
    'CHF Fr.',
    [SWISS, CURLY_SWISS, DOT],
    ['DD.MM.YYYY', 'D MMMM YYYY', 'YYYY-MM-DD'],
    [8.1, 2.6],
    EN_VAT,
    ['VAT No.', 'VAT ID', 'UID'],
  ),
  locale(
    'de-DE',
    'EUR',
    '€ € EUR',
    [COMMA, COMMA, PLAIN_COMMA],
    DE_DATES,
    [19, 7],
    ['MwSt.', 'USt.', 'Mehrwertsteuer', 'Umsatzsteuer', 'MwSt', 'USt'],
    ['USt-IdNr.', 'USt-ID', 'Umsatzsteuer-ID', 'USt.-Id.-Nr.', 'USt-Id-Nr.'],
  ),
  locale(
    'de-AT',
    'EUR',
    '€ EUR',
    [COMMA, PLAIN_COMMA],
    DE_DATES,
    [20, 10],
    ['USt.', 'MwSt.', 'Umsatzsteuer'],
    ['UID-Nr.', 'UID', 'UID-Nummer'],
  ),
  locale(
    'de-CH',
    'CHF',
    'CHF Fr. SFr.',
    [SWISS, CURLY_SWISS],
    DE_DATES,
    [8.1, 2.6],
    ['MWST', 'MwSt.', 'MWSt'],
    ['MWST-Nr.', 'UID', 'UID-Nr.', 'MWST-Nummer'],
  ),
  locale(
    'fr-FR',
    'EUR',
    '€ € EUR',
    [SPACE, SPACE, PLAIN_COMMA],
    FR_DATES,
    [20, 10, 5.5],
    ['TVA', 'TVA', 'T.V.A.'],
    ['N° TVA', 'TVA intracommunautaire', 'N° TVA intracom.', 'N° de TVA', 'TVA intra.'],
  ),
  locale(
    'fr-BE',
    'EUR',
    '€ EUR',
    [COMMA, SPACE, PLAIN_COMMA],
    FR_DATES,
    [21, 6],
    ['TVA'],
    ['N° TVA', 'TVA', 'N° d’entreprise'],
  ),
  locale(
    'fr-CH',
    'CHF',
    'CHF Fr.',
    [SWISS, CURLY_SWISS],
    ['DD.MM.YYYY', 'D MMMM YYYY'],
    [8.1, 2.6],
    ['TVA'],
    ['N° TVA', 'IDE', 'N° IDE/TVA'],
  ),
  locale(
    'nl-NL',
    'EUR',
    '€ € EUR',
    [COMMA, COMMA, PLAIN_COMMA],
    NL_DATES,
    [21, 9],
    ['BTW', 'btw', 'BTW'],
    ['BTW-nummer', 'BTW-nr.', 'BTW nr', 'Btw-id', 'BTW-identificatienummer'],
  ),
  locale(
    'nl-BE',
    'EUR',
    '€ EUR',
    [COMMA, PLAIN_COMMA],
    NL_DATES,
    [21, 6],
    ['BTW', 'btw'],
    ['BTW-nummer', 'BTW', 'Ondernemingsnummer'],
  ),
  locale(
    'es-ES',
    'EUR',
    '€ € EUR',
    [COMMA, COMMA, PLAIN_COMMA],
    ES_DATES,
    [21, 10],
    ['IVA', 'I.V.A.', 'IVA'],
    ['CIF', 'NIF', 'C.I.F.', 'N.I.F.', 'CIF/NIF'],
  ),
  locale('es-MX', 'MXN', '$ MX$', [DOT], ES_DATES, [16, 8], ['IVA', 'I.V.A.'], ['RFC', 'R.F.C.']),
  locale(
    'it-IT',
    'EUR',
    '€ € EUR',
    [COMMA, COMMA, PLAIN_COMMA],
    IT_DATES,
    [22, 10],
    ['IVA', 'I.V.A.', 'IVA'],
    ['P.IVA', 'P. IVA', 'Partita IVA', 'Part. IVA'],
  ),
  locale(
    'it-CH',
    'CHF',
    'CHF Fr.',
    [SWISS, CURLY_SWISS],
    ['DD.MM.YYYY', 'D MMMM YYYY'],
    [8.1, 2.6],
    ['IVA'],
    ['N. IVA', 'IDI', 'IDI IVA'],
  ),
];

/** Throws `RangeError` for an unknown tag. */
export function localeById(id: string): Locale {
  const found = LOCALES.find((candidate) => candidate.id === id);
  if (!found) throw new RangeError(`no locale ${id}`);
  return found;
}
