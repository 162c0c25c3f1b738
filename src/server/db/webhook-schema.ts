import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { DeliveryAttempt, WebhookDelivery, WebhookEvent } from '#contracts/webhooks.ts';
import { moment, userId } from './schema.ts';

/** Addresses that are told of what happens to a user's documents. */
export const webhooks = pgTable(
  'webhooks',
  {
    id: text('id').primaryKey(),
    userId: userId(),
    url: text('url').notNull(),
    events: text('events').array().$type<WebhookEvent[]>().notNull(),
    active: boolean('active').notNull(),
    /** Deliveries are signed with it, so it is kept as it is. */
    secret: text('secret').notNull(),
    /** The one before, with which they are signed, too, until then: whoever verifies has time to change it. */
    previousSecret: text('previous_secret'),
    previousUntil: moment('previous_until'),
    createdAt: moment('created_at').notNull(),
    /** Since when no delivery got through; null when the last one did. */
    failingSince: moment('failing_since'),
    /** When it was paused for that. */
    pausedAt: moment('paused_at'),
    /** How many attempts in a row had no answer at all: each of them holds a worker up until the time limit. */
    unanswered: integer('unanswered').notNull().default(0),
    /** It is left alone until then, as it does not answer. */
    quietUntil: moment('quiet_until'),
  },
  (table) => [index('webhooks_user').on(table.userId, table.createdAt)],
);
export type WebhookRow = typeof webhooks.$inferSelect;

/** What is to be told, written in the transaction of the change that it tells of, and how that went. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    /** The header `webhook-id`. */
    id: text('id').primaryKey(),
    webhookId: text('webhook_id')
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    userId: userId(),
    event: text('event').$type<WebhookDelivery['event']>().notNull(),
    /** Not a reference: it outlives the document, to tell of its end. */
    documentId: text('document_id'),
    /** As it is signed and sent. */
    body: text('body').notNull(),
    status: text('status').$type<WebhookDelivery['status']>().notNull().default('pending'),
    attempts: jsonb('attempts').$type<DeliveryAttempt[]>().notNull().default([]),
    createdAt: moment('created_at').notNull(),
    /** Null when it is over. */
    nextAttemptAt: moment('next_attempt_at'),
  },
  (table) => [
    index('webhook_deliveries_webhook').on(table.webhookId, table.createdAt, table.id),
    index('webhook_deliveries_user').on(table.userId),
    index('webhook_deliveries_created').on(table.createdAt),
    index('webhook_deliveries_due').on(table.nextAttemptAt).where(sql`${table.status} = 'pending'`),
  ],
);
export type DeliveryRow = typeof webhookDeliveries.$inferSelect;
