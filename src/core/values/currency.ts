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
  // Africa, the Gulf and what lies between.
  ...['XOF', 'XAF', 'XPF', 'MAD', 'TND', 'DZD', 'MZN', 'AOA', 'GHS', 'TZS', 'UGX', 'RWF', 'ZMW', 'NAD', 'MUR', 'MGA'],
  ...['JOD', 'KWD', 'OMR', 'BHD', 'RSD', 'GEL', 'KZT', 'UYU', 'DOP', 'GTQ', 'PYG'],
] as const;

/** What is printed for a currency; the longest match counts. "$" alone may be any dollar, "kr" any krone, "FCFA" west or central. */
const SYMBOLS: readonly (readonly [string, string])[] = [
  ['US$', 'USD'],
  ['C$', 'CAD'],
  ['CA$', 'CAD'],
  ['A$', 'AUD'],
  ['AU$', 'AUD'],
  ['NZ$', 'NZD'],
  ['HK$', 'HKD'],
  ['S$', 'SGD'],
  ['S/.', 'PEN'],
  ['R$', 'BRL'],
  ['MX$', 'MXN'],
  ['€', 'EUR'],
  ['£', 'GBP'],
  ['₹', 'INR'],
  ['Rp.', 'IDR'],
  ['Rp', 'IDR'],
  ['NT$', 'TWD'],
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
  ['₲', 'PYG'],
  ['Gs.', 'PYG'],
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
  ['F CFA', 'XOF'],
  ['F.CFA', 'XOF'],
  ['FCFA', 'XOF'],
  ['Fcfa', 'XOF'],
  ['CFA', 'XOF'],
  ['Euro', 'EUR'],
  ['euros', 'EUR'],
  ['Euros', 'EUR'],
  ['$', 'USD'],
];

/** Letters that are a currency only right before an amount with cents: "R20 355.00", "R6,50", "RM 40.00". */
const LETTERS: readonly (readonly [string, string])[] = [
  ['RM', 'MYR'],
  ['R', 'ZAR'],
  ['S/', 'PEN'],
];
/**
 * Letters that are a currency only right behind an amount as their country writes it: "134 239 Ft", but "1,000 Ft" and
 * "250 Ft" are feet; "62.000,00 TL", but "TL-1042" is an article.
 */
const LETTERS_BEHIND: readonly (readonly [letters: string, currency: string, behind: string])[] = [
  ['Ft', 'HUF', '\\d[ .\\u00a0\\u202f]\\d{3}'],
  ['lei', 'RON', '\\d,\\d{2}'],
  ['Lei', 'RON', '\\d,\\d{2}'],
  ['LEI', 'RON', '\\d,\\d{2}'],
  ['TL', 'TRY', '\\d,\\d{2}'],
];
/** "520:-", "1 462,5:-": how Swedish papers end an amount; elsewhere a colon and a dash lead to words. */
const END_OF_AMOUNT = [':-', 'SEK'] as const;
const BEHIND_AMOUNT = `(?<=\\d)${END_OF_AMOUNT[0]}(?![\\d-]|\\s*\\p{L})`;
const BEFORE_CENTS = '(?=\\s?\\d(?:[\\d ,]*\\.\\d{2}|[\\d .\\u00a0\\u202f]*,\\d{2})(?!\\d|[.,]\\d))';

function escaped(text: string): string {
  return text.replace(/[.$]/g, '\\$&');
}

const LONGEST_FIRST = [...SYMBOLS].sort(([a], [b]) => b.length - a.length);

/** Source of an expression that matches a symbol or a code, to be put into larger expressions. */
export const CURRENCY_PATTERN = `(?:${LONGEST_FIRST.map(([symbol]) => escaped(symbol)).join('|')}|${CURRENCY_CODES.join('|')}|(?:${LETTERS.map(([letters]) => letters).join('|')})${BEFORE_CENTS}|${LETTERS_BEHIND.map(([letters, , behind]) => `(?<=${behind}\\s?)${letters}(?![\\p{L}\\d-])`).join('|')}|${BEHIND_AMOUNT})`;

const CODES: ReadonlySet<string> = new Set(CURRENCY_CODES);
const OF_SYMBOL: ReadonlyMap<string, string> = new Map(
  [...LETTERS_BEHIND, ...LETTERS, ...SYMBOLS, END_OF_AMOUNT].map(([symbol, currency]) => [symbol, currency]),
);

/** ISO 4217 for a printed symbol or code; null for anything else. */
export function currencyOf(printed: string): string | null {
  const text = printed.trim();
  const code = text.toUpperCase();
  return CODES.has(code) ? code : (OF_SYMBOL.get(text) ?? null);
}

const ENDS_IN_LETTERS = new RegExp(`(?:${LETTERS_BEHIND.map(([letters]) => letters).join('|')})$`, 'u');

/** Whether an amount as printed has letters for its currency that are a word elsewhere, so that the document must know it. */
export function isReadFromLetters(amount: string): boolean {
  return ENDS_IN_LETTERS.test(amount);
}

/** Whether a currency is what a bare "$", "kr" or "FCFA" is read as, so that the document's own currency knows better. */
export function isReadFromBareSign(currency: string): boolean {
  return currency === 'USD' || currency === 'SEK' || currency === 'XOF';
}

/** What the hundredth part of a currency is called above a column of its own. */
const HUNDREDTHS: ReadonlySet<string> = new Set(
  'p pence c ¢ ct cts cent cents rp gr ore øre öre hal cêntimos'.split(' '),
);

/** Whether a text names the hundredth part of a currency: "p" beside "£". */
export function isHundredth(printed: string): boolean {
  return printed.length < 10 && HUNDREDTHS.has(printed.toLowerCase().replace(/\.$/, ''));
}
