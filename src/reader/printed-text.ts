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
  if (code === 0x200b || code === 0x200c || code === 0x200d || code === 0x2060 || code === 0xfeff) return '';
  if (code < 0x20 || (code >= 0x7f && code < 0xa0)) return ' ';
  // Presentation forms of ligatures (fi, fl, ffi …) read as their letters.
  if (code >= 0xfb00 && code <= 0xfb06) return String.fromCodePoint(code).normalize('NFKC');
  const text = String.fromCodePoint(code);
  return text.trim() === '' ? ' ' : text;
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
