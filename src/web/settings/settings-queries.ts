import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { apiKeyCreatedSchema, apiKeySchema, type CreateApiKey } from '#contracts/api-keys.ts';
import { mailboxCheckSchema, type PutMailbox } from '#contracts/inputs.ts';
import { settingsSchema } from '#contracts/settings.ts';
import { request, requestNothing } from '#web/api/client.ts';

export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: ({ signal }) => request('/api/settings', settingsSchema, { signal }),
});

export const apiKeysQuery = queryOptions({
  queryKey: ['api-keys'],
  queryFn: ({ signal }) => request('/api/keys', z.array(apiKeySchema), { signal }),
});

export const saveProfile = (fields: { fullName: string; company: string }) =>
  request('/api/settings', settingsSchema, {
    method: 'PUT',
    json: { profile: { full_name: fields.fullName }, own_company: fields.company },
  });

export const createApiKey = (key: CreateApiKey) =>
  request('/api/keys', apiKeyCreatedSchema, { method: 'POST', json: key });

export const deleteApiKey = (id: string) => requestNothing(`/api/keys/${encodeURIComponent(id)}`, { method: 'DELETE' });

/** Null takes the mailbox away. */
export const saveMailbox = (mailbox: PutMailbox | null) =>
  request('/api/settings', settingsSchema, { method: 'PUT', json: { inputs: { mailbox } } });

export const checkMailbox = (mailbox: PutMailbox) =>
  request('/api/settings/mailbox/check', mailboxCheckSchema, { method: 'POST', json: mailbox });
