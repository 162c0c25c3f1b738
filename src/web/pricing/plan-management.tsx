import { useMutation, useQueryClient } from '@tanstack/react-query';
import { portalSchema, type SubscriptionStatus, subscriptionStatusSchema } from '#contracts/subscription.ts';
import { request } from '#web/api/client.ts';
import { messageOf } from '#web/api/errors.ts';
import { formatDate } from '#web/format/dates.ts';
import { subscriptionQuery } from '#web/frame/account-queries.ts';
import { useArmed } from '#web/ui/armed-delete-button.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { openCheckout } from './open-checkout.ts';

/** Payment details and cancelling, for customers of a paid plan. */
export function PlanManagement({ status }: { status: SubscriptionStatus }) {
  const cache = useQueryClient();
  const { armed, press } = useArmed();
  const portal = useMutation({
    mutationFn: async () => {
      openCheckout((await request('/api/subscription/portal', portalSchema, { method: 'POST' })).portal_url);
    },
  });
  const cancelling = useMutation({
    mutationFn: () => request('/api/subscription/cancel', subscriptionStatusSchema, { method: 'POST' }),
    onSuccess: (next) => cache.setQueryData(subscriptionQuery.queryKey, next),
  });
  const isPaid = status.plan_type === 'essential' || status.plan_type === 'advanced';
  const hasPortal = status.billing === 'stripe';
  if (!isPaid || !(hasPortal || !status.cancel_at_period_end)) return null;
  const until = status.period_end ? ` The plan then runs until ${formatDate(status.period_end)}.` : '';
  const error = portal.error ?? cancelling.error;
  return (
    <div className="mt-4 flex flex-col gap-3">
      {error && <ErrorBox>{messageOf(error)}</ErrorBox>}
      <div className="flex flex-wrap gap-2">
        {hasPortal && (
          <Button onClick={() => !portal.isPending && portal.mutate()} aria-disabled={portal.isPending}>
            Manage billing
          </Button>
        )}
        {!status.cancel_at_period_end && (
          <Button
            variant={armed ? 'danger' : 'secondary'}
            aria-disabled={cancelling.isPending}
            onClick={() => !cancelling.isPending && press() && cancelling.mutate()}
          >
            {cancelling.isPending ? 'Cancelling...' : armed ? 'Click again to confirm' : 'Cancel plan'}
          </Button>
        )}
      </div>
      <p aria-live="polite" className="-mt-2 text-faded text-sm empty:hidden">
        {armed ? `Your plan will not be renewed.${until}` : ''}
      </p>
    </div>
  );
}
