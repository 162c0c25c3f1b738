import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { Plan } from '#contracts/subscription.ts';
import { checkoutSchema, subscriptionStatusSchema } from '#contracts/subscription.ts';
import { request } from '#web/api/client.ts';
import { ApiError, messages } from '#web/api/errors.ts';
import { subscriptionQuery } from '#web/frame/account-queries.ts';
import { type LoginState, useKeptOrigin } from '#web/frame/login-state.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { openCheckout } from './open-checkout.ts';
import type { PlanOffer } from './plan-offer.ts';

/** The server's own sentence, or the catalogue's for what was tried. */
function failureWords(error: unknown, fallback: string): string {
  return (error instanceof ApiError && error.detail) || fallback;
}

/** Sends visitors to register mode; starts the trial or the checkout for customers. */
export function PlanButton({ plan, offer }: { plan: Plan; offer: PlanOffer | null }) {
  const navigate = useNavigate();
  const kept = useKeptOrigin();
  const cache = useQueryClient();
  const trial = useMutation({
    mutationFn: () => request('/api/subscription/start-trial', subscriptionStatusSchema, { method: 'POST' }),
    onSuccess: (status) => cache.setQueryData(subscriptionQuery.queryKey, status),
  });
  const checkout = useMutation({
    mutationFn: async () => {
      const options = { method: 'POST', json: { plan: plan.id } } as const;
      openCheckout((await request('/api/subscription/create-checkout-session', checkoutSchema, options)).checkout_url);
    },
  });

  if (!offer) return <Button variant="primary" disabled className="invisible" />;
  if (offer.kind === 'none') return null;
  if (offer.kind === 'current') {
    return (
      <Button disabled className="h-9">
        Current plan
      </Button>
    );
  }
  const busy = trial.isPending || checkout.isPending || checkout.isSuccess;
  const act = () => {
    if (busy) return;
    if (offer.kind === 'trial') return trial.mutate();
    if (offer.kind === 'checkout') return checkout.mutate();
    const state: LoginState = { ...kept, mode: 'register', plan: plan.id };
    navigate('/login', { state });
  };
  const failure =
    (trial.error && failureWords(trial.error, messages.trialFailed)) ||
    (checkout.error && failureWords(checkout.error, messages.checkoutFailed));
  return (
    <div className="flex flex-col gap-3">
      {failure && <ErrorBox>{failure}</ErrorBox>}
      <Button
        variant={plan.id === 'advanced' ? 'primary' : 'secondary'}
        className="h-9 first-letter:uppercase"
        aria-label={`${offer.words}: ${plan.name}`}
        aria-disabled={busy}
        onClick={act}
      >
        {busy ? 'One moment...' : offer.words}
      </Button>
    </div>
  );
}
