import { and, desc, type SQL, sql } from 'drizzle-orm';
import { documentSearch } from '../db/derived-schema.ts';
import { foldText, wordsOf } from './search-row.ts';

const SHORTEST_MISSPELT = 4;
const MOST_MISSPELT = 5;
/** How like a word of the names a misspelt one must be (pg_trgm, 0 to 1): "northwnd" is 0.58 "northwind". */
const SIMILAR = 0.4;

const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');
const contains = (part: string) => sql`${documentSearch.names} like ${`%${escapeLike(part)}%`}`;
const startsWord = (words: readonly string[], operator: '&' | '|') =>
  sql`${words.map((word) => `'${word}':*`).join(` ${operator} `)}::tsquery`;

/**
 * What a document must match to be found by `q`: each word begins some word of its pages, entities or names, or is a
 * part of a word of its names. Text without letters and digits is looked for in the names as it is.
 */
export function searchMatch(q: string): SQL {
  const words = wordsOf(q);
  return words.length === 0 ? contains(foldText(q)) : sql`${documentSearch.words} @@ ${startsWord(words, '&')}`;
}

/** The match for a misspelt `q`: each word is like one of the names; null when there is no word long enough. */
export function misspeltMatch(q: string): SQL | null {
  const words = [...new Set(wordsOf(q))].filter((word) => word.length >= SHORTEST_MISSPELT).slice(0, MOST_MISSPELT);
  return words.length === 0 ? null : (and(...words.map((word) => sql`${word} <<% ${documentSearch.names}`)) ?? null);
}

/** Sets how like is enough, until the transaction ends; the index answers `<<%` with this threshold. */
export const similarEnough = sql`select set_config('pg_trgm.strict_word_similarity_threshold', ${String(SIMILAR)}, true)`;

export const newestFirst = [desc(documentSearch.uploadDate), desc(documentSearch.documentId)];

/** What is named so before what speaks of it, values before page texts; among equals the newest. */
export function searchOrder(q: string): SQL[] {
  const words = wordsOf(q);
  if (words.length === 0) return newestFirst;
  const rank = sql`ts_rank('{0.05, 0.1, 0.4, 1}', ${documentSearch.words}, ${startsWord(words, '|')})`;
  return [sql`(${contains(foldText(q))}) desc`, sql`${rank} desc`, ...newestFirst];
}

/** The most similar names first. */
export const similarOrder = (q: string): SQL[] => [
  sql`strict_word_similarity(${foldText(q)}, ${documentSearch.names}) desc`,
  ...newestFirst,
];
