import { and, eq, isNull, lte, or, sql } from 'drizzle-orm';
import { Webhook } from 'standardwebhooks';
import { type DeliveryAttempt, WEBHOOK_TEST } from '#contracts/webhooks.ts';
import type { Db } from '../db/database.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { users } from '../db/schema.ts';
import { type DeliveryRow, type WebhookRow, webhookDeliveries, webhooks } from '../db/webhook-schema.ts';
import type { Deps } from '../deps.ts';
import { pausedWebhookMail } from '../mail/webhook-mail.ts';
import type { Resolve } from '../network/public-address.ts';
import { type CallResult, callAddress } from './call-address.ts';
import { DELIVERY, type DeliveryJob } from './delivery-jobs.ts';
import { pauseAfter, quietAfter } from './delivery-schedule.ts';

export type DeliveryDeps = Pick<
  Deps,
  'db' | 'database' | 'jobs' | 'config' | 'now' | 'mailer' | 'publicUrl' | 'background'
> & { resolve?: Resolve };

/** While one attempt finds out whether an address answers again, the others wait for so long beyond its time limit. */
const PROBE_MORE_MS = 5_000;
/** An address at which nothing got through for so long is paused. */
const MOST_FAILING_MS = 24 * 3_600_000;

/** Makes the attempt that a job is for, unless it was made, or the webhook is paused or gone. */
export async function deliver(deps: DeliveryDeps, job: DeliveryJob): Promise<void> {
  const { deliveryId, attempt } = job;
  const [found] = await deps.db
    .select({ delivery: webhookDeliveries, webhook: webhooks })
    .from(webhookDeliveries)
    .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
    .where(and(eq(webhookDeliveries.id, deliveryId), eq(webhookDeliveries.status, 'pending')));
  if (!found?.webhook.active || found.delivery.attempts.length !== attempt) return;
  const { delivery, webhook } = found;
  const quietUntil = await untilWhenQuiet(deps, webhook);
  if (quietUntil) await putOff(deps, job, quietUntil);
  else await attemptDelivery(deps, delivery, webhook);
}

/**
 * Calls the address once and notes what became of it: delivered, to be tried again, or failed for good. Returns the
 * delivery as it is then.
 */
export async function attemptDelivery(
  deps: DeliveryDeps,
  delivery: DeliveryRow,
  webhook: WebhookRow,
): Promise<DeliveryRow> {
  const at = deps.now();
  const headers = signedHeaders(delivery, webhook, at);
  const began = performance.now();
  const { timedOut, ...result } = await callAddress({
    url: webhook.url,
    headers,
    body: delivery.body,
    allowPrivate: deps.config.WEBHOOK_ALLOW_PRIVATE,
    timeoutMs: deps.config.WEBHOOK_TIMEOUT_S * 1000,
    resolve: deps.resolve,
  });
  const duration_ms = Math.round(performance.now() - began);
  const made = { at: at.toISOString(), url: webhook.url, headers, ...result, duration_ms };
  const noted = await noteAttempt(deps, { delivery, webhook }, made, timedOut);
  if (noted.paused) tellOfPause(deps, noted.paused);
  return noted.delivery;
}

/** Standard Webhooks: the signature is over id, time of the attempt and body; there is one for each secret that counts. */
function signedHeaders({ id, body }: DeliveryRow, webhook: WebhookRow, at: Date): Record<string, string> {
  const { secret, previousSecret, previousUntil } = webhook;
  const secrets = previousSecret && previousUntil && at < previousUntil ? [secret, previousSecret] : [secret];
  return {
    'content-type': 'application/json',
    'user-agent': 'Invoscope-Webhooks/1',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': secrets.map((one) => new Webhook(one).sign(id, at, body)).join(' '),
  };
}

interface Noted {
  delivery: DeliveryRow;
  /** The webhook, when this attempt paused it. */
  paused: WebhookRow | null;
}

async function noteAttempt(
  deps: DeliveryDeps,
  { delivery, webhook }: { delivery: DeliveryRow; webhook: WebhookRow },
  made: DeliveryAttempt & Pick<CallResult, 'error'>,
  timedOut: boolean,
): Promise<Noted> {
  const attempts = [...delivery.attempts, made];
  const isTest = delivery.event === WEBHOOK_TEST;
  const pauseMs = made.error === null || isTest ? null : pauseAfter(attempts.length);
  const now = deps.now();
  const nextAttemptAt = pauseMs === null ? null : new Date(now.getTime() + pauseMs);
  const status = made.error === null ? 'delivered' : pauseMs === null ? 'failed' : 'pending';
  return inTransaction(deps.database.pool, async (tx, within) => {
    // First the webhook, then the delivery, as whoever deletes it does: the other way each would wait for the other.
    if (!isTest)
      await tx.select({ id: webhooks.id }).from(webhooks).where(eq(webhooks.id, webhook.id)).for('no key update');
    const [row] = await tx
      .update(webhookDeliveries)
      .set({ attempts, status, nextAttemptAt })
      .where(isAt(delivery.id, delivery.attempts.length))
      .returning();
    // Deleted meanwhile, or somebody else made this attempt, too.
    if (!row) return { delivery, paused: null };
    if (pauseMs !== null) {
      const job = { deliveryId: row.id, userId: row.userId, attempt: attempts.length };
      await deps.jobs.send(DELIVERY, job, { within, afterSeconds: pauseMs / 1000 });
    }
    if (isTest) return { delivery: row, paused: null };
    const failing = await noteHealth(tx, webhook, { at: made.at, now, hasFailed: made.error !== null, timedOut });
    const paused = failing && isToPause(failing, row, now) ? await pause(tx, failing, now) : null;
    return { delivery: row, paused };
  });
}

