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
  return DATE.test(text) && (text.match(/\d/g)?.length ?? 0) >= 4 ? digitsOf(text) : text;
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
