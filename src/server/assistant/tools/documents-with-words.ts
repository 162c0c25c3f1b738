import type { Conditions } from '#core/assistant/plan.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { findDocumentIds } from '../../documents/find-documents.ts';
import { toDocumentFilter } from '../conditions-sql.ts';
import type { Asked } from './finding.ts';

const MOST_MATCHED = 100_000;

/** The user's documents that have the words in names, values or pages, as the search finds them. */
export async function documentsWithWords(
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
