import { distance } from 'fastest-levenshtein';
import type { Db } from '../db/database.ts';
import { documentSearch, userFigures } from '../db/derived-schema.ts';
import { figuresOf } from '../db/user-figures.ts';
import { type Corrections, newestFirst, ownedBy } from './search-documents.ts';
import { wordsOf } from './search-row.ts';

const SHORTEST = 4;
const LONG = 6;
/** File names, buyers and numbers are taken from this many documents; sellers are known of all. */
const NEWEST = 500;

/** The words that a user most likely meant: of all sellers, and of what the newest documents are called by. */
export async function likelyWords(db: Db, userId: string): Promise<Set<string>> {
  const sellers = await db
    .selectDistinct({ text: userFigures.name })
    .from(userFigures)
    .where(figuresOf(userId, 'seller'));
  const newest = await db
    .select({ text: documentSearch.names })
    .from(documentSearch)
    .where(ownedBy(userId))
    .orderBy(...newestFirst)
    .limit(NEWEST);
  return new Set([...sellers, ...newest].flatMap(({ text }) => wordsOf(text)));
}

/**
 * The known words nearest to a misspelt one: one letter added, left out or another, two of them in a word of six
 * letters or more (two letters exchanged are two changes). None for a number, as its neighbour is another number, and
 * none for what is or begins a known word.
 */
function nearestWords(word: string, known: ReadonlySet<string>): string[] {
  if (word.length < SHORTEST || /\p{N}/u.test(word)) return [];
  let nearest: string[] = [];
  let least = word.length < LONG ? 1 : 2;
  for (const other of known) {
    if (other.startsWith(word)) return [];
    if (Math.abs(other.length - word.length) > least) continue;
    const changes = distance(word, other);
    if (changes < least) nearest = [];
    if (changes > least) continue;
    least = changes;
    nearest.push(other);
  }
  return nearest;
}

/** What the words of `q` may be misspellings of; empty when none is like a known one. */
export function correctionsOf(q: string, known: ReadonlySet<string>): Corrections {
  const nearest = wordsOf(q).map((word) => [word, nearestWords(word, known)] as const);
  return new Map(nearest.filter(([, words]) => words.length > 0));
}
