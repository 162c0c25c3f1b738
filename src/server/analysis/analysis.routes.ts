import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { analysisPendingSchema, analysisResultSchema } from '#contracts/analysis.ts';
import { documentSchema } from '#contracts/document.ts';
import type { DocumentRow } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { toDocument, toResult } from '../documents/document-wire.ts';
import { findDocument, findEntities } from '../documents/documents.repository.ts';
import { checksOf } from '../documents/duplicate-checks.ts';
import { ownDocument } from '../documents/own-document.ts';
import { streamUserEvents } from '../documents/stream-user-events.ts';
import { appError, documentNotFound, serverBusy } from '../errors.ts';
import { requireUser } from '../http/authenticate.ts';
import { failures, idParams, SIGNED_IN, type TypedFastify } from '../http/typed-fastify.ts';
import { acceptDocument } from './accept-document.ts';
import { awaitAnalysis } from './await-analysis.ts';
import { byteBudget } from './byte-budget.ts';
import { cancelAnalysis, reanalyzeDocument, retryDocument } from './run-again.ts';
import { streamAnalysis } from './stream-analysis.ts';
import { receiveUpload } from './upload-file.ts';

const tags = ['analysis'];
/** After this the answer is 202; the client's own patience ends at 30 s. */
const ANSWER_WITHIN_MS = 25_000;
const SAMPLE = fileURLToPath(new URL('../../../samples/welcome-invoice.pdf', import.meta.url));

const RESULT = { 200: analysisResultSchema, 202: analysisPendingSchema };
const UNREADABLE = [401, 402, 409, 413, 415, 422, 500, 503];

/** Bytes of uploads being taken in at the same time; more wait on the disk. */
const MEMORY_FOR_UPLOADS = 64 * 1024 * 1024;

const FAILURE_STATUS: Record<string, number> = {
  'analysis.cancelled': 409,
  'analysis.failed': 500,
  'file.missing': 500,
};

/** Analysing: uploads, the sample, running again, cancelling, following. */
export async function analysisRoutes(app: TypedFastify, deps: Deps): Promise<void> {
  const onRequest = requireUser(deps);
  const withinMemory = byteBudget(MEMORY_FOR_UPLOADS, serverBusy);

  /** Answers with the result once it is there, with 202 when that takes too long. */
  async function answer(reply: FastifyReply, document: DocumentRow, duplicateOf?: string) {
    const key = { id: document.id, userId: document.userId };
    const ended = document.status === 'processing' ? await awaitAnalysis(deps, key, ANSWER_WITHIN_MS) : document;
    if (!ended && !(await findDocument(deps.db, key))) {
      throw appError('document.deleted', 409, 'This document was deleted while it was being analysed.');
    }
    if (!ended) return reply.code(202).send({ document_id: document.id, status: 'processing' as const });
    if (ended.status === 'completed') {
      const entities = await findEntities(deps.db, key);
      return reply.send(toResult(ended, { entities, checks: await checksOf(deps.db, ended, entities), duplicateOf }));
    }
    const code = ended.errorCode ?? 'analysis.failed';
    throw appError(code, FAILURE_STATUS[code] ?? 422, ended.errorDetail ?? 'The analysis failed.', {
      params: { document_id: ended.id },
    });
  }

  app.post(
    '/api/analyze/pdf',
    {
      onRequest,
      schema: {
        tags,
        summary: 'Upload a PDF as multipart field `file` and read it',
        consumes: ['multipart/form-data'],
        ...SIGNED_IN,
        response: { ...RESULT, ...failures(...UNREADABLE) },
      },
    },
    async (request, reply) => {
      const file = await receiveUpload(request, deps.config);
      const { document, isDuplicate } = await withinMemory(file.size, async () =>
        acceptDocument(deps, { userId: request.user.id, filename: file.filename, bytes: await file.read() }),
      ).finally(file.discard);
      return answer(reply, document, isDuplicate ? document.id : undefined);
    },
  );

  app.post(
    '/api/documents/sample',
    {
      onRequest,
      schema: {
        tags,
        summary: 'Analyse the shipped sample invoice; not counted',
        ...SIGNED_IN,
        response: { ...RESULT, ...failures(401, 409, 500) },
      },
    },
    async (request, reply) => {
      const { document, isDuplicate } = await acceptDocument(deps, {
        userId: request.user.id,
        filename: 'sample-invoice.pdf',
        bytes: await readFile(SAMPLE),
        isSample: true,
      });
      return answer(reply, document, isDuplicate ? document.id : undefined);
    },
  );

  app.post(
    '/api/documents/:id/reanalyze',
    {
      onRequest,
      schema: {
        tags,
        summary: 'Analyse again; spends no quota',
        ...SIGNED_IN,
        params: idParams,
        response: { ...RESULT, ...failures(401, 404, 409, 422, 500) },
      },
    },
    async (request, reply) => answer(reply, await reanalyzeDocument(deps, ownDocument(request))),
  );

  app.post(
    '/api/documents/:id/retry',
    {
      onRequest,
      schema: {
        tags,
        summary: 'Run a failed analysis again',
        ...SIGNED_IN,
        params: idParams,
        response: { ...RESULT, ...failures(401, 402, 404, 409, 422, 500) },
      },
    },
    async (request, reply) => answer(reply, await retryDocument(deps, ownDocument(request))),
  );

  app.post(
    '/api/documents/:id/cancel',
    {
      onRequest,
      schema: {
        tags,
        summary: 'Stop a running analysis',
        ...SIGNED_IN,
        params: idParams,
        response: { 200: documentSchema, ...failures(401, 404, 409) },
      },
    },
    async (request) => {
      await cancelAnalysis(deps, ownDocument(request));
      const document = await findDocument(deps.db, ownDocument(request));
      if (!document) throw documentNotFound();
      return toDocument(document);
    },
  );

  app.get(
    '/api/documents/:id/events',
    {
      onRequest,
      schema: {
        tags,
        summary: 'Follow an analysis: server-sent events `progress`, then `completed` or `failed`',
        ...SIGNED_IN,
        params: idParams,
        produces: ['text/event-stream'],
        response: { 200: z.string().describe('The events'), ...failures(401, 404) },
      },
    },
    async (request, reply) => {
      const document = await findDocument(deps.db, ownDocument(request));
      if (!document) throw documentNotFound();
      await streamAnalysis(deps, document, request, reply);
    },
  );

  app.get(
    '/api/events',
    {
      onRequest,
      schema: {
        tags,
        summary:
          'Follow all documents: server-sent events `document` `{document_id, status, progress?, stage?}` for what is processed, changed or deleted',
        ...SIGNED_IN,
        produces: ['text/event-stream'],
        response: { 200: z.string().describe('The events'), ...failures(401) },
      },
    },
    async (request, reply) => streamUserEvents(deps, request.user.id, reply),
  );
}
