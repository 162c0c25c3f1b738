import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { planIdSchema } from '#contracts/subscription.ts';
import { messages } from '#web/api/errors.ts';
import { useSignedIn } from '#web/api/session.ts';
import { subscriptionQuery } from '#web/frame/account-queries.ts';
import { PageWidth } from '#web/frame/frame.tsx';
import { useKeptOrigin } from '#web/frame/login-state.ts';
import { PageTitle } from '#web/frame/page-title.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { CheckoutNotice } from './checkout-notice.tsx';
import { PlanCard } from './plan-card.tsx';
import { plansQuery } from './plan-queries.ts';
import { standingWords } from './standing.ts';
import { UsagePanel } from './usage-panel.tsx';

/** /pricing for visitors and customers. */
export function PricingPage() {
  const signedIn = useSignedIn();
  const kept = useKeptOrigin();
  const plans = useQuery(plansQuery);
  const subscription = useQuery({ ...subscriptionQuery, enabled: signedIn });
  const status = signedIn ? subscription.data : null;
  const standing = status ? standingWords(status) : null;

  return (
    <PageWidth>
      <PageTitle title="Pricing" />
      <div className="mx-auto flex max-w-5xl flex-col gap-6">
        <header>
          {!signedIn && (
            <Button asChild variant="ghost" className="-ml-2.5 mb-2">
              <Link to="/login" state={kept}>
                <ArrowLeft aria-hidden />
                Back to Login
              </Link>
            </Button>
          )}
          <h1 className="font-semibold text-2xl">Pricing</h1>
          {/* Here from the start, so that a change of it is read out. */}
          {signedIn && (
            <p aria-live="polite" className="mt-1 min-h-6 text-lg tabular-nums">
              {standing}
            </p>
          )}
          <p className="mt-1 text-faded">
            Every plan reads invoices the same way; they differ in how many. Usage resets monthly.
          </p>
        </header>
        {signedIn && <CheckoutNotice status={subscription.data} />}
        {status && <UsagePanel status={status} />}
        {signedIn && subscription.isError && (
          <ErrorBox onRetry={() => subscription.refetch()}>{subscription.error.message}</ErrorBox>
        )}
        {plans.isError ? (
          <ErrorBox onRetry={() => window.location.reload()} retryLabel="Reload Page">
            {messages.plansFailed}
          </ErrorBox>
        ) : (
          <div className="grid gap-4 md:grid-cols-3">
            {plans.data
              ? plans.data.map((plan) => <PlanCard key={plan.id} plan={plan} status={status} />)
              : planIdSchema.options.map((id) => <Skeleton key={id} className="h-96 rounded-card" />)}
          </div>
        )}
      </div>
    </PageWidth>
  );
}
