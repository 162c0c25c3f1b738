import { z } from 'zod';
import { apiKeyCreatedSchema, apiKeySchema, createApiKeySchema } from '#contracts/api-keys.ts';
import { noteSecurityEvent } from '../auth/security-log.ts';
import type { Deps } from '../deps.ts';
import { requireUser } from '../http/authenticate.ts';
import { failures, idParams, noContent, SIGNED_IN, SMALL_BODY, type TypedFastify } from '../http/typed-fastify.ts';
import { createApiKey, deleteApiKey, listApiKeys } from './api-keys.ts';

const tags = ['keys'];
/** A key that could make keys could not be taken back. */
const config = { withoutKeys: true };

/** The keys that programs of a user come with. */
export async function keysRoutes(app: TypedFastify, deps: Deps): Promise<void> {
  const onRequest = requireUser(deps);

  app.get(
    '/api/keys',
    {
      onRequest,
      config,
      schema: {
        tags,
        summary: 'The API keys, without the keys themselves',
        ...SIGNED_IN,
        response: { 200: z.array(apiKeySchema), ...failures(401) },
      },
    },
    (request) => listApiKeys(deps.db, request.user.id),
  );

  app.post(
    '/api/keys',
    {
      ...SMALL_BODY,
      onRequest,
      config,
      schema: {
        tags,
        summary: 'Make an API key; `key` is shown this once',
        ...SIGNED_IN,
        body: createApiKeySchema,
        response: { 201: apiKeyCreatedSchema, ...failures(401, 409, 413, 422) },
      },
    },
    async (request, reply) => {
      const created = await createApiKey(deps, request.user.id, request.body);
      noteSecurityEvent(deps, 'key.created', request.user.id);
      return reply.code(201).send(created);
    },
  );

  app.delete(
    '/api/keys/:id',
    {
      onRequest,
      config,
      schema: {
        tags,
        summary: 'Delete an API key; it opens nothing from then on',
        ...SIGNED_IN,
        params: idParams,
        response: { 204: noContent, ...failures(401, 404) },
      },
    },
    async (request, reply) => {
      await deleteApiKey(deps.db, { id: request.params.id, userId: request.user.id });
      noteSecurityEvent(deps, 'key.deleted', request.user.id);
      return reply.code(204).send(undefined);
    },
  );
}
