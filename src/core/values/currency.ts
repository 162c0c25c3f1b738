/** ISO 4217 codes that invoices in our languages carry; others are too easily ordinary words. */
export const CURRENCY_CODES = [
  ...['EUR', 'USD', 'GBP', 'CHF', 'INR', 'CAD', 'AUD', 'NZD', 'SEK', 'NOK', 'DKK', 'PLN', 'CZK', 'HUF', 'RON', 'BGN'],
  ...['JPY', 'CNY', 'HKD', 'SGD', 'ZAR', 'AED', 'MXN', 'BRL', 'ARS', 'CLP', 'COP', 'ILS', 'MYR', 'THB'],
  ...[
    'IDR',
    'PHP',
    'KRW',
    'TWD',
    'SAR',
    'QAR',
    'KES',
    'NGN',
    'EGP',
    'ISK',
    'UAH',
    'VND',
    'TRY',
    'RUB',
    'LKR',
    'PKR',
    'BDT',
  ],
] as const;

/** What is printed for a currency; the longest match counts. "$" alone may be any dollar, "kr" any krone. */
const SYMBOLS: readonly (readonly [string, string])[] = [
  ['US$', 'USD'],
  ['C$', 'CAD'],
  ['CA$', 'CAD'],
  ['A$', 'AUD'],
  ['AU$', 'AUD'],
  ['NZ$', 'NZD'],
  ['HK$', 'HKD'],
  ['S$', 'SGD'],
  ['R$', 'BRL'],
  ['MX$', 'MXN'],
  ['€', 'EUR'],
  ['£', 'GBP'],
  ['₹', 'INR'],
  ['Rs.', 'INR'],
  ['Rs', 'INR'],
  ['¥', 'JPY'],
  ['₺', 'TRY'],
  ['₪', 'ILS'],
  ['₩', 'KRW'],
  ['₦', 'NGN'],
  ['₱', 'PHP'],
  ['฿', 'THB'],
  ['₴', 'UAH'],
  ['₽', 'RUB'],
  ['₫', 'VND'],
  ['đ', 'VND'],
  ['kr.', 'SEK'],
  ['kr', 'SEK'],
  ['Kr', 'SEK'],
  ['KSh', 'KES'],
  ['Ksh', 'KES'],
  ['Dhs.', 'AED'],
  ['Dhs', 'AED'],
  ['zł', 'PLN'],
  ['Kč', 'CZK'],
  ['Fr.', 'CHF'],
  ['SFr.', 'CHF'],
  ['Euro', 'EUR'],
  ['euros', 'EUR'],
  ['Euros', 'EUR'],
  ['$', 'USD'],
];

/** Letters that are a currency only right before an amount with cents: "R20 355.00", "RM 40.00". */
const LETTERS: readonly (readonly [string, string])[] = [
  ['RM', 'MYR'],
  ['R', 'ZAR'],
];
const BEFORE_CENTS = '(?=\\s?\\d[\\d ,]*\\.\\d{2}(?!\\d))';

function escaped(text: string): string {
  return text.replace(/[.$]/g, '\\$&');
}

const LONGEST_FIRST = [...SYMBOLS].sort(([a], [b]) => b.length - a.length);

/** Source of an expression that matches a symbol or a code, to be put into larger expressions. */
export const CURRENCY_PATTERN = `(?:${LONGEST_FIRST.map(([symbol]) => escaped(symbol)).join('|')}|${CURRENCY_CODES.join('|')}|(?:${LETTERS.map(([letters]) => letters).join('|')})${BEFORE_CENTS})`;

/** ISO 4217 for a printed symbol or code; null for anything else. */
export function currencyOf(printed: string): string | null {
  const text = printed.trim();
  if ((CURRENCY_CODES as readonly string[]).includes(text.toUpperCase())) return text.toUpperCase();
  return [...LONGEST_FIRST, ...LETTERS].find(([symbol]) => symbol === text)?.[1] ?? null;
}

/** Whether a currency is what a bare "$" or "kr" is read as, so that the document's own currency knows better. */
export function isReadFromBareSign(currency: string): boolean {
  return currency === 'USD' || currency === 'SEK';
}
