import { unionOf } from '../geometry.ts';
import type { Page, Word } from '../text-document.ts';

/** Endings of ordinals and abbreviations that are printed raised: "5th March", "1er avril", "No 17", "Mme". */
const RAISED = /^(?:st|nd|rd|th|er|re|ère|e|è|ème|de|me|mme|lle|r|rs|os?|a|ª|º)[.,]?$/iu;
/** What they are raised at: a day or another number, the beginning of an abbreviation. */
const BASE = /(?:\d|^\p{Lu}\p{Ll}{0,2})$/u;
/** "m" with a raised 2 or 3 beside it. */
const UNIT = /^[cdkm]?m$/u;
/** Raised letters are smaller than their word by this share at least, and stand this close to it. */
const SMALLER = 0.92;
const MAX_GAP_EM = 0.12;

/**
 * Joins raised letters to the word that they belong to, before rows are formed: text processors raise the ending of
 * "5th" so far that it would be a row of its own. Figures that are raised mean notes and stay apart, but for units.
 */
export function joinRaisedLetters(words: readonly Word[], page: Page): Word[] {
  const joined: Word[] = [];
  for (const word of words) {
    const base = joined.at(-1);
    if (base && isRaisedAt(base, word, page)) {
      joined[joined.length - 1] = { ...base, text: base.text + word.text, box: unionOf([base.box, word.box]) };
    } else joined.push(word);
  }
  return joined;
}

function isRaisedAt(base: Word, word: Word, page: Page): boolean {
  if (word.fontSize >= SMALLER * base.fontSize) return false;
  const mayJoin = UNIT.test(base.text) ? /^[23]$/.test(word.text) : BASE.test(base.text) && RAISED.test(word.text);
  if (!mayJoin) return false;
  const gap = (word.box.x - (base.box.x + base.box.width)) * page.width;
  if (Math.abs(gap) > MAX_GAP_EM * base.fontSize) return false;
  const foot = ({ box }: Word): number => box.y + box.height;
  return foot(word) < foot(base) - 0.1 * base.box.height && foot(word) > base.box.y + 0.3 * base.box.height;
}
