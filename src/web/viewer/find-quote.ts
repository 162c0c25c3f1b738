import { type Box, unionOf } from '#core/geometry.ts';
import type { PageWord } from './walk-words.ts';

const closed = (text: string) => text.replaceAll(/\s+/g, '').toLowerCase();

/** Where `quote` stands among the words of a page, wherever its spaces and lines are; null when it does not. */
export function findQuote(words: readonly PageWord[], quote: string): Box | null {
  const sought = closed(quote);
  if (sought === '') return null;
  // Where each word begins in the text of the page without its spaces.
  const starts: number[] = [];
  let text = '';
  for (const word of words) {
    starts.push(text.length);
    text += closed(word.text);
  }
  const isWordStart = new Set(starts);
  // A place where a word begins is meant rather than one inside a longer figure.
  let found = text.indexOf(sought);
  for (let at = found; at !== -1; at = text.indexOf(sought, at + 1)) {
    if (!isWordStart.has(at)) continue;
    found = at;
    break;
  }
  if (found === -1) return null;
  const end = found + sought.length;
  const hit = words.filter((word, index) => {
    const start = starts[index] ?? 0;
    return start < end && start + closed(word.text).length > found;
  });
  return unionOf(hit.map(({ box }) => box));
}
