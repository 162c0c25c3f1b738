import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { EntityWire } from '#contracts/entity.ts';
import { withPersonsCurrency } from '#core/typed/persons-currency.ts';
import type { Db } from '../db/database.ts';
import { preparedOnce } from '../db/prepared.ts';
import {
  type DocumentRow,
  documents,
  type EntityRow,
  entities,
  entityHistory,
  templates,
  users,
} from '../db/schema.ts';

/** What a `Db` and a transaction on it have in common. */
type Queries = Pick<Db, 'select' | 'insert' | 'update' | 'delete' | 'execute' | '$count'>;

/** Whose document; there is no finder without it. */
export interface Owned {
  id: string;
  userId: string;
}

const isOwned = (row: typeof documents.$inferSelect): row is DocumentRow => row.userId !== null;
const firstOwned = (rows: (typeof documents.$inferSelect)[]) => rows.find(isOwned) ?? null;
/** The condition for one document of its owner. */
export const owned = ({ id, userId }: Owned) => and(eq(documents.id, id), eq(documents.userId, userId));
/** As `owned`, for statements that are prepared. */
const ownedById = and(eq(documents.id, sql.placeholder('id')), eq(documents.userId, sql.placeholder('userId')));

export async function findDocument(db: Queries, key: Owned): Promise<DocumentRow | null> {
  const { id, userId } = key;
  const find = preparedOnce(db, 'find_document', (name) => db.select().from(documents).where(ownedById).prepare(name));
  return firstOwned(await find.execute({ id, userId }));
}

/** As `findDocument`, and holds off whoever changes or deletes the document until the transaction ends. */
export async function lockDocument(tx: Queries, key: Owned): Promise<DocumentRow | null> {
  const { id, userId } = key;
  const lock = preparedOnce(tx, 'lock_document', (name) =>
    tx.select().from(documents).where(ownedById).for('update').prepare(name),
  );
  return firstOwned(await lock.execute({ id, userId }));
}

export async function findByBytes(db: Queries, userId: string, sha256: string): Promise<DocumentRow | null> {
  const find = preparedOnce(db, 'find_by_bytes', (name) =>
    db
      .select()
      .from(documents)
      .where(and(eq(documents.userId, sql.placeholder('userId')), eq(documents.sha256, sql.placeholder('sha256'))))
      .prepare(name),
  );
  return firstOwned(await find.execute({ userId, sha256 }));
}

/** Shown entities in reading order, in the currency a person gave the document; dismissed ones are left out. */
export async function findEntities(db: Queries, key: Owned): Promise<EntityWire[]> {
  const { id, userId } = key;
  const find = preparedOnce(db, 'find_entities', (name) =>
    db
      .select({ body: entities.body })
      .from(entities)
      .where(
        and(
          eq(entities.documentId, sql.placeholder('id')),
          eq(entities.userId, sql.placeholder('userId')),
          eq(entities.dismissed, false),
        ),
      )
      .orderBy(asc(entities.position))
      .prepare(name),
  );
  const rows = await find.execute({ id, userId });
  return withPersonsCurrency(rows.map(({ body }) => body));
}

type DeletedRow = Pick<DocumentRow, 'id' | 'run' | 'sha256' | 'filename' | 'userId'>;

/** Deletes the row with its entities and history, of whomever: the caller has locked it. Returns it, or null. */
export async function deleteRow(tx: Queries, id: string): Promise<DeletedRow | null> {
  const gone = {
    id: documents.id,
    run: documents.run,
    sha256: documents.sha256,
    filename: documents.filename,
    // In the bin nobody owns it.
    userId: sql<string>`coalesce(${documents.userId}, ${documents.deletedBy})`,
  };
  const [row] = await tx.delete(documents).where(eq(documents.id, id)).returning(gone);
  return row ?? null;
}

/** How many documents and samples of templates, of whomever, still need these bytes. */
export async function countByBytes(db: Queries, sha256: string): Promise<number> {
  const [ofDocuments, ofTemplates] = await Promise.all([
    db.$count(documents, eq(documents.sha256, sha256)),
    db.$count(templates, eq(templates.sha256, sha256)),
  ]);
  return ofDocuments + ofTemplates;
}

