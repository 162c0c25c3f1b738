import { inTransaction } from '../db/in-transaction.ts';
import type { DocumentRow } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { findDocument, type Owned, startRun } from '../documents/documents.repository.ts';
import { appError, documentNotFound } from '../errors.ts';
import { sendAnalysis, stopAnalysis, wakeForAnalysis } from '../jobs/analysis-jobs.ts';
import { spendQuota } from '../subscription/quota.ts';
import { failRun } from './analyze-document.ts';

type RunDeps = Pick<Deps, 'db' | 'database' | 'jobs' | 'config' | 'now'>;

/**
 * Analyses a document again; spends no quota. `inBackground`: one of many, which uploads do not wait for. Throws 404,
 * and 409 while it is being analysed.
 */
export async function reanalyzeDocument(
  deps: RunDeps,
  key: Owned,
  options: { inBackground?: boolean } = {},
): Promise<DocumentRow> {
  return runAgain(deps, key, async (_tx, document) => document.countedIn, options);
}

/**
 * Runs a failed or cancelled analysis again; as the quota was given back, it is spent again. Throws 404, 402, and 409
 * for a document that has not failed.
 */
export async function retryDocument(deps: RunDeps, key: Owned): Promise<DocumentRow> {
  return runAgain(deps, key, async (tx, document) => {
    if (document.status === 'completed') {
      throw appError('document.not_failed', 409, 'This document was analysed already.');
    }
    return document.isSample ? null : spendQuota(deps, tx, key.userId, 'document');
  });
}

async function runAgain(
  deps: RunDeps,
  key: Owned,
  count: (tx: Parameters<typeof startRun>[0], document: DocumentRow) => Promise<Date | null>,
  options: { inBackground?: boolean } = {},
): Promise<DocumentRow> {
  const started = await inTransaction(deps.database.pool, async (tx, executeSql) => {
    const document = await findDocument(tx, key);
    if (!document) throw documentNotFound();
    if (document.status === 'processing') {
      throw appError('document.processing', 409, 'This document is being analysed.');
    }
    const row = await startRun(tx, key, await count(tx, document));
    if (!row) throw documentNotFound();
    const job = { documentId: row.id, run: row.run, pages: row.totalPages, ...options };
    await sendAnalysis(deps, job, executeSql);
    return row;
  });
  wakeForAnalysis(deps, { documentId: started.id, run: started.run, pages: started.totalPages });
  return started;
}

const CANCELLED = { code: 'analysis.cancelled', detail: 'The analysis was cancelled.' };

/** Stops a running analysis. Throws 404, and 409 when none is running. */
export async function cancelAnalysis(
  deps: Pick<Deps, 'db' | 'database' | 'jobs' | 'config' | 'now'>,
  key: Owned,
): Promise<void> {
  const document = await findDocument(deps.db, key);
  if (!document) throw documentNotFound();
  const ended = document.status === 'processing' ? await failRun(deps, document, CANCELLED) : null;
  if (!ended) throw appError('document.not_processing', 409, 'This document is not being analysed.');
  stopAnalysis(deps, { documentId: ended.id, run: ended.run });
}
