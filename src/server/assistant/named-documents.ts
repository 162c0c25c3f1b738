import { and, eq, sql } from 'drizzle-orm';
import type { NamedDocument } from '#core/assistant/understand/question-scope.ts';
import type { Db } from '../db/database.ts';
import { documentSearch } from '../db/derived-schema.ts';
import { documents } from '../db/schema.ts';
import { byIndexes } from '../search/search-documents.ts';
import { ownerWord, wordsOf } from '../search/search-row.ts';

const MOST_LOOKED_UP = 8;
const MOST_FOUND = 20;
const joined = (text: string) => wordsOf(text).join('');
const withoutEnding = (filename: string) => filename.replace(/\.\w{3,4}$/, '');

/** The purchase order that a document refers to: people name documents by it too. */
const ORDER_NUMBER = sql<string | null>`(select e.body->>'value' from entities e
  where e.document_id = ${documents.id} and e.label = 'PURCHASE_ORDER' and not e.dismissed order by e.position limit 1)`;

/** What in a question may be the number or the file name of a document: words with a digit in them, and file names. */
function candidates(message: string): string[] {
  const words = message.match(/[\p{L}\p{N}][\p{L}\p{N}_./#-]*[\p{L}\p{N}]|\d/gu) ?? [];
  const pairs = words.slice(1).map((word, n) => `${words[n]} ${word}`);
  const numbers = [...words, ...pairs.filter((pair) => message.includes(pair))].filter(
    (word) => /\d/.test(word) && word.length >= 2 && !/^(?:19|20)\d\d(?:-\d\d(?:-\d\d)?)?$/.test(word),
  );
  const files = words.filter((word) => /\.(?:pdf|xml|png|jpe?g|tiff?|webp)$/iu.test(word));
  return [...new Set([...files, ...numbers])].slice(0, MOST_LOOKED_UP);
}

/** The user's documents that a question names by number, purchase order or file name, in any writing of their dashes and dots. */
export async function namedDocuments(db: Db, userId: string, message: string): Promise<NamedDocument[]> {
  const said = candidates(message);
  if (said.length === 0) return [];
  const bareNumber = (word: string) =>
    new RegExp(
      `(?:invoice|bill|inv|no\\.?|nr\\.?|number|rechnung(?:snummer)?|facture|numero|numéro|n°|#|dokument|document)\\s*(?:no\\.?|nr\\.?|number|numéro|n°)?\\s*[:#]?\\s*${word}(?!\\d)`,
      'iu',
    ).test(message);
  const wanted = new Map(
    said
      .filter((word) => !/^\d+$/.test(word) || word.length >= 5 || bareNumber(word))
      .map((word) => [joined(word), word]),
  );
  wanted.delete('');
  if (wanted.size === 0) return [];
  const keys = [...wanted.keys()];
  const query = keys.map((key) => `'${key}'`).join(' | ');
  const named = sql`(${query}::tsquery && ${`'${ownerWord(userId)}'`}::tsquery)`;
  const rows = await db.transaction(async (tx) => {
    // Read from end to end, the words of 100,000 documents take seconds; the planner takes them for small.
    await tx.execute(byIndexes);
    return (
      tx
        .select({
          id: documents.id,
          number: documents.invoiceNumber,
          filename: documents.filename,
          order: ORDER_NUMBER,
        })
        .from(documentSearch)
        .innerJoin(documents, eq(documents.id, documentSearch.documentId))
        // The index has every number and file name in one word too; beside another condition it would not be used.
        .where(and(eq(documents.userId, userId), sql`${documentSearch.words} @@ ${named}`))
        .limit(500)
    );
  });
  return rows
    .flatMap((row) => {
      const names = [row.number ?? '', row.filename, withoutEnding(row.filename), row.order ?? ''].map(joined);
      const key = keys.find((each) => names.includes(each));
      return key === undefined ? [] : [{ id: row.id, said: wanted.get(key)! }];
    })
    .slice(0, MOST_FOUND);
}
