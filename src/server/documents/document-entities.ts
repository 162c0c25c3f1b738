import type { DocumentEntities } from '#contracts/document.ts';
import type { Deps } from '../deps.ts';
import { documentNotFound } from '../errors.ts';
import { byLabel, notedMetadata, shownLineItems } from './document-wire.ts';
import type { Owned } from './documents.repository.ts';
import { checksOf } from './duplicate-checks.ts';
import { findWithEntities } from './find-with-entities.ts';

/** What stands in a document: entities, line items, checks. Throws 404. */
export async function documentEntities(db: Deps['db'], key: Owned): Promise<DocumentEntities> {
  const found = await findWithEntities(db, key);
  if (!found) throw documentNotFound();
  const { document, entities } = found;
  return {
    entities: byLabel(entities),
    total_count: entities.length,
    line_items: shownLineItems(document),
    ...(document.correctedLineItems ? { line_items_original: document.lineItems } : {}),
    checks: checksOf(document, found),
    warnings: document.warnings,
    metadata: notedMetadata(document),
  };
}
