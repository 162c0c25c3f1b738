import { chooseTemplateSchema, documentTemplatesSchema } from '#contracts/template.ts';
import { ANALYSIS_ANSWERS, answerAnalysis } from '../analysis/answer-analysis.ts';
import type { Deps } from '../deps.ts';
import { ownDocument } from '../documents/own-document.ts';
import { requireUser } from '../http/authenticate.ts';
import { failures, idParams, SIGNED_IN, type TypedFastify } from '../http/typed-fastify.ts';
import { chooseTemplate, templatesFor } from './choose-template.ts';

const tags = ['templates'];

/** With which template a document is read. */
export async function documentTemplatesRoutes(app: TypedFastify, deps: Deps): Promise<void> {
  const onRequest = requireUser(deps);

  app.get(
    '/api/documents/:id/templates',
    {
      onRequest,
      schema: {
        tags,
        summary: 'The active templates, and which of them fit the document',
        ...SIGNED_IN,
        params: idParams,
        response: { 200: documentTemplatesSchema, ...failures(401, 404, 422, 503) },
      },
    },
    (request) => templatesFor(deps, ownDocument(request)),
  );

  app.put(
    '/api/documents/:id/template',
    {
      onRequest,
      schema: {
        tags,
        summary: 'Read the document with this template, or with none (null); analyses it again',
        ...SIGNED_IN,
        params: idParams,
        body: chooseTemplateSchema,
        response: { ...ANALYSIS_ANSWERS, ...failures(401, 404, 409, 422, 500) },
      },
    },
    async (request, reply) => {
      const { template_id: id } = request.body;
      const choice = id === null ? ({ kind: 'none' } as const) : ({ kind: 'one', id } as const);
      return answerAnalysis(deps, reply, await chooseTemplate(deps, ownDocument(request), choice));
    },
  );

  app.delete(
    '/api/documents/:id/template',
    {
      onRequest,
      schema: {
        tags,
        summary: 'Read the document with the template that fits, as at first; analyses it again',
        ...SIGNED_IN,
        params: idParams,
        response: { ...ANALYSIS_ANSWERS, ...failures(401, 404, 409, 422, 500) },
      },
    },
    async (request, reply) =>
      answerAnalysis(deps, reply, await chooseTemplate(deps, ownDocument(request), { kind: 'fitting' })),
  );
}
