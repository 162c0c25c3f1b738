import type { TemplateSuggestion } from '#contracts/template.ts';
import { suggestZones } from '#core/templates/suggest-zones.ts';
import { inTransaction } from '../db/in-transaction.ts';
import type { Deps } from '../deps.ts';
import { deleteUnneededBytes } from '../documents/delete-document.ts';
import { findDocument, lockBytes } from '../documents/documents.repository.ts';
import { documentNotFound } from '../errors.ts';
import type { SampleFile } from './sample-file.ts';
import { readSample, type SampleDeps, type SampleRead } from './sample-words.ts';

/** Zones for a document of the user's, by its values as they are corrected. Throws 404. */
export async function suggestForDocument(
  deps: SampleDeps,
  key: { id: string; userId: string },
): Promise<TemplateSuggestion> {
  const document = await findDocument(deps.db, key);
  if (!document) throw documentNotFound();
  return toSuggestion(await readSample(deps, key.userId, document.sha256));
}

/** Zones for a file that is not kept. */
export async function suggestForFile(
  deps: SampleDeps & Pick<Deps, 'database' | 'images'>,
  userId: string,
  { bytes, sha256 }: SampleFile,
): Promise<TemplateSuggestion> {
  try {
    await inTransaction(deps.database.pool, async (tx) => {
      await lockBytes(tx, sha256);
      await deps.storage.put(sha256, bytes);
    });
    return toSuggestion(await readSample(deps, userId, sha256));
  } finally {
    await deleteUnneededBytes(deps, sha256);
  }
}

function toSuggestion(read: SampleRead): TemplateSuggestion {
  const seller = read.entities.find(({ label }) => label === 'SELLER_NAME');
  return {
    name: seller?.value.slice(0, 200) ?? '',
    zones: suggestZones(read.pages, read),
    pages: read.pages.map(({ width, height, words }) => ({ width, height, rotation: 0 as const, words })),
  };
}
