import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { cn } from '#web/ui/class-names.ts';
import { Progress } from '#web/ui/progress.tsx';
import { subscriptionQuery } from './account-queries.ts';

/** From this share of the limit on, the bar warns. */
const NEARLY_USED = 0.8;

const PLAN_NAMES = { discovery: 'Discovery', essential: 'Essential', advanced: 'Advanced' } as const;

/** Documents used of the plan's limit, linking to the plans; nothing where there is no limit. */
export function UsageIndicator({ withPlan = false }: { withPlan?: boolean }) {
  const { data } = useQuery(subscriptionQuery);
  if (!data || data.documents_limit === null) return null;
  const { documents_used: used, documents_limit: limit, is_trial: trial } = data;
  const share = limit === 0 ? 1 : used / limit;
  return (
    <Link
      to="/pricing"
      className="flex flex-col justify-center gap-1 rounded-control px-2 py-1 text-faded text-xs tabular-nums hover:bg-well hover:text-ink coarse:min-h-11"
      title={trial ? 'Your free trial' : 'Your plan'}
    >
      {withPlan && data.plan_type && <span className="text-ink text-sm">{PLAN_NAMES[data.plan_type]} plan</span>}
      <span>
        {limit === 0 ? 'No plan' : `${used} / ${limit} documents`}
        {trial && <span className={cn(!withPlan && 'md:max-lg:hidden')}> · trial</span>}
      </span>
      <Progress
        value={share * 100}
        tone={share >= 1 ? 'bad' : share >= NEARLY_USED ? 'warn' : 'accent'}
        label="Documents used"
        className="h-1 w-full min-w-24"
      />
    </Link>
  );
}
