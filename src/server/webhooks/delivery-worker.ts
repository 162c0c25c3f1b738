import { lt } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { webhookDeliveries } from '../db/webhook-schema.ts';
import type { Deps } from '../deps.ts';
import type { JobWorker } from '../jobs/job-kind.ts';
import { repeatWork } from '../repeat-work.ts';
import { deliver } from './deliver.ts';
import { DELIVERY, type DeliveryJob, resumeDeliveries } from './delivery-jobs.ts';

const AT_ONCE = 4;
const LOOK_EVERY_MS = 60_000;
/** Most of what is due has a job that will have its turn; what is due for longer may have lost it. */
const OVERDUE_MS = 60_000;
/** The log of deliveries goes back so far. */
const KEPT_MS = 7 * 24 * 3_600_000;

/** Delivers to webhooks. */
export function deliveryWorker(deps: Deps): JobWorker<DeliveryJob> {
  return {
    kind: DELIVERY,
    // Most installations have no webhooks; those that have wait a second more.
    pollingSeconds: 2,
    concurrencyOf: () => AT_ONCE,
    handle: (job) => deliver(deps, job),
    // It is still due: whoever looks after deliveries queues it again.
    giveUp: async () => {},
  };
}

/** Looks, now and again and again, after deliveries that have lost their job. Returns what ends it. */
export async function keepResumingDeliveries(
  deps: Pick<Deps, 'db' | 'jobs' | 'now' | 'log'>,
): Promise<() => Promise<void>> {
  const resume = () => resumeDeliveries(deps, new Date(deps.now().getTime() - OVERDUE_MS));
  await resume();
  return repeatWork(resume, LOOK_EVERY_MS, (err) => deps.log.error({ err }, 'looking after webhook deliveries'));
}

/** Deletes what the log of deliveries no longer holds. */
export async function forgetOldDeliveries(db: Db, now: Date): Promise<void> {
  await db.delete(webhookDeliveries).where(lt(webhookDeliveries.createdAt, new Date(now.getTime() - KEPT_MS)));
}
