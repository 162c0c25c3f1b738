import { type SQL, sql } from 'drizzle-orm';
import { documents } from '../../db/schema.ts';
import { SPENDING_TYPES } from '../conditions-sql.ts';
import { countedDocuments } from './compute-figures.ts';
import type { Asked } from './finding.ts';
import type { RatedDocument } from './rate-parts.ts';

export type DatedDocument = RatedDocument & { date: string | null };

/** Documents with one rate of tax, added up; or, of `other`, those that have to be looked at one by one. */
export interface RateGroup {
  /** `lines`: their lines name it; `worked`: their tax is that of their net amount, by no rate at all where `rate` is null. */
  kind: 'lines' | 'worked' | 'other';
  /** Percent. */
  rate: number | null;
  currency: string | null;
  /** In hundredths, less credit notes. */
  net: number;
  tax: number;
  documents: number;
  others: DatedDocument[];
}

/** Among so many the first few of a rate are mostly found. */
const NEWEST = 1000;
const RATES = sql`${documents.lineFigures}->'rates'`;
/** Line figures keep one rate where all lines name the same, and one of null where none names any. */
const LINE_RATE = sql`case when jsonb_array_length(${RATES}) = 1 then ${RATES}->0->>'rate' end`;
const amount = (column: SQL) =>
  sql`round(case when ${documents.documentType} = 'credit_note' then abs(${column}) else ${column} end, 2)`;

/**
 * What of each document is looked at: the same as `partsByRate` does with one, for all at once. `offset 0` keeps
 * PostgreSQL from writing each expression out again wherever the next one uses it.
 */
const rated = (condition: SQL | undefined, newest = sql``) => sql`
  select *,
    case kind when 'lines' then line_rate::numeric when 'worked' then
      case when ${isRateOf(sql`round(exact)`)} then round(exact)
        when ${isRateOf(sql`round(exact * 2) / 2`)} then round(exact * 2) / 2
        when ${isRateOf(sql`round(exact, 1)`)} then round(exact, 1) end
    end as rate
  from (
    select *, case kind when 'worked' then tax / net * 100 end as exact from (
      select *, gross - tax as net,
        case when gross is null or tax is null then 'other'
          when line_rate ~ '^[0-9]{1,3}(\\.[0-9]{1,6})?$' and (gross - tax) * tax >= 0 then 'lines'
          when (line_count = 0 or (line_count = 1 and line_rate is null)) and gross <> tax then 'worked'
          else 'other' end as kind
      from (
        select ${documents.id} as id, ${documents.documentType} as type, ${documents.currency} as currency,
          ${documents.total} as printed_total, ${documents.taxAmount} as printed_tax, ${documents.netAmount} as printed_net,
          ${documents.invoiceDate} as date, ${RATES} as rates, ${LINE_RATE} as line_rate,
          jsonb_array_length(${RATES}) as line_count,
          ${amount(sql`${documents.total}`)} as gross, ${amount(sql`${documents.taxAmount}`)} as tax
        from ${documents} where ${condition} ${newest} offset 0
      ) read offset 0
    ) of_kind offset 0
  ) with_exact`;

/** Makes the tax of the net amount to the cent, as laws set rates. */
function isRateOf(rate: SQL): SQL {
  return sql`${rate} between 0 and 30 and abs(net * ${rate} / 100 - tax) <= 0.01`;
}

function conditionOf(asked: Asked<'rates'>): SQL | undefined {
  const { wish, plan } = asked;
  // Counted and listed are invoices, as everywhere; amounts are less credit notes.
  const types = plan.where.ids
    ? null
    : (plan.where.types ?? (wish.wants === 'figures' ? [...SPENDING_TYPES] : ['invoice']));
  return countedDocuments(asked, types);
}

/** All documents meant, by rate and currency: one row for each instead of one for each document. */
export async function rateGroups(asked: Asked<'rates'>): Promise<RateGroup[]> {
  const sign = sql`case when type = 'credit_note' then -1 else 1 end`;
  // The net amount printed counts where it is not the total less the tax.
  const { rows } = await asked.deps.db.execute<{
    kind: RateGroup['kind'];
    rate: string | null;
    currency: string | null;
    net: string | null;
    tax: string | null;
    documents: number;
    others: DatedDocument[] | null;
  }>(sql`
    select kind, rate::text, currency, sum(${sign} * net)::text as net, sum(${sign} * tax)::text as tax,
      count(*)::int as documents,
      json_agg(json_build_object('id', id, 'type', type, 'currency', currency, 'total', printed_total::text,
        'tax', printed_tax::text, 'date', date,
        'net', case when printed_tax is null or printed_total is null then printed_net::text end, 'lines', rates
      )) filter (where kind = 'other') as others
    from (${rated(conditionOf(asked))}) rated group by kind, rate, currency`);
  const cents = (sum: string | null) => Math.round(Number(sum ?? 0) * 100);
  return rows.map((row) => ({
    ...row,
    rate: row.rate === null ? null : Number(row.rate),
    net: cents(row.net),
    tax: cents(row.tax),
    others: row.others ?? [],
  }));
}

/** The documents of such groups, newest first; `rates` null is those of any rate. */
export async function documentsOfGroups(
  asked: Asked<'rates'>,
  rates: readonly { rate: number | null; currency: string | null }[] | null,
  limit: number | null,
): Promise<{ id: string; date: string | null }[]> {
  if (rates?.length === 0) return [];
  const wanted = rates?.map(({ rate, currency }) => `${rate} ${currency ?? ''}`);
  const isWanted = wanted
    ? sql`trim_scale(rate)::text || ' ' || coalesce(currency, '') = any(${sql.param(wanted)})`
    : sql`rate is not null`;
  const found = async (newest?: SQL) => {
    const { rows } = await asked.deps.db.execute<{ id: string; date: string | null }>(sql`
      select id, date::text as date from (${rated(conditionOf(asked), newest)}) rated where ${isWanted}
      order by rated.date desc nulls last, id ${limit === null ? sql`` : sql`limit ${limit}`}`);
    return rows;
  };
  if (limit === null) return found();
  const rows = await found(sql`order by ${documents.invoiceDate} desc nulls last, ${documents.id} limit ${NEWEST}`);
  return rows.length === limit ? rows : found();
}
