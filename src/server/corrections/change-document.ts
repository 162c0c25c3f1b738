import type { EntityWire } from '#contracts/entity.ts';
import type { Db } from '../db/database.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { type DocumentRow, documents } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { byLabel } from '../documents/document-wire.ts';
import { findDocument, findEntities, lockDocument, type Owned, owned } from '../documents/documents.repository.ts';
import { summaryColumns } from '../documents/summary-columns.ts';
import { documentNotFound } from '../errors.ts';
import { reindexEntities } from '../search/search-row.ts';
import { changesOfTransaction, describeDocument } from '../webhooks/describe-change.ts';
import { tellWebhooks } from '../webhooks/outbox.ts';
import { recheck } from './recheck.ts';

export type CorrectionDeps = Pick<Deps, 'database' | 'jobs' | 'now'>;

/**
 * Changes what stands in a document and brings what depends on it up to date: checks, summary, count, search. Gives
 * what `work` answered and the entities as they are shown now. Throws 404.
 */
export function changeDocument<Result>(
  deps: CorrectionDeps,
  key: Owned,
  work: (tx: Db, document: DocumentRow) => Promise<Result>,
): Promise<{ result: Result; shown: EntityWire[] }> {
  return inTransaction(deps.database.pool, async (tx, within) => {
    // Held until the end: two people's changes, or one's double click, follow each other.
    const before = await lockDocument(tx, key);
    if (!before) throw documentNotFound();
    const result = await work(tx, before);
    const document = (await findDocument(tx, key)) ?? before;
    const shown = await findEntities(tx, key);
    const grouped = byLabel(shown);
    const checks = recheck(grouped, document);
    await tx
      .update(documents)
      .set({
        ...summaryColumns({ entities: grouped, checks }),
        checks,
      })
      .where(owned(document));
    await reindexEntities(tx, document, shown);
    const changes = await changesOfTransaction(tx, document.id);
    if (changes.length > 0) {
      await tellWebhooks(deps, tx, within, {
        ...{ event: 'document.corrected', userId: document.userId, documentId: document.id },
        describe: async () => ({ ...(await describeDocument(tx, document)), changes }),
      });
    }
    return { result, shown };
  });
}
