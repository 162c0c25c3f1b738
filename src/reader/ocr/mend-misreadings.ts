import { findDates } from '#core/values/calendar-date.ts';
import type { RecognisedWord } from './recognised-words.ts';

/** Letters that are taken for digits, and the digit that was printed; only where everything around them is a number. */
const DIGITS: Readonly<Record<string, string>> = {
  ...{ O: '0', o: '0', Q: '0', D: '0', I: '1', l: '1', '|': '1', i: '1' },
  ...{ Z: '2', z: '2', S: '5', s: '5', B: '8' },
};
const LOOKALIKE = /[OoQDIl|iZzSsB]/g;
/** "RMS.00", "$1O.50", "l2,40": an amount with two decimals, some of its digits read as letters. */
const AMOUNT = /^(RM|Rs|CHF|EUR|[$€£])?([-+(]?[\dOoQDIl|iZzSsB]{1,7}[.,][\dOoQDIl|iZzSsB]{2})(\)?[A-Z]?)$/;
/** "l2/03/2O18": a date in figures. */
const DATE = /^[\dOolIZSB]{1,2}([/.-])[\dOolIZSB]{1,2}\1[\dOolIZSB]{2}(?:[\dOolIZSB]{2})?$/;
/** "23/0212018", "23,02,2018", "23|02/18": the strokes between the figures of a date are read as others. */
const STRUCK = /^(\d{2})([^\p{L}\s]|[lI])(\d{2})([^\p{L}\s]|[lI])(20\d{2}|\d{2})$/u;
const STROKE = /[/.-]/;
/** What a slanting stroke is taken for. */
const SLANTING = /[|\\!Il17]/;
/** "RM4." and "72", a gap of less than a digit between them: one amount, torn apart at its point. */
const TORN_HEAD = /[\dOS][.,]$/;
const TORN_TAIL = /^[\dOoSl]{2}$/;
const NARROW_GAP = 0.8;

const digitsOf = (text: string) => text.replace(LOOKALIKE, (letter) => DIGITS[letter] ?? letter);

/**
 * The words as they were printed where the recogniser's usual slips can be told from what is around them: letters within
 * amounts and dates, and amounts torn apart at their point. All else stays as it was read.
 */
export function mendMisreadings(words: readonly RecognisedWord[]): RecognisedWord[] {
  return joined(words).map((word) => ({ ...word, text: mended(word.text) }));
}

function mended(text: string): string {
  const amount = AMOUNT.exec(text);
  if (amount) {
    const [, sign = '', figure = '', tail = ''] = amount;
    // Without a sign of money, letters alone ("IS.SO") are no amount.
    return sign || (figure.match(/\d/g)?.length ?? 0) >= 2 ? `${sign}${digitsOf(figure)}${tail}` : text;
  }
  const struck = withStrokes(text);
  if (struck) return struck;
  return DATE.test(text) && (text.match(/\d/g)?.length ?? 0) >= 4 ? digitsOf(text) : text;
}

/** A date, day or month first, one of whose strokes is sure, or whose year is written in full between signs alone. */
function withStrokes(text: string): string | null {
  const [, day = '', first = '', month = '', second = '', year = ''] = STRUCK.exec(text) ?? [];
  const [a, b] = [STROKE.test(first), STROKE.test(second)];
  if (year === '' || (a && b && first === second)) return null;
  const isSlanted = (a && SLANTING.test(second)) || (b && SLANTING.test(first));
  const isInFull = year.length === 4 && !/[\dlI]/.test(first + second);
  const stroke = a && first !== '.' ? first : b && second !== '.' ? second : '/';
  const date = [day, month, year].join(stroke);
  return (isSlanted || isInFull) && findDates(date, 'day_first').length === 1 ? date : null;
}

function joined(words: readonly RecognisedWord[]): RecognisedWord[] {
  const result: RecognisedWord[] = [];
  for (const word of words) {
    const before = result.at(-1);
    const gap = before ? word.box.left - before.box.right : 0;
    const isTorn =
      before?.line === word.line &&
      TORN_HEAD.test(before.text) &&
      TORN_TAIL.test(word.text) &&
      gap < NARROW_GAP * (word.box.bottom - word.box.top);
    if (!before || !isTorn) result.push(word);
    else {
      result[result.length - 1] = {
        text: before.text + word.text,
        box: {
          left: before.box.left,
          top: Math.min(before.box.top, word.box.top),
          right: word.box.right,
          bottom: Math.max(before.box.bottom, word.box.bottom),
        },
        confidence: Math.min(before.confidence, word.confidence),
        line: before.line,
      };
    }
  }
  return result;
}
