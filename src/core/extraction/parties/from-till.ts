import { partyWords } from '../../lexicon/party-words.ts';
import { matchesOf } from '../../matches-of.ts';
import type { DocumentFacts } from '../page/document-facts.ts';

/** What tills and tables in restaurants print; two different ones make a slip. */
const TILL = new RegExp(String.raw`(?<!\p{L})(?:${partyWords('tills')})(?!\p{L})`, 'giu');
const WORDS_OF_TILL = 2;
/** A slip has few rows. */
const MOST_ROWS = 40;

/** Whether the slip of a till was read, which names nobody who pays unless a heading does. */
export function isFromTill({ layout }: DocumentFacts): boolean {
  if (layout.rows.length > MOST_ROWS) return false;
  const words = layout.rows.flatMap(({ text }) => matchesOf(text, TILL).map(([word]) => word.toLowerCase()));
  return new Set(words.map((word) => word.replace(/[\s\d:#.]+$/, ''))).size >= WORDS_OF_TILL;
}
