import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { documentSchema } from '#contracts/document.ts';
import { documentSplitSchema, splitDocumentSchema } from '#contracts/split-document.ts';
import type { Deps } from '../deps.ts';
import { toDocument } from '../documents/document-wire.ts';
import { findDocument } from '../documents/documents.repository.ts';
import { ownDocument } from '../documents/own-document.ts';
import { streamUserEvents } from '../documents/stream-user-events.ts';
import { documentNotFound, serverBusy } from '../errors.ts';
import { requireUser } from '../http/authenticate.ts';
import { failures, idParams, SIGNED_IN, type TypedFastify } from '../http/typed-fastify.ts';
import { acceptDocument } from './accept-document.ts';
import { acceptOnce, idempotencyKey } from './accept-once.ts';
import { ANALYSIS_ANSWERS, answerAnalysis } from './answer-analysis.ts';
import { byteBudget } from './byte-budget.ts';
import { receivePictures } from './receive-pictures.ts';
import { cancelAnalysis, reanalyzeDocument, retryDocument } from './run-again.ts';
import { splitDocument } from './split-document.ts';
import { streamAnalysis } from './stream-analysis.ts';
import { receiveUpload } from './upload-file.ts';

const tags = ['analysis'];
const SAMPLE = fileURLToPath(new URL('../../../samples/welcome-invoice.pdf', import.meta.url));

const UNREADABLE = [401, 402, 409, 413, 415, 422, 500, 503];

/** Bytes of uploads being taken in at the same time; more wait on the disk. */
const MEMORY_FOR_UPLOADS = 64 * 1024 * 1024;

/** Analysing: uploads, the sample, running again, cancelling, following. */
export async function analysisRoutes(app: TypedFastify, deps: Deps): Promise<void> {
  const onRequest = requireUser(deps);
  const withinMemory = byteBudget(MEMORY_FOR_UPLOADS, serverBusy);

  const answer = (reply: FastifyReply, document: Parameters<typeof answerAnalysis>[2], duplicateOf?: string) =>
    answerAnalysis(deps, reply, document, duplicateOf);

  for (const [kind, summary] of [
    ['pdf', 'Upload a PDF as multipart field `file` and read it'],
    [
      'image',
      'Upload pictures (JPEG, PNG, TIFF, WebP) as multipart fields `file`: the pages of one document, which is stored as a PDF',
    ],
    ['xml', 'Upload an electronic invoice (CII or UBL) without a page as multipart field `file` and read it'],
  ] as const) {
    app.post(
      `/api/analyze/${kind}`,
      {
        onRequest,
        config: { takesFiles: { field: 'file', several: kind === 'image' } },
        schema: {
          tags,
          summary,
          description:
            'With a header `Idempotency-Key` of up to 255 characters the same call within a day gives the same document ' +
            'again, with the answer of the first time; another file under the same key is refused with 422.',
          consumes: ['multipart/form-data'],
          ...SIGNED_IN,
          response: { ...ANALYSIS_ANSWERS, ...failures(...UNREADABLE) },
        },
      },
      async (request, reply) => {
        const key = idempotencyKey(request);
        const file =
          kind === 'image' ? await receivePictures(request, deps) : await receiveUpload(request, deps.config, kind);
        const { document, isDuplicate } = await withinMemory(file.size, async () =>
          acceptOnce(
            deps,
            {
              userId: request.user.id,
              filename: file.filename,
              bytes: await file.read(),
              isXml: kind === 'xml',
            },
            key,
          ),
        ).finally(file.discard);
        return answer(reply, document, isDuplicate ? document.id : undefined);
      },
    );
  }

  app.post(
    '/api/documents/sample',
    {
      onRequest,
      schema: {
        tags,
        summary: 'Analyse the shipped sample invoice; not counted',
        ...SIGNED_IN,
        response: { ...ANALYSIS_ANSWERS, ...failures(401, 409, 500) },
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
        response: { ...ANALYSIS_ANSWERS, ...failures(401, 404, 409, 422, 500) },
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
        response: { ...ANALYSIS_ANSWERS, ...failures(401, 402, 404, 409, 422, 500) },
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

  app.post(
    '/api/documents/:id/split',
    {
      onRequest,
      schema: {
        tags,
        summary: 'Make a document of each range of pages; the original stays, and nothing is counted twice',
        ...SIGNED_IN,
        params: idParams,
        body: splitDocumentSchema,
        response: { 201: documentSplitSchema, ...failures(401, 404, 422, 503) },
      },
    },
    async (request, reply) => {
      const parts = await splitDocument(deps, ownDocument(request), request.body.ranges);
      return reply.code(201).send({ documents: parts.map(toDocument) });
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
