import type { Decimal } from '../../values/decimal.ts';
import { roundDecimal } from '../../values/decimal.ts';
import { decimalsOf } from '../../values/iso-4217.ts';
import type { DateRange, Language } from '../plan.ts';
import { monthOfYear, quarterOfYear, wholeYear } from '../understand/times/calendar-periods.ts';
import { DE_WORDING } from './de.ts';
import { EN_WORDING } from './en.ts';
import { FR_WORDING } from './fr.ts';
import type { Wording } from './wording.ts';

export const WORDINGS: Readonly<Record<Language, Wording>> = { en: EN_WORDING, de: DE_WORDING, fr: FR_WORDING };

/** An amount as its currency is written, rounded to its smallest unit: "1190.00". */
export function inMinorUnits(value: Decimal, currency: string | null): Decimal {
  return roundDecimal(value, decimalsOf(currency));
}

/** "1,190.00 EUR", in the locale; cents are always written. */
export function writeMoney(value: Decimal, currency: string | null, { locale }: Wording): string {
  const decimals = decimalsOf(currency);
  const amount = new Intl.NumberFormat(locale, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(inMinorUnits(value, currency) as Intl.StringNumericLiteral);
  return currency ? `${amount} ${currency}` : amount;
}

/** Figures of several currencies, which are never added together. */
export function writeAmounts(
  amounts: readonly { amount: Decimal; currency: string | null }[],
  wording: Wording,
): string {
  return joinWords(
    amounts.map(({ amount, currency }) => writeMoney(amount, currency, wording)),
    wording,
  );
}

export function writeNumber(value: Decimal | number, { locale }: Wording, most = 4): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: most }).format(value as Intl.StringNumericLiteral);
}

const ENGLISH_ENDINGS: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };

/** "2nd", "2.", "2e". */
export function writeOrdinal(place: number, { locale }: Wording): string {
  if (locale.startsWith('de')) return `${place}.`;
  if (locale.startsWith('fr')) return place === 1 ? '1re' : `${place}e`;
  return `${place}${ENGLISH_ENDINGS[new Intl.PluralRules('en', { type: 'ordinal' }).select(place)] ?? 'th'}`;
}

/** "3 March 2026". */
export function writeDate(date: string, { locale }: Wording): string {
  const written = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${date}T00:00:00Z`));
  // French writes the first of a month as an ordinal.
  return locale === 'fr' ? written.replace(/^1 /, '1er ') : written;
}

/** "March 2026" of "2026-03". */
export function writeMonth(month: string, { locale }: Wording): string {
  return new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${month}-01T00:00:00Z`));
}

/** "7 invoices". */
export function writeCount(count: number, type: string, wording: Wording): string {
  const [one, many] = wording.types[type] ?? [type, type];
  const isOne = wording.locale === 'fr' ? count < 2 : count === 1;
  return `${writeNumber(count, wording)} ${isOne ? one : many}`;
}

export function joinWords(words: readonly string[], { and }: Wording): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${and} ${words.at(-1)}`;
}

/** "in March 2026", "since 3 March 2026": whole months, quarters and years by their names. */
export function writePeriod({ from, to }: DateRange, wording: Wording): string {
  const { scope } = wording;
  if (!from) return to ? scope.until(writeDate(to, wording)) : '';
  if (!to) return scope.since(writeDate(from, wording));
  if (from === to) return scope.day(writeDate(from, wording));
  const [year, month] = [Number(from.slice(0, 4)), Number(from.slice(5, 7))];
  const is = (range: { from: string; to: string }) => range.from === from && range.to === to;
  if (is(wholeYear(year))) return scope.year(String(year));
  if (is(monthOfYear(year, month))) return scope.month(writeMonth(from.slice(0, 7), wording));
  const quarter = Math.ceil(month / 3);
  if (is(quarterOfYear(year, quarter))) return scope.quarter(quarter, String(year));
  return scope.range(writeDate(from, wording), writeDate(to, wording));
}
