import { documentEntitiesSchema, putLineItemsSchema } from '#contracts/document.ts';
import type { Deps } from '../deps.ts';
import { documentEntities } from '../documents/document-entities.ts';
import { ownDocument } from '../documents/own-document.ts';
import { requireUser } from '../http/authenticate.ts';
import { failures, idParams, noContent, SIGNED_IN, type TypedFastify } from '../http/typed-fastify.ts';
import { correctLineItems, restoreLineItems } from './correct-line-items.ts';

const tags = ['entities'];

/** A document's line items as a person wants them. */
export async function lineItemsRoutes(app: TypedFastify, deps: Deps): Promise<void> {
  const onRequest = requireUser(deps);

  app.put(
    '/api/documents/:id/line_items',
    {
      onRequest,
      schema: {
        tags,
        summary: 'Correct the line items: the whole list',
        ...SIGNED_IN,
        params: idParams,
        body: putLineItemsSchema,
        response: { 200: documentEntitiesSchema, ...failures(401, 404, 422) },
      },
    },
    async (request) => {
      const key = ownDocument(request);
      await correctLineItems(deps, key, request.body);
      return documentEntities(deps.db, key);
    },
  );

  app.delete(
    '/api/documents/:id/line_items',
    {
      onRequest,
      schema: {
        tags,
        summary: 'Take the correction of the line items back: as they were read',
        ...SIGNED_IN,
        params: idParams,
        response: { 204: noContent, ...failures(401, 404, 409) },
      },
    },
    async (request, reply) => {
      await restoreLineItems(deps, ownDocument(request));
      return reply.code(204).send(undefined);
    },
  );
}
