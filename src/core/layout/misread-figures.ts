import type { Word } from '../text-document.ts';
import { findDates } from '../values/calendar-date.ts';

/** Letters that are taken for digits, and the digit that was printed. */
const DIGITS: Readonly<Record<string, string>> = {
  ...{ O: '0', o: '0', I: '1', l: '1', '|': '1' },
  ...{ S: '5', B: '8' },
};
const LOOKALIKE = /[OoIl|SB]/g;
const MIXED = /\d.*[OoIl|SB]|[OoIl|SB].*\d|\p{Ll}[01]\p{Ll}/u;
/** What no amount, date or number of a paper exceeds. */
const LONGEST = 28;
/** "Mül1er", "Gast0nomie": a digit within a word of small letters. */
const IN_WORD = /(?<=^["(]?\p{L}?\p{Ll}+)[01](?=\p{Ll}{2}[\p{Ll}-]*[\p{Ll}\d.,:;)]*$)/gu;
const LETTERS: Readonly<Record<string, string>> = { 0: 'o', 1: 'l' };
const D = String.raw`[\dOoIl|SB]`;
/**
 * "1O4.50", "l.234,5O €": an amount with two decimals. It begins with no letter of a code ("S1.25", "B2.50") and ends in
 * no litre ("1,5l").
 */
const AMOUNT = new RegExp(
  String.raw`^(?:[A-Z]{2,3}|[$€£])?[-+(]?[\dOoIl|]${D}{0,2}(?:${D}{0,4}|(?:[.,'’]${D}{3})+)[.,]${D}[\dOo](?:[€)]|[A-Z]{3})?$`,
);
const FEWEST_IN_AMOUNT = 2;
/** "l2.O3.2024,": a date in figures. */
const DATE = new RegExp(
  String.raw`^(?:${D}{1,2}([/.-])${D}{1,2}\1${D}{2}(?:${D}{2})?|[12]${D}{3}-${D}{2}-${D}{2})[,.;]?$`,
);
const FEWEST_IN_DATE = 4;
/** "2O24" behind a month. */
const YEAR = /^2[Oo][\dOo][\dOo][,.]?$/;
/** "47l102", "AV-2O17-0005": between digits neither is a letter of a number. */
const WITHIN = /(?<=(?<![\p{L}\d])[\dOol|]*\d)[Ool|](?=\d[\dOol|]*(?![\p{L}\d]))/gu;
const FEWEST_IN_NUMBER = 4;

/** The words with the digits that others' recognition took for letters, where all around is a figure. All else stays. */
export function mendMisreadFigures(words: readonly Word[]): readonly Word[] {
  return words.map((word) => {
    if (word.text.length > LONGEST || !MIXED.test(word.text)) return word;
    const text = inDigits(word.text);
    return text === word.text ? word : { ...word, text };
  });
}

function inDigits(text: string): string {
  const digits = text.match(/\d/g)?.length ?? 0;
  const read = text.replace(LOOKALIKE, (letter) => DIGITS[letter]!);
  if (digits >= FEWEST_IN_DATE && DATE.test(text) && findDates(read, 'day_first').length === 1) return read;
  if (digits >= FEWEST_IN_AMOUNT && AMOUNT.test(text)) return withSign(text, read);
  if (YEAR.test(text)) return read;
  if (digits === 1) return text.replace(IN_WORD, (digit) => LETTERS[digit]!);
  return digits >= FEWEST_IN_NUMBER ? text.replace(WITHIN, (letter) => DIGITS[letter]!) : text;
}

/** The letters of a currency are none of the figure. */
function withSign(text: string, read: string): string {
  const before = /^[A-Z]{2,3}(?=[-+(]?\d)/.exec(text)?.[0] ?? '';
  const behind = /(?<=\d)[A-Z]{3}$/.exec(text)?.[0] ?? '';
  return before + read.slice(before.length, read.length - behind.length) + behind;
}
