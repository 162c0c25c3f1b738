import { and, asc, desc, eq, gte, sql } from 'drizzle-orm';
import type { DocumentStats } from '#contracts/document.ts';
import { addDays } from '#core/values/calendar-date.ts';
import { addDecimals } from '#core/values/decimal.ts';
import type { Db } from '../db/database.ts';
import { documents } from '../db/schema.ts';
import { listedColumns, toDocument } from './document-wire.ts';
import { DUE_SOON_DAYS, type FilterScope, filterDocuments } from './filter-documents.ts';
import { today } from './today.ts';
import { owedByDay, spendByMonth, spendBySeller, sumsByLabel, sumsByStatus } from './user-sums.ts';
import { worstCheck } from './worst-check.ts';

const DAY_MS = 86_400_000;
const RECENT = 5;
const TOP_TYPES = 5;
const TOP_SELLERS = 10;
const MOST_DUE = 20;
const MOST_FAILED = 20;

/** The dashboard's figures, computed in the database. Amounts are summed per currency, never across. */
export async function documentStats(db: Db, userId: string, now: Date): Promise<DocumentStats> {
  const mine = eq(documents.userId, userId);
  const scope: FilterScope = { userId, today: today(now) };

  const [byStatus, byLabel, byMonth, bySeller, owed, [week], recent, dueSoon, overdue, failed] = await Promise.all([
    sumsByStatus(db, userId),
    sumsByLabel(db, userId),
    spendByMonth(db, userId),
    spendBySeller(db, userId, TOP_SELLERS),
    owedByDay(db, userId),
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
    nearestDue(db, scope, 'soon'),
    nearestDue(db, scope, 'overdue'),
    newestFailed(db, scope),
  ]);

  const count = sumOf(byStatus, (row) => row.documents);
  const bytes = sumOf(byStatus, (row) => row.bytes);
  const entityCount = sumOf(byLabel, (row) => row.entities);
  const topTypes = byLabel
    .map(({ label, entities }) => ({ label, count: entities }))
    .sort((a, b) => b.count - a.count || (a.label < b.label ? -1 : 1));
  const lastSoon = addDays(scope.today, DUE_SOON_DAYS);
  const isOverdue = owed.filter(({ day }) => day < scope.today);
  const isSoon = owed.filter(({ day }) => day >= scope.today && day <= lastSoon);
  return {
    total_documents: count,
    documents_last_7_days: week?.count ?? 0,
    total_entities: entityCount,
    unique_types: byLabel.length,
    high_confidence_share: entityCount ? sumOf(byLabel, (row) => row.highConfidence) / entityCount : 0,
    total_bytes: bytes,
    average_bytes: count ? Math.round(bytes / count) : 0,
    top_types: topTypes.slice(0, TOP_TYPES),
    recent: recent.map(toDocument),
    spend_by_month: byMonth,
    spend_by_seller: bySeller,
    due_soon: dueSoon,
    overdue,
    due_soon_count: sumOf(isSoon, (row) => row.count),
    overdue_count: sumOf(isOverdue, (row) => row.count),
    due_soon_totals: totalsOf(isSoon),
    overdue_totals: totalsOf(isOverdue),
    to_review: sumOf(byStatus, (row) => row.toReview),
    failed_checks: sumOf(byStatus, (row) => row.failedChecks),
    failed_documents_count: sumOf(byStatus, (row) => row.failedDocuments),
    failed_documents: failed,
  };
}

/** The nearest to today, nearest first. */
async function nearestDue(db: Db, scope: FilterScope, due: 'soon' | 'overdue'): Promise<DocumentStats['due_soon']> {
  const away = due === 'soon' ? asc : desc;
  const rows = await db
    .select(listedColumns)
    .from(documents)
    .where(filterDocuments(scope, { due }))
    .orderBy(away(documents.dueDate), away(documents.id))
    .limit(MOST_DUE);
  return rows.map((row) => ({
    document_id: row.id,
    filename: row.filename,
    seller: row.seller,
    invoice_number: row.invoiceNumber,
    due_date: row.dueDate ?? '',
    total: row.total,
    amount_due: row.amountDue,
    currency: row.currency,
  }));
}

async function newestFailed(db: Db, scope: FilterScope): Promise<DocumentStats['failed_documents']> {
  const rows = await db
    .select({ ...listedColumns, checks: documents.checks })
    .from(documents)
    .where(filterDocuments(scope, { checks: 'failed' }))
    .orderBy(desc(documents.uploadDate), desc(documents.id))
    .limit(MOST_FAILED);
  return rows.map((row) => ({
    document_id: row.id,
    filename: row.filename,
    seller: row.seller,
    invoice_number: row.invoiceNumber,
    total: row.total,
    currency: row.currency,
    failed_checks: row.failedChecks,
    check: worstCheck(row.checks),
  }));
}

/** Sums by currency; what has none cannot be summed. */
function totalsOf(rows: readonly { currency: string; total: string }[]): DocumentStats['overdue_totals'] {
  const totals = new Map<string, string>();
  for (const { currency, total } of rows) {
    if (currency !== '') totals.set(currency, addDecimals(totals.get(currency) ?? '0', total));
  }
  return [...totals].map(([currency, total]) => ({ currency, total }));
}

function sumOf<Row>(rows: readonly Row[], figure: (row: Row) => number): number {
  return rows.reduce((sum, row) => sum + figure(row), 0);
}
