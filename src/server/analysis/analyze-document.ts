import type { AnalysisResult } from '#contracts/analysis.ts';
import { toAnalysisResult } from '#contracts/to-analysis-result.ts';
import { ReaderError } from '#reader/reader-error.ts';
import type { AnalyzeOptions } from '#reader/reader-pool.ts';
import type { Analysis } from '#reader/reader-protocol.ts';
import { keepHumanValues } from '../corrections/human-values.ts';
import { executeOn } from '../db/execute-sql.ts';
import { inTransaction } from '../db/in-transaction.ts';
import type { DocumentRow, TemplateRow } from '../db/schema.ts';
import { isUnstorable } from '../db/unstorable.ts';
import type { Deps } from '../deps.ts';
import { deleteUnneededBytes } from '../documents/delete-document.ts';
import { toDocument } from '../documents/document-wire.ts';
import { endRun, findWork, lockDocument, storedEntities } from '../documents/documents.repository.ts';
import { storeResult } from '../documents/store-result.ts';
import { type AnalysisJob, sendAnalysis, wakeForAnalysis } from '../jobs/analysis-jobs.ts';
import type { JobContext } from '../jobs/job-kind.ts';
import { FileMissingError } from '../storage/storage.ts';
import { giveBackDocument } from '../subscription/quota.ts';
import { noteUse, readByTemplate } from '../templates/read-document.ts';
import { describeDocument } from '../webhooks/describe-change.ts';
import { tellWebhooks } from '../webhooks/outbox.ts';

type AnalysisDeps = Pick<
  Deps,
  'db' | 'database' | 'storage' | 'images' | 'words' | 'reader' | 'jobs' | 'config' | 'now' | 'log'
>;

const PROGRESS = { reading: 20, extracting: 60, storing: 90 } as const;

/**
 * Runs one job: reads the file, or the words kept of it, extracts, stores the result and what was read. A file that
 * fails for reasons of its own ends the run as failed and gives the quota back; a fault of ours rejects, so that the
 * queue tries again.
 */
export async function analyzeDocument(
  deps: AnalysisDeps,
  job: AnalysisJob,
  { signal, report }: JobContext,
): Promise<void> {
  const work = await findWork(deps.db, job.documentId, job.run);
  if (!work) return;
  const { document } = work;
  const progress = (stage: keyof typeof PROGRESS) => {
    if (!signal.aborted) report({ userId: document.userId, progress: PROGRESS[stage], stage });
  };
  try {
    const onPage = (page: number, pages: number) => {
      const done = ((page - 1) / pages) * (PROGRESS.extracting - PROGRESS.reading);
      if (signal.aborted) return;
      report({
        userId: document.userId,
        progress: Math.round(PROGRESS.reading + done),
        stage: `Reading page ${page} of ${pages}`,
      });
    };
    const recognise = job.isScan ? 'now' : 'later';
    const { analysis, packed } = await readAndExtract(deps, document, {
      ...{ lane: document.userId, signal, onProgress: progress, onPage, recognise },
      ...(work.company ? { ownCompany: work.company } : {}),
      ...(document.chosenType ? { documentType: document.chosenType } : {}),
    });
    if (analysis.unreadPages && deps.reader.recognises && !job.isScan) {
      const { userId } = document;
      return await sendToScans(deps, { ...job, userId, onlyPictures: analysis.onlyPictures === true });
    }
    const { warnings, pageTexts, durationMs } = analysis;
    // While pages are recognised, for minutes, a template may become active.
    const mayHaveTemplate = work.hasTemplates || job.isScan || document.chosenTemplateId !== null;
    const { extraction, template } = await readByTemplate(deps, document, {
      packed: mayHaveTemplate ? packed : null,
      extraction: analysis.extraction,
    });
    progress('storing');
    // Before the transaction: a store that hangs holds up nobody else, and who deletes the document later finds them.
    if (analysis.words) await deps.words.keep(document.sha256, analysis.words);
    const { id: documentId, filename, fileSize, sha256 } = document;
    const analyzedAt = deps.now().toISOString();
    const file = { documentId, filename, fileSize, sha256, analyzedAt, durationMs };
    const found = toAnalysisResult(file, { warnings, pages: pageTexts }, extraction);
    const isStored =
      !template &&
      !work.isCorrected &&
      (await storeResult(executeOn(deps.database.pool), document, found, {
        pageTexts,
        untouched: { version: work.version, event: ANALYZED },
      }));
    const isThere = isStored || (await storeAmongChanges(deps, document, { found, pageTexts, template }));
    // Deleted meanwhile: its words must not stay.
    if (analysis.words && !isThere) await deleteUnneededBytes(deps, sha256);
  } catch (error) {
    // Whoever cancelled it has ended the run.
    if (signal.aborted) return;
    const failure = lastingFailure(error);
    if (!failure) throw error;
    await failRun(deps, document, failure);
  }
}

