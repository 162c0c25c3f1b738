import { and, eq, sql } from 'drizzle-orm';
import type { Language, Plan } from '#core/assistant/plan.ts';
import { WORDINGS } from '#core/assistant/wording/format-figures.ts';
import type { Db } from '../db/database.ts';
import { documents } from '../db/schema.ts';
import type { Finding } from './tools/finding.ts';

/** Three questions about what the user has: with a name of theirs where there is one. */
export async function ownExamples(db: Db, userId: string, language: Language): Promise<string[]> {
  const { examples } = WORDINGS[language];
  const [row] = await db
    .select({ seller: sql<string>`mode() within group (order by ${documents.seller})` })
    .from(documents)
    .where(
      and(
        eq(documents.userId, userId),
        sql`${documents.sellerKey} is not null`,
        sql`${documents.documentType} = 'invoice'`,
      ),
    )
    .groupBy(documents.sellerKey)
    .orderBy(sql`count(*) desc`, documents.sellerKey)
    .limit(1);
  return row
    ? [examples.spendAt(row.seller), examples.overdue, examples.perMonth]
    : [examples.total, examples.overdue, examples.largest];
}

/** What may be asked next, by what was asked. */
export function furtherQuestions({ language, wish, where }: Plan, finding: Finding): string[] {
  const { examples } = WORDINGS[language];
  const seller = where.sellers?.[0];
  if (finding.citationsTotal === 0) return [examples.recent, examples.overdue, examples.help];
  if (seller)
    return [
      wish.kind === 'list' ? examples.spendAt(seller) : examples.invoicesFrom(seller),
      examples.perMonth,
      examples.overdue,
    ];
  if (where.payment) return [examples.unpaid, examples.dueSoon, examples.total];
  return [examples.largest, examples.perMonth, examples.overdue];
}
