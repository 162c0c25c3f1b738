import { toAnalysisResult } from '#contracts/to-analysis-result.ts';
import { layoutDocument } from '#core/layout/layout-document.ts';
import { ReaderError } from '#reader/reader-error.ts';
import { inTransaction } from '../db/in-transaction.ts';
import type { DocumentRow } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import type { JobContext } from '../jobs/job-kind.ts';
import { FileMissingError } from '../storage/storage.ts';
import { giveBackDocument } from '../subscription/quota.ts';
import type { AnalysisJob } from './analysis-jobs.ts';
import { endRun, findRun, lockDocument, storeResult } from './documents.repository.ts';
import { keepHumanValues } from './human-values.ts';

type AnalysisDeps = Pick<Deps, 'db' | 'database' | 'storage' | 'reader' | 'now' | 'log'>;

const PROGRESS = { reading: 20, extracting: 60, storing: 90 } as const;

/**
 * Runs one job: reads the file, extracts, stores the result. A file that fails for reasons of its own ends the run as
 * failed and gives the quota back; a fault of ours rejects, so that the queue tries again.
 */
export async function analyzeDocument(
  deps: AnalysisDeps,
  job: AnalysisJob,
  { signal, report }: JobContext,
): Promise<void> {
  const document = await findRun(deps.db, job.documentId, job.run);
  if (!document) return;
  const progress = (stage: keyof typeof PROGRESS) => {
    if (!signal.aborted) report({ userId: document.userId, progress: PROGRESS[stage], stage });
  };
  try {
    const bytes = await deps.storage.get(document.sha256);
    const {
      document: text,
      extraction,
      durationMs,
    } = await deps.reader.analyze(bytes, {
      lane: document.userId,
      signal,
      onProgress: progress,
    });
    progress('storing');
    const { id: documentId, filename, fileSize, sha256 } = document;
    const analyzedAt = deps.now().toISOString();
    const read = toAnalysisResult({ documentId, filename, fileSize, sha256, analyzedAt, durationMs }, text, extraction);
    const pageTexts = layoutDocument(text).pages.map((page) => page.rows.map((row) => row.text).join('\n'));
    await inTransaction(deps.database.pool, async (tx) => {
      // A correction is in before this or comes after it; a deleted document keeps nothing.
      if (!(await lockDocument(tx, document))) return;
      const result = await keepHumanValues(tx, document, read);
      await storeResult(tx, document, result, pageTexts);
    });
  } catch (error) {
    // Whoever cancelled it has ended the run.
    if (signal.aborted) return;
    const failure = lastingFailure(error);
    if (!failure) throw error;
    await failRun(deps, document, failure);
  }
}

/**
 * The failures that trying again would only repeat; null for all others. A reader that was told to stop says nothing
 * about the file: the job is handed back.
 */
function lastingFailure(error: unknown): { code: string; detail: string } | null {
  if (error instanceof FileMissingError) return { code: 'file.missing', detail: 'The stored file is missing.' };
  if (!(error instanceof ReaderError) || error.code === 'analysis.cancelled') return null;
  return { code: error.code, detail: error.message };
}

const GIVEN_UP = { code: 'analysis.failed', detail: 'The analysis failed. Please try again.' };

/** Ends a run that failed through a fault of ours as often as the queue tries. */
export async function giveUpAnalysis(deps: Pick<Deps, 'db' | 'database'>, job: AnalysisJob): Promise<void> {
  const document = await findRun(deps.db, job.documentId, job.run);
  if (document) await failRun(deps, document, GIVEN_UP);
}

/** Ends a run as failed (or cancelled) and gives the quota back; a no-op when the run is over. */
export async function failRun(
  deps: Pick<Deps, 'database'>,
  document: Pick<DocumentRow, 'id' | 'run' | 'userId' | 'countedIn'>,
  failure: { code: string; detail: string },
): Promise<DocumentRow | null> {
  const status = failure.code === 'analysis.cancelled' ? 'cancelled' : 'failed';
  return inTransaction(deps.database.pool, async (tx) => {
    const row = await endRun(tx, document, { status, ...failure });
    if (row) await giveBackDocument(tx, row.userId, row.countedIn);
    return row;
  });
}
