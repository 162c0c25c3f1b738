import { samplesSchema } from '#contracts/samples.ts';
import type { Deps } from '../deps.ts';
import { requireUser } from '../http/authenticate.ts';
import { failures, noContent, SIGNED_IN, type TypedFastify } from '../http/typed-fastify.ts';
import { loadSamples, removeSamples, samplesStatus } from './load-samples.ts';

const tags = ['samples'];

/** Invoices to try the product with. */
export async function samplesRoutes(app: TypedFastify, deps: Deps): Promise<void> {
  const onRequest = requireUser(deps);
  const path = '/api/samples';

  app.get(
    path,
    {
      onRequest,
      schema: {
        tags,
        summary: 'How many sample documents there are',
        ...SIGNED_IN,
        response: { 200: samplesSchema, ...failures(401) },
      },
    },
    (request) => samplesStatus(deps, request.user.id),
  );

  app.post(
    path,
    {
      onRequest,
      schema: {
        tags,
        summary: 'Load the 30 sample invoices; not counted, and those that are there are not loaded again',
        ...SIGNED_IN,
        response: { 201: samplesSchema, ...failures(401) },
      },
    },
    async (request, reply) => {
      await loadSamples(deps, request.user.id);
      return reply.code(201).send(await samplesStatus(deps, request.user.id));
    },
  );

  app.delete(
    path,
    {
      onRequest,
      schema: {
        tags,
        summary: 'Remove all sample documents',
        ...SIGNED_IN,
        response: { 204: noContent, ...failures(401) },
      },
    },
    async (request, reply) => {
      await removeSamples(deps, request.user.id);
      return reply.code(204).send();
    },
  );
}
