import { and, desc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Conditions, Dimension, Measure } from '#core/assistant/plan.ts';
import { documents } from '../../db/schema.ts';
import { LEFT_TO_PAY, SIGNED_TOTAL, SPENDING_TYPES } from '../conditions-sql.ts';
import { namesOf } from '../known-names.ts';
import { type Asked, meant } from './finding.ts';

/** As that of the total: a correction may be an invoice of less than nothing. */
const SIGN = sql`case when ${documents.documentType} = 'credit_note' or ${documents.total} < 0 then -1 else 1 end`;

/** What a measure is of one document; null where it is not known. */
export const AMOUNTS: Readonly<Record<Measure, SQL>> = {
  gross: SIGNED_TOTAL,
  owed: LEFT_TO_PAY,
  tax: sql`${SIGN} * abs(${documents.taxAmount})`,
  // Without a tax amount the net amount printed counts; without either the whole is net.
  net: sql`${SIGN} * (abs(${documents.total}) - coalesce(abs(${documents.taxAmount}), abs(${documents.total}) - abs(${documents.netAmount}), 0))`,
};

const GROUPS: Readonly<Record<Dimension, SQL>> = {
  seller: sql`${documents.sellerKey}`,
  buyer: sql`${documents.buyerKey}`,
  month: sql`to_char(${documents.invoiceDate}, 'YYYY-MM')`,
  quarter: sql`to_char(${documents.invoiceDate}, 'YYYY-"Q"Q')`,
  year: sql`to_char(${documents.invoiceDate}, 'YYYY')`,
  currency: sql`${documents.currency}`,
  status: sql`null`,
  weekday: sql`extract(isodow from ${documents.invoiceDate})::text`,
  type: sql`${documents.documentType}`,
};

export interface Figure {
  /** Of the group; null where the document does not say it. */
  key: string | null;
  /** As most of its documents write it; of sellers and buyers. */
  name: string | null;
  currency: string | null;
  sum: string | null;
  average: string | null;
  median: string | null;
  /** The amounts of the documents with the least and the most. */
  min: string | null;
  max: string | null;
  /** Documents with an amount, and without. */
  documents: number;
  unknown: number;
  invoices: number;
  creditNotes: number;
  receipts: number;
}

/** Which kinds of documents a measure is about, unless the question says others. */
export function typesOf(measure: Measure, where: Conditions): readonly string[] {
  if (measure === 'owed') return ['invoice'];
  return where.types ?? SPENDING_TYPES;
}

/** The documents that a figure is made of. */
export function countedDocuments(
  asked: Pick<Asked, 'userId' | 'today' | 'plan'>,
  types: readonly string[] | null,
  more: Conditions = {},
): SQL | undefined {
  return and(
    meant(asked, { ...more, types: undefined }),
    types
      ? and(eq(documents.status, 'completed'), inArray(documents.documentType, [...types] as 'invoice'[]))
      : undefined,
  );
}

