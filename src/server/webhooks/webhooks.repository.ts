import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq, lt } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Webhook, WebhookDelivery } from '#contracts/webhooks.ts';
import type { Db } from '../db/database.ts';
import { type DeliveryRow, type WebhookRow, webhookDeliveries, webhooks } from '../db/webhook-schema.ts';
import { appError } from '../errors.ts';

/** Whose webhook; there is no finder without it. */
export interface OwnWebhook {
  id: string;
  userId: string;
}

const owned = ({ id, userId }: OwnWebhook) => and(eq(webhooks.id, id), eq(webhooks.userId, userId));
export const webhookNotFound = () => appError('webhook.not_found', 404, 'Webhook not found');

/** A user's webhooks, oldest first. */
export async function listWebhooks(db: Db, userId: string, now: Date): Promise<Webhook[]> {
  const rows = await db
    .select()
    .from(webhooks)
    .where(eq(webhooks.userId, userId))
    .orderBy(asc(webhooks.createdAt), asc(webhooks.id));
  return rows.map((row) => toWebhook(row, now));
}

export const countWebhooks = (db: Db, userId: string): Promise<number> =>
  db.$count(webhooks, eq(webhooks.userId, userId));

/** Throws 404. */
export async function findWebhook(db: Db, key: OwnWebhook): Promise<WebhookRow> {
  const [row] = await db.select().from(webhooks).where(owned(key));
  if (!row) throw webhookNotFound();
  return row;
}

export async function insertWebhook(db: Db, webhook: Omit<typeof webhooks.$inferInsert, 'id'>): Promise<WebhookRow> {
  const [row] = await db
    .insert(webhooks)
    .values({ ...webhook, id: randomUUID() })
    .returning();
  return row!;
}

/** Throws 404. */
export async function updateWebhook(
  db: Db,
  key: OwnWebhook,
  change: PgUpdateSetSource<typeof webhooks>,
): Promise<WebhookRow> {
  const [row] = await db.update(webhooks).set(change).where(owned(key)).returning();
  if (!row) throw webhookNotFound();
  return row;
}

/** Deletes it with its deliveries, those that wait too. Throws 404. */
export async function deleteWebhook(db: Db, key: OwnWebhook): Promise<void> {
  const gone = await db.delete(webhooks).where(owned(key)).returning({ id: webhooks.id });
  if (gone.length === 0) throw webhookNotFound();
}

/** One of its deliveries. Throws 404. */
export async function findDelivery(db: Db, key: OwnWebhook, deliveryId: string): Promise<DeliveryRow> {
  const { id: webhookId, userId } = key;
  const [row] = await db
    .select()
    .from(webhookDeliveries)
    .where(
      and(
        eq(webhookDeliveries.id, deliveryId),
        eq(webhookDeliveries.webhookId, webhookId),
        eq(webhookDeliveries.userId, userId),
      ),
    );
  if (!row) throw appError('webhook.delivery_not_found', 404, 'Delivery not found');
  return row;
}

/** Its deliveries, newest first, and how many there are. */
export async function listDeliveries(
  db: Db,
  { id, userId }: OwnWebhook,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ deliveries: WebhookDelivery[]; total: number }> {
  const own = and(eq(webhookDeliveries.webhookId, id), eq(webhookDeliveries.userId, userId));
  const rows = await db
    .select()
    .from(webhookDeliveries)
    .where(own)
    .orderBy(desc(webhookDeliveries.createdAt), desc(webhookDeliveries.id))
    .limit(limit)
    .offset(offset);
  return { deliveries: rows.map(toDelivery), total: await db.$count(webhookDeliveries, own) };
}

/** A row as the wire shows it at `now`, without the secret. */
export function toWebhook(row: WebhookRow, now: Date): Webhook {
  return {
    id: row.id,
    url: row.url,
    events: row.events,
    active: row.active,
    created_at: row.createdAt.toISOString(),
    failing_since: row.failingSince?.toISOString() ?? null,
    paused_at: row.pausedAt?.toISOString() ?? null,
    // The one before stays in the row until the next night, but signs no longer.
    previous_secret_until: row.previousUntil && row.previousUntil > now ? row.previousUntil.toISOString() : null,
  };
}

export function toDelivery(row: DeliveryRow): WebhookDelivery {
  return {
    id: row.id,
    event: row.event,
    document_id: row.documentId,
    status: row.status,
    created_at: row.createdAt.toISOString(),
    next_attempt_at: row.nextAttemptAt?.toISOString() ?? null,
    body: row.body,
    attempts: row.attempts,
  };
}

/** Deletes secrets that were renewed long enough ago to count no more. */
export async function forgetOldSecrets(db: Db, now: Date): Promise<void> {
  await db.update(webhooks).set({ previousSecret: null, previousUntil: null }).where(lt(webhooks.previousUntil, now));
}
