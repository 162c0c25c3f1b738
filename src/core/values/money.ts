import { matchesOf } from '../matches-of.ts';
import { CURRENCY_PATTERN, currencyOf } from './currency.ts';
import { type Decimal, negateDecimal } from './decimal.ts';
import { type NumberStyle, parseNumber } from './number-style.ts';

/** An amount found in a line of text. */
export interface FoundMoney {
  /** As printed, with sign and currency. */
  text: string;
  /** Offsets into the searched text. */
  start: number;
  end: number;
  value: Decimal;
  /** ISO 4217, when printed at the number; "$" reads as USD. */
  currency: string | null;
  /** Digits printed after the decimal mark. */
  decimals: number;
}

const GROUPED_BY_SPACE = "\\d{1,3}(?:[ \\u00a0\\u202f'’]\\d{3})+(?:[.,]\\d{1,4})?(?![\\d])";
const GROUPED_BY_MARK = '\\d{1,3}(?:(?:,\\d{2})*,\\d{3}|(?:,\\d{3})+|(?:\\.\\d{3})+)(?:[.,]\\d{1,4})?(?!\\d)';
const PLAIN = '\\d+(?:[.,]\\d{1,6})?|(?<![\\d.])\\.\\d{2}(?!\\d)';
const NUMBER = `(?:${GROUPED_BY_SPACE}|${GROUPED_BY_MARK}|${PLAIN})`;
/** "1.500,00 -/-" is how Dutch papers write it, "(-)0.19" Indian ones. */
const MINUS = '(?:-/-|\\([-−–]\\)|[-−–])';
const MONEY = new RegExp(
  `(?<![\\p{L}\\d.,:/#_°]|[\\p{L}\\d][-–])(?<open>\\()?(?<sign>${MINUS}|\\+)?\\s?(?:(?<before>${CURRENCY_PATTERN})\\s?)?(?<inner>${MINUS})?\\s?(?<number>${NUMBER})(?:[.,][-–—]{1,2}|\\/[-=](?![\\p{L}\\d/]))?(?<behind>${MINUS}(?=\\s?${CURRENCY_PATTERN}))?(?<after>\\s?${CURRENCY_PATTERN}(?![\\p{L}]))?(?<trailing>\\s?${MINUS}(?![\\d\\p{L}]))?(?<credit>\\s?CR(?!\\p{L}))?(?<close>\\))?(?!(?!(?<=[.,]\\d{2})[TNX](?![\\p{L}\\d]))[\\p{L}\\d%‰°/_]|[.,:]\\d|\\s?%|[-–]\\d)`,
  'gu',
);

/**
 * All numbers in a line that may be amounts, from left to right. Percentages, dates, times and parts of identifiers
 * are left out; plain integers are included (the caller decides what a bare "300" means). A letter right behind the
 * cents marks taxed lines in America ("850.00T").
 */
export function findMoney(text: string, style: NumberStyle): FoundMoney[] {
  const found: FoundMoney[] = [];
  if (!/\d/.test(text)) return found;
  for (const match of matchesOf(text, MONEY)) {
    const groups = match.groups!;
    const unsigned = parseNumber(groups.number!, style);
    if (unsigned === null || unsigned.length > 16) continue;
    // A dash between spaces is punctuation, not a sign: "Total - 12.00".
    const separated = groups.sign && /^\S\s/.test(match[0]) && !groups.before && match.index > 0;
    const negative =
      (groups.open && groups.close) ||
      (groups.sign && groups.sign !== '+' && !separated) ||
      groups.inner ||
      groups.behind ||
      groups.trailing ||
      groups.credit;
    const marks = [groups.before, groups.after].map((mark) => (mark ? currencyOf(mark) : null));
    const lead = match[0].length - match[0].trimStart().length;
    found.push({
      text: match[0].trim(),
      start: match.index + lead,
      end: match.index + match[0].trimEnd().length,
      value: negative && /[1-9]/.test(unsigned) ? negateDecimal(unsigned) : unsigned,
      currency: marks[0] ?? marks[1] ?? null,
      decimals: unsigned.includes('.') ? unsigned.length - unsigned.indexOf('.') - 1 : 0,
    });
  }
  return found;
}

/** The one amount that a text consists of ("1.234,56 €", "(12.00)", "USD 5"), or null. */
export function parseMoney(text: string, style: NumberStyle): FoundMoney | null {
  const found = findMoney(text.trim(), style);
  const only = found[0];
  return found.length === 1 && only && only.text.length === text.trim().length ? only : null;
}
