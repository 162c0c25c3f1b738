import { isXml } from '#reader/bare-xml.ts';
import type { DocumentRow } from '../db/schema.ts';
import type { Deps } from '../deps.ts';

const HEAD_BYTES = 1024;

/**
 * Whether a document's file is an e-invoice without a page. What was analysed says so; of what was not (yet), the
 * first bytes do. Throws `FileMissingError`.
 */
export async function isBareXml(
  { storage }: Pick<Deps, 'storage'>,
  { metadata, sha256, fileSize }: Pick<DocumentRow, 'metadata' | 'sha256' | 'fileSize'>,
): Promise<boolean> {
  if (metadata) return metadata.einvoice?.embedded === false;
  return isXml(await storage.get(sha256, { start: 0, end: Math.min(HEAD_BYTES, fileSize) - 1 }));
}
