import type { Language } from './locale.ts';
import { wordList } from './word-list.ts';
import type { DateStyle } from './writing-styles.ts';

const MONTHS: Record<Language, string[]> = {
  en: wordList('January|February|March|April|May|June|July|August|September|October|November|December'),
  de: wordList('Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember'),
  fr: wordList('janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre'),
  nl: wordList('januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december'),
  es: wordList('enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre'),
  it: wordList('gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre'),
};
const SHORT_MONTHS: Record<Language, string[]> = {
  en: wordList('Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec'),
  de: wordList('Jan.|Feb.|März|Apr.|Mai|Juni|Juli|Aug.|Sept.|Okt.|Nov.|Dez.'),
  fr: wordList('janv.|févr.|mars|avr.|mai|juin|juil.|août|sept.|oct.|nov.|déc.'),
  nl: wordList('jan|feb|mrt|apr|mei|jun|jul|aug|sep|okt|nov|dec'),
  es: wordList('ene|feb|mar|abr|may|jun|jul|ago|sep|oct|nov|dic'),
  it: wordList('gen|feb|mar|apr|mag|giu|lug|ago|set|ott|nov|dic'),
};

/** ISO date plus a number of days (may be negative). */
export function addDays(iso: string, days: number): string {
  return new Date(Date.parse(`${iso}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** "March 2024" in the language given. */
export function monthAndYear(iso: string, language: Language): string {
  return `${MONTHS[language][Number(iso.slice(5, 7)) - 1]} ${iso.slice(0, 4)}`;
}

/** Writes an ISO date in one style and language. */
export function writeDate(iso: string, style: DateStyle, language: Language): string {
  const [year, month, day] = iso.split('-') as [string, string, string];
  const number = { month: Number(month), day: Number(day) };
  const long = MONTHS[language][number.month - 1]!;
  const short = SHORT_MONTHS[language][number.month - 1]!;
  if (style === 'D MMMM YYYY' && language === 'fr' && number.day === 1) return `1er ${long} ${year}`;
  const parts: Record<string, string> = {
    YYYY: year,
    YY: year.slice(2),
    MMMM: long,
    MMM: short,
    MM: month,
    M: String(number.month),
    DD: day,
    D: String(number.day),
  };
  return style.replace(/YYYY|YY|MMMM|MMM|MM|M|DD|D/g, (token) => parts[token]!);
}
