import { subscriptionStatusSchema } from '#contracts/subscription.ts';
import type { HttpClient } from '../../testing/http-client.ts';

/** The customer's plan and what was used of it, as the pricing page reads it. */
export const statusOf = async (client: HttpClient) =>
  subscriptionStatusSchema.parse((await client.get('/api/subscription/status')).body);
