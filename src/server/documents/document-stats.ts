import { and, asc, desc, eq, gte, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { DocumentStats } from '#contracts/document.ts';
import type { Db } from '../db/database.ts';
import { userFigures } from '../db/derived-schema.ts';
import { documents, entities } from '../db/schema.ts';
import { figuresOf } from '../db/user-figures.ts';
import { listedColumns, toDocument } from './document-wire.ts';

const DAY_MS = 86_400_000;
const RECENT = 5;
const TOP_TYPES = 5;
const TOP_SELLERS = 10;
const DUE_SOON_DAYS = 14;
const MOST_DUE = 20;

/** Of a document's few dozen entities; spelt with the table's name, which a selection leaves out. */
const AMOUNT_DUE = sql<string | null>`(
  select e.body->>'value' from ${entities} e
  where e.document_id = "documents"."id" and e.label = 'AMOUNT_DUE' and not e.dismissed order by e.position limit 1
)`;

/** The dashboard's figures, computed in the database. Amounts are summed per currency, never across. */
export async function documentStats(db: Db, userId: string, now: Date): Promise<DocumentStats> {
  const mine = eq(documents.userId, userId);
  const today = now.toISOString().slice(0, 10);
  const soon = new Date(now.getTime() + DUE_SOON_DAYS * DAY_MS).toISOString().slice(0, 10);

  const [byStatus, byLabel, byMonth, bySeller, [week], recent, dueSoon, overdue] = await Promise.all([
    figures('status'),
    figures('label'),
    figures('month').orderBy(userFigures.key, userFigures.currency),
    figures('seller')
      .orderBy(desc(sql`sum(${userFigures.total})`), userFigures.key)
      .limit(TOP_SELLERS),
    db
      .select({ count: sql<number>`count(*)::int` })
      .from(documents)
      .where(and(mine, gte(documents.uploadDate, new Date(now.getTime() - 7 * DAY_MS)))),
    db
      .select(listedColumns)
      .from(documents)
      .where(mine)
      .orderBy(desc(documents.uploadDate), desc(documents.id))
      .limit(RECENT),
    dueBetween(and(gte(documents.dueDate, today), lte(documents.dueDate, soon)), asc),
    dueBetween(lt(documents.dueDate, today), desc),
  ]);

  function figures(figure: 'status' | 'label' | 'month' | 'seller') {
    return db
      .select({
        key: userFigures.key,
        currency: userFigures.currency,
        documents: sql<number>`sum(${userFigures.documents})::int`,
        count: sql<number>`sum(${userFigures.count})::float8`,
        total: sql<string>`sum(${userFigures.total})::text`,
      })
      .from(userFigures)
      .where(figuresOf(userId, figure))
      .groupBy(userFigures.key, userFigures.currency)
      .having(sql`sum(${userFigures.documents}) <> 0`)
      .$dynamic();
  }

  /** The nearest to today, nearest first. */
  function dueBetween(range: SQL | undefined, away: typeof asc) {
    const isInvoice = sql`${documents.status} = 'completed' and ${documents.documentType} = 'invoice'`;
    const isUnpaid = sql`${AMOUNT_DUE} is distinct from '0.00'`;
    return db
      .select({ ...listedColumns, amountDue: AMOUNT_DUE })
      .from(documents)
      .where(and(mine, isInvoice, range, isUnpaid))
      .orderBy(away(documents.dueDate), away(documents.id))
      .limit(MOST_DUE)
      .then((rows) =>
        rows.map((row) => ({
          document_id: row.id,
          filename: row.filename,
          seller: row.seller,
          invoice_number: row.invoiceNumber,
          due_date: row.dueDate ?? '',
          total: row.total,
          amount_due: row.amountDue,
          currency: row.currency,
        })),
      );
  }

  const count = sumOf(byStatus, (row) => row.documents);
  const bytes = sumOf(byStatus, (row) => Number(row.total));
  const entityCount = sumOf(byLabel, (row) => row.count);
  const topTypes = byLabel
    .map(({ key, count }) => ({ label: key, count }))
    .sort((a, b) => b.count - a.count || (a.label < b.label ? -1 : 1));
  return {
    total_documents: count,
    documents_last_7_days: week?.count ?? 0,
    total_entities: entityCount,
    unique_types: byLabel.length,
    high_confidence_share: entityCount ? sumOf(byLabel, (row) => Number(row.total)) / entityCount : 0,
    total_bytes: bytes,
    average_bytes: count ? Math.round(bytes / count) : 0,
    top_types: topTypes.slice(0, TOP_TYPES),
    recent: recent.map(toDocument),
    spend_by_month: byMonth.map(({ key, currency, total }) => ({ month: key, currency, total })),
    spend_by_seller: bySeller.map(({ key, currency, total, documents }) => ({
      seller: key,
      currency,
      total,
      count: documents,
    })),
    due_soon: dueSoon,
    overdue,
    failed_checks: sumOf(byStatus, (row) => row.count),
  };
}

function sumOf<Row>(rows: readonly Row[], figure: (row: Row) => number): number {
  return rows.reduce((sum, row) => sum + figure(row), 0);
}
