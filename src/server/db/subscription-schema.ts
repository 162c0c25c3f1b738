import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment, userId } from './schema.ts';

export const subscriptions = pgTable('subscriptions', {
  userId: userId().primaryKey(),
  plan: text('plan').$type<'discovery' | 'essential' | 'advanced'>(),
  trialStartedAt: moment('trial_started_at'),
  trialEnd: moment('trial_end'),
  /** The paid subscription's start; its months are counted from here. */
  anchor: moment('anchor'),
  periodStart: moment('period_start'),
  periodEnd: moment('period_end'),
  cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull().default(false),
  /** The smaller plan that takes over at the period's end. */
  nextPlan: text('next_plan').$type<'essential' | 'advanced'>(),
  documentsUsed: integer('documents_used').notNull().default(0),
  aiQueriesUsed: integer('ai_queries_used').notNull().default(0),
  renewedByProvider: boolean('renewed_by_provider').notNull().default(false),
  customerId: text('customer_id'),
  providerSubscriptionId: text('provider_subscription_id').unique(),
});

/** Sessions of the built-in test checkout page. */
export const checkoutSessions = pgTable('checkout_sessions', {
  id: text('id').primaryKey(),
  userId: userId(),
  plan: text('plan').$type<'essential' | 'advanced'>().notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  outcome: text('outcome').$type<'paid' | 'cancelled'>(),
});

/** Webhook events that were dealt with; the provider repeats them. */
export const paymentEvents = pgTable('payment_events', {
  id: text('id').primaryKey(),
  type: text('type').notNull(),
  receivedAt: moment('received_at').notNull().defaultNow(),
});
