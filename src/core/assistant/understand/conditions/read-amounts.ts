import {
  addDecimals,
  CENT,
  compareDecimals,
  type Decimal,
  multiplyDecimals,
  subtractDecimals,
} from '../../../values/decimal.ts';
import type { MarkedText } from '../text/marked-text.ts';
import { firstOf, patternSource } from '../text/word-pattern.ts';
import type { Dictionary } from '../words/dictionary.ts';

export interface SaidAmounts {
  min?: Decimal;
  max?: Decimal;
  over?: Decimal;
  under?: Decimal;
  currency?: string;
}

/** Said besides of the ends of a range: "from at least 100 to 200 at most". */
const LEAST = '(?:at least|mindestens|minimal|au moins|au minimum|min\\.?)';
const MOST = '(?:at (?:the )?most|h(?:o|oe)chstens|maximal|au plus|au maximum|maximum|max\\.?)';
const WEAK_LEADS = 'of|for|over|von|fur|mit|de|pour|en';
/** Between two amounts, and in front of them. */
const RANGE_TO = '-|to|bis|a(?=\\s)';
const RANGE_LEADS = 'of|worth|von|uber|de';
const NUMBER = "\\d{1,3}(?:[.,' ]\\d{3})+(?:[.,]\\d{1,2})?|\\d+(?:[.,]\\d{1,2})?";

