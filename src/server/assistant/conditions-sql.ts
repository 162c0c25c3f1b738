import { and, arrayContains, gte, inArray, isNull, lt, lte, not, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { DocumentFilter } from '#contracts/document-filter.ts';
import type { Conditions } from '#core/assistant/plan.ts';
import { addDays } from '#core/values/calendar-date.ts';
import { indexedNameKey } from '../db/indexed-name-key.ts';
import { documents } from '../db/schema.ts';
import { DUE_SOON_DAYS, type FilterScope, filterDocuments } from '../documents/filter-documents.ts';

/** What money was spent with; the stats' figures count the same. */
export const SPENDING_TYPES = ['invoice', 'credit_note', 'receipt'] as const;
/** What is left to pay, where anything is known of it. */
export const LEFT_TO_PAY = sql`coalesce(${documents.amountDue}, ${documents.total})`;
/** Credit notes count against what was spent, however their sign is printed. */
export const SIGNED_TOTAL = sql`case when ${documents.documentType} = 'credit_note' then -abs(${documents.total}) else ${documents.total} end`;
const IS_INVOICE = sql`${documents.status} = 'completed' and ${documents.documentType} = 'invoice'`;

/** The part of a plan's conditions that the list of documents knows too: what its screen shows for an answer. */
export function toDocumentFilter(where: Conditions, today?: string): DocumentFilter {
  const { period, payment, missing, due } = where;
  const isSoon =
    today !== undefined && payment === 'unpaid' && due?.from === today && due.to === addDays(today, DUE_SOON_DAYS);
  const filter: DocumentFilter = {
    q: where.words?.slice(0, 200),
    status: where.status,
    label: where.has?.[0],
    seller: where.sellers?.length === 1 ? where.sellers[0] : undefined,
    buyer: where.buyers?.length === 1 ? where.buyers[0] : undefined,
    from: period?.from,
    to: period?.to,
    currency: where.currency,
    min: where.min,
    max: where.max,
    due: isSoon ? 'soon' : payment === 'overdue' ? 'overdue' : missing?.includes('DUE_DATE') ? 'none' : undefined,
    type: where.types?.join(','),
    checks: where.checks,
    review: where.review,
  };
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined)) as DocumentFilter;
}

/** A filter that was edited, as conditions; what it cannot say stays as the plan had it. */
export function withDocumentFilter(where: Conditions, filter: DocumentFilter, today: string): Conditions {
  const before = toDocumentFilter(where, today);
  const changed = (key: keyof DocumentFilter) => filter[key] !== before[key];
  return {
    ...where,
    words: filter.q,
    status: filter.status,
    ...(changed('label') && { has: filter.label ? [filter.label] : undefined }),
    ...(changed('seller') && { sellers: filter.seller ? [filter.seller] : undefined }),
    ...(changed('buyer') && { buyers: filter.buyer ? [filter.buyer] : undefined }),
    period: filter.from || filter.to ? { from: filter.from, to: filter.to } : undefined,
    currency: filter.currency,
    min: filter.min,
    max: filter.max,
    ...(changed('min') && { over: undefined }),
    ...(changed('max') && { under: undefined }),
    ...(changed('due') && {
      payment: filter.due === 'overdue' ? 'overdue' : filter.due === 'soon' ? 'unpaid' : undefined,
      due: filter.due === 'soon' ? { from: today, to: addDays(today, DUE_SOON_DAYS) } : undefined,
      missing: filter.due === 'none' ? ['DUE_DATE'] : undefined,
    }),
    types: filter.type?.split(','),
    checks: filter.checks,
    review: filter.review,
  };
}

/** What documents must be for a plan's conditions: the one document filter, and what it does not know. Always the owner's. */
export function conditionsSql(scope: FilterScope, where: Conditions): SQL | undefined {
  const { q: _, due: __, seller: _s, buyer: _b, ...filter } = toDocumentFilter(where);
  return and(
    filterDocuments(scope, { ...filter, ...(where.payment === 'overdue' && { due: 'overdue' as const }) }),
    keyIn(documents.sellerKey, where.sellers),
    keyIn(documents.buyerKey, where.buyers),
    keyNotIn(documents.sellerKey, where.notSellers),
    keyNotIn(documents.buyerKey, where.notBuyers),
    where.due &&
      and(
        IS_INVOICE,
        where.due.from ? gte(documents.dueDate, where.due.from) : undefined,
        where.due.to ? lte(documents.dueDate, where.due.to) : undefined,
        sql`${documents.dueDate} is not null`,
      ),
    where.payment === 'unpaid'
      ? sql`${IS_INVOICE} and coalesce(${documents.amountDue}, ${documents.total}, 1) > 0`
      : undefined,
    where.payment === 'paid'
      ? sql`${IS_INVOICE} and coalesce(${documents.amountDue}, ${documents.total}, 1) <= 0`
      : undefined,
    where.partlyPaid ? sql`${documents.amountDue} > 0 and ${documents.amountDue} < ${documents.total}` : undefined,
    where.notOverdue ? sql`(${documents.dueDate} is null or ${documents.dueDate} >= ${scope.today})` : undefined,
    uploadedIn(where),
    where.weekday ? sql`extract(isodow from ${documents.invoiceDate}) = ${where.weekday}` : undefined,
    ...(where.missing ?? []).map(lacks),
    ...(where.has ?? []).slice(1).map((label) => arrayContains(documents.labels, [label])),
    // One parameter, however many there are.
    where.ids ? sql`${documents.id} = any(${sql.param(where.ids)})` : undefined,
    where.discount ? GRANTS_DISCOUNT : undefined,
    where.notCurrency ? sql`${documents.currency} is distinct from ${where.notCurrency}` : undefined,
  );
}

/** Many invoices say that there is none: "pas d'escompte pour paiement anticipé". */
const GRANTS_DISCOUNT = sql`exists (select 1 from entities e where e.document_id = ${documents.id}
  and e.label = 'PAYMENT_TERMS' and not e.dismissed and e.body->>'value' ~* '(skonto|skonti|escompte|discount)'
  and e.body->>'value' !~* '(ohne|kein|nicht|without|(^|[^[:alpha:]])no |not |sans|pas d|aucun|nul )[^.;,]{0,40}(skonto|skonti|escompte|discount)'
  and e.body->>'value' !~* '(skonto|skonti|escompte|discount)s?[^.;,%0-9]{0,40}(n[ée]ant|aucun|none|keine?|n.est pas|nicht)')`;

type KeyColumn = typeof documents.sellerKey | typeof documents.buyerKey;
const keyIn = (column: KeyColumn, names: string[] | undefined) =>
  names && names.length > 0 ? inArray(column, names.map(indexedNameKey)) : undefined;
const keyNotIn = (column: KeyColumn, names: string[] | undefined) =>
  names && names.length > 0 ? or(isNull(column), notInArray(column, names.map(indexedNameKey))) : undefined;

/** By the server's days: from midnight to midnight where it runs. */
function uploadedIn({ uploaded }: Conditions): SQL | undefined {
  if (!uploaded) return undefined;
  const midnight = (day: string) => new Date(`${day}T00:00:00`);
  return and(
    uploaded.from ? gte(documents.uploadDate, midnight(uploaded.from)) : undefined,
    uploaded.to ? lt(documents.uploadDate, midnight(addDays(uploaded.to, 1))) : undefined,
  );
}

/** Documents that were read and have no entity of the label. */
function lacks(label: string): SQL | undefined {
  return and(sql`${documents.status} = 'completed'`, not(arrayContains(documents.labels, [label])));
}
