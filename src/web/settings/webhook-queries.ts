import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { type ChangeWebhook, webhookCreatedSchema, webhookDeliverySchema, webhookSchema } from '#contracts/webhooks.ts';
import { request, requestNothing } from '#web/api/client.ts';

const path = (id: string) => `/api/webhooks/${encodeURIComponent(id)}`;

export const webhooksQuery = queryOptions({
  queryKey: ['webhooks'],
  queryFn: ({ signal }) => request('/api/webhooks', z.array(webhookSchema), { signal }),
});

const LOOK_AGAIN_MS = 5_000;

/** The latest deliveries of a webhook; looked at again and again while somebody reads them. */
export const deliveriesQuery = (id: string) =>
  queryOptions({
    queryKey: ['webhooks', id, 'deliveries'],
    queryFn: ({ signal }) => request(`${path(id)}/deliveries`, z.array(webhookDeliverySchema), { signal }),
    refetchInterval: LOOK_AGAIN_MS,
  });

/** What a person says of a webhook. */
export type WebhookFields = Required<Pick<ChangeWebhook, 'url' | 'events'>>;

export const createWebhook = (fields: WebhookFields) =>
  request('/api/webhooks', webhookCreatedSchema, { method: 'POST', json: fields });

export const changeWebhook = ({ id, change }: { id: string; change: ChangeWebhook }) =>
  request(path(id), webhookSchema, { method: 'PUT', json: change });

export const deleteWebhook = (id: string) => requestNothing(path(id), { method: 'DELETE' });

export const sendTest = (id: string) => request(`${path(id)}/test`, webhookDeliverySchema, { method: 'POST' });

export const renewSecret = (id: string) => request(`${path(id)}/secret`, webhookCreatedSchema, { method: 'POST' });

export const sendAgain = ({ id, deliveryId }: { id: string; deliveryId: string }) =>
  request(`${path(id)}/deliveries/${encodeURIComponent(deliveryId)}/again`, webhookDeliverySchema, { method: 'POST' });
