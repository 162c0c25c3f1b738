import { and, arrayContains, eq, gte, inArray, isNull, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { DocumentFilter } from '#contracts/document-filter.ts';
import { addDays } from '#core/values/calendar-date.ts';
import { indexedNameKey } from '../db/indexed-name-key.ts';
import { documents } from '../db/schema.ts';

/** From today on, today included. */
export const DUE_SOON_DAYS = 14;

// These stand in the same words in indexes (schema.ts) and in what `user_figures` sums up (document_figures).
const IS_INVOICE = sql`${documents.status} = 'completed' and ${documents.documentType} = 'invoice'`;
/** What is left to pay; where that is not said, the total; where neither is known, it is taken for unpaid. */
const IS_UNPAID = sql`${IS_INVOICE} and coalesce(${documents.amountDue}, ${documents.total}, 1) > 0`;
const NEEDS_REVIEW = sql`${documents.status} = 'completed' and ${documents.documentType} in ('invoice', 'credit_note', 'receipt') and (${documents.failedChecks} > 0 or ${documents.doubtfulFields} > 0)`;

/** Whose documents, and on which day ("2026-01-31") it is asked. */
export interface FilterScope {
  userId: string;
  today: string;
}

/**
 * What documents must be to pass a filter: always the owner's. Lists, counts, figures, bulk actions and whatever else
 * means "these documents" ask with it. Words searched for (`q`) are not in it: `findDocumentIds` adds them.
 */
export function filterDocuments({ userId, today }: FilterScope, filter: Omit<DocumentFilter, 'q'>): SQL | undefined {
  const { status, label, from, to, currency, min, max } = filter;
  return and(
    eq(documents.userId, userId),
    status ? eq(documents.status, status) : undefined,
    label === undefined ? undefined : arrayContains(documents.labels, [label]),
    named(documents.sellerKey, filter.seller),
    named(documents.buyerKey, filter.buyer),
    from ? gte(documents.invoiceDate, from) : undefined,
    to ? lte(documents.invoiceDate, to) : undefined,
    currency ? eq(documents.currency, currency) : undefined,
    min ? gte(documents.total, min) : undefined,
    max ? lte(documents.total, max) : undefined,
    filter.due ? isDue(filter.due, today) : undefined,
    filter.type ? inArray(documents.documentType, filter.type.split(',') as 'invoice'[]) : undefined,
    filter.checks ? sql`${documents.failedChecks} > 0` : undefined,
    filter.review ? NEEDS_REVIEW : undefined,
  );
}

/** A blank name asks for nothing, as an empty field of a form does. */
function named(column: typeof documents.sellerKey | typeof documents.buyerKey, name: string | undefined) {
  return name?.trim() ? eq(column, indexedNameKey(name)) : undefined;
}

function isDue(due: NonNullable<DocumentFilter['due']>, today: string): SQL | undefined {
  if (due === 'none') return and(IS_INVOICE, isNull(documents.dueDate));
  if (due === 'overdue') return and(IS_UNPAID, lt(documents.dueDate, today));
  return and(IS_UNPAID, gte(documents.dueDate, today), lte(documents.dueDate, addDays(today, DUE_SOON_DAYS)));
}