/** It still waits for the very attempt. */
const isAt = (id: string, attempts: number) =>
  and(
    eq(webhookDeliveries.id, id),
    eq(webhookDeliveries.status, 'pending'),
    sql`jsonb_array_length(${webhookDeliveries.attempts}) = ${attempts}`,
  );

/** Notes at the webhook whether something got through. Returns it when nothing did. */
async function noteHealth(
  tx: Db,
  { id }: WebhookRow,
  { at, now, hasFailed, timedOut }: { at: string; now: Date; hasFailed: boolean; timedOut: boolean },
): Promise<WebhookRow | null> {
  const here = eq(webhooks.id, id);
  if (!hasFailed) {
    const isUnwell = or(sql`${webhooks.failingSince} is not null`, sql`${webhooks.unanswered} > 0`);
    await tx.update(webhooks).set({ failingSince: null, unanswered: 0, quietUntil: null }).where(and(here, isUnwell));
    return null;
  }
  const [row] = await tx
    .update(webhooks)
    .set({
      failingSince: sql`coalesce(${webhooks.failingSince}, ${at}::timestamptz)`,
      unanswered: timedOut ? sql`${webhooks.unanswered} + 1` : 0,
      ...(timedOut ? {} : { quietUntil: null }),
    })
    .where(here)
    .returning();
  if (!row) return null;
  if (timedOut) {
    const quietUntil = new Date(now.getTime() + quietAfter(row.unanswered));
    await tx.update(webhooks).set({ quietUntil }).where(here);
  }
  return row;
}

/**
 * Nothing got through for as long as a delivery that is given up was tried, or for a day: where many wait for an
 * address that does not answer, none of them comes to its last attempt.
 */
function isToPause({ failingSince }: WebhookRow, { attempts, status }: DeliveryRow, now: Date): boolean {
  const [first] = attempts;
  if (!first || !failingSince) return false;
  if (now.getTime() - failingSince.getTime() >= MOST_FAILING_MS) return true;
  return status === 'failed' && failingSince <= new Date(first.at);
}

/** Returns the webhook when this paused it. */
async function pause(tx: Db, { id }: WebhookRow, now: Date): Promise<WebhookRow | null> {
  const [row] = await tx
    .update(webhooks)
    .set({ active: false, pausedAt: now })
    .where(and(eq(webhooks.id, id), eq(webhooks.active, true)))
    .returning();
  return row ?? null;
}

function tellOfPause({ db, mailer, publicUrl, background }: DeliveryDeps, { url, userId }: WebhookRow): void {
  background('mail about a paused webhook', async () => {
    const [user] = await db
      .select({ to: users.email, username: users.username })
      .from(users)
      .where(eq(users.id, userId));
    if (user) await mailer.send(pausedWebhookMail({ ...user, url, link: `${publicUrl()}/settings#webhooks` }));
  });
}

/**
 * Until when an address that does not answer is left alone; null: call it. Of those who come when the time is over one
 * finds out for all, so that a dead address does not hold up the deliveries to others.
 */
async function untilWhenQuiet({ db, config, now: clock }: DeliveryDeps, webhook: WebhookRow): Promise<Date | null> {
  if (webhook.unanswered === 0) return null;
  const now = clock();
  const probeEnd = new Date(now.getTime() + config.WEBHOOK_TIMEOUT_S * 1000 + PROBE_MORE_MS);
  const claimed = await db
    .update(webhooks)
    .set({ quietUntil: probeEnd })
    .where(and(eq(webhooks.id, webhook.id), or(isNull(webhooks.quietUntil), lte(webhooks.quietUntil, now))))
    .returning({ id: webhooks.id });
  if (claimed.length > 0) return null;
  return webhook.quietUntil && webhook.quietUntil > now ? webhook.quietUntil : probeEnd;
}

/** Makes the attempt later. It counts as none. */
export async function putOff({ database, jobs, now }: DeliveryDeps, job: DeliveryJob, until: Date): Promise<void> {
  await inTransaction(database.pool, async (tx, within) => {
    const waiting = await tx
      .update(webhookDeliveries)
      .set({ nextAttemptAt: until })
      .where(isAt(job.deliveryId, job.attempt))
      .returning({ id: webhookDeliveries.id });
    if (waiting.length === 0) return;
    const afterSeconds = Math.max(1, Math.ceil((until.getTime() - now().getTime()) / 1000));
    await jobs.send(DELIVERY, job, { within, afterSeconds });
  });
}
