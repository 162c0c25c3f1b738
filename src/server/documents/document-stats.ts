import { and, asc, desc, eq, gte, isNotNull, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { DocumentStats } from '#contracts/document.ts';
import { HIGH_CONFIDENCE } from '#core/confidence.ts';
import type { Db } from '../db/database.ts';
import { documents, entities } from '../db/schema.ts';
import { toDocument } from './document-wire.ts';

const DAY_MS = 86_400_000;
const RECENT = 5;
const TOP_TYPES = 5;
const TOP_SELLERS = 10;
const DUE_SOON_DAYS = 14;
const MOST_DUE = 20;

/** The dashboard's figures, computed in the database. Amounts are summed per currency, never across. */
export async function documentStats(db: Db, userId: string, now: Date): Promise<DocumentStats> {
  const mine = eq(documents.userId, userId);
  const myEntities = and(eq(entities.userId, userId), eq(entities.dismissed, false));
  const isSpend = and(
    mine,
    eq(documents.status, 'completed'),
    isNotNull(documents.total),
    isNotNull(documents.currency),
    sql`${documents.documentType} <> 'other'`,
  );
  // A credit note lowers the spend, whichever sign it is printed with.
  const amount = sql`case when ${documents.documentType} = 'credit_note' then -abs(${documents.total}) else ${documents.total} end`;
  const today = now.toISOString().slice(0, 10);
  const soon = new Date(now.getTime() + DUE_SOON_DAYS * DAY_MS).toISOString().slice(0, 10);

  const [[totals], [found], topTypes, recent, byMonth, bySeller, dueSoon, overdue] = await Promise.all([
    db
      .select({
        documents: sql<number>`count(*)::int`,
        week: sql<number>`(count(*) filter (where ${documents.uploadDate} >= ${new Date(now.getTime() - 7 * DAY_MS)}))::int`,
        bytes: sql<string>`coalesce(sum(${documents.fileSize}), 0)`,
        failedChecks: sql<number>`coalesce(sum(${documents.failedChecks}), 0)::int`,
      })
      .from(documents)
      .where(mine),
    db
      .select({
        count: sql<number>`count(*)::int`,
        types: sql<number>`count(distinct ${entities.label})::int`,
        high: sql<number>`(count(*) filter (where ${entities.confidence} >= ${HIGH_CONFIDENCE}))::int`,
      })
      .from(entities)
      .where(myEntities),
    db
      .select({ label: entities.label, count: sql<number>`count(*)::int` })
      .from(entities)
      .where(myEntities)
      .groupBy(entities.label)
      .orderBy(desc(sql`count(*)`), asc(entities.label))
      .limit(TOP_TYPES),
    db.select().from(documents).where(mine).orderBy(desc(documents.uploadDate), desc(documents.id)).limit(RECENT),
    db
      .select({
        month: sql<string>`to_char(${documents.invoiceDate}, 'YYYY-MM')`,
        currency: sql<string>`${documents.currency}`,
        total: sql<string>`sum(${amount})::text`,
      })
      .from(documents)
      .where(and(isSpend, isNotNull(documents.invoiceDate)))
      .groupBy(sql`1`, documents.currency)
      .orderBy(sql`1`, documents.currency),
    db
      .select({
        seller: sql<string>`${documents.seller}`,
        currency: sql<string>`${documents.currency}`,
        total: sql<string>`sum(${amount})::text`,
        count: sql<number>`count(*)::int`,
      })
      .from(documents)
      .where(and(isSpend, isNotNull(documents.seller)))
      .groupBy(documents.seller, documents.currency)
      .orderBy(desc(sql`sum(${amount})`), documents.seller)
      .limit(TOP_SELLERS),
    dueBetween(and(gte(documents.dueDate, today), lte(documents.dueDate, soon))),
    dueBetween(lt(documents.dueDate, today)),
  ]);

  function dueBetween(range: SQL | undefined) {
    return db
      .select()
      .from(documents)
      .where(and(mine, eq(documents.status, 'completed'), sql`${documents.documentType} = 'invoice'`, range))
      .orderBy(asc(documents.dueDate), asc(documents.id))
      .limit(MOST_DUE)
      .then((rows) =>
        rows.map((row) => ({
          document_id: row.id,
          filename: row.filename,
          seller: row.seller,
          invoice_number: row.invoiceNumber,
          due_date: row.dueDate ?? '',
          total: row.total,
          currency: row.currency,
        })),
      );
  }

  const count = totals?.documents ?? 0;
  const bytes = Number(totals?.bytes ?? 0);
  return {
    total_documents: count,
    documents_last_7_days: totals?.week ?? 0,
    total_entities: found?.count ?? 0,
    unique_types: found?.types ?? 0,
    high_confidence_share: found?.count ? found.high / found.count : 0,
    total_bytes: bytes,
    average_bytes: count ? Math.round(bytes / count) : 0,
    top_types: topTypes,
    recent: recent.map(toDocument),
    spend_by_month: byMonth,
    spend_by_seller: bySeller,
    due_soon: dueSoon,
    overdue,
    failed_checks: totals?.failedChecks ?? 0,
  };
}
