import type { FastifyReply } from 'fastify';
import { analysisPendingSchema, analysisResultSchema } from '#contracts/analysis.ts';
import type { DocumentRow } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { toResult } from '../documents/document-wire.ts';
import { findDocument } from '../documents/documents.repository.ts';
import { checksOf } from '../documents/duplicate-checks.ts';
import { findWithEntities } from '../documents/find-with-entities.ts';
import { appError } from '../errors.ts';
import { awaitAnalysis } from './await-analysis.ts';

/** For the schemas of routes that answer with an analysis. */
export const ANALYSIS_ANSWERS = { 200: analysisResultSchema, 202: analysisPendingSchema };

const FAILURE_STATUS: Record<string, number> = {
  'analysis.cancelled': 409,
  'analysis.failed': 500,
  'file.missing': 500,
};

/** Answers with the result once it is there, with 202 when that takes too long. */
export async function answerAnalysis(
  deps: Deps,
  reply: FastifyReply,
  document: Pick<DocumentRow, 'id' | 'userId' | 'status'>,
  duplicateOf?: string,
): Promise<FastifyReply> {
  const key = { id: document.id, userId: document.userId };
  const patienceMs = deps.config.ANALYSIS_ANSWER_S * 1000;
  const isRunning = document.status === 'processing';
  const found = isRunning ? await awaitAnalysis(deps, key, patienceMs) : await findWithEntities(deps.db, key);
  if (!found && !(await findDocument(deps.db, key))) {
    throw appError('document.deleted', 409, 'This document was deleted while it was being analysed.');
  }
  const ended = found?.document;
  // Somebody may have started it again at this moment.
  if (!ended || ended.status === 'processing') {
    return reply.code(202).send({ document_id: document.id, status: 'processing' as const });
  }
  if (ended.status === 'completed') {
    return reply.send(toResult(ended, { entities: found.entities, checks: checksOf(ended, found), duplicateOf }));
  }
  const code = ended.errorCode ?? 'analysis.failed';
  throw appError(code, FAILURE_STATUS[code] ?? 422, ended.errorDetail ?? 'The analysis failed.', {
    params: { document_id: ended.id },
  });
}
