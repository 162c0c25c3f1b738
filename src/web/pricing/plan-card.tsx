import { Check, CircleCheck, Star } from 'lucide-react';
import type { Plan, SubscriptionStatus } from '#contracts/subscription.ts';
import { Badge } from '#web/ui/badge.tsx';
import { cn } from '#web/ui/class-names.ts';
import { PlanButton } from './plan-button.tsx';
import { documentsWords, furtherFeatures, planOffer } from './plan-offer.ts';
import { planPrice, pricePeriod } from './plan-price.ts';

interface PlanCardProps {
  plan: Plan;
  /** Null for visitors, undefined while it is loading. */
  status: SubscriptionStatus | null | undefined;
}

/** Price large, limits first, features after. */
export function PlanCard({ plan, status }: PlanCardProps) {
  const offer = status === undefined ? null : planOffer(plan.id, status);
  const isCurrent = status?.plan_type === plan.id && status.billing !== 'off';
  return (
    <article
      aria-label={`${plan.name} plan`}
      className={cn(
        'relative flex flex-col gap-4 rounded-card border bg-paper p-5',
        plan.id === 'advanced' ? 'border-accent' : 'border-line',
      )}
    >
      {plan.id === 'advanced' && !isCurrent && (
        <Badge tone="accent" className="-top-2.5 absolute right-5">
          <Star aria-hidden />
          Most popular
        </Badge>
      )}
      <header>
        <div className="flex min-h-6 flex-wrap items-center justify-between gap-2">
          <h2 className="font-semibold text-lg">{plan.name}</h2>
          {isCurrent && (
            <Badge tone="ok">
              <CircleCheck aria-hidden />
              Current plan
            </Badge>
          )}
        </div>
        <p className="mt-1 min-h-10 text-faded">{plan.description}</p>
      </header>
      <p className="flex items-baseline gap-1.5 tabular-nums">
        <span className="font-semibold text-[2rem] leading-10 tracking-tight">{planPrice(plan)}</span>
        <span className="text-faded">{pricePeriod(plan)}</span>
      </p>
      <dl className="grid grid-cols-2 gap-3 border-line border-y py-3 tabular-nums">
        <Limit count={plan.documents_limit} words={documentsWords(plan).replace(/^\d+ /, '')} />
        <Limit count={plan.ai_queries_limit} words="AI queries" />
      </dl>
      <ul className="flex flex-1 flex-col gap-2">
        {furtherFeatures(plan).map((feature) => (
          <li key={feature} className="flex gap-2">
            <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-accent" />
            {feature}
          </li>
        ))}
      </ul>
      <PlanButton plan={plan} offer={offer} status={status ?? null} />
    </article>
  );
}

function Limit({ count, words }: { count: number; words: string }) {
  return (
    <div>
      <dt className="sr-only">{words}</dt>
      <dd>
        <span className="font-semibold text-lg">{count}</span>
        <span aria-hidden className="block text-faded text-xs">
          {words}
        </span>
      </dd>
    </div>
  );
}
