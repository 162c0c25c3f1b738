import { randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, ne, or, sql } from 'drizzle-orm';
import type { ChangeWebhook, CreateWebhook, Webhook, WebhookDelivery } from '#contracts/webhooks.ts';
import { countAttempt } from '../auth/attempts.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { webhookDeliveries, webhooks } from '../db/webhook-schema.ts';
import type { Deps } from '../deps.ts';
import { appError, invalidField } from '../errors.ts';
import { hostOf, PrivateAddressError, publicAddresses, type Resolve } from '../network/public-address.ts';
import { attemptDelivery, type DeliveryDeps } from './deliver.ts';
import { DELIVERY, resumeDeliveries } from './delivery-jobs.ts';
import { insertTest } from './outbox.ts';
import {
  countWebhooks,
  findDelivery,
  findWebhook,
  insertWebhook,
  type OwnWebhook,
  toDelivery,
  toWebhook,
  updateWebhook,
} from './webhooks.repository.ts';

type WebhookDeps = Pick<Deps, 'db' | 'jobs' | 'config' | 'now'> & { resolve?: Resolve };

const MOST_WEBHOOKS = 20;
/** As Standard Webhooks wants it: 24 to 64 bytes, in Base64 behind "whsec_". */
const SECRET_BYTES = 32;
/** A name that takes longer to be looked up is looked up when it is called. */
const LOOKUP_MS = 2_000;
const TESTS_PER_HOUR = 120;
const AGAIN_PER_HOUR = 120;
/** Of one message: each is kept in its log. */
const MOST_ATTEMPTS = 50;
/** Standard Webhooks recommends that both secrets count for a while. */
const BOTH_SECRETS_MS = 24 * 3_600_000;

/**
 * Makes a webhook and returns it with its secret, the only time. Throws 422 for an address that must not be called, 409
 * when the user has twenty.
 */
export async function createWebhook(
  deps: WebhookDeps,
  userId: string,
  { url, events, active }: CreateWebhook,
): Promise<Webhook & { secret: string }> {
  await refusePrivate(deps, url);
  if ((await countWebhooks(deps.db, userId)) >= MOST_WEBHOOKS) {
    const detail = `There are ${MOST_WEBHOOKS} webhooks already. Please delete one first.`;
    throw appError('webhook.too_many', 409, detail);
  }
  const secret = newSecret();
  const now = deps.now();
  const row = await insertWebhook(deps.db, { userId, url, events, active, secret, createdAt: now });
  return { ...toWebhook(row, now), secret };
}

/** Changes what is given. One that is made active begins anew, with what waits for it. Throws 404, and 422 as above. */
export async function changeWebhook(
  deps: WebhookDeps,
  key: OwnWebhook,
  { url, events, active }: ChangeWebhook,
): Promise<Webhook> {
  const before = await findWebhook(deps.db, key);
  if (url !== undefined) await refusePrivate(deps, url);
  const isResumed = active === true && !before.active;
  const row = await updateWebhook(deps.db, key, {
    url: url ?? before.url,
    events: events ?? before.events,
    active: active ?? before.active,
    ...(isResumed || (url !== undefined && url !== before.url)
      ? { failingSince: null, pausedAt: null, unanswered: 0, quietUntil: null }
      : {}),
  });
  if (isResumed) await resumeDeliveries(deps, deps.now(), key.id);
  return toWebhook(row, deps.now());
}

/** Sends a test and gives what became of it; it is tried once. Throws 404, and 429 after many in an hour. */
export async function sendTest(deps: DeliveryDeps, key: OwnWebhook): Promise<WebhookDelivery> {
  const webhook = await findWebhook(deps.db, key);
  const now = deps.now();
  await countAttempt(
    deps.db,
    [{ key: `webhook-test:${key.userId}`, most: TESTS_PER_HOUR, withinMs: 3_600_000 }],
    now,
    'Too many tests. Please try again later.',
  );
  const timeoutMs = deps.config.WEBHOOK_TIMEOUT_S * 1000;
  const delivery = await insertTest(deps.db, webhook, { createdAt: now, timeoutMs });
  return toDelivery(await attemptDelivery(deps, delivery, webhook));
}

const newSecret = () => `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;

/**
 * Gives a webhook another secret and returns it, the only time. For 24 hours the one before signs, too; one before that
 * no longer does. Throws 404.
 */
export async function renewSecret(deps: WebhookDeps, key: OwnWebhook): Promise<Webhook & { secret: string }> {
  const secret = newSecret();
  const now = deps.now();
  const previousUntil = new Date(now.getTime() + BOTH_SECRETS_MS);
  const row = await updateWebhook(deps.db, key, { secret, previousSecret: sql`${webhooks.secret}`, previousUntil });
  return { ...toWebhook(row, now), secret };
}

/**
 * Has a message sent once more, under its own id: now, and after a failure as any other. Returns it, waiting; of one that
 * is due or on its way already nothing more is sent. Throws
 * 404, 409 while the webhook is paused or for a message that was tried very often, and 429 after many in an hour.
 */
export async function sendAgain(
  deps: WebhookDeps & Pick<Deps, 'database'>,
  key: OwnWebhook,
  deliveryId: string,
): Promise<WebhookDelivery> {
  const webhook = await findWebhook(deps.db, key);
  const { attempts } = await findDelivery(deps.db, key, deliveryId);
  if (!webhook.active) throw appError('webhook.paused', 409, 'The webhook is paused. Please resume it first.');
  if (attempts.length >= MOST_ATTEMPTS) {
    throw appError('webhook.sent_often', 409, `This message was tried ${attempts.length} times already.`);
  }
  const now = deps.now();
  const limit = { key: `webhook-again:${key.userId}`, most: AGAIN_PER_HOUR, withinMs: 3_600_000 };
  await countAttempt(deps.db, [limit], now, 'Too many messages were sent again. Please try again later.');
  return inTransaction(deps.database.pool, async (tx, within) => {
    // A person who asks for it knows that the address answers again.
    await updateWebhook(tx, key, { quietUntil: null });
    const [row] = await tx
      .update(webhookDeliveries)
      .set({ status: 'pending', nextAttemptAt: now })
      .where(and(eq(webhookDeliveries.id, deliveryId), isNotDue(now)))
      .returning();
    if (!row) return toDelivery(await findDelivery(tx, key, deliveryId));
    const job = { deliveryId, userId: key.userId, attempt: row.attempts.length };
    await deps.jobs.send(DELIVERY, job, { within });
    return toDelivery(row);
  });
}

/** An attempt that is due, or under way, is told by its time. */
const isNotDue = (now: Date) =>
  or(
    ne(webhookDeliveries.status, 'pending'),
    isNull(webhookDeliveries.nextAttemptAt),
    gt(webhookDeliveries.nextAttemptAt, now),
  );

/** Says so at once; whatever the name leads to later is checked again at every delivery. */
async function refusePrivate({ config, resolve }: WebhookDeps, address: string): Promise<void> {
  if (config.WEBHOOK_ALLOW_PRIVATE) return;
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<null>((done) => {
    timer = setTimeout(() => done(null), LOOKUP_MS);
  });
  const checked = publicAddresses(hostOf(new URL(address)), resolve).catch((error: unknown) => {
    if (error instanceof PrivateAddressError) throw invalidField('url', error.message, 'webhook.private_address');
    // A name that cannot be found today may be found tomorrow.
    return null;
  });
  await Promise.race([checked, patience]).finally(() => clearTimeout(timer));
}
