import type { Glyph } from './glyph.ts';

/** Marks that are printed by themselves, and what they are above or below a letter. */
const COMBINING: Readonly<Record<string, string>> = {
  '`': '\u0300',
  '´': '\u0301',
  ˆ: '\u0302',
  '^': '\u0302',
  '˜': '\u0303',
  '~': '\u0303',
  '¯': '\u0304',
  '˘': '\u0306',
  '˙': '\u0307',
  '¨': '\u0308',
  '˚': '\u030a',
  '˝': '\u030b',
  ˇ: '\u030c',
  '¸': '\u0327',
  '˛': '\u0328',
};
/** Share of the narrower of both that lies above the other. */
const ABOVE = 0.6;
/** In shares of the font size: capitals have their marks raised so far; a mark is lower by no more; it stands in the letter's middle. */
const RAISED = 0.28;
const LOWERED = 0.08;
const OFF_MIDDLE = 0.08;
/** Two sizes, and two directions (their cosine), that are one. */
const SAME_SIZE = 0.05;
const SAME_DIRECTION = 0.999;

/** Whether a glyph may be the mark of a letter. */
export function mayBeAccent({ text }: Glyph): boolean {
  return text in COMBINING;
}

/**
 * TeX's older fonts have no "ä": it prints "¨", steps back and prints "a". The letter with its mark, where the one stands
 * upon the other; null where they follow each other.
 */
export function accented(letter: Glyph, accent: Glyph): Glyph | null {
  const mark = COMBINING[accent.text];
  const overlap = Math.min(letter.end, accent.end) - Math.max(letter.start, accent.start);
  const base = letter.text === 'ı' ? 'i' : letter.text;
  if (!mark || overlap < 0 || !/^\p{L}$/u.test(base)) return null;
  if (overlap < ABOVE * Math.min(letter.end - letter.start, accent.end - accent.start)) return null;
  const { fontSize, directionX, directionY } = letter.run;
  if (Math.abs(accent.run.fontSize - fontSize) > SAME_SIZE * fontSize) return null;
  if (directionX * accent.run.directionX + directionY * accent.run.directionY < SAME_DIRECTION) return null;
  const raised = (accent.baseline - letter.baseline) / fontSize;
  const middle = (letter.start + letter.end - accent.start - accent.end) / 2 / fontSize;
  if (raised > RAISED || raised < -LOWERED || Math.abs(middle) > OFF_MIDDLE) return null;
  const text = (base + mark).normalize('NFC');
  return text.length === 1 ? { ...letter, text } : null;
}
