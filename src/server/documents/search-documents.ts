import { and, desc, type SQL, sql } from 'drizzle-orm';
import { documentSearch } from '../db/derived-schema.ts';
import { foldText, wordsOf } from './search-row.ts';

/** Shorter parts of words have no trigram to look them up by; they are found as beginnings of words only. */
const SHORTEST_PART = 3;
const SHORTEST_MISSPELT = 4;
/** Words beyond these are looked for as beginnings only. */
const MOST_PARTS = 10;
/** How like a name a misspelt word must be (pg_trgm's word similarity, 0 to 1): "northwnd" is 0.6 "northwind". */
const SIMILAR = 0.45;

const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');
const contains = (part: string) => sql`${documentSearch.names} like ${`%${escapeLike(part)}%`}`;
const startsWord = (words: readonly string[], operator: '&' | '|') =>
  sql`${words.map((word) => `'${word}':*`).join(` ${operator} `)}::tsquery`;

/**
 * What a document must match to be found by `q`: each word begins some word of its pages, entities or names, or is a
 * part of its names. Text without letters and digits is looked for in the names as it is.
 */
export function searchMatch(q: string): SQL | undefined {
  const words = [...new Set(wordsOf(q))];
  if (words.length === 0) return contains(foldText(q));
  const parts = words.filter((word) => word.length >= SHORTEST_PART).slice(0, MOST_PARTS);
  const others = words.filter((word) => !parts.includes(word));
  return and(
    ...parts.map((word) => sql`(${documentSearch.words} @@ ${startsWord([word], '&')} or ${contains(word)})`),
    others.length > 0 ? sql`${documentSearch.words} @@ ${startsWord(others, '&')}` : undefined,
  );
}

/** The match for a misspelt `q`: each word is like one of the names; null when there is no word long enough. */
export function misspeltMatch(q: string): SQL | null {
  const words = [...new Set(wordsOf(q))].filter((word) => word.length >= SHORTEST_MISSPELT).slice(0, MOST_PARTS);
  return words.length === 0 ? null : (and(...words.map((word) => sql`${word} <% ${documentSearch.names}`)) ?? null);
}

/** Sets how like is enough, until the transaction ends; the index answers `<%` with this threshold. */
export const similarEnough = sql`select set_config('pg_trgm.word_similarity_threshold', ${String(SIMILAR)}, true)`;

/**
 * Best first: what is named so before what speaks of it, values before page texts, and the most similar of misspelt
 * ones; among equals the newest.
 */
export function searchOrder(q: string, isMisspelt: boolean): SQL[] {
  const words = wordsOf(q);
  const newest = [desc(documentSearch.uploadDate), desc(documentSearch.documentId)];
  if (words.length === 0) return newest;
  if (isMisspelt) return [sql`word_similarity(${words.join(' ')}, ${documentSearch.names}) desc`, ...newest];
  const rank = sql`ts_rank('{0, 0.1, 0.4, 1}', ${documentSearch.words}, ${startsWord(words, '|')})`;
  return [sql`(${contains(foldText(q))}) desc`, sql`${rank} desc`, ...newest];
}
