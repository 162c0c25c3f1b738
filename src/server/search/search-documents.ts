import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { documentSearch } from '../db/derived-schema.ts';
import { foldText, ownerWord, wordsOf } from './search-row.ts';

const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');
const contains = (part: string) => sql`${documentSearch.names} like ${`%${escapeLike(part)}%`}`;
/**
 * What begins with the word, or one of the words that it may be a misspelling of. These are not asked to stand in a
 * name: the index does not know weights, and the words of every match would be read, which takes 10 times as long.
 */
const meant = (word: string, corrected: readonly string[] = []) =>
  `(${[`'${word}':*`, ...corrected.map((other) => `'${other}'`)].join(' | ')})`;
const allMeant = (words: readonly string[], operator: '&' | '|', corrections?: Corrections) =>
  sql`${words.map((word) => meant(word, corrections?.get(word))).join(` ${operator} `)}::tsquery`;

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
    sql`${documentSearch.words} @@ (${allMeant(words, '&', corrections)} && ${owner})`,
    sql`${documentSearch.userId} || '' = ${userId}`,
  );
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
  const rank = sql`ts_rank('{0.05, 0.1, 0.4, 1}', ${documentSearch.words}, ${allMeant(words, '|', corrections)})`;
  return [sql`(${contains(foldText(q))}) desc`, sql`${rank} desc`, ...newestFirst];
}
