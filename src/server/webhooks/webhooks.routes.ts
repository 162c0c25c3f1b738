import { z } from 'zod';
import {
  changeWebhookSchema,
  createWebhookSchema,
  deliveriesQuerySchema,
  webhookCreatedSchema,
  webhookDeliverySchema,
  webhookSchema,
} from '#contracts/webhooks.ts';
import { noteSecurityEvent } from '../auth/security-log.ts';
import type { Deps } from '../deps.ts';
import { requireUser } from '../http/authenticate.ts';
import { failures, idParams, noContent, SIGNED_IN, SMALL_BODY, type TypedFastify } from '../http/typed-fastify.ts';
import { changeWebhook, createWebhook, renewSecret, sendAgain, sendTest } from './change-webhooks.ts';
import { deleteWebhook, findWebhook, listDeliveries, listWebhooks } from './webhooks.repository.ts';

const tags = ['webhooks'];
const one = '/api/webhooks/:id';

const ownWebhook = ({ params, user }: { params: { id: string }; user: { id: string } }) => ({
  id: params.id,
  userId: user.id,
});

/** Addresses that are told of what happens to documents. */
export async function webhooksRoutes(app: TypedFastify, deps: Deps): Promise<void> {
  const onRequest = requireUser(deps);

  app.get(
    '/api/webhooks',
    {
      onRequest,
      schema: {
        tags,
        summary: 'The webhooks, without their secrets',
        ...SIGNED_IN,
        response: { 200: z.array(webhookSchema), ...failures(401) },
      },
    },
    (request) => listWebhooks(deps.db, request.user.id, deps.now()),
  );

  app.post(
    '/api/webhooks',
    {
      ...SMALL_BODY,
      onRequest,
      schema: {
        tags,
        summary: 'Make a webhook; `secret` is shown this once',
        description:
          'Deliveries are signed as Standard Webhooks says: headers `webhook-id`, `webhook-timestamp` and ' +
          '`webhook-signature`. Without `events` it is told of all.',
        ...SIGNED_IN,
        body: createWebhookSchema,
        response: { 201: webhookCreatedSchema, ...failures(401, 409, 413, 422) },
      },
    },
    async (request, reply) => {
      const created = await createWebhook(deps, request.user.id, request.body);
      noteSecurityEvent(deps, 'webhook.created', request.user.id);
      return reply.code(201).send(created);
    },
  );

  app.put(
    one,
    {
      ...SMALL_BODY,
      onRequest,
      schema: {
        tags,
        summary: 'Change a webhook, pause or resume it; what is left out stays',
        ...SIGNED_IN,
        params: idParams,
        body: changeWebhookSchema,
        response: { 200: webhookSchema, ...failures(401, 404, 413, 422) },
      },
    },
    async (request) => {
      const changed = await changeWebhook(deps, ownWebhook(request), request.body);
      noteSecurityEvent(deps, 'webhook.changed', request.user.id);
      return changed;
    },
  );

  app.delete(
    one,
    {
      onRequest,
      schema: {
        tags,
        summary: 'Delete a webhook with its deliveries',
        ...SIGNED_IN,
        params: idParams,
        response: { 204: noContent, ...failures(401, 404) },
      },
    },
    async (request, reply) => {
      await deleteWebhook(deps.db, ownWebhook(request));
      noteSecurityEvent(deps, 'webhook.deleted', request.user.id);
      return reply.code(204).send(undefined);
    },
  );

  app.post(
    `${one}/test`,
    {
      onRequest,
      schema: {
        tags,
        summary: 'Send a test (`webhook.test`) and see what became of it; it is tried once',
        ...SIGNED_IN,
        params: idParams,
        response: { 200: webhookDeliverySchema, ...failures(401, 404) },
      },
    },
    (request) => sendTest(deps, ownWebhook(request)),
  );

  app.post(
    `${one}/secret`,
    {
      onRequest,
      schema: {
        tags,
        summary: 'Renew the secret, which is shown this once; the one before signs, too, for 24 hours',
        ...SIGNED_IN,
        params: idParams,
        response: { 200: webhookCreatedSchema, ...failures(401, 404) },
      },
    },
    async (request) => {
      const renewed = await renewSecret(deps, ownWebhook(request));
      noteSecurityEvent(deps, 'webhook.changed', request.user.id);
      return renewed;
    },
  );

  app.post(
    `${one}/deliveries/:delivery_id/again`,
    {
      onRequest,
      schema: {
        tags,
        summary: 'Send a message again, under the same `webhook-id`; after a failure it is tried again like any other',
        ...SIGNED_IN,
        params: idParams.extend({ delivery_id: z.string() }),
        response: { 202: webhookDeliverySchema, ...failures(401, 404, 409) },
      },
    },
    async (request, reply) =>
      reply.code(202).send(await sendAgain(deps, ownWebhook(request), request.params.delivery_id)),
  );

  app.get(
    `${one}/deliveries`,
    {
      onRequest,
      schema: {
        tags,
        summary: 'What was sent and answered in the last 7 days, newest first; `X-Total-Count` says how many',
        ...SIGNED_IN,
        params: idParams,
        querystring: deliveriesQuerySchema,
        response: { 200: z.array(webhookDeliverySchema), ...failures(401, 404, 422) },
      },
    },
    async (request, reply) => {
      const key = ownWebhook(request);
      await findWebhook(deps.db, key);
      const { deliveries, total } = await listDeliveries(deps.db, key, request.query);
      return reply.header('x-total-count', String(total)).send(deliveries);
    },
  );
}
