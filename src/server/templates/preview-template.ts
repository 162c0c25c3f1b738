import { and, desc, eq } from 'drizzle-orm';
import type { TemplatePreview } from '#contracts/template.ts';
import type { Entity } from '#core/entity.ts';
import { LINE_ITEMS_LABEL } from '#core/templates/presets.ts';
import { readWithTemplate } from '#core/templates/read-with-template.ts';
import {
  type RunDocument,
  type RunnableTemplate,
  runDocument,
  type TemplateRun,
} from '#core/templates/run-template.ts';
import type { Zone } from '#core/templates/template.ts';
import { labelOfZone } from '#core/templates/zone-label.ts';
import { zonePages } from '#core/templates/zone-page.ts';
import { ReaderError } from '#reader/reader-error.ts';
import { type DocumentRow, documents, type TemplateRow } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { shownLineItems } from '../documents/document-wire.ts';
import { findDocument, findEntities } from '../documents/documents.repository.ts';
import { AppError, documentNotFound } from '../errors.ts';
import { documentWords } from '../files/document-words.ts';
import { checkExpressions } from './check-template.ts';
import { runWithInk } from './page-ink.ts';
import { sampleLayout } from './sample-words.ts';

export type PreviewDeps = Pick<Deps, 'db' | 'database' | 'storage' | 'images' | 'words' | 'reader'>;

/** So many of the newest documents are looked at: an answer comes while somebody waits. */
export const MOST_DOCUMENTS = 500;

/** What saving these zones would change on the documents that were read with the template. */
export async function previewChange(
  deps: PreviewDeps,
  template: TemplateRow,
  zones: readonly Zone[],
): Promise<TemplatePreview> {
  checkExpressions(zones);
  const { userId, sha256 } = template;
  const layout = sha256 ? await sampleLayout(deps, { userId, sha256, zones }) : template.layout;
  const rows = await newest(deps, and(eq(documents.userId, userId), eq(documents.templateId, template.id)));
  const gone = template.zones.filter((old) => !zones.some(({ id }) => id === old.id));
  const changes: TemplatePreview = [];
  for (const row of rows) {
    const found = await runOn(deps, { zones, layout }, row);
    if (found) changes.push(...(await changesOf(deps, row, found, { ...template, zones: [...zones], gone })));
  }
  return changes;
}

/** What a template that is not saved yet would change, drawn on a document, on all documents of its layout. */
export async function previewNew(
  deps: PreviewDeps,
  key: { id: string; userId: string },
  zones: readonly Zone[],
): Promise<TemplatePreview> {
  checkExpressions(zones);
  const sample = await findDocument(deps.db, key);
  if (!sample) throw documentNotFound();
  const layout = await sampleLayout(deps, { userId: key.userId, sha256: sample.sha256, zones });
  const changes: TemplatePreview = [];
  for (const row of await newest(deps, and(eq(documents.userId, key.userId), eq(documents.status, 'completed')))) {
    const found = await runOn(deps, { zones, layout }, row);
    if (!found?.run.matches) continue;
    changes.push(...(await changesOf(deps, row, found, { name: '', zones: [...zones], gone: [] })));
  }
  return changes;
}

async function newest({ db }: PreviewDeps, which: ReturnType<typeof and>): Promise<DocumentRow[]> {
  const rows = await db
    .select()
    .from(documents)
    .where(which)
    .orderBy(desc(documents.uploadDate), desc(documents.id))
    .limit(MOST_DOCUMENTS);
  return rows.filter((row): row is DocumentRow => row.userId !== null && row.status === 'completed');
}

interface Found {
  run: TemplateRun;
  document: RunDocument;
}

/** Null for a document that cannot be read: saving changes nothing of it. */
export async function runOn(deps: PreviewDeps, template: RunnableTemplate, row: DocumentRow): Promise<Found | null> {
  try {
    const document = runDocument(zonePages(await documentWords(deps, row)));
    return { run: await runWithInk(deps, template, document, row), document };
  } catch (error) {
    if (error instanceof AppError || error instanceof ReaderError) return null;
    throw error;
  }
}

interface Change {
  name: string;
  zones: Zone[];
  /** Zones that are there no more. */
  gone: readonly Zone[];
}

async function changesOf(
  deps: PreviewDeps,
  row: DocumentRow,
  { run, document }: Found,
  { name, zones, gone }: Change,
): Promise<TemplatePreview> {
  const entities = await findEntities(deps.db, row);
  const nothing = { entities: {}, line_items: [], checks: [], warnings: [], document_type: 'invoice' as const };
  // A document that is of the layout no more is not read by the template any more.
  const read = run.matches ? readWithTemplate(nothing, run, { name, document }) : nothing;
  const changes: TemplatePreview = [];
  const told = new Set<string>();
  for (const zone of [...zones, ...gone]) {
    const readsLines = isLines(zone) && row.correctedLineItems === null;
    const label = isLines(zone) ? LINE_ITEMS_LABEL : labelOfZone(zone);
    // Of several zones for one label the first one that reads something counts.
    if (told.has(label)) continue;
    const standing = entities.find((one) => one.label === label);
    const before = readsLines ? linesText(shownLineItems(row)) : (standing?.value ?? null);
    const after = readsLines ? linesText(read.line_items) : (firstValue(read.entities, label) ?? null);
    if (after !== null) told.add(label);
    if (before === after || isFixed(standing) || (isLines(zone) && !readsLines)) continue;
    changes.push({
      ...{ document_id: row.id, filename: row.filename, zone_id: zone.id, zone_name: zone.name },
      ...{ label, before, after },
    });
  }
  return changes;
}

const isLines = (zone: Zone): boolean => labelOfZone(zone) === LINE_ITEMS_LABEL;
const firstValue = (entities: Record<string, Entity[]>, label: string) => entities[label]?.[0]?.value;
/** What people or an e-invoice say stands, whatever a zone reads. */
const isFixed = (entity: Entity | undefined) => entity?.source === 'user' || entity?.source === 'einvoice_xml';

function linesText(items: readonly { description: string | null; line_total: string | null }[]): string | null {
  if (items.length === 0) return null;
  const lines = items.map((item) => [item.description, item.line_total].filter(Boolean).join(': '));
  const text = lines.join('; ');
  return `${items.length} ${items.length === 1 ? 'line' : 'lines'}: ${text.length > 200 ? `${text.slice(0, 199)}…` : text}`;
}
