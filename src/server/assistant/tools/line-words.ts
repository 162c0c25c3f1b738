import { type SQL, sql } from 'drizzle-orm';
import { foldQuestion } from '#core/assistant/understand/text/fold-question.ts';
import type { LineItem } from '#core/entity.ts';
import { ownerWord, wordsOf } from '../../search/search-row.ts';

/** "Days" and "day"; of a longer word the beginning is looked for, which would be that of too many here. */
const singularOf = (word: string) => (/^\p{L}{3}s$/u.test(word) ? word.slice(0, -1) : undefined);
/** A word without an ending of plurals. */
export const stem = (word: string) => (word.length > 4 ? word.replace(/(?:s|x|e|en|n|es)$/u, '') : word);

/** Whether the line has a word, by its beginning or as a part. */
export function isIn(line: LineItem): (word: string) => boolean {
  const own = wordsOf(foldQuestion(line.description ?? '').replaceAll('ß', 'ss'));
  return (word) =>
    own.some(
      (other) => other.startsWith(word) || (word.length > 3 && other.includes(word)) || other === singularOf(word),
    );
}

const searched = (word: string) => {
  const singular = singularOf(word);
  return singular === undefined ? `'${word}':*` : `('${word}':* | '${singular}')`;
};

/** As the index of words is asked: all of them (`&`) or any (`|`), in the owner's documents. */
export const searchedWords = (userId: string, words: readonly string[], joined: '&' | '|'): SQL =>
  sql`(${words.map(searched).join(` ${joined} `)}::tsquery && ${`'${ownerWord(userId)}'`}::tsquery)`;
