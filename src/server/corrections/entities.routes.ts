import { z } from 'zod';
import {
  addEntitySchema,
  correctEntitySchema,
  documentEntitiesSchema,
  documentHistorySchema,
} from '#contracts/document.ts';
import { entitySchema } from '#contracts/entity.ts';
import type { Deps } from '../deps.ts';
import { documentEntities } from '../documents/document-entities.ts';
import { ownDocument } from '../documents/own-document.ts';
import { requireUser } from '../http/authenticate.ts';
import { failures, idParams, noContent, SIGNED_IN, type TypedFastify } from '../http/typed-fastify.ts';
import { addEntity, correctEntity, dismissEntity, restoreEntity } from './correct-entities.ts';
import { documentHistory } from './document-history.ts';

const tags = ['entities'];
const entityParams = idParams.extend({ entity_id: z.string() });

/** What was found in a document, and what people say about it. */
export async function entitiesRoutes(app: TypedFastify, deps: Deps): Promise<void> {
  const onRequest = requireUser(deps);

  app.get(
    '/api/documents/:id/entities',
    {
      onRequest,
      schema: {
        tags,
        summary: 'Entities by label, line items, checks',
        ...SIGNED_IN,
        params: idParams,
        response: { 200: documentEntitiesSchema, ...failures(401, 404) },
      },
    },
    (request) => documentEntities(deps.db, ownDocument(request)),
  );

  app.post(
    '/api/documents/:id/entities',
    {
      onRequest,
      schema: {
        tags,
        summary: 'Add a value the machine missed',
        ...SIGNED_IN,
        params: idParams,
        body: addEntitySchema,
        response: { 201: entitySchema, ...failures(401, 404, 422) },
      },
    },
    async (request, reply) => {
      const key = ownDocument(request);
      return reply.code(201).send(await addEntity(deps, key, request.body));
    },
  );

  app.patch(
    '/api/documents/:id/entities/:entity_id',
    {
      onRequest,
      schema: {
        tags,
        summary: 'Correct a value',
        ...SIGNED_IN,
        params: entityParams,
        body: correctEntitySchema,
        response: { 200: entitySchema, ...failures(401, 404, 422) },
      },
    },
    (request) => {
      const key = ownDocument(request);
      return correctEntity(deps, key, request.params.entity_id, request.body.value);
    },
  );

  app.delete(
    '/api/documents/:id/entities/:entity_id',
    {
      onRequest,
      schema: {
        tags,
        summary: 'Dismiss a wrong value',
        ...SIGNED_IN,
        params: entityParams,
        response: { 204: noContent, ...failures(401, 404) },
      },
    },
    async (request, reply) => {
      await dismissEntity(deps, ownDocument(request), request.params.entity_id);
      return reply.code(204).send(undefined);
    },
  );

  app.post(
    '/api/documents/:id/entities/:entity_id/restore',
    {
      onRequest,
      schema: {
        tags,
        summary: 'Take back a correction or a dismissal',
        ...SIGNED_IN,
        params: entityParams,
        response: { 200: entitySchema, ...failures(401, 404, 409) },
      },
    },
    (request) => restoreEntity(deps, ownDocument(request), request.params.entity_id),
  );

  app.get(
    '/api/documents/:id/entities/history',
    {
      onRequest,
      schema: {
        tags,
        summary: 'What people changed, oldest first',
        ...SIGNED_IN,
        params: idParams,
        response: { 200: documentHistorySchema, ...failures(401, 404) },
      },
    },
    (request) => documentHistory(deps.db, ownDocument(request)),
  );
}
