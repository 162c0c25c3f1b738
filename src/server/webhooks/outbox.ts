import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { WEBHOOK_TEST, type WebhookDelivery, type WebhookEvent } from '#contracts/webhooks.ts';
import type { Db } from '../db/database.ts';
import type { ExecuteSql } from '../db/execute-sql.ts';
import { preparedOnce } from '../db/prepared.ts';
import { type DeliveryRow, type WebhookRow, webhookDeliveries, webhooks } from '../db/webhook-schema.ts';
import type { Deps } from '../deps.ts';
import { DELIVERY } from './delivery-jobs.ts';

/** What happened to whose document. */
export interface DocumentHappening {
  event: WebhookEvent;
  userId: string;
  documentId: string;
  /** What is told beside the id; asked for only where somebody listens. */
  describe: () => Promise<object>;
}

export type OutboxDeps = Pick<Deps, 'jobs' | 'now'>;

/**
 * Writes a delivery for each of the user's webhooks that want the event, with its job, in the transaction of the change
 * that it tells of: both are there, or neither.
 */
export async function tellWebhooks(
  { jobs, now }: OutboxDeps,
  tx: Db,
  within: ExecuteSql,
  { event, userId, documentId, describe }: DocumentHappening,
): Promise<void> {
  const listening = await listeners(tx, { userId, event });
  if (listening.length === 0) return;
  const createdAt = now();
  const data = { document_id: documentId, ...(await describe()) };
  const rows = listening.map((webhookId) =>
    newDelivery({ event, webhookId, userId, documentId, createdAt, nextAttemptAt: createdAt, data }),
  );
  await tx.insert(webhookDeliveries).values(rows);
  for (const { id } of rows) await jobs.send(DELIVERY, { deliveryId: id, userId, attempt: 0 }, { within });
}

/**
 * Writes the delivery of a test, which has no job: whoever asked for it waits for it. Were it due at once, whoever looks
 * for deliveries without a job would send it again; after `timeoutMs` nobody is at it any more.
 */
export async function insertTest(
  db: Db,
  { id, userId }: WebhookRow,
  { createdAt, timeoutMs }: { createdAt: Date; timeoutMs: number },
): Promise<DeliveryRow> {
  const nextAttemptAt = new Date(createdAt.getTime() + timeoutMs);
  const data = { message: 'This is a test. Nothing happened to any document.' };
  const row = newDelivery({
    ...{ event: WEBHOOK_TEST, webhookId: id, userId, documentId: null, createdAt, nextAttemptAt, data },
  } as const);
  const [inserted] = await db.insert(webhookDeliveries).values(row).returning();
  return inserted!;
}

interface NewDelivery extends Pick<DeliveryRow, 'webhookId' | 'userId' | 'documentId' | 'createdAt' | 'nextAttemptAt'> {
  event: WebhookDelivery['event'];
  data: object;
}

/** As Standard Webhooks writes it: what happened, when, and what is to be known about it. */
function newDelivery({ data, ...row }: NewDelivery) {
  const body = JSON.stringify({ type: row.event, timestamp: row.createdAt.toISOString(), data });
  return { ...row, id: `msg_${randomUUID().replaceAll('-', '')}`, body };
}

/** Ids of the webhooks that are told of an event; asked at every analysis, so it is prepared. */
async function listeners(tx: Db, wanted: { userId: string; event: WebhookEvent }): Promise<string[]> {
  const find = preparedOnce(tx, 'webhook_listeners', (name) =>
    tx
      .select({ id: webhooks.id })
      .from(webhooks)
      .where(
        and(
          eq(webhooks.userId, sql.placeholder('userId')),
          eq(webhooks.active, true),
          sql`${sql.placeholder('event')} = any(${webhooks.events})`,
        ),
      )
      // One that is deleted at this moment would fail the change that its owner makes.
      .for('key share')
      .prepare(name),
  );
  return (await find.execute(wanted)).map(({ id }) => id);
}