/**
 * Holds off others who store or delete the same bytes until the transaction ends: a file must not be deleted between
 * somebody's finding it there and writing the row that needs it.
 */
export async function lockBytes(tx: Queries, sha256: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${sha256}, 0))`);
}

/** Of a document in the bin nothing runs. */
const stillRuns = (id: string, run: number) =>
  and(eq(documents.id, id), eq(documents.run, run), eq(documents.status, 'processing'), isNotNull(documents.userId));

/** How far a document's analyses are. */
export type Run = Pick<DocumentRow, 'id' | 'userId' | 'run' | 'status' | 'totalPages' | 'countedIn' | 'isSample'>;

export async function findRunOf(db: Queries, key: Owned): Promise<Run | null> {
  const { id, run, status, totalPages, countedIn, isSample } = documents;
  const find = preparedOnce(db, 'find_run_of', (name) =>
    db.select({ id, run, status, totalPages, countedIn, isSample }).from(documents).where(ownedById).prepare(name),
  );
  const [found] = await find.execute({ id: key.id, userId: key.userId });
  return found ? { ...found, userId: key.userId } : null;
}

/** What an analysis has to know before it begins. */
export interface Work {
  document: DocumentRow;
  /** Of the row: whoever changes the document makes it another. */
  version: string;
  /** Of its owner: the hint that tells seller from buyer. */
  company: string | null;
  /** People have said something about it. */
  isCorrected: boolean;
  /** Its owner has templates that read documents. */
  hasTemplates: boolean;
}

/** The document a job is for, with all that its run needs; null once it is over. For jobs only: they act for nobody in particular. */
export async function findWork(db: Queries, id: string, run: number): Promise<Work | null> {
  const find = preparedOnce(db, 'find_work', (name) =>
    db
      .select({
        document: documents,
        version: sql<string>`${documents}.xmin::text`,
        company: users.company,
        isCorrected: sql<boolean>`exists (select from ${entityHistory} where ${entityHistory.documentId} = ${documents.id})`,
        hasTemplates: sql<boolean>`exists (select from ${templates} where ${templates.userId} = ${documents.userId} and ${templates.status} = 'active')`,
      })
      .from(documents)
      .innerJoin(users, eq(users.id, documents.userId))
      .where(
        and(
          eq(documents.id, sql.placeholder('id')),
          eq(documents.run, sql.placeholder('run')),
          eq(documents.status, 'processing'),
        ),
      )
      .prepare(name),
  );
  const [found] = await find.execute({ id, run });
  return found && isOwned(found.document) ? { ...found, document: found.document } : null;
}

/** Replaces an unfinished run by a new one. Returns its number, or null when that run is over. For jobs only. */
export async function restartRun(db: Queries, id: string, run: number): Promise<number | null> {
  const [row] = await db
    .update(documents)
    .set({ run: sql`${documents.run} + 1` })
    .where(stillRuns(id, run))
    .returning({ run: documents.run });
  return row?.run ?? null;
}

/** Ends a run without a result. Returns the row, or null when that run was already over. */
export async function endRun(
  db: Queries,
  run: { id: string; run: number },
  end: { status: 'failed' | 'cancelled'; code: string; detail: string },
): Promise<DocumentRow | null> {
  return firstOwned(
    await db
      .update(documents)
      .set({ status: end.status, errorCode: end.code, errorDetail: end.detail })
      .where(stillRuns(run.id, run.run))
      .returning(),
  );
}

/** The rows of a document's entities, dismissed ones too. */
export async function storedEntities(db: Queries, documentId: string): Promise<EntityRow[]> {
  const find = preparedOnce(db, 'stored_entities', (name) =>
    db
      .select()
      .from(entities)
      .where(eq(entities.documentId, sql.placeholder('documentId')))
      .prepare(name),
  );
  return find.execute({ documentId });
}
