import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { documentSearch } from '../db/derived-schema.ts';
import { documents } from '../db/schema.ts';
import { byIndexes } from '../search/search-documents.ts';
import { wordsOf } from '../search/search-row.ts';
import { linesOfRows, WITH_LINES } from './tools/found-lines.ts';
import { isIn, searchedWords, stem } from './tools/line-words.ts';

/** More words name no one thing that is bought. */
const MOST_WORDS = 3;
const SHORTEST = 4;
/** Of the documents with these words so many are looked at. */
const LOOKED_AT = 100;
/** "Stromkosten" are costs of "Strom". */
const COSTS_OF = /^(\p{L}{4,}?)s?(?:kosten|ausgaben|preise?|verbrauch)$/iu;

/**
 * Words of a question that nothing is known of, where line items of the user have all of them: then they are what was
 * bought. Undefined where none has.
 */
export async function boughtWords(db: Db, userId: string, words: readonly string[]): Promise<string[] | undefined> {
  const named = words.flatMap((word) => word.split(/\s+/)).map((word) => COSTS_OF.exec(word)?.[1] ?? word);
  if (named.length === 0 || named.length > MOST_WORDS || named.some((word) => !/^\p{L}[\p{L}\p{N}]*$/u.test(word)))
    return undefined;
  if (named.every((word) => word.length < SHORTEST)) return undefined;
  const stems = named.flatMap(wordsOf).map(stem);
  const rows = await db.transaction(async (tx) => {
    await tx.execute(byIndexes);
    return tx
      .select(WITH_LINES)
      .from(documents)
      .where(
        and(
          eq(documents.userId, userId),
          sql`${documents.id} in (select ${documentSearch.documentId} from ${documentSearch}
            where ${documentSearch.words} @@ ${searchedWords(userId, stems, '&')} limit ${LOOKED_AT})`,
        ),
      );
  });
  return linesOfRows(rows).some(({ line }) => stems.every(isIn(line))) ? named : undefined;
}
