import { median } from '#core/median.ts';
import type { RecognisedWord } from './recognised-words.ts';

/** In shares of the usual height of words. A printed bar is at most 1.4 times as high as a capital. */
const RULE = 1.5;
const DUST = 0.35;
/** What is taken for the piece of a rule between two columns. */
const BAR = /^[|[\]!]$/;
/** What the dash of a rule that runs down the page is taken for: so low, and narrower than half its height. */
const STROKE = /^[|!:iIl1]$/;
const LOW = 0.55;
/** The narrowest letters, with their gap, are a fifth as wide as they are high. */
const NARROWEST = 0.12;
/** What runs up the edge of a page is as narrow, and is read surely. */
const SURE = 0.7;
/** So much of a line that is none makes the rest of it none. */
const MOSTLY = 0.5;

const heightOf = ({ box }: RecognisedWord) => box.bottom - box.top;
const isLettered = (text: string) => /[\p{L}\p{N}]/u.test(text);

/**
 * Tells the words that cannot have been printed where they were found: pieces of rules between columns, specks that are
 * said to be letters, dashes one below the other that are said to be words.
 */
export function impossibleWords(words: readonly RecognisedWord[]): Set<RecognisedWord> {
  const usual = median(words.map(heightOf)) ?? 0;
  const impossible = new Set(words.filter((word) => isImpossible(word, usual)));
  const lines = new Map<number, RecognisedWord[]>();
  for (const word of words) {
    const line = lines.get(word.line);
    if (line) line.push(word);
    else lines.set(word.line, [word]);
  }
  for (const line of lines.values()) {
    const squeezed = line.filter(isSqueezed);
    if (squeezed.length > MOSTLY * line.length) for (const word of line) impossible.add(word);
  }
  return impossible;
}

function isImpossible(word: RecognisedWord, usual: number): boolean {
  const height = heightOf(word);
  if (isDash(word, usual)) return true;
  if (BAR.test(word.text)) return height >= RULE * usual;
  return isSqueezed(word) || (isLettered(word.text) && height < DUST * usual);
}

function isDash({ text, box, confidence }: RecognisedWord, usual: number): boolean {
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  return STROKE.test(text) && confidence < SURE && height < LOW * usual && 2 * width < height;
}

function isSqueezed({ text, box, confidence }: RecognisedWord): boolean {
  return (
    confidence < SURE && text.length > 1 && box.right - box.left < NARROWEST * text.length * (box.bottom - box.top)
  );
}
