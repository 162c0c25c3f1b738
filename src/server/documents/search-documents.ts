import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { documentSearch } from '../db/derived-schema.ts';
import { foldText, ownerWord, wordsOf } from './search-row.ts';

const SHORTEST_MISSPELT = 4;
const MOST_MISSPELT = 5;
/**
 * How like a word of the names a misspelt one must be (pg_trgm, 0 to 1): two letters exchanged leave "wondreland" 0.47
 * "wonderland". A short word shares that much with very many others.
 */
const SIMILAR = 0.45;
const SIMILAR_SHORT = 0.6;
const SHORT = 7;

const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');
const contains = (part: string) => sql`${documentSearch.names} like ${`%${escapeLike(part)}%`}`;
/**
 * What begins with the word, or one of the words that it may be a misspelling of. These are not asked to stand in a
 * name: the index does not know weights, and the words of every match would be read, which takes 10 times as long.
 */
const meant = (word: string, corrected: readonly string[] = []) =>
  `(${[`'${word}':*`, ...corrected.map((other) => `'${other}'`)].join(' | ')})`;

export const ownedBy = (userId: string) => eq(documentSearch.userId, userId);

/** For words of a search, the known words that they may be misspellings of. */
export type Corrections = ReadonlyMap<string, readonly string[]>;

/**
 * What a document must match to be this user's and be found by `q`: each word begins some word of its pages, entities
 * or names, or is a part of a word of its names, or is corrected to one of its words. Text without letters and
 * digits is looked for in the names as it is.
 */
export function searchMatch(userId: string, q: string, corrections?: Corrections): SQL | undefined {
  const words = wordsOf(q);
  if (words.length === 0) return and(ownedBy(userId), contains(foldText(q)));
  const owner = sql`${`'${ownerWord(userId)}'`}::tsquery`;
  // The words' index knows the owner. Asked for as it stands, the user would tempt the planner to read all of the
  // user's rows by another index instead.
  return and(
    sql`${documentSearch.words} @@ (${words.map((word) => meant(word, corrections?.get(word))).join(' & ')}::tsquery && ${owner})`,
    sql`${documentSearch.userId} || '' = ${userId}`,
  );
}

/** The words of `q` that are long enough to be looked for misspelt. */
function misspeltWords(q: string): string[] {
  return [...new Set(wordsOf(q))].filter((word) => word.length >= SHORTEST_MISSPELT).slice(0, MOST_MISSPELT);
}

/** The match for a misspelt `q`: each word is like one of the names; null when there is no word long enough. */
export function misspeltMatch(userId: string, q: string): SQL | null {
  const words = misspeltWords(q);
  if (words.length === 0) return null;
  return and(ownedBy(userId), ...words.map((word) => sql`${word} <<% ${documentSearch.names}`)) ?? null;
}

/** Sets how like is enough, until the transaction ends; the index answers `<<%` with this threshold. */
export function similarEnough(q: string): SQL {
  const areShort = misspeltWords(q).every((word) => word.length < SHORT);
  return sql`select set_config('pg_trgm.strict_word_similarity_threshold', ${String(areShort ? SIMILAR_SHORT : SIMILAR)}, true)`;
}

/**
 * Until the transaction ends, rows are found by indexes alone. The planner takes comparing words for as cheap as
 * comparing numbers and would read the words of all documents when many match, which takes 30 times as long.
 */
export const byIndexes = sql`select set_config('enable_seqscan', 'off', true)`;

export const newestFirst = [desc(documentSearch.uploadDate), desc(documentSearch.documentId)];

/** What is named so before what speaks of it, values before page texts; among equals the newest. */
export function searchOrder(q: string, corrections?: Corrections): SQL[] {
  const words = wordsOf(q);
  if (words.length === 0) return newestFirst;
  const rank = sql`ts_rank('{0.05, 0.1, 0.4, 1}', ${documentSearch.words}, ${words.map((word) => meant(word, corrections?.get(word))).join(' | ')}::tsquery)`;
  return [sql`(${contains(foldText(q))}) desc`, sql`${rank} desc`, ...newestFirst];
}

/** The most similar names first. */
export const similarOrder = (q: string): SQL[] => [
  sql`strict_word_similarity(${foldText(q)}, ${documentSearch.names}) desc`,
  ...newestFirst,
];