/** Sums, averages and counts over the documents that are meant, per currency and group. `types` null is all documents. */
export async function computeFigures(
  asked: Pick<Asked, 'deps' | 'userId' | 'today' | 'plan'>,
  options: {
    measure: Measure;
    types: readonly string[] | null;
    by?: Dimension | undefined;
    more?: Conditions;
    withMedian?: boolean;
  },
): Promise<Figure[]> {
  const { measure, types, by, more } = options;
  const key = by ? keyOf(by, asked.today) : sql`null`;
  const picked = asked.deps.db
    .select({
      key: sql<string | null>`${key}`.as('group_key'),
      currency: sql<string | null>`${documents.currency}`.as('in_currency'),
      type: sql<string | null>`${documents.documentType}`.as('of_type'),
      amount: sql<string | null>`${AMOUNTS[measure]}`.as('amount'),
    })
    .from(documents)
    .where(countedDocuments(asked, types, more))
    .as('picked');
  const ofType = (type: string) => sql<number>`(count(*) filter (where ${picked.type} = ${type}))::int`;
  const figures = await asked.deps.db
    .select({
      key: picked.key,
      currency: picked.currency,
      sum: sql<string | null>`sum(${picked.amount})::text`,
      average: sql<string | null>`avg(${picked.amount})::text`,
      median: options.withMedian
        ? sql<string | null>`(percentile_cont(0.5) within group (order by ${picked.amount}))::text`
        : sql<null>`null`,
      min: sql<string | null>`min(${picked.amount})::text`,
      max: sql<string | null>`max(${picked.amount})::text`,
      documents: sql<number>`count(${picked.amount})::int`,
      unknown: sql<number>`(count(*) - count(${picked.amount}))::int`,
      invoices: ofType('invoice'),
      creditNotes: ofType('credit_note'),
      receipts: ofType('receipt'),
    })
    .from(picked)
    .groupBy(picked.key, picked.currency)
    .orderBy(desc(sql`count(*)`), picked.currency);
  const keys = figures.flatMap((figure) => figure.key ?? []);
  const names = by === 'seller' || by === 'buyer' ? await namesOf(asked.deps.db, asked.userId, by, keys) : new Map();
  return figures.map((figure) => ({ ...figure, name: names.get(figure.key) ?? null }));
}

/** What tells the groups of documents apart. */
export const keyOf = (by: Dimension, today: string): SQL => (by === 'status' ? statusOf(today) : GROUPS[by]);

function statusOf(today: string): SQL {
  return sql`case when ${documents.documentType} <> 'invoice' then null when coalesce(${documents.amountDue}, ${documents.total}, 1) <= 0 then 'paid'
    when ${documents.dueDate} < ${today} then 'overdue' else 'unpaid' end`;
}

/** The documents behind a figure, those with the greatest amounts first, at most 100; and likely duplicates among them. */
export async function documentsBehind(
  asked: Pick<Asked, 'deps' | 'userId' | 'today' | 'plan'>,
  options: { measure: Measure; types: readonly string[] | null; more?: Conditions; limit?: number },
): Promise<string[]> {
  const amount = options.measure === 'owed' ? LEFT_TO_PAY : documents.total;
  const rows = await asked.deps.db
    .select({ id: documents.id })
    .from(documents)
    .where(countedDocuments(asked, options.types, options.more))
    .orderBy(sql`abs(${amount}) desc nulls last`, desc(documents.invoiceDate), documents.id)
    .limit(options.limit ?? 100);
  return rows.map(({ id }) => id);
}

/** Numbers that a seller has on more than one of the documents counted; at most `limit`. */
export async function duplicateNumbers(
  asked: Pick<Asked, 'deps' | 'userId' | 'today' | 'plan'>,
  options: { types: readonly string[] | null; more?: Conditions; limit: number },
): Promise<string[]> {
  const condition = countedDocuments(asked, options.types, options.more);
  // From an index alone; by chance two numbers may have the same key.
  const likely = await asked.deps.db
    .select({ key: documents.sameNumber })
    .from(documents)
    .where(and(condition, isNotNull(documents.sameNumber)))
    .groupBy(documents.sameNumber)
    .having(sql`count(*) > 1`);
  if (likely.length === 0) return [];
  const keys = sql.param(likely.map(({ key }) => key));
  const rows = await asked.deps.db
    .select({ number: sql<string>`min(${documents.invoiceNumber})` })
    .from(documents)
    .where(and(condition, sql`${documents.sameNumber} = any(${keys}::integer[])`))
    .groupBy(
      documents.sellerKey,
      sql`upper(${documents.invoiceNumber} collate "C")`,
      sql`${documents.documentType} = 'credit_note'`,
    )
    .having(sql`count(*) > 1`)
    .orderBy(sql`min(${documents.invoiceNumber})`)
    .limit(options.limit);
  return rows.map(({ number }) => number);
}
