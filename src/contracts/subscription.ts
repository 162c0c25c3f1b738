import { z } from 'zod';
import { timestampSchema } from './common.ts';

export const planIdSchema = z.enum(['discovery', 'essential', 'advanced']);
export type PlanId = z.infer<typeof planIdSchema>;

export const planSchema = z.object({
  id: planIdSchema,
  name: z.string(),
  description: z.string(),
  /** Decimal string: "7.00". */
  price: z.string(),
  currency: z.literal('USD'),
  interval: z.literal('month'),
  documents_limit: z.number().int(),
  ai_queries_limit: z.number().int(),
  claude_model: z.string().nullable(),
  features: z.array(z.string()),
});
export type Plan = z.infer<typeof planSchema>;

export const subscriptionStatusSchema = z.object({
  plan_type: planIdSchema.nullable(),
  is_trial: z.boolean(),
  trial_end: timestampSchema.nullable(),
  documents_used: z.number().int(),
  /** Null: no limit (BILLING=off). */
  documents_limit: z.number().int().nullable(),
  ai_queries_used: z.number().int(),
  ai_queries_limit: z.number().int().nullable(),
  period_end: timestampSchema.nullable(),
  cancel_at_period_end: z.boolean().optional(),
  /** The smaller plan that takes over at `period_end`. */
  next_plan: planIdSchema.nullable().optional(),
  /** Without a plan: when the last one ended. */
  ended_at: timestampSchema.nullable().optional(),
  billing: z.enum(['stripe', 'test', 'off']).optional(),
});
export type SubscriptionStatus = z.infer<typeof subscriptionStatusSchema>;

export const checkoutRequestSchema = z.object({ plan: planIdSchema });
export const checkoutSchema = z.object({ checkout_url: z.string() });
export const portalSchema = z.object({ portal_url: z.string() });
