import type { Db } from '../db/database.ts';
import { type ExecuteSql, executeOn } from '../db/execute-sql.ts';
import { inTransaction } from '../db/in-transaction.ts';
import type { Deps } from '../deps.ts';
import { findDocument, findRunOf, type Owned, type Run } from '../documents/documents.repository.ts';
import { appError, documentNotFound, documentProcessing } from '../errors.ts';
import { analysisInsertion, stopAnalysis, wakeForAnalysis } from '../jobs/analysis-jobs.ts';
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
): Promise<Run> {
  const execute = executeOn(deps.database.pool);
  return wake(deps, await startRun(deps, execute, await findIdle(deps.db, key), options));
}

/**
 * Runs a failed or cancelled analysis again; as the quota was given back, it is spent again. Throws 404, 402, and 409
 * for a document that has not failed.
 */
export async function retryDocument(deps: RunDeps, key: Owned): Promise<Run> {
  const started = await inTransaction(deps.database.pool, async (tx, within) => {
    const document = await findIdle(tx, key);
    if (document.status === 'completed') {
      throw appError('document.not_failed', 409, 'This document was analysed already.');
    }
    const countedIn = document.isSample ? null : await spendQuota(deps, tx, key.userId, 'document');
    return startRun(deps, within, { ...document, countedIn });
  });
  return wake(deps, started);
}

/** A document that is not being analysed. Throws 404 and 409. */
async function findIdle(db: Db, key: Owned): Promise<Run> {
  const document = await findRunOf(db, key);
  if (!document) throw documentNotFound();
  if (document.status === 'processing') throw documentProcessing();
  return document;
}

/** Starts another run of a document, with its job, in one statement. Throws 409 when somebody else was faster. */
async function startRun(
  deps: RunDeps,
  execute: ExecuteSql,
  document: Run,
  options: { inBackground?: boolean } = {},
): Promise<Run> {
  const { id, userId, countedIn } = document;
  const run = document.run + 1;
  const job = analysisInsertion(deps, { documentId: id, run, pages: document.totalPages, ...options }, 'started', 5);
  const { rows } = await execute(
    `with started as (
      update documents set status = 'processing', run = run + 1, error_code = null, error_detail = null, counted_in = $4
      where id = $1 and user_id = $2 and run = $3 and status <> 'processing' returning id
    ), job as (${job.text})
    select id from started`,
    [id, userId, document.run, countedIn, ...job.values],
  );
  if (rows.length === 0) throw documentProcessing();
  return { ...document, status: 'processing', run };
}

/** Once the run is there to be found. */
function wake(deps: RunDeps, started: Run): Run {
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
