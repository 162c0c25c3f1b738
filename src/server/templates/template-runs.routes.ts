import type { FastifyReply } from 'fastify';
import {
  appliedSchema,
  applyBodySchema,
  newPreviewBodySchema,
  previewBodySchema,
  previewQuerySchema,
  previewSchema,
  suggestBodySchema,
  suggestionSchema,
  templateTestSchema,
  testAllBodySchema,
  testBodySchema,
  testMatrixSchema,
} from '#contracts/template.ts';
import { byteBudget } from '../analysis/byte-budget.ts';
import { receiveForm } from '../analysis/upload-file.ts';
import type { Deps } from '../deps.ts';
import { invalidField, serverBusy, templateNotFound } from '../errors.ts';
import { requireUser } from '../http/authenticate.ts';
import { parseInput } from '../http/parse-input.ts';
import { failures, idParams, SIGNED_IN, type TypedFastify } from '../http/typed-fastify.ts';
import { userTurns } from '../http/user-turns.ts';
import { applyTemplate } from './apply-template.ts';
import { previewChange, previewNew } from './preview-template.ts';
import { testOnAll, testTemplate } from './run-template.ts';
import { readSampleFile } from './sample-file.ts';
import { suggestForDocument, suggestForFile } from './suggest.ts';
import { findTemplate } from './templates.repository.ts';

const tags = ['templates'];
const MEMORY_FOR_SAMPLES = 64 * 1024 * 1024;
const TEMPLATE_BODY = { bodyLimit: 4 * 1024 * 1024 };
const STRETCHES =
  'Looks at all of them, newest first; with `limit` and `offset` at a stretch of them, of which there may be nothing ' +
  'to tell. `X-Total-Count` holds the number of all.';

/** Aborted when whoever asked has left. */
function untilGone(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  return gone.signal;
}

/** Templates at work: tried on documents, compared with what stands, applied; zones proposed. */
export async function templateRunsRoutes(app: TypedFastify, deps: Deps): Promise<void> {
  const onRequest = requireUser(deps);
  const withinMemory = byteBudget(MEMORY_FOR_SAMPLES, serverBusy);
  // Running over hundreds of documents takes seconds: one at a time for each user.
  const turns = userTurns(1, serverBusy);
  const findOwn = async ({ params, user }: { params: { id: string }; user: { id: string } }) => {
    const row = await findTemplate(deps.db, { id: params.id, userId: user.id });
    if (!row) throw templateNotFound();
    return row;
  };

  async function inTurn<Result>(userId: string, work: () => Promise<Result>): Promise<Result> {
    const giveBack = await turns.take(userId);
    return work().finally(giveBack);
  }

  app.post(
    '/api/templates/:id/test',
    {
      onRequest,
      schema: {
        tags,
        summary: 'Run the zones on the pages of one document',
        ...SIGNED_IN,
        params: idParams,
        body: testBodySchema,
        response: { 200: templateTestSchema, ...failures(401, 404, 422, 503) },
      },
    },
    async (request) => {
      const key = { id: request.body.document_id, userId: request.user.id };
      return testTemplate(deps, await findOwn(request), key);
    },
  );

  app.post(
    '/api/templates/:id/test-all',
    {
      onRequest,
      schema: {
        tags,
        summary: 'Run the zones on all analysed documents, newest first, a stretch at a time',
        ...SIGNED_IN,
        params: idParams,
        body: testAllBodySchema,
        response: { 200: testMatrixSchema, ...failures(401, 404, 422) },
      },
    },
    async (request, reply) => {
      const template = await findOwn(request);
      const { limit, offset } = request.body ?? testAllBodySchema.unwrap().unwrap().parse({});
      const signal = untilGone(reply);
      return inTurn(request.user.id, () => testOnAll(deps, template, { limit, offset, signal }));
    },
  );

  app.post(
    '/api/templates/:id/preview',
    {
      onRequest,
      schema: {
        tags,
        summary: 'What saving these zones would change on documents already read with the template',
        description: STRETCHES,
        ...SIGNED_IN,
        params: idParams,
        querystring: previewQuerySchema,
        body: previewBodySchema,
        response: { 200: previewSchema, ...failures(401, 404, 413, 422) },
      },
      ...TEMPLATE_BODY,
    },
    async (request, reply) => {
      const template = await findOwn(request);
      const wanted = { ...request.query, signal: untilGone(reply) };
      const { changes, total } = await inTurn(request.user.id, () =>
        previewChange(deps, template, request.body.zones, wanted),
      );
      return reply.header('x-total-count', String(total)).send(changes);
    },
  );

  app.post(
    '/api/templates/preview',
    {
      onRequest,
      schema: {
        tags,
        summary: 'What a new template, drawn on a document, would change on all documents of its layout',
        description: STRETCHES,
        ...SIGNED_IN,
        querystring: previewQuerySchema,
        body: newPreviewBodySchema,
        response: { 200: previewSchema, ...failures(401, 404, 413, 422) },
      },
      ...TEMPLATE_BODY,
    },
    async ({ user, body, query }, reply) => {
      const wanted = { ...query, signal: untilGone(reply) };
      const key = { id: body.document_id, userId: user.id };
      const { changes, total } = await inTurn(user.id, () => previewNew(deps, key, body.zones, wanted));
      return reply.header('x-total-count', String(total)).send(changes);
    },
  );

  app.post(
    '/api/templates/:id/apply',
    {
      onRequest,
      schema: {
        tags,
        summary: 'Read documents that are here already with an active template: these, or all of its layout',
        ...SIGNED_IN,
        params: idParams,
        body: applyBodySchema,
        response: { 202: appliedSchema, ...failures(401, 404, 409, 422) },
      },
    },
    async (request, reply) =>
      reply.code(202).send(await applyTemplate(deps, await findOwn(request), request.body?.document_ids)),
  );

  app.post(
    '/api/templates/suggest',
    {
      onRequest,
      schema: {
        tags,
        summary: 'Zones proposed from what the engine read on a sample',
        description:
          'As multipart with `pdf_file` (nothing of it is kept), or as JSON `{document_id}` for a document of yours: ' +
          'then by its values as they are corrected. `pages` has the words that zones read.',
        consumes: ['multipart/form-data', 'application/json'],
        ...SIGNED_IN,
        response: { 200: suggestionSchema, ...failures(401, 404, 413, 415, 422) },
      },
    },
    async (request) => {
      const { id: userId } = request.user;
      if (!request.isMultipart()) {
        const { document_id: id } = parseInput(suggestBodySchema, request.body ?? {});
        return suggestForDocument(deps, { id, userId });
      }
      const { file, fields } = await receiveForm(request, deps.config, 'pdf_file');
      if (!file && fields.document_id) return suggestForDocument(deps, { id: fields.document_id, userId });
      if (!file) throw invalidField('pdf_file', 'Please choose a PDF or an image.');
      return withinMemory(file.size, async () =>
        suggestForFile(deps, userId, await readSampleFile(deps, userId, file)),
      ).finally(file.discard);
    },
  );
}
