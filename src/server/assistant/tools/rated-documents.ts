import { and, ne, type SQL, sql } from 'drizzle-orm';
import { documents } from '../../db/schema.ts';
import { SPENDING_TYPES } from '../conditions-sql.ts';
import { countedDocuments } from './compute-figures.ts';
import type { Asked } from './finding.ts';
import type { RatedDocument } from './rate-parts.ts';

export type DatedDocument = RatedDocument & { date: string | null };

/** What some documents charge at a rate, less credit notes. */
export interface RateSum {
  /** Percent. */
  rate: number;
  currency: string | null;
  /** In hundredths. */
  net: number;
  tax: number;
  documents: number;
}

/** Documents of one rate of tax. */
export interface RateGroup extends Omit<RateSum, 'rate'> {
  /** `lines`: their lines name it; `worked`: their tax is that of their net amount, by no rate at all where `rate` is null. */
  kind: 'lines' | 'worked';
  rate: number | null;
}

export interface RatedDocuments {
  /** Added up. */
  groups: RateGroup[];
  /** Have to be looked at one by one. */
  others: DatedDocument[];
}

/** Credit notes count against the rest, however their sign is printed. */
const signed = (column: SQL) =>
  sql`sum(round(case when ${documents.documentType} = 'credit_note' then -abs(${column}) else ${column} end, 2))`;
/** Whose one rate is told by its columns, which a trigger keeps as `partsByRate` works it out. */
const IS_WHOLE = ne(documents.rateKind, 'other');

function conditionOf(asked: Asked<'rates'>): SQL | undefined {
  const { wish, plan } = asked;
  // Counted and listed are invoices, as everywhere; amounts are less credit notes.
  const types = plan.where.ids
    ? null
    : (plan.where.types ?? (wish.wants === 'figures' ? [...SPENDING_TYPES] : ['invoice']));
  return countedDocuments(asked, types);
}

/** All documents meant, by rate and currency: one row for each, read from an index alone, and those of no one rate. */
export async function ratedDocuments(asked: Asked<'rates'>): Promise<RatedDocuments> {
  const condition = conditionOf(asked);
  const [groups, others] = await Promise.all([wholeGroups(asked, condition), otherDocuments(asked, condition)]);
  return { groups, others };
}

async function wholeGroups({ deps }: Asked<'rates'>, condition: SQL | undefined): Promise<RateGroup[]> {
  const rows = await deps.db
    .select({
      kind: sql<RateGroup['kind']>`${documents.rateKind}`,
      rate: documents.taxRate,
      currency: documents.currency,
      gross: sql<string>`${signed(sql`${documents.total}`)}::text`,
      tax: sql<string>`${signed(sql`${documents.taxAmount}`)}::text`,
      documents: sql<number>`count(*)::int`,
    })
    .from(documents)
    .where(and(condition, IS_WHOLE))
    .groupBy(documents.rateKind, documents.taxRate, documents.currency);
  const cents = (sum: string) => Math.round(Number(sum) * 100);
  return rows.map(({ gross, rate, tax, ...row }) => ({
    ...row,
    rate: rate === null ? null : Number(rate),
    net: cents(gross) - cents(tax),
    tax: cents(tax),
  }));
}

/** The net amount printed counts where it is not the total less the tax. */
async function otherDocuments({ deps }: Asked<'rates'>, condition: SQL | undefined): Promise<DatedDocument[]> {
  const rows = await deps.db
    .select({
      id: documents.id,
      type: documents.documentType,
      currency: documents.currency,
      total: documents.total,
      tax: documents.taxAmount,
      net: documents.netAmount,
      date: documents.invoiceDate,
      lines: sql<RatedDocument['lines']>`${documents.lineFigures}->'rates'`,
    })
    .from(documents)
    .where(and(condition, sql`not (${IS_WHOLE})`));
  return rows.map((row) => ({ ...row, net: row.tax === null || row.total === null ? row.net : null }));
}

/** The documents that are added up at such rates, newest first; `rates` null is at any. */
export async function documentsAtRates(
  asked: Asked<'rates'>,
  rates: readonly Pick<RateGroup, 'rate' | 'currency'>[] | null,
  limit: number | null,
): Promise<{ id: string; date: string | null }[]> {
  if (rates?.length === 0) return [];
  const wanted = rates?.map(({ rate, currency }) => `${rate} ${currency ?? ''}`);
  const isWanted = wanted
    ? sql`${documents.taxRate}::text || ' ' || coalesce(${documents.currency}, '') = any(${sql.param(wanted)})`
    : sql`${documents.taxRate} is not null`;
  const found = asked.deps.db
    .select({ id: documents.id, date: documents.invoiceDate })
    .from(documents)
    .where(and(conditionOf(asked), isWanted))
    .orderBy(sql`${documents.invoiceDate} desc nulls last`, documents.id);
  return limit === null ? found : found.limit(limit);
}
