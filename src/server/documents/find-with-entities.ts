import { and, eq, sql } from 'drizzle-orm';
import type { EntityWire } from '#contracts/entity.ts';
import { withPersonsCurrency } from '#core/typed/persons-currency.ts';
import type { Db } from '../db/database.ts';
import { preparedOnce } from '../db/prepared.ts';
import { type DocumentRow, documents } from '../db/schema.ts';
import type { Owned } from './documents.repository.ts';
import { type Duplicate, sameInvoice } from './duplicate-checks.ts';

/** What is shown of a document. */
export interface ShownDocument {
  document: DocumentRow;
  /** As `findEntities`. */
  entities: EntityWire[];
  /** The owner's other documents that say they are the same invoice; for `checksOf`. */
  others: Duplicate[];
}

/** A document of somebody with its shown entities and its duplicates, in one look; null when it is not theirs. */
export async function findWithEntities(db: Pick<Db, 'select'>, key: Owned): Promise<ShownDocument | null> {
  const find = preparedOnce(db, 'find_with_entities', (name) =>
    db
      .select({
        document: documents,
        entities: sql<EntityWire[]>`(
          select coalesce(json_agg(e.body order by e.position), '[]'::json) from entities e
          where e.document_id = documents.id and e.user_id = documents.user_id and not e.dismissed)`,
        others: sameInvoice,
      })
      .from(documents)
      .where(and(eq(documents.id, sql.placeholder('id')), eq(documents.userId, sql.placeholder('userId'))))
      .prepare(name),
  );
  const [found] = await find.execute({ id: key.id, userId: key.userId });
  if (!found) return null;
  const { document, entities, others } = found;
  return { document: { ...document, userId: key.userId }, entities: withPersonsCurrency(entities), others };
}
