import { and, asc, eq, lte, sql } from 'drizzle-orm';
import { webhookDeliveries, webhooks } from '../db/webhook-schema.ts';
import type { Deps } from '../deps.ts';
import type { JobKind } from '../jobs/job-kind.ts';
import { jobStates } from '../jobs/job-rows.ts';

export interface DeliveryJob {
  deliveryId: string;
  /** Whose webhook it is; absent in jobs that an older version has queued. */
  userId?: string;
  /** How many attempts there were before; a job for another number is void. */
  attempt: number;
}

/** Of one user, so that an address which takes its time to answer does not hold up what others are told. */
export const MOST_OF_ONE_USER = 2;

/** One attempt of a delivery. Its own retries are for faults of ours: an attempt that fails queues the next. */
export const DELIVERY: JobKind<DeliveryJob> = {
  name: 'webhook delivery',
  subject: 'deliveryId',
  lanes: ['webhook-delivery'],
  laneOf: () => 'webhook-delivery',
  share: { ownerOf: ({ userId }) => userId, atOnce: MOST_OF_ONE_USER },
  retries: 5,
  retryDelaySeconds: 2,
  // Beyond any time limit that an operator sets (`WEBHOOK_TIMEOUT_S`).
  expireInSeconds: 600,
};

/** At once; what is left has its turn the next time. */
const MOST_RESUMED = 500;

/**
 * Queues deliveries that are due since `dueBefore` and have no job: after a backup was restored, or a webhook was
 * resumed. Any number of processes may do so: of two jobs for one attempt the second is void.
 */
export async function resumeDeliveries(
  { db, jobs }: Pick<Deps, 'db' | 'jobs'>,
  dueBefore: Date,
  webhookId?: string,
): Promise<void> {
  const due = await db
    .select({
      deliveryId: webhookDeliveries.id,
      userId: webhookDeliveries.userId,
      attempt: sql<number>`jsonb_array_length(${webhookDeliveries.attempts})`,
    })
    .from(webhookDeliveries)
    .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
    .where(
      and(
        eq(webhookDeliveries.status, 'pending'),
        lte(webhookDeliveries.nextAttemptAt, dueBefore),
        eq(webhooks.active, true),
        webhookId === undefined ? undefined : eq(webhooks.id, webhookId),
      ),
    )
    .orderBy(asc(webhookDeliveries.nextAttemptAt))
    .limit(MOST_RESUMED);
  if (due.length === 0) return;
  const states = await jobStates(jobs.executeSql, DELIVERY, 'attempt', due);
  for (const [index, job] of due.entries()) {
    if (states[index] !== 'alive') await jobs.send(DELIVERY, job);
  }
}
