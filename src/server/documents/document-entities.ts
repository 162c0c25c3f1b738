import type { DocumentEntities } from '#contracts/document.ts';
import type { Deps } from '../deps.ts';
import { documentNotFound } from '../errors.ts';
import { byLabel, shownLineItems } from './document-wire.ts';
import { findDocument, findEntities, type Owned } from './documents.repository.ts';
import { checksOf } from './duplicate-checks.ts';

/** What stands in a document: entities, line items, checks. Throws 404. */
export async function documentEntities(db: Deps['db'], key: Owned): Promise<DocumentEntities> {
  const document = await findDocument(db, key);
  if (!document) throw documentNotFound();
  const entities = await findEntities(db, key);
  return {
    entities: byLabel(entities),
    total_count: entities.length,
    line_items: shownLineItems(document),
    ...(document.correctedLineItems ? { line_items_original: document.lineItems } : {}),
    checks: await checksOf(db, document, entities),
    warnings: document.warnings,
    metadata: document.metadata,
  };
}
