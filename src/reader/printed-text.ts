const HYPHEN_AT_LINE_END = 0x02;
const SOFT_HYPHEN = 0xad;
const REPLACEMENT = '\uFFFD';

/** A glyph's own text by its code point; ' ' for every kind of white space, '' for what prints nothing. */
export function printedText(code: number): string {
  if (code === HYPHEN_AT_LINE_END || code === SOFT_HYPHEN) return '-';
  // No database stores a NUL or half a surrogate pair.
  if (code === 0 || code === 0xfffe || code === 0xffff || (code >= 0xd800 && code < 0xe000) || code > 0x10ffff) {
    return REPLACEMENT;
  }
  if (isUnseenMark(code)) return '';
  if (code < 0x20 || (code >= 0x7f && code < 0xa0)) return ' ';
  // Presentation forms of ligatures (fi, fl, ffi …) read as their letters.
  if (code >= 0xfb00 && code <= 0xfb06) return String.fromCodePoint(code).normalize('NFKC');
  const text = String.fromCodePoint(code);
  return text.trim() === '' ? ' ' : text;
}

/** Zero-width spaces and joiners, marks of the writing's direction, variation selectors, byte order marks. */
function isUnseenMark(code: number): boolean {
  return (
    (code >= 0x200b && code <= 0x200f) ||
    (code >= 0x202a && code <= 0x202e) ||
    (code >= 0x2060 && code <= 0x206f) ||
    (code >= 0xfe00 && code <= 0xfe0f) ||
    code === 0x61c ||
    code === 0xfeff
  );
}

/** The words of a run, each with where it begins and ends in the run. */
export function printedWords(run: string): { text: string; start: number; end: number }[] {
  const words: { text: string; start: number; end: number }[] = [];
  let word: (typeof words)[number] | null = null;
  let index = 0;
  for (const character of run) {
    const text = printedText(character.codePointAt(0) ?? 0);
    const start = index;
    index += character.length;
    if (text === ' ') word = null;
    if (text.trim() === '') continue;
    if (!word) {
      word = { text: '', start, end: index };
      words.push(word);
    }
    word.text += text;
    word.end = index;
  }
  return words;
}
