import type { Db } from '../db/database.ts';
import { type DocumentRow, documents } from '../db/schema.ts';
import { owned } from '../documents/documents.repository.ts';
import { documentProcessing } from '../errors.ts';

/** What a person decides about how a document is read; it is kept over later analyses. */
type Choice = Partial<Pick<DocumentRow, 'chosenType' | 'chosenTemplateId' | 'withoutTemplate'>>;

/** Notes it for the next analysis. Throws 409 while the document is being analysed, which would not hear of it. */
export async function noteChoice(db: Db, row: DocumentRow, choice: Choice): Promise<void> {
  if (row.status === 'processing') throw documentProcessing();
  await db.update(documents).set(choice).where(owned(row));
}
