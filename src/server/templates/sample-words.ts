import type { Entity, LineItem } from '#core/entity.ts';
import { layoutOfSample } from '#core/templates/layout-of-sample.ts';
import type { Layout, Zone } from '#core/templates/template.ts';
import { type ZonePage, zonePages } from '#core/templates/zone-page.ts';
import { unpackDocument } from '#reader/packed-document.ts';
import type { Deps } from '../deps.ts';
import { shownLineItems } from '../documents/document-wire.ts';
import { findByBytes, findEntities } from '../documents/documents.repository.ts';
import type { Patience } from '../files/document-words.ts';

export type SampleDeps = Pick<Deps, 'db' | 'storage' | 'words' | 'reader'>;

/** A sample as it was read. */
export interface SampleRead {
  pages: ZonePage[];
  /** What the engine found; of one of the user's documents, as people corrected it. */
  entities: Entity[];
  lineItems: LineItem[];
}

/**
 * The words of a stored file: those kept of it, else it is read, which whoever is not `patient` waits for as long as a
 * request may. Throws `ReaderError`, `FileMissingError` and 503 `words.being_read`.
 */
export async function samplePages(
  deps: Pick<Deps, 'words'>,
  userId: string,
  sha256: string,
  { patient = true }: Patience = {},
): Promise<{ pages: ZonePage[]; packed: Uint8Array }> {
  const kept = await deps.words.find(sha256);
  const known = kept && (await unpackDocument(kept));
  if (kept && known) return { pages: zonePages(known), packed: kept };
  const packed = await deps.words.readAnew(sha256, userId, { patient });
  const document = await unpackDocument(packed);
  if (!document) throw new Error('Words that were just packed do not unpack');
  return { pages: zonePages(document), packed };
}

/** The words, and what they say. Throws as `samplePages`. */
export async function readSample(deps: SampleDeps, userId: string, sha256: string): Promise<SampleRead> {
  const { pages, packed } = await samplePages(deps, userId, sha256);
  const own = await findByBytes(deps.db, userId, sha256);
  if (own?.status === 'completed') {
    return { pages, entities: await findEntities(deps.db, own), lineItems: shownLineItems(own) };
  }
  const analysis = await deps.reader.analyzeWords(packed, { lane: userId });
  const found = analysis?.extraction;
  return { pages, entities: Object.values(found?.entities ?? {}).flat(), lineItems: found?.line_items ?? [] };
}

/** By what later documents of a sample's layout are known. */
export async function sampleLayout(
  deps: SampleDeps,
  { userId, sha256, zones }: { userId: string; sha256: string; zones: readonly Zone[] },
): Promise<Layout> {
  const read = await readSample(deps, userId, sha256);
  return layoutOfSample(read.pages, zones, read);
}
