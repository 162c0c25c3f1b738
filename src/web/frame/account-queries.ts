import { queryOptions } from '@tanstack/react-query';
import { userSchema } from '#contracts/auth.ts';
import { subscriptionStatusSchema } from '#contracts/subscription.ts';
import { request } from '#web/api/client.ts';

export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: ({ signal }) => request('/users/me', userSchema, { signal }),
  staleTime: 5 * 60_000,
});

/** Plan and usage; invalidate it after anything that spends quota. */
export const subscriptionQuery = queryOptions({
  queryKey: ['subscription', 'status'],
  queryFn: ({ signal }) => request('/api/subscription/status', subscriptionStatusSchema, { signal }),
});
