import type { Decimal } from './decimal.ts';

/** How a document writes numbers: which mark stands before the cents. */
export interface NumberStyle {
  decimalMark: '.' | ',';
}

/** Languages whose printed numbers have a point before the cents. */
const POINT_LANGUAGES = new Set(['en']);

/** The usual style of a language (ISO 639-1), for documents that give no evidence of their own. */
export function usualNumberStyle(language: string): NumberStyle {
  return { decimalMark: POINT_LANGUAGES.has(language) ? '.' : ',' };
}

/** Currencies in whose amounts nobody writes cents, by codes and signs at amounts and in titles. */
const WITHOUT_CENTS =
  /(?<![\p{L}\d])(?:IDR|VND|CLP|COP|KRW|JPY|HUF|PYG|ISK|XOF|XAF|UGX|RWF)(?![\p{L}\d])|(?<!\p{L})(?:Rp\.?|Gs\.)\s?\d|[₩¥₫₲]|\d[.,]\d{3}\s?(?:đ|Ft)(?!\p{L})/u;
const GROUPED_BY = {
  '.': /(?<![\d.,])\d{1,3}(?:\.\d{3})+(?![\d.,])/g,
  ',': /(?<![\d.,])\d{1,3}(?:,\d{3})+(?![\d.,])/g,
} as const;

/**
 * The style that a document's own numbers prove: "12,50" and "1.234,56" speak for the comma, "12.50" and "1,234.56"
 * for the point. Without any proof, the marks of thousands tell where the currency has no cents in use ("Rp 750.000"),
 * else the language's usual style.
 */
export function numberStyleOf(texts: Iterable<string>, language: string): NumberStyle {
  let comma = 0;
  let point = 0;
  const grouped = { '.': 0, ',': 0 };
  let hasCents = true;
  for (const text of texts) {
    if (WITHOUT_CENTS.test(text)) hasCents = false;
    for (const mark of ['.', ','] as const) grouped[mark] += text.match(GROUPED_BY[mark])?.length ?? 0;
    comma += text.match(/(?<![\d.,])\d{1,3}(?:[.' \u00a0\u202f’]\d{3})*,\d{2}(?![\d.,])/g)?.length ?? 0;
    point += text.match(/(?<![\d.,])\d{1,3}(?:[,' \u00a0\u202f’]\d{2,3})*\.\d{2}(?![\d.,])/g)?.length ?? 0;
  }
  if (!hasCents && comma + point === 0 && grouped['.'] !== grouped[','])
    return { decimalMark: grouped['.'] > grouped[','] ? ',' : '.' };
  if (comma === point) return usualNumberStyle(language);
  return { decimalMark: comma > point ? ',' : '.' };
}

/**
 * A printed number without sign or currency as a decimal: "1.234,56", "1 234,56", "1,23,456.00", "1'234.50", "150,-".
 * The style decides only what the number itself leaves open ("1.234"). Null when it is no number.
 */
export function parseNumber(text: string, style: NumberStyle): Decimal | null {
  const usual = WITH_CENTS.exec(text);
  if (usual) return plain(usual[1]!, usual[2]!);
  const compact = text.replace(/[\s\u00a0\u202f'’`´]/g, '').replace(/[.,][-–—]{1,2}$/, '');
  // American forms print cents alone: ".00".
  if (/^\.\d{2}$/.test(compact)) return `0${compact}`;
  if (!/^\d[\d.,]*$/.test(compact)) return null;
  const digits = compact.replace(/[.,]+$/, '');
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  if (last < 0) return plain(digits, '');
  const mark = digits[last]!;
  const other = mark === '.' ? ',' : '.';
  const fraction = digits.slice(last + 1);
  const marks = digits.split(mark).length - 1;
  if (digits.includes(other)) return marks > 1 ? null : plain(digits.slice(0, last), fraction);
  if (marks > 1) return plain(digits, '');
  const grouped = fraction.length === 3 && last <= 3 && !digits.startsWith('0') && mark !== style.decimalMark;
  return grouped ? plain(digits, '') : plain(digits.slice(0, last), fraction);
}

/** What most amounts are, which no style reads otherwise. */
const WITH_CENTS = /^(\d+)[.,](\d{2})$/;

function plain(whole: string, fraction: string): Decimal {
  const digits = whole.replace(/[.,]/g, '').replace(/^0+(?=\d)/, '');
  return fraction ? `${digits || '0'}.${fraction}` : digits;
}
