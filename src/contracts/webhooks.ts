import { z } from 'zod';
import { timestampSchema } from './common.ts';

/** What a webhook can be told of. */
export const WEBHOOK_EVENTS = [
  'document.analyzed',
  'document.failed',
  'document.corrected',
  'document.deleted',
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];
/** What 'Send test' sends; nobody subscribes to it. */
export const WEBHOOK_TEST = 'webhook.test';

const eventSchema = z.enum(WEBHOOK_EVENTS, `An event is one of ${WEBHOOK_EVENTS.join(', ')}.`);
const MOST_URL = 2000;

/** Whether it is a private one is for the server to say. */
const urlSchema = z
  .string('Please enter an address')
  .trim()
  .min(1, 'Please enter an address')
  .max(MOST_URL, `The address must be at most ${MOST_URL} characters`)
  .refine((text) => z.url({ protocol: /^https?$/ }).safeParse(text).success && !/[\s\p{Cc}]/u.test(text), {
    message: 'Please enter an address that begins with https:// or http://',
    when: ({ value, issues }) => typeof value === 'string' && issues.length === 0,
  })
  .refine((text) => !/^https?:[/\\]*[^/\\?#]*@/i.test(text), 'Please leave user name and password out of the address.');

const eventsSchema = z
  .array(eventSchema, 'Please choose events')
  .min(1, 'Please choose at least one event')
  .transform((events) => WEBHOOK_EVENTS.filter((event) => events.includes(event)))
  .pipe(z.array(eventSchema));

/** An address that is told of events; its secret is shown once, when it is made. */
export const webhookSchema = z.object({
  id: z.string(),
  url: z.string(),
  events: z.array(eventSchema),
  /** False: paused, by a person or, with `paused_at`, because nothing got through for a day. */
  active: z.boolean(),
  created_at: timestampSchema,
  /** Since when no delivery got through; null when the last one did. */
  failing_since: timestampSchema.nullable(),
  /** When it was paused by itself. */
  paused_at: timestampSchema.nullable(),
  /** Until then deliveries are signed with the secret before, too; null when there is none. */
  previous_secret_until: timestampSchema.nullable(),
});
export type Webhook = z.infer<typeof webhookSchema>;

export const webhookCreatedSchema = webhookSchema.extend({
  secret: z.string().describe('What deliveries are signed with (`whsec_…`); shown this once'),
});

export const createWebhookSchema = z.strictObject({
  url: urlSchema,
  events: eventsSchema.default([...WEBHOOK_EVENTS]),
  active: z.boolean().default(true),
});
export type CreateWebhook = z.infer<typeof createWebhookSchema>;

/** What is left out stays as it is. */
export const changeWebhookSchema = z.strictObject({
  url: urlSchema.optional(),
  events: eventsSchema.optional(),
  active: z.boolean().optional(),
});
export type ChangeWebhook = z.infer<typeof changeWebhookSchema>;

/** One call of the address. */
const deliveryAttemptSchema = z.object({
  at: timestampSchema,
  url: z.string(),
  /** As they were sent, beside the body. */
  headers: z.record(z.string(), z.string()),
  /** Of the answer; null when there was none. */
  status: z.int().nullable(),
  /** How the answer begins. */
  answer: z.string().nullable(),
  /** Why it did not get through, a sentence; null when it did. */
  error: z.string().nullable(),
  duration_ms: z.int(),
});
export type DeliveryAttempt = z.infer<typeof deliveryAttemptSchema>;

export const webhookDeliverySchema = z.object({
  /** The header `webhook-id`, the same at every attempt. */
  id: z.string(),
  event: z.enum([...WEBHOOK_EVENTS, WEBHOOK_TEST]),
  /** Null for a test. */
  document_id: z.string().nullable(),
  /** `pending`: it is still tried. */
  status: z.enum(['pending', 'delivered', 'failed']),
  created_at: timestampSchema,
  /** Null when it is over. */
  next_attempt_at: timestampSchema.nullable(),
  /** The body as it is sent, JSON. */
  body: z.string(),
  /** Oldest first. */
  attempts: z.array(deliveryAttemptSchema),
});
export type WebhookDelivery = z.infer<typeof webhookDeliverySchema>;

const MOST_LISTED = 200;
export const deliveriesQuerySchema = z.object({
  limit: z.coerce.number().int().min(1).max(MOST_LISTED).default(50),
  offset: z.coerce.number().int().min(0).default(0),
});