const ANALYZED = 'document.analyzed';

/**
 * Stores a result where others have a say: people who corrected the document, the template that read it, webhooks that
 * are to be told. Returns false for a document that was deleted.
 */
async function storeAmongChanges(
  deps: AnalysisDeps,
  document: DocumentRow,
  {
    found,
    pageTexts,
    template,
  }: { found: AnalysisResult; pageTexts: readonly string[]; template: Pick<TemplateRow, 'id' | 'name'> | null },
): Promise<boolean> {
  return inTransaction(deps.database.pool, async (tx, within) => {
    // A correction is in before this or comes after it; a deleted document keeps nothing.
    const current = await lockDocument(tx, document);
    if (!current) return false;
    const isUsed = template !== null && (await noteUse(tx, template.id, deps.now()));
    const read = isUsed ? withMetadata(found, { template: { id: template.id, name: template.name } }) : found;
    const stored = await storedEntities(tx, document.id);
    const result = await keepHumanValues(tx, { document: current, stored }, read);
    // Renamed meanwhile: by that name it is found.
    if (await storeResult(within, { ...document, filename: current.filename }, result, { pageTexts })) {
      await tellWebhooks(deps, tx, within, {
        ...{ event: ANALYZED, userId: document.userId, documentId: document.id },
        describe: () => describeDocument(tx, document),
      });
    }
    return true;
  });
}

/** A page takes seconds to recognise: it goes on in a lane where only its like wait. */
async function sendToScans(deps: Pick<Deps, 'jobs' | 'config'>, job: AnalysisJob): Promise<void> {
  const scan = { ...job, isScan: true };
  await sendAnalysis(deps, scan, deps.jobs.executeSql);
  wakeForAnalysis(deps, scan);
}

const withMetadata = (result: AnalysisResult, more: Partial<AnalysisResult['metadata']>): AnalysisResult => ({
  ...result,
  metadata: { ...result.metadata, ...more },
});

/** From the words that are kept, else from the file; with the words. */
async function readAndExtract(
  { words, storage, reader }: AnalysisDeps,
  { sha256 }: DocumentRow,
  options: AnalyzeOptions,
): Promise<{ analysis: Analysis; packed: Uint8Array | null }> {
  const kept = await words.find(sha256);
  const again = kept && (await reader.analyzeWords(kept, options));
  // Kept while scans were not recognised, and they are now.
  const isWhole = again && !(again.unreadPages && reader.recognises);
  if (isWhole) return { analysis: again, packed: kept };
  const analysis = await reader.analyze(await storage.get(sha256), { ...options, pack: true });
  return { analysis, packed: analysis.words ?? null };
}

const GIVEN_UP = { code: 'analysis.failed', detail: 'The analysis failed. Please try again.' };

/**
 * The failures that trying again would only repeat; null for all others. A reader that was told to stop says nothing
 * about the file: the job is handed back.
 */
function lastingFailure(error: unknown): { code: string; detail: string } | null {
  if (error instanceof FileMissingError) return { code: 'file.missing', detail: 'The stored file is missing.' };
  if (error instanceof Error && isUnstorable(error)) return GIVEN_UP;
  if (!(error instanceof ReaderError) || error.code === 'analysis.cancelled') return null;
  return { code: error.code, detail: error.message };
}

/** Ends a run that failed through a fault of ours as often as the queue tries. */
export async function giveUpAnalysis(
  deps: Pick<Deps, 'database' | 'jobs' | 'now'>,
  { documentId, run }: AnalysisJob,
): Promise<void> {
  await failRun(deps, { id: documentId, run }, GIVEN_UP);
}

/** Ends a run as failed (or cancelled) and gives the quota back; a no-op when the run is over. */
export async function failRun(
  deps: Pick<Deps, 'database' | 'jobs' | 'now'>,
  run: Pick<DocumentRow, 'id' | 'run'>,
  failure: { code: string; detail: string },
): Promise<DocumentRow | null> {
  const status = failure.code === 'analysis.cancelled' ? 'cancelled' : 'failed';
  return inTransaction(deps.database.pool, async (tx, within) => {
    const row = await endRun(tx, run, { status, ...failure });
    if (row) await giveBackDocument(tx, row.userId, row.countedIn);
    if (row && status === 'failed') {
      await tellWebhooks(deps, tx, within, {
        ...{ event: 'document.failed', userId: row.userId, documentId: row.id },
        describe: async () => ({ document: toDocument(row) }),
      });
    }
    return row;
  });
}
