import { and, eq, sql } from 'drizzle-orm';
import type { ExportQuery } from '#contracts/export.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { documents } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { findDocumentIds } from '../documents/find-documents.ts';
import { today } from '../documents/today.ts';

/**
 * Which documents of a user a query means, in their order: those it names that are there, each once, or all that pass
 * its filter.
 */
export async function exportedIds(
  deps: Pick<Deps, 'db' | 'database' | 'now'>,
  userId: string,
  query: ExportQuery,
): Promise<string[]> {
  const { format: _, columns: _c, delimiter: _d, decimal: _s, ids: named, sort, ...filter } = query;
  if (named) return ownIds(deps, userId, [...new Set(named)]);
  const asked = { userId, today: today(deps.now()), filter, sort };
  return inTransaction(deps.database.pool, async (tx) => (await findDocumentIds(tx, asked)).ids);
}

async function ownIds({ db }: Pick<Deps, 'db'>, userId: string, named: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ id: documents.id })
    .from(documents)
    .where(and(eq(documents.userId, userId), sql`${documents.id} = any(${sql.param(named)})`));
  const there = new Set(rows.map(({ id }) => id));
  return named.filter((id) => there.has(id));
}
