import { eq } from 'drizzle-orm';
import type { Extraction } from '#core/entity.ts';
import { readWithTemplate } from '#core/templates/read-with-template.ts';
import { mayMatch, type RunDocument, runDocument, type TemplateRun } from '#core/templates/run-template.ts';
import { zonePages } from '#core/templates/zone-page.ts';
import { unpackDocument } from '#reader/packed-document.ts';
import type { Db } from '../db/database.ts';
import { type DocumentRow, type TemplateRow, templates } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { runWithInk } from './page-ink.ts';
import { activeTemplates, findTemplate } from './templates.repository.ts';

type ReadDeps = Pick<Deps, 'db' | 'images' | 'storage'>;

/** The template that reads a document, with what its zones say. */
export interface Reading {
  template: TemplateRow;
  run: TemplateRun;
  document: RunDocument;
}

type Whose = Pick<DocumentRow, 'userId' | 'sha256' | 'fileSize' | 'chosenTemplateId' | 'withoutTemplate'>;

/**
 * An analysis with the values of the template that reads the document: the one that a person chose for it, else the
 * active one that fits best. The analysis as it is where there is none, or a person wants none. `packed`: the
 * document's words.
 */
export async function readByTemplate(
  deps: ReadDeps,
  row: Whose,
  { packed, extraction }: { packed: Uint8Array | null; extraction: Extraction },
): Promise<{ extraction: Extraction; template: TemplateRow | null }> {
  const reading = packed && (await findReading(deps, row, packed));
  if (!reading) return { extraction, template: null };
  const { template, run, document } = reading;
  return { extraction: readWithTemplate(extraction, run, { name: template.name, document }), template };
}

async function findReading(deps: ReadDeps, row: Whose, packed: Uint8Array): Promise<Reading | null> {
  if (row.withoutTemplate) return null;
  const { userId, chosenTemplateId } = row;
  const chosen = chosenTemplateId ? await findTemplate(deps.db, { id: chosenTemplateId, userId }) : null;
  const candidates = chosen ? [chosen] : await activeTemplates(deps.db, userId);
  if (candidates.length === 0) return null;
  const read = await unpackDocument(packed);
  if (!read) return null;
  const document = runDocument(zonePages(read));
  if (chosen) return { template: chosen, run: await runWithInk(deps, chosen, document, row), document };
  return bestReading(deps, candidates, document, row);
}

/** Of the templates whose layout and required values are there the one with most of it. */
export async function bestReading(
  deps: ReadDeps,
  candidates: readonly TemplateRow[],
  document: RunDocument,
  source: Parameters<typeof runWithInk>[3],
): Promise<Reading | null> {
  let best: Reading | null = null;
  for (const template of candidates) {
    if (!mayMatch(template, document)) continue;
    const run = await runWithInk(deps, template, document, source);
    if (run.matches && (!best || run.score > best.run.score)) best = { template, run, document };
  }
  return best;
}

/** Notes that a template read a document just now. Returns whether it is still there. */
export async function noteUse(tx: Pick<Db, 'update'>, id: string, now: Date): Promise<boolean> {
  const rows = await tx.update(templates).set({ lastUsed: now }).where(eq(templates.id, id)).returning();
  return rows.length > 0;
}
