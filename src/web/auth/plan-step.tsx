import { useQuery } from '@tanstack/react-query';
import { RadioGroup } from 'radix-ui';
import { type Plan, type PlanId, planIdSchema } from '#contracts/subscription.ts';
import { messages } from '#web/api/errors.ts';
import { planPrice, pricePeriod } from '#web/pricing/plan-price.ts';
import { plansQuery } from '#web/pricing/plan-queries.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** The wizard's second step: one of the three plans. */
export function PlanStep({ value, onChange }: { value: PlanId; onChange: (plan: PlanId) => void }) {
  const { data: plans, isError, refetch } = useQuery(plansQuery);
  if (isError) return <ErrorBox onRetry={() => refetch()}>{messages.plansFailed}</ErrorBox>;
  return (
    <RadioGroup.Root
      value={value}
      onValueChange={(next) => onChange(planIdSchema.parse(next))}
      aria-label="Plan"
      className="grid gap-3 sm:grid-cols-3"
    >
      {plans
        ? plans.map((plan) => <PlanOption key={plan.id} plan={plan} />)
        : planIdSchema.options.map((id) => <Skeleton key={id} className="h-44" />)}
    </RadioGroup.Root>
  );
}

function PlanOption({ plan }: { plan: Plan }) {
  return (
    <RadioGroup.Item
      value={plan.id}
      className="group flex flex-col gap-1 rounded-card border border-line p-4 text-left transition-colors hover:border-field data-[state=checked]:border-accent data-[state=checked]:bg-accent-soft"
    >
      <span className="flex w-full items-center justify-between gap-2 font-medium">
        {plan.name}
        <span className="flex size-4 items-center justify-center rounded-full border border-field group-data-[state=checked]:border-accent">
          <RadioGroup.Indicator className="size-2 rounded-full bg-accent" />
        </span>
      </span>
      <span className="text-xl tabular-nums">
        <span className="font-semibold">{planPrice(plan)}</span>{' '}
        <span className="text-faded text-sm">{pricePeriod(plan)}</span>
      </span>
      <span className="text-faded text-sm tabular-nums">
        {plan.documents_limit} documents
        <br />
        {plan.ai_queries_limit} AI queries
      </span>
      {plan.id === 'advanced' && (
        <Badge tone="accent" className="mt-1 self-start group-data-[state=checked]:bg-paper">
          Most popular
        </Badge>
      )}
    </RadioGroup.Item>
  );
}
