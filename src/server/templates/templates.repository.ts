import { and, asc, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { documents, type TemplateRow, templates } from '../db/schema.ts';

/** What a `Db` and a transaction on it have in common. */
type Queries = Pick<Db, 'select' | 'insert' | 'update' | 'delete' | '$count'>;

/** Whose template; there is no finder without it. */
export interface OwnedTemplate {
  id: string;
  userId: string;
}

const owned = ({ id, userId }: OwnedTemplate) => and(eq(templates.id, id), eq(templates.userId, userId));

export async function findTemplate(db: Queries, key: OwnedTemplate): Promise<TemplateRow | null> {
  const [row] = await db.select().from(templates).where(owned(key));
  return row ?? null;
}

/** As `findTemplate`, and holds off whoever changes it until the transaction ends. */
export async function lockTemplate(tx: Queries, key: OwnedTemplate): Promise<TemplateRow | null> {
  const [row] = await tx.select().from(templates).where(owned(key)).for('update');
  return row ?? null;
}

/** A user's templates, newest first. */
export const listTemplates = (db: Queries, userId: string): Promise<TemplateRow[]> =>
  db.select().from(templates).where(eq(templates.userId, userId)).orderBy(desc(templates.createdAt), templates.id);

/** Those that read uploads; the oldest first, so that of equals the one used longest wins. */
export const activeTemplates = (db: Queries, userId: string): Promise<TemplateRow[]> =>
  db
    .select()
    .from(templates)
    .where(and(eq(templates.userId, userId), eq(templates.status, 'active')))
    .orderBy(asc(templates.createdAt), templates.id);

export const countTemplates = (db: Queries, userId: string): Promise<number> =>
  db.$count(templates, eq(templates.userId, userId));

export async function insertTemplate(db: Queries, row: typeof templates.$inferInsert): Promise<TemplateRow> {
  const [inserted] = await db.insert(templates).values(row).returning();
  return inserted!;
}

export async function updateTemplate(
  db: Queries,
  key: OwnedTemplate,
  change: Partial<typeof templates.$inferInsert>,
): Promise<TemplateRow | null> {
  const [row] = await db.update(templates).set(change).where(owned(key)).returning();
  return row ?? null;
}

export async function deleteTemplateRow(db: Queries, key: OwnedTemplate): Promise<TemplateRow | null> {
  const [row] = await db.delete(templates).where(owned(key)).returning();
  return row ?? null;
}

/** How many documents were read with each of a user's templates; those of none are left out. */
export async function countDocumentsRead(
  db: Queries,
  userId: string,
  ids: readonly string[],
): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: documents.templateId, count: sql<number>`count(*)::int` })
    .from(documents)
    .where(and(eq(documents.userId, userId), isNotNull(documents.templateId), inArray(documents.templateId, [...ids])))
    .groupBy(documents.templateId);
  return new Map(rows.flatMap(({ id, count }) => (id ? [[id, count] as const] : [])));
}
