import type { TemplateTest, TestMatrix, ZoneTest } from '#contracts/template.ts';
import { passScore } from '#core/templates/quick-check.ts';
import { runDocument, shownPlace, type TemplateRun, type ZoneRun } from '#core/templates/run-template.ts';
import { labelOfZone } from '#core/templates/zone-label.ts';
import { zonePages } from '#core/templates/zone-page.ts';
import { zoneStatus } from '#core/templates/zone-status.ts';
import { rowObjects } from '#core/templates/zone-table.ts';
import { ReaderError } from '#reader/reader-error.ts';
import type { TemplateRow } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { findDocument, type Owned } from '../documents/documents.repository.ts';
import { listDocuments } from '../documents/list-documents.ts';
import { today } from '../documents/today.ts';
import { AppError, documentNotFound } from '../errors.ts';
import { documentWords } from '../files/document-words.ts';
import { runWithInk } from './page-ink.ts';

export type RunDeps = Pick<Deps, 'db' | 'database' | 'storage' | 'images' | 'words' | 'now'>;

/** Runs a template's zones on a document's pages. Throws 404 for a document that is not the user's. */
export async function testTemplate(deps: RunDeps, template: TemplateRow, key: Owned): Promise<TemplateTest> {
  const run = await runOn(deps, template, key);
  const zones = run.zones.map(toZoneTest);
  return { document_id: key.id, score: passScore(zones), matches: run.matches, zones };
}

async function runOn(deps: RunDeps, template: TemplateRow, key: Owned): Promise<TemplateRun> {
  const row = await findDocument(deps.db, key);
  if (!row) throw documentNotFound();
  const document = runDocument(zonePages(await documentWords(deps, key)));
  return runWithInk(deps, template, document, row);
}

function toZoneTest(run: ZoneRun): ZoneTest {
  const { zone, place, reading, confidence } = run;
  const at = shownPlace(place);
  return {
    zone_id: zone.id,
    name: zone.name,
    label: labelOfZone(zone),
    required: zone.required,
    ...zoneStatus(run),
    text: reading?.text ?? '',
    values: (reading?.values ?? []).map(({ ruleId, value, page, box }) => ({ rule_id: ruleId, value, page, box })),
    value: reading?.value?.value ?? null,
    rows: reading?.table ? rowObjects(reading.table) : [],
    confidence,
    page: at?.page ?? null,
    box: at?.box ?? null,
  };
}

/** Runs a template on analysed documents, newest first: documents × zones, and how often each zone passes. */
export async function testOnAll(
  deps: RunDeps,
  template: TemplateRow,
  { limit, offset, signal }: { limit: number; offset: number; signal?: AbortSignal },
): Promise<TestMatrix> {
  const { userId } = template;
  const { rows, total } = await listDocuments(deps, {
    ...{ userId, today: today(deps.now()), limit, offset, sort: undefined },
    filter: { status: 'completed' },
  });
  const documents: TestMatrix['documents'] = [];
  for (const { id, filename } of rows) {
    // Whoever asked has left: the rest is for nobody.
    if (signal?.aborted) break;
    documents.push({ document_id: id, filename, ...(await testOne(deps, template, { id, userId })) });
  }
  return { total, documents, zones: template.zones.map((zone) => successOf(zone, documents)) };
}

/** A document that cannot be read is told of, and fails nothing else. */
async function testOne(
  deps: RunDeps,
  template: TemplateRow,
  key: Owned,
): Promise<Pick<TestMatrix['documents'][number], 'matches' | 'score' | 'zones' | 'error'>> {
  try {
    const { matches, score, zones } = await testTemplate(deps, template, key);
    return {
      ...{ matches, score },
      zones: zones.map(({ zone_id, status, message, value }) => ({ zone_id, status, message, value })),
    };
  } catch (error) {
    if (!(error instanceof AppError || error instanceof ReaderError)) throw error;
    return { matches: false, score: 0, zones: [], error: error.message };
  }
}

function successOf(
  { id, name }: TemplateRow['zones'][number],
  documents: TestMatrix['documents'],
): TestMatrix['zones'][number] {
  const results = documents.flatMap(({ zones, matches }) =>
    zones.filter(({ zone_id }) => zone_id === id).map(({ status }) => ({ status, matches })),
  );
  const count = (status: string) => results.filter((one) => one.status === status).length;
  const ofLayout = results.filter(({ matches }) => matches);
  const rate = (some: typeof results) => some.filter(({ status }) => status === 'pass').length / some.length;
  return {
    zone_id: id,
    name,
    success_rate: results.length === 0 ? 0 : rate(results),
    success_rate_of_layout: ofLayout.length === 0 ? null : rate(ofLayout),
    pass: count('pass'),
    warning: count('warning'),
    fail: count('fail'),
  };
}
