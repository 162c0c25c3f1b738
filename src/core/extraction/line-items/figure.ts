import { CURRENCY_PATTERN } from '../../values/currency.ts';
import { type Decimal, multiplyDecimals, negateDecimal } from '../../values/decimal.ts';
import { type NumberStyle, parseNumber } from '../../values/number-style.ts';

/** The number of a table's cell with what is printed around it. */
export interface Figure {
  value: Decimal;
  percent: boolean;
  /** A currency stands beside it. */
  currency: boolean;
  /** Letters behind the number: a unit such as "kg", or null. */
  suffix: string | null;
}

const NUMBER = String.raw`(?:\d{1,3}(?:[ \u00a0\u2009\u202f]\d{3})+(?:[.,]\d+)?|\d[\d.,'’]*|[.,]\d+)`;
const FIGURE = new RegExp(
  String.raw`^([-+(]?)\s*(${CURRENCY_PATTERN}\s*)?([-+(]?)\s*(${NUMBER})(?:,?-{1,2}(?=\s|$|[^\d])|\/[-=](?=\s|$))?\s*(-(?=$|\s)|\))?\s*(%)?\s*(${CURRENCY_PATTERN}(?!\p{L})\s*)?(-(?=$|\s)|\)|CR\b)?\s*(.*)$`,
  'u',
);
/** What may follow a number in its cell: a unit, a tax code, "per hour", "/ 1 PC", "/1"; no second number. */
const SUFFIX = /^(?:[/*]?\s*(?![x×*@]\s*\d)(?:\p{L}|\()|\/\s?1\s?\p{L})[\p{L}\d.()²³\s/%*]{0,24}$|^\/\s?1$/u;
/** "136,80 1": the code of the rate, which forms in fixed pitch print one space behind the amount. */
const TAX_CODE = /^\d$/;
const WITH_CENTS = /\d[.,]\d{2}$/;
/** "38,00-1", "2-ST": the minus behind an amount or count goes before its code, or its unit. */
const MINUS_BEHIND = /^(\d[\d.,'’ ]*)-((?<=\d[.,]\d{2}-)\s?\d|\p{Lu}{1,3})$/u;
/** "18- Kas." among counts; "125- kr" is round. */
const MINUS_BEHIND_COUNT = new RegExp(String.raw`^(\d[\d.,'’ ]*)-\s((?!${CURRENCY_PATTERN})\p{L}{1,8}\.?)$`, 'u');
const DASHES = /[\u2010-\u2015\u2212]/g;
const DASH = /[-\u2010-\u2015\u2212]/;
/** "1.500,00 -/-", "(-)0.19": how Dutch and Indian papers write a minus. */
const MARKED_MINUS = /-\/-|\(-\)/g;
/** "7:30", "0:20 h", "3 h 30", "1h15 min". */
const TIME = /^(\d{1,3})(?::|\s?h\s?)([0-5]\d)(?:\s*(?:h|hrs?|hours?|std\.?|uur|min|mn))?$/i;

/** "2½", "¾ h": hours and days are counted so. */
const FRACTION = /^(\d{0,3})\s?([¼½¾])\s?(\p{L}{0,8}\.?)$/u;
const HAS_FRACTION = /[¼½¾]/;
const DECIMALS = { '¼': '25', '½': '5', '¾': '75' };

/**
 * Reads a whole cell as one figure; null when it is none ("3/4/2021", "A4", "12 x 1,0 l"). In a column of counts the dash
 * before a unit is a minus ("18- Kas."); elsewhere words follow round amounts ("89- mtl.", "450- netto").
 */
export function readFigure(text: string, style: NumberStyle, isCount = false): Figure | null {
  if (text.length > 48 || !/[\d¼½¾]/.test(text)) return null;
  const parted = HAS_FRACTION.test(text) && FRACTION.exec(text.trim());
  if (parted) {
    const value = `${parted[1] || '0'}.${DECIMALS[parted[2] as keyof typeof DECIMALS]}`;
    return { value, percent: false, currency: false, suffix: parted[3] || null };
  }
  const match = FIGURE.exec(DASH.test(text) ? withPlainMinus(text, isCount) : text.trim());
  if (!match) return null;
  const [whole, sign1, before, sign2, number, sign3, percent, after, sign4, rest = ''] = match;
  if (rest !== '' && !SUFFIX.test(rest) && !(TAX_CODE.test(rest) && WITH_CENTS.test(number!))) return null;
  if (isDateLike(number!)) return null;
  const value = parseNumber(/^[.,]/.test(number!) ? `0${number}` : number!, style);
  // Longer runs of digits are numbers of articles or accounts.
  if (value === null || value.length > 16) return null;
  const dashed = /\d-$/.test(whole!.trim());
  const minus = [sign1, sign2, sign3, sign4].some((sign) => sign === '-' || sign === 'CR');
  const bracketed = (sign1 === '(' || sign2 === '(') && (sign3 === ')' || sign4 === ')');
  const suffix = rest.replace(/^[/*]\s*(?:1\s?(?=\p{L}))?/u, '').trim();
  return {
    value: (minus || bracketed || dashed) && /[1-9]/.test(value) ? negateDecimal(value) : value,
    percent: percent !== undefined,
    currency: before !== undefined || after !== undefined,
    suffix: suffix === '' ? null : suffix,
  };
}

/** Dashes and minuses of any kind as the one before the number; few cells have any. */
function withPlainMinus(text: string, isCount: boolean): string {
  const plain = text.replace(DASHES, '-').replace(MARKED_MINUS, '-').trim().replace(MINUS_BEHIND, '-$1 $2');
  return isCount ? plain.replace(MINUS_BEHIND_COUNT, '-$1 $2') : plain;
}

/**
 * "ct/kWh", "Cent je kWh": the hundredth part of the currency, for one of something; a single "c" for energy only, as "c/u"
 * is Spanish for each.
 */
const HUNDREDTH_EACH =
  /^(?:(?:cts?|cents?|[øö]re)\.?\s*(?:\/|je\s|per\s|pro\s)|c\.?\s*(?:\/|per\s)\s*(?:[kmg]wh|[km]va|kw|[mg]j|therms?)(?!\p{L}))/iu;
/** "24.3150p", "30.000c", "85 p per day", "40 ct", "85,2 öre": what else may mean hundredths, or pieces, or persons. */
const MAYBE_HUNDREDTH = /^(?:ct?|cts|cents?|p|pence|[øö]re|gr)(?:$|\.$|\s|\/)/iu;

/**
 * A price that is stated in hundredths of the currency, as prices of energy are, in the currency itself: where it says so
 * ("ct/kWh"), or where it may and `isBorneOut` by the line's quantity and total.
 */
export function inWholeCurrency(figure: Figure, isBorneOut: (price: Decimal) => boolean): Figure {
  const { suffix, value } = figure;
  if (suffix === null || figure.currency || !MAYBE_HUNDREDTH.test(suffix)) return figure;
  const whole = multiplyDecimals(value, '0.01');
  const isClear = HUNDREDTH_EACH.test(suffix) || (isBorneOut(whole) && !isBorneOut(value));
  return isClear ? { ...figure, value: whole } : figure;
}

/** "28.06.2025": one mark twice, but no groups of thousands. */
function isDateLike(number: string): boolean {
  if (!TWO_MARKS.test(number)) return false;
  const groups = number.split(/[.,]/);
  const marks = new Set(number.match(/[.,]/g));
  return marks.size === 1 && !(groups.at(-1)!.length === 3 && groups[0]!.length <= 3);
}

const TWO_MARKS = /[.,].*[.,]/;

/** A quantity printed as hours and minutes: "7:30" → "7.50"; null for anything else. */
export function readHours(text: string): Decimal | null {
  const match = TIME.exec(text.trim());
  if (!match) return null;
  const hundredths = Math.round((Number(match[2]) * 100) / 60);
  return `${Number(match[1])}.${String(hundredths).padStart(2, '0')}`;
}

/** Whether the figure can be a sum of money: two decimals or a currency, and no percent sign. */
export function isMoney(figure: Figure): boolean {
  return !figure.percent && (figure.currency || /\.\d{2}$/.test(figure.value));
}