/** A number as people of the language write it; "1.000" and "1,000" are a thousand in all of them. */
export function numberValue(said: string, decimalComma: boolean): Decimal | null {
  const plain = said.replace(/[' ]/g, '');
  const last = Math.max(plain.lastIndexOf(','), plain.lastIndexOf('.'));
  if (last < 0) return plain;
  const mark = plain[last]!;
  const behind = plain.length - last - 1;
  const isDecimal = behind < 3 || (behind > 3 && mark === (decimalComma ? ',' : '.'));
  const digits = (part: string) => part.replace(/[.,]/g, '');
  const value = isDecimal ? `${digits(plain.slice(0, last))}.${plain.slice(last + 1)}` : digits(plain);
  return /^\d+(?:\.\d+)?$/.test(value) ? value : null;
}

/** Conditions on the total ("over 500 EUR", "between 100 and 200"), taken out of the question. */
export function readAmounts(text: MarkedText, { amounts, currencies, language, time }: Dictionary): SaidAmounts {
  const codes = Object.entries(currencies);
  const money = codes.map(([, words]) => patternSource(words)).join('|');
  const scale = patternSource(amounts.thousand);
  const amount = `((?:${money})\\s*)?(${NUMBER})(?:\\s?(${scale})(?![\\p{L}]))?(?![\\d]|[.,]\\d)(\\s?(?:${money})(?![\\p{L}]))?(?![\\p{L}])(?!\\.?\\s*(?:${patternSource(amounts.counted)}|${Object.keys(time.months).join('|')})(?![\\p{L}]))`;
  const currencyOf = (said: string | undefined) =>
    said && codes.find(([, words]) => firstOf(`^(?:${patternSource(words)})$`).test(said.trim()))?.[0];
  const start = '(?<![\\p{L}\\p{N}])';
  const found: SaidAmounts = {};
  const value = (match: RegExpExecArray, group: number): Decimal | null => {
    const said = numberValue(match[group + 1]!, language !== 'en');
    const currency = currencyOf(match[group]) ?? currencyOf(match[group + 3]);
    if (currency) found.currency = currency;
    return said && match[group + 2] ? multiplyDecimals(said, '1000') : said;
  };
  // Years are no amounts: "between 2024 and 2025".
  const isYear = (match: RegExpExecArray, group: number, isAlone = false) => {
    // "GBP 2025" names a currency and a year; "£2025" is an amount.
    const isBesideWord = !match[group] || /\p{L}\s+$/u.test(match[group]);
    // So does "2025 GBP spending", where nothing says that it is an amount.
    const isBeforeWord = !match[group + 3] || (isAlone && /^\s+\p{L}/u.test(match[group + 3]!));
    return /^(?:19|20)\d\d$/.test(match[group + 1]!) && isBesideWord && !match[group + 2] && isBeforeWord;
  };
  const take = (words: string, each: (match: RegExpExecArray) => void, mayBeYear = false) => {
    const match = text.take(firstOf(`${start}(?:${patternSource(words)})(?:\\s+|(?<=[<>=]))${amount}`));
    if (match && mayBeYear && isYear(match, 1)) restore(text, match);
    else if (match) each(match);
  };
  const range = text.take(
    firstOf(
      `${start}(?:${patternSource(amounts.between)})\\s+(?:${LEAST}\\s+)?${amount}\\s*(?:${patternSource(amounts.and)})\\s*(?:${MOST}\\s+)?${amount}(?:\\s+${MOST}(?!\\p{L}))?`,
    ),
  );
  if (range && isYear(range, 1) && isYear(range, 5)) restore(text, range);
  else if (range) {
    const [a, b] = [value(range, 1), value(range, 5)];
    if (a && b) [found.min, found.max] = compareDecimals(a, b) <= 0 ? [a, b] : [b, a];
    return found;
  }
  // "Of 500 to 1,000", "500-1,000 euros".
  const bare = text.take(firstOf(`${start}(?:(${RANGE_LEADS})\\s+)?${amount}\\s*(?:${RANGE_TO})\\s*${amount}`));
  if (bare) {
    const [a, b] = [value(bare, 2), value(bare, 6)];
    const isMoney = bare[1] || currencyOf(bare[2]) || currencyOf(bare[5]) || currencyOf(bare[6]) || currencyOf(bare[9]);
    if (a && b && isMoney && !(isYear(bare, 2) && isYear(bare, 6))) {
      [found.min, found.max] = compareDecimals(a, b) <= 0 ? [a, b] : [b, a];
      return found;
    }
    delete found.currency;
    restore(text, bare);
  }
  const atLeast = (match: RegExpExecArray) => {
    const said = value(match, 1);
    if (said) found.min = said;
  };
  const atMost = (match: RegExpExecArray) => {
    const said = value(match, 1);
    if (said) found.max = said;
  };
  const suffixed = (words: string, each: (match: RegExpExecArray) => void) => {
    const led = `(?:(?:${patternSource(amounts.exactly)})\\s+)?`;
    // "Above 5k and below 8k" names another amount behind.
    const ends = `(?![\\p{L}])(?!\\s*(?:${money})?\\s*\\d)`;
    const match = text.take(firstOf(`${start}${led}${amount}\\s*(?:${patternSource(words)})${ends}`));
    if (match) each(match);
  };
  suffixed(amounts.orMore, atLeast);
  suffixed(amounts.orLess, atMost);
  take(amounts.atLeast, atLeast, true);
  take(amounts.atMost, atMost, true);
  take(amounts.over, (match) => {
    const said = value(match, 1);
    if (said) [found.min, found.over] = [addDecimals(said, CENT), said];
  });
  take(amounts.under, (match) => {
    const said = value(match, 1);
    if (said) [found.max, found.under] = [subtractDecimals(said, CENT), said];
  });
  if (found.min === undefined && found.max === undefined) {
    // An amount alone is meant exactly when its currency or its cents show that it is one.
    const alone = text.take(firstOf(`${start}(?:(?:${patternSource(amounts.exactly)})\\s+)?${amount}`));
    if (alone) {
      const said = value(alone, 1);
      const isMoney =
        alone[1] ||
        alone[4] ||
        /[.,]\d{2}$/.test(alone[2]!) ||
        firstOf(`^(?:${patternSource(amounts.exactly)})`).test(alone[0]);
      // "Of 2025 euro spending", "for 2025 dollars": such words stand in front of years as well.
      const mayBeYear = /^\d/.test(alone[0]) || firstOf(`^(?:${WEAK_LEADS})\\s`).test(alone[0]);
      if (said && isMoney && !isYear(alone, 1, mayBeYear)) [found.min, found.max] = [said, said];
      else restore(text, alone);
    }
  }
  return found;
}

function restore(text: MarkedText, match: RegExpExecArray): void {
  text.text = text.text.slice(0, match.index) + match[0] + text.text.slice(match.index + match[0].length);
}
