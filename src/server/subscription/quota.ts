import { periodAt } from '#core/billing/billing-period.ts';
import {
  type Entitlement,
  entitlementAt,
  limitSentence,
  type MeteredThing,
  NO_ENTITLEMENT,
} from '#core/billing/entitlement.ts';
import type { Deps } from '../deps.ts';
import { appError } from '../errors.ts';
import {
  findSubscription,
  giveOneBack,
  type Queries,
  renewPeriod,
  type SubscriptionRow,
  spendOne,
  toSubscription,
} from './subscriptions.repository.ts';

type QuotaDeps = Pick<Deps, 'config' | 'now'>;

/** The subscription in its current period: a period that has passed is renewed first, where we are the ones to do so. */
export async function currentSubscription(db: Queries, userId: string, now: Date): Promise<SubscriptionRow | null> {
  const row = await findSubscription(db, userId);
  const isOver = row?.periodEnd && row.periodEnd <= now && row.plan !== 'discovery' && row.plan !== null;
  if (!row?.periodEnd || !isOver || row.cancelAtPeriodEnd || row.renewedByProvider) return row;
  await renewPeriod(db, userId, row.periodEnd, periodAt(row.anchor ?? row.periodEnd, now));
  return findSubscription(db, userId);
}

/**
 * Spends one document or question. Returns the period it was counted in, or null when nothing is counted
 * (`BILLING=off`). Throws 402 with the sentence of what was reached and when it resets.
 */
export async function spendQuota(
  deps: QuotaDeps,
  db: Queries,
  userId: string,
  thing: MeteredThing,
): Promise<Date | null> {
  if (deps.config.BILLING === 'off') return null;
  const now = deps.now();
  const row = await currentSubscription(db, userId, now);
  const entitlement = row ? entitlementAt(toSubscription(row), now) : null;
  if (!row || !entitlement?.plan) throw overLimit(entitlement, thing, row !== null && row.plan !== null);
  const limit = thing === 'document' ? entitlement.documentsLimit : entitlement.aiQueriesLimit;
  if (!(await spendOne(db, userId, thing, limit))) throw overLimit(entitlement, thing, true);
  return row.plan === 'discovery' ? row.trialStartedAt : row.periodStart;
}

/** Gives a document back whose analysis failed; `countedIn` null means that it was never counted. */
export async function giveBackDocument(db: Queries, userId: string, countedIn: Date | null): Promise<void> {
  if (countedIn) await giveOneBack(db, userId, 'document', countedIn);
}

/** Gives a question back that got no answer; as `giveBackDocument`. */
export async function giveBackQuestion(db: Queries, userId: string, countedIn: Date | null): Promise<void> {
  if (countedIn) await giveOneBack(db, userId, 'ai_query', countedIn);
}

function overLimit(entitlement: Entitlement | null, thing: MeteredThing, hadPlan: boolean) {
  const standing = entitlement ?? NO_ENTITLEMENT;
  return appError(
    standing.plan ? 'subscription.limit_reached' : 'subscription.required',
    402,
    limitSentence(standing, thing, hadPlan),
    { params: { plan: standing.plan, resets_at: standing.resetsAt?.toISOString() ?? null } },
  );
}
