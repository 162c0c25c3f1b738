import type { Page, TextDocument } from '#core/text-document.ts';

/** Letters and digits that a page of writing has at least; fewer beside a picture are a stamp or a page number. */
const FEWEST_LETTERS = 40;
const ENOUGH_LETTERS = new RegExp(String.raw`(?:[\p{L}\p{N}][^\p{L}\p{N}]*){${FEWEST_LETTERS}}`, 'u');
const MOSTLY_PICTURE = 0.5;
/** Of the characters so many are none: replaced, or of a font's private use. */
const GARBAGE_SHARE = 0.2;
const GARBAGE = /[\uFFFD\uE000-\uF8FF\p{Cc}\p{Cn}]/gu;
/** The letters that make up 55 to 65 % of any European language in Latin letters; of others put in their place, 10 to 20 %. */
const UNCOMMON_LETTERS = /[^eaionrst]+/g;
const LEAST_COMMON = 0.35;
const FEWEST_LATIN_LETTERS = 100;
/** Written pages are letters and digits to 85 % and more; signs take their place where a maker numbers its letters anew. */
const MOSTLY_SIGNS = 0.5;
const FEWEST_CHARACTERS = 60;
/** Dot leaders, rules of dashes, lines to sign on. */
const LEADERS = /(\P{L})\1{3,}/gu;

/** What a page's text layer is worth. */
export type TextLayer = 'usable' | 'absent' | 'garbage';

/**
 * Whether the words of a page say what is printed there. `pictured` gives the share of the page that pictures cover.
 * `absent`: none or next to none; `garbage`: letters or signs that stand for others, as fonts without a table of their letters give.
 */
export function textLayerOf({ words }: Pick<Page, 'words'>, pictured: () => number): TextLayer {
  const visible = words.filter(({ hidden }) => !hidden);
  const text = visible.map((word) => word.text).join('');
  if (text.length === 0) return 'absent';
  if ((text.match(GARBAGE)?.length ?? 0) >= GARBAGE_SHARE * text.length) return 'garbage';
  if (!ENOUGH_LETTERS.test(text) && pictured() >= MOSTLY_PICTURE) return 'absent';
  return isMostlySigns(text) || isGibberish(text) ? 'garbage' : 'usable';
}

function isMostlySigns(text: string): boolean {
  const written = text.replace(LEADERS, '');
  if (written.length < FEWEST_CHARACTERS) return false;
  return (written.match(/[\p{L}\p{M}\p{N}]/gu)?.length ?? 0) < MOSTLY_SIGNS * written.length;
}

function isGibberish(text: string): boolean {
  const latin = latinLetters(text);
  return latin.length >= FEWEST_LATIN_LETTERS && commonShare(latin) < LEAST_COMMON;
}

/** Below this share text may be of letters put in the place of others by chance. */
const SURELY_COMMON = 0.5;

/** Whether text is surely of a European language in Latin letters, as far as its letters tell. */
export function isLikeWriting(text: string): boolean {
  const latin = latinLetters(text);
  return (
    latin.length >= FEWEST_LETTERS && commonShare(latin) >= SURELY_COMMON && !isMostlySigns(text.replace(/\s/g, ''))
  );
}

/** How many of the Latin letters of a text are among the most common. */
export const shareOfCommonLetters = (text: string): number => commonShare(latinLetters(text));

const latinLetters = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/\P{Script=Latin}+/gu, '');

const commonShare = (latin: string): number =>
  latin.length === 0 ? 0 : latin.replace(UNCOMMON_LETTERS, '').length / latin.length;

/** The pages (from 1, in order) of which something has to be recognised: all of it, or pictures. */
export function pagesToRecognise({
  unreadPages = [],
  unreadParts = [],
}: Pick<TextDocument, 'unreadPages' | 'unreadParts'>): number[] {
  return [...new Set([...unreadPages, ...unreadParts.map(({ page }) => page)])].sort((a, b) => a - b);
}
