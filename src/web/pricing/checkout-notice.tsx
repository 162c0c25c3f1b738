import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { SubscriptionStatus } from '#contracts/subscription.ts';
import { planTerms } from '#core/billing/plans.ts';
import { formatDate } from '#web/format/dates.ts';
import { subscriptionQuery } from '#web/frame/account-queries.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { checkoutReturn, isPaymentKnown, takeChosenPlan } from './checkout-return.ts';

const LOOK_EVERY_MS = 2_000;
/** The provider's word comes within seconds; after that it may take long. */
const LOOK_FOR_MS = 30_000;

/**
 * What came of the checkout that the customer is back from, as the status tells it. The address is cleared of it at
 * once, so that no reload and no Back says it again.
 */
export function CheckoutNotice({ status }: { status: SubscriptionStatus | undefined }) {
  const [search, setSearch] = useSearchParams();
  const [returned] = useState(() => checkoutReturn(search));
  const [chosen] = useState(() => (returned ? takeChosenPlan() : null));
  const isSaid = search.has('checkout');
  useEffect(() => {
    if (!isSaid) return;
    setSearch(
      (before) => {
        before.delete('checkout');
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [isSaid, setSearch]);

  const isKnown = status !== undefined && isPaymentKnown(status, chosen);
  const { isLooking, lookAgain } = useLooking(returned === 'success' && status !== undefined && !isKnown);
  if (!returned || !status || status.cancel_at_period_end) return null;
  if (returned === 'cancelled') {
    const unchanged = status.plan_type ? '; your plan is unchanged' : '';
    return <Notice tone="info">{`The checkout was cancelled${unchanged}.`}</Notice>;
  }
  if (isKnown) return <Notice tone="ok">{thanks(status)}</Notice>;
  if (isLooking) return <Notice tone="info">Waiting for the payment to be confirmed…</Notice>;
  return (
    <Notice tone="info">
      <p>The payment is not confirmed yet. That may take some minutes; you need not pay again.</p>
      <Button className="mt-2" onClick={lookAgain}>
        Look again
      </Button>
    </Notice>
  );
}

function thanks({ next_plan, period_end }: SubscriptionStatus): string {
  if (!next_plan || !period_end) return 'Thank you! Your plan is active.';
  return `Thank you! ${planTerms(next_plan).name} starts on ${formatDate(period_end)}.`;
}

/** Asks for the status again and again while `isWaiting`, for half a minute. */
function useLooking(isWaiting: boolean): { isLooking: boolean; lookAgain: () => void } {
  const cache = useQueryClient();
  const [isOver, setIsOver] = useState(false);
  const isLooking = isWaiting && !isOver;
  useEffect(() => {
    if (!isLooking) return;
    const look = setInterval(() => cache.invalidateQueries(subscriptionQuery), LOOK_EVERY_MS);
    const end = setTimeout(() => setIsOver(true), LOOK_FOR_MS);
    return () => {
      clearInterval(look);
      clearTimeout(end);
    };
  }, [isLooking, cache]);
  return { isLooking, lookAgain: () => setIsOver(false) };
}
