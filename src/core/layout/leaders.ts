import type { Word } from '../text-document.ts';

/** So many dots in a row lead the eye from a name to its amount; four stand for the digits of a card. */
const FEWEST = 6;
const DOTS = /^[.…]+$/u;
/** "312.00", "€48", what is left of dots before it. */
const AMOUNT = /^\.?[-–(]?\p{Sc}?\d/u;
/** "membership........312.00": a name, dots and its amount without a space between them. */
const GLUED = /^(.*?[^.…])?([.…]{6,})([^.…].*)?$/u;

/**
 * The words of a row without dots that lead from one to the next (". . . . . 312.00"), also where the first and the last
 * of them touch what they lead from and to. Rows of dots alone, to write or to sign on, stay as they are.
 */
export function withoutLeaders(rowWords: readonly Word[]): readonly Word[] {
  if (!rowWords.some(({ text }) => DOTS.test(text) || GLUED.test(text))) return rowWords;
  const words = rowWords.flatMap(cutGlued);
  const kept: Word[] = [];
  for (let at = 0; at < words.length; ) {
    const end = endOfDots(words, at);
    const dots = words.slice(at, end).reduce((sum, { text }) => sum + text.length, 0);
    const after = words[end];
    // Dots that lead nowhere are blanks of a form.
    if (dots < FEWEST || !after || !AMOUNT.test(after.text)) {
      kept.push(words[at]!);
      at++;
      continue;
    }
    const before = kept.pop();
    if (before) kept.push(end - at > 1 ? part(before, 0, before.text.replace(/(?<=\S)\.$/u, '').length) : before);
    const start = after.text.startsWith('.') ? 1 : 0;
    kept.push(part(after, start, after.text.length));
    at = end + 1;
  }
  return kept.length > 0 ? kept : rowWords;
}

function endOfDots(words: readonly Word[], from: number): number {
  let end = from;
  while (end < words.length && DOTS.test(words[end]!.text)) end++;
  return end;
}

function cutGlued(word: Word): Word[] {
  const match = DOTS.test(word.text) ? null : GLUED.exec(word.text);
  if (!match) return [word];
  const [, name = '', dots = ''] = match;
  const [first, last] = [name.length, name.length + dots.length];
  return [part(word, 0, first), part(word, first, last), part(word, last, word.text.length)].filter(
    ({ text }) => text !== '',
  );
}

/** Some of a word's letters, with their share of its box. */
function part(word: Word, from: number, to: number): Word {
  const { text, box } = word;
  if (from === 0 && to === text.length) return word;
  const letter = box.width / text.length;
  return {
    ...word,
    text: text.slice(from, to),
    box: { ...box, x: box.x + from * letter, width: (to - from) * letter },
  };
}
