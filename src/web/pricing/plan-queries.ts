import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { planSchema } from '#contracts/subscription.ts';
import { request } from '#web/api/client.ts';

export const plansQuery = queryOptions({
  queryKey: ['subscription', 'plans'],
  queryFn: ({ signal }) => request('/api/subscription/plans', z.array(planSchema), { signal }),
  staleTime: 10 * 60_000,
});
