import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { subscriptionQuery } from '#web/frame/account-queries.ts';
import { UsageIndicator } from '#web/frame/usage-indicator.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card, CardTitle } from '#web/ui/card.tsx';

/** The plan and what of it is used, and the way to the others. */
export function PlanSection() {
  const { data } = useQuery(subscriptionQuery);
  const isUnlimited = data?.documents_limit === null;
  return (
    <Card id="plan" aria-labelledby="plan-title" className="flex flex-wrap items-center justify-between gap-4">
      <CardTitle id="plan-title" className="w-full">
        Plan
      </CardTitle>
      {isUnlimited ? <p>This installation has no limits.</p> : <UsageIndicator withPlan />}
      <Button asChild>
        <Link to="/pricing">See plans</Link>
      </Button>
    </Card>
  );
}
