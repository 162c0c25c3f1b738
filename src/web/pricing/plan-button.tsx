import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useNavigate } from 'react-router';
import type { Plan, SubscriptionStatus } from '#contracts/subscription.ts';
import { checkoutSchema, subscriptionStatusSchema } from '#contracts/subscription.ts';
import { changeWords } from '#core/billing/plan-change.ts';
import { request } from '#web/api/client.ts';
import { ApiError, messageOf, messages } from '#web/api/errors.ts';
import { formatDate } from '#web/format/dates.ts';
import { subscriptionQuery } from '#web/frame/account-queries.ts';
import { type LoginState, useKeptOrigin } from '#web/frame/login-state.ts';
import { useArmed } from '#web/ui/armed-delete-button.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { rememberChosenPlan } from './checkout-return.ts';
import { openCheckout } from './open-checkout.ts';
import type { PlanOffer } from './plan-offer.ts';

/** The server's own sentence, or the catalogue's for what was tried. */
function failureWords(error: unknown, fallback: string): string {
  return (error instanceof ApiError && error.detail) || fallback;
}

interface PlanButtonProps {
  plan: Plan;
  /** Null while it is not known. */
  offer: PlanOffer | null;
  /** Null for visitors. */
  status: SubscriptionStatus | null;
}

/** Sends visitors to register mode; starts, changes and keeps the plans of customers, and says before what that means. */
export function PlanButton({ plan, offer, status }: PlanButtonProps) {
  const navigate = useNavigate();
  const kept = useKeptOrigin();
  const cache = useQueryClient();
  const termsId = useId();
  const { armed, press } = useArmed();
  const store = (next: SubscriptionStatus) => cache.setQueryData(subscriptionQuery.queryKey, next);
  const trial = useMutation({
    mutationFn: () => request('/api/subscription/start-trial', subscriptionStatusSchema, { method: 'POST' }),
    onSuccess: store,
  });
  const keep = useMutation({
    mutationFn: () => request('/api/subscription/keep', subscriptionStatusSchema, { method: 'POST' }),
    onSuccess: store,
  });
  const checkout = useMutation({
    mutationFn: async () => {
      const options = { method: 'POST', json: { plan: plan.id } } as const;
      const { checkout_url } = await request('/api/subscription/create-checkout-session', checkoutSchema, options);
      rememberChosenPlan(plan.id);
      openCheckout(checkout_url);
    },
  });

  if (!offer) return <Button variant="primary" disabled className="invisible" />;
  if (offer.kind === 'none') return null;
  if (offer.kind === 'current' || offer.kind === 'next') {
    return (
      <Button disabled className="h-9">
        {offer.kind === 'current' ? 'Current plan' : 'Your next plan'}
      </Button>
    );
  }
  // With a card on file the change is made, and paid, with this press.
  const isPaidAtOnce = status?.billing === 'stripe' && offer.kind === 'checkout' && offer.change.kind !== 'start';
  const busy = trial.isPending || keep.isPending || checkout.isPending || checkout.isSuccess;
  const act = () => {
    if (busy || (isPaidAtOnce && !press())) return;
    if (offer.kind === 'trial') return trial.mutate();
    if (offer.kind === 'keep') return keep.mutate();
    if (offer.kind === 'checkout') return checkout.mutate();
    const state: LoginState = { ...kept, mode: 'register', plan: plan.id };
    navigate('/login', { state });
  };
  const failure =
    (trial.error && failureWords(trial.error, messages.trialFailed)) ||
    (keep.error && messageOf(keep.error)) ||
    (checkout.error && failureWords(checkout.error, messages.checkoutFailed));
  const words = armed ? `Confirm: ${offer.words}` : offer.words;
  const showDate = (moment: Date) => formatDate(moment.toISOString());
  const terms =
    'change' in offer ? changeWords(offer.change, { from: status?.plan_type ?? null, to: plan.id, showDate }) : '';
  return (
    <div className="flex flex-col gap-3">
      {failure && <ErrorBox>{failure}</ErrorBox>}
      {terms && (
        <p id={termsId} className="text-faded text-sm">
          {terms}
        </p>
      )}
      <Button
        variant={plan.id === 'advanced' ? 'primary' : 'secondary'}
        className="h-9"
        aria-label={`${words}: ${plan.name}`}
        aria-describedby={terms ? termsId : undefined}
        aria-disabled={busy}
        onClick={act}
      >
        {busy ? 'One moment...' : words}
      </Button>
    </div>
  );
}
