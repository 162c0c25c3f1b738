import type { LineItem } from '#core/entity.ts';
import type { Db } from '../db/database.ts';
import { type DocumentRow, documents, entityHistory } from '../db/schema.ts';
import { shownLineItems } from '../documents/document-wire.ts';
import { type Owned, owned } from '../documents/documents.repository.ts';
import { appError, invalidField } from '../errors.ts';
import { type CorrectionDeps, changeDocument } from './change-document.ts';

/**
 * A document's whole list of line items as a person wants it; it stands over later analyses. The list that stands
 * already changes nothing; the one that was read is the machine's again. Throws 404, and 422 for a page the file lacks.
 */
export async function correctLineItems(deps: CorrectionDeps, key: Owned, items: readonly LineItem[]): Promise<void> {
  await changeDocument(deps, key, async (tx, document) => {
    const wanted = items.map((item, index) => ownFields(item, index, document));
    const before = shownLineItems(document);
    if (isSameList(wanted, before)) return;
    const isAsRead = isSameList(wanted, document.lineItems);
    await setLines(tx, document, isAsRead ? null : wanted);
    await remember(tx, document, isAsRead ? 'lines_restored' : 'lines_corrected', before, wanted);
  });
}

/** Takes a person's list back: the line items are as they were read. Throws 404, and 409 where nobody changed them. */
export async function restoreLineItems(deps: CorrectionDeps, key: Owned): Promise<void> {
  await changeDocument(deps, key, async (tx, document) => {
    const { correctedLineItems: before, lineItems } = document;
    if (!before) throw appError('line_items.unchanged', 409, 'The line items were not corrected.');
    await setLines(tx, document, null);
    await remember(tx, document, 'lines_restored', before, lineItems);
  });
}

/** The item with empty texts as null. */
function ownFields(item: LineItem, index: number, { totalPages }: DocumentRow): LineItem {
  if (item.page !== null && item.page > totalPages) {
    throw invalidField(`${index}.page`, `The PDF has no page ${item.page}.`);
  }
  const { quantity, unit_price, tax_rate, line_total, page, box } = item;
  const description = item.description?.trim() || null;
  const unit = item.unit?.trim() || null;
  return { description, quantity, unit, unit_price, tax_rate, line_total, page, box: page === null ? null : box };
}

function isSameList(a: readonly LineItem[], b: readonly LineItem[]): boolean {
  const written = (list: readonly LineItem[]) => JSON.stringify(list.map(inOrder));
  return written(a) === written(b);
}

/** The database keeps the fields of JSON in an order of its own. */
function inOrder({ description, quantity, unit, unit_price, tax_rate, line_total, page, box }: LineItem): unknown[] {
  const place = box && [box.x, box.y, box.width, box.height];
  return [description, quantity, unit, unit_price, tax_rate, line_total, page, place];
}

async function setLines(tx: Db, row: DocumentRow, items: LineItem[] | null): Promise<void> {
  await tx.update(documents).set({ correctedLineItems: items }).where(owned(row));
}

async function remember(
  tx: Db,
  { id: documentId, userId }: DocumentRow,
  action: 'lines_corrected' | 'lines_restored',
  linesBefore: LineItem[],
  linesAfter: LineItem[],
): Promise<void> {
  await tx.insert(entityHistory).values({ documentId, userId, action, linesBefore, linesAfter });
}
