import type { Word } from '../text-document.ts';

/** What Windows' letters have from 80 to BF hexadecimal, from where the second and third bytes of a letter come. */
const FOLLOWING = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ¡-¬®-¿';
/** "é", "ü" and others of Latin-1, dashes, quotes and the euro sign: printed like this by nobody on purpose. */
const SPLIT = new RegExp(`Ã[${FOLLOWING}]|Â[°§£€«»·º²³]|â(?:‚¬|€[${FOLLOWING}])`, 'u');
const SEQUENCE = new RegExp(`[ÂÃÄÅ][${FOLLOWING}]|â[${FOLLOWING}]{2}`, 'gu');
/** "í" has a soft hyphen for its second byte and "à" a no-break space, which are read as a hyphen and as nothing. */
const WITH_HYPHEN = /Ã-(?=\p{L}|$)/gu;
const WITH_SPACE = /Ã$/u;
/** A no-break space, and a closing quote, whose last bytes are read as nothing. */
const SPACE_ALONE = /Â$/u;
const QUOTE_ALONE = /â€(?=[.,;:!?)]?$)/u;
/** A narrow space between thousands, printed with a font that has none. */
const LOST_SPACE = /(?<=^\D{0,3}\d{1,3}(?:\?\d{3})*)\?(?=\d{3}(?:\?\d{3})*(?:[.,]\d{1,2})?\D{0,3}$)/gu;

/** What Windows has for the bytes from 80 to 9F; five have nothing. */
const UPPER_BYTES = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const LONGEST_AMOUNT = 24;

/**
 * Mends what small PDF libraries do to letters that their fonts lack: UTF-8 printed byte for byte ("FÃ¤llig", "12,00
 * â‚¬"), and a question mark for the narrow space between thousands ("1?150,00").
 */
export function mendLostLetters(words: readonly Word[]): readonly Word[] {
  const isSplit = words.some(({ text }) => SPLIT.test(text));
  if (!isSplit && !words.some(({ text }) => text.includes('?'))) return words;
  return words.map((word) => {
    const whole = isSplit ? joinBytes(word.text) : word.text;
    const text = whole.length <= LONGEST_AMOUNT && whole.includes('?') ? whole.replace(LOST_SPACE, '\u202f') : whole;
    return text === word.text ? word : { ...word, text };
  });
}

const joinBytes = (text: string): string =>
  text
    .replace(SEQUENCE, joinSequence)
    .replace(WITH_HYPHEN, 'í')
    .replace(WITH_SPACE, 'à')
    .replace(SPACE_ALONE, '')
    .replace(QUOTE_ALONE, '”');

function joinSequence(sequence: string): string {
  const [first, ...others] = Array.from(sequence, byteOf);
  const lead = others.length === 1 ? first! & 0x1f : first! & 0x0f;
  return String.fromCodePoint(others.reduce((code, byte) => (code << 6) | (byte & 0x3f), lead));
}

function byteOf(letter: string): number {
  const code = letter.charCodeAt(0);
  return code < 0x100 ? code : 0x80 + UPPER_BYTES.indexOf(letter);
}
