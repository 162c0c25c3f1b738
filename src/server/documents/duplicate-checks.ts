import { sql } from 'drizzle-orm';
import { checkDuplicate } from '#core/checks/duplicate-check.ts';
import type { Check, Entity } from '#core/entity.ts';
import type { Db } from '../db/database.ts';
import type { DocumentRow } from '../db/schema.ts';

const MOST_NAMED = 5;

/**
 * A document's checks, with what other documents of its owner say: looked up whenever it is read, so that it is right
 * after any of them was deleted, corrected or analysed again. A credit note may carry the number of its invoice.
 * `others`: as `sameInvoice` finds them.
 */
export function checksOf(
  document: DocumentRow,
  { entities, others }: { entities: readonly Entity[]; others: readonly Duplicate[] },
): Check[] {
  const named = namedIn(document, entities);
  return named ? [...checkDuplicate(named, others, others[0]?.count), ...document.checks] : document.checks;
}

/** In a query on `documents`: the others of the same owner that say they are the same invoice, newest first. */
export const sameInvoice = sql<Duplicate[]>`(
  select coalesce(json_agg(other), '[]'::json) from (
    select o.id, o.filename, (count(*) over ())::int as count from documents o
    where o.user_id = documents.user_id and o.id <> documents.id and o.status = 'completed'
      and same_invoice_key(o.seller, o.invoice_number) = same_invoice_key(documents.seller, documents.invoice_number)
      and (o.document_type = 'credit_note') = (documents.document_type = 'credit_note')
    order by o.upload_date desc, o.id desc limit ${sql.raw(String(MOST_NAMED))}
  ) other)`;

/** By what an invoice is known to be the same; null where nothing can be looked up. */
function namedIn(document: DocumentRow, entities: readonly Entity[]): { number: Entity; seller: Entity } | null {
  const number = entities.find(({ label, value }) => label === 'INVOICE_NUMBER' && value === document.invoiceNumber);
  const seller = entities.find(({ label, value }) => label === 'SELLER_NAME' && value === document.seller);
  return document.status === 'completed' && number && seller ? { number, seller } : null;
}

/**
 * As `checksOf`, of many documents of one owner, by id. Those that nothing can be looked up for (not analysed, no number
 * or seller) have what was stored.
 */
export async function checksOfAll(
  db: Pick<Db, 'execute'>,
  list: readonly { row: DocumentRow; entities: readonly Entity[] }[],
): Promise<Map<string, Check[]>> {
  const named = list.flatMap(({ row, entities }) => {
    const found = namedIn(row, entities);
    return found ? [{ row, ...found }] : [];
  });
  const others = await duplicatesOf(
    db,
    named.map(({ row }) => row),
  );
  const checks = new Map(list.map(({ row }) => [row.id, row.checks]));
  for (const { row, number, seller } of named) {
    const of = others.get(row.id) ?? [];
    checks.set(row.id, [...checkDuplicate({ number, seller }, of, of[0]?.count), ...row.checks]);
  }
  return checks;
}

/** Another document with the same seller and number. */
export type Duplicate = {
  id: string;
  filename: string;
  /** How many there are in all. */
  count: number;
};

async function duplicatesOf(db: Pick<Db, 'execute'>, rows: readonly DocumentRow[]): Promise<Map<string, Duplicate[]>> {
  const [first] = rows;
  const found = new Map<string, Duplicate[]>();
  if (!first) return found;
  const ids = rows.map(({ id }) => id);
  const { rows: pairs } = await db.execute<Duplicate & { of: string }>(sql`
    select asked.id as "of", other.id, other.filename, other.count
    from documents asked cross join lateral (
      select id, filename, (count(*) over ())::int as count, upload_date from documents
      where user_id = ${first.userId} and id <> asked.id and status = 'completed'
        and same_invoice_key(seller, invoice_number) = same_invoice_key(asked.seller, asked.invoice_number)
        and (document_type = 'credit_note') = (asked.document_type = 'credit_note')
      order by upload_date desc, id desc limit ${MOST_NAMED}
    ) other
    where asked.user_id = ${first.userId} and asked.id = any(${sql.param(ids)})
    order by asked.id, other.upload_date desc, other.id desc`);
  for (const { of, ...other } of pairs) found.set(of, [...(found.get(of) ?? []), other]);
  return found;
}
