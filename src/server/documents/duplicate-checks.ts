import { and, desc, eq, ne, sql } from 'drizzle-orm';
import { checkDuplicate } from '#core/checks/duplicate-check.ts';
import type { Check, Entity } from '#core/entity.ts';
import type { Db } from '../db/database.ts';
import { type DocumentRow, documents } from '../db/schema.ts';

const MOST_NAMED = 5;

/**
 * A document's checks, with what other documents of its owner say: looked up whenever it is read, so that it is right
 * after any of them was deleted, corrected or analysed again. A credit note may carry the number of its invoice.
 */
export async function checksOf(
  db: Pick<Db, 'select'>,
  document: DocumentRow,
  entities: readonly Entity[],
): Promise<Check[]> {
  const number = entities.find(({ label, value }) => label === 'INVOICE_NUMBER' && value === document.invoiceNumber);
  const seller = entities.find(({ label, value }) => label === 'SELLER_NAME' && value === document.seller);
  if (document.status !== 'completed' || !number || !seller) return document.checks;
  const others = await db
    .select({ id: documents.id, filename: documents.filename, count: sql<number>`(count(*) over ())::int` })
    .from(documents)
    .where(
      and(
        eq(documents.userId, document.userId),
        ne(documents.id, document.id),
        sql`same_invoice_key(${documents.seller}, ${documents.invoiceNumber}) = same_invoice_key(${document.seller}, ${document.invoiceNumber})`,
        sql`${documents.status} = 'completed'`,
        sql`(${documents.documentType} = 'credit_note') = ${document.documentType === 'credit_note'}`,
      ),
    )
    .orderBy(desc(documents.uploadDate), desc(documents.id))
    .limit(MOST_NAMED);
  return [...checkDuplicate({ number, seller }, others, others[0]?.count), ...document.checks];
}
