import type { Conditions } from '#core/assistant/plan.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { findDocumentIds } from '../../documents/find-documents.ts';
import { toDocumentFilter } from '../conditions-sql.ts';
import type { Asked } from './finding.ts';

const MOST_MATCHED = 100_000;
const PLURALS = /(?<=\p{L}{3}[^s\P{L}])s(?!\p{L})/gu;

/** The user's documents that have the words in names, values or pages, as the search finds them. */
export async function documentsWithWords(
  asked: Pick<Asked, 'deps' | 'userId' | 'today'>,
  words: string,
): Promise<string[]> {
  const found = await searchFor(asked, words);
  // "Hammers" stand on invoices as "Hammer"; the search finds words by how they begin.
  const singular = words.replace(PLURALS, '');
  return found.length > 0 || singular === words ? found : searchFor(asked, singular);
}

async function searchFor(
  { deps, userId, today }: Pick<Asked, 'deps' | 'userId' | 'today'>,
  words: string,
): Promise<string[]> {
  const { ids } = await inTransaction(deps.database.pool, (tx) =>
    findDocumentIds(tx, { userId, today, filter: { q: toDocumentFilter({ words }).q }, limit: MOST_MATCHED }),
  );
  return ids;
}

/** The same conditions with the documents that have the words looked up, where words are said. */
export async function withWordsFound(
  asked: Pick<Asked, 'deps' | 'userId' | 'today'>,
  where: Conditions,
): Promise<Conditions> {
  if (!where.words) return where;
  const found = await documentsWithWords(asked, where.words);
  return { ...where, ids: where.ids ? where.ids.filter((id) => found.includes(id)) : found };
}
