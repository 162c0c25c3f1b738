import { lt } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { webhookDeliveries } from '../db/webhook-schema.ts';
import type { Deps } from '../deps.ts';
import { userTurns } from '../http/user-turns.ts';
import type { JobWorker } from '../jobs/job-kind.ts';
import { repeatWork } from '../repeat-work.ts';
import { deliver, putOff } from './deliver.ts';
import { DELIVERY, type DeliveryJob, MOST_OF_ONE_USER, resumeDeliveries } from './delivery-jobs.ts';

const AT_ONCE = 3 * MOST_OF_ONE_USER;
const LOOK_EVERY_MS = 60_000;
/** Most of what is due has a job that will have its turn; what is due for longer may have lost it. */
const OVERDUE_MS = 60_000;
/** The log of deliveries goes back so far. */
const KEPT_MS = 7 * 24 * 3_600_000;

/** What was taken beyond its owner's share waits for so long. */
const OUT_OF_TURN_MS = 1_000;

/** Delivers to webhooks. */
export function deliveryWorker(deps: Deps): JobWorker<DeliveryJob> {
  const turns = userTurns(MOST_OF_ONE_USER, () => new Error('out of turn'), 0);

  // The queue keeps to each user's share; but workers that look at the same moment do not see what the others take.
  async function inTurn(job: DeliveryJob): Promise<void> {
    const giveBack = await turns.take(job.userId ?? job.deliveryId).catch(() => null);
    if (!giveBack) return putOff(deps, job, new Date(deps.now().getTime() + OUT_OF_TURN_MS));
    await deliver(deps, job).finally(giveBack);
  }

  return {
    kind: DELIVERY,
    // Most installations have no webhooks; those that have wait a second more.
    pollingSeconds: 2,
    concurrencyOf: () => AT_ONCE,
    handle: inTurn,
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
