import type { SubscriptionStatus } from '#contracts/subscription.ts';
import { formatDate } from '#web/format/dates.ts';
import { Card, CardTitle } from '#web/ui/card.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { PlanManagement } from './plan-management.tsx';
import { trialDaysLeft } from './plan-offer.ts';

/** The line under "Your usage": the plan, and until when. */
function periodWords(status: SubscriptionStatus, now: Date): string {
  const daysLeft = trialDaysLeft(status, now);
  if (daysLeft !== null) return `Free trial: ${daysLeft} ${daysLeft === 1 ? 'day' : 'days'} left`;
  if (!status.period_end) return '';
  const end = formatDate(status.period_end);
  return status.cancel_at_period_end ? `Cancelled: runs until ${end}` : `Resets on ${end}`;
}

/** What the customer has used of the plan. */
export function UsagePanel({ status }: { status: SubscriptionStatus }) {
  if (status.billing === 'off') {
    return (
      <Card>
        <CardTitle>No limits here</CardTitle>
        <p className="mt-1 text-faded">
          This installation runs without billing: documents and AI queries are not counted.
        </p>
      </Card>
    );
  }
  // Bars of nothing would say '0 of 0'; the sentence above says how it stands.
  if (status.plan_type === null) return null;
  return (
    <Card aria-labelledby="usage">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <CardTitle id="usage">Your usage</CardTitle>
        <p className="text-faded text-sm tabular-nums">{periodWords(status, new Date())}</p>
      </div>
      <div className="mt-3 grid gap-x-8 gap-y-3 sm:grid-cols-2">
        <Meter label="Documents" used={status.documents_used} limit={status.documents_limit} />
        <Meter label="AI queries" used={status.ai_queries_used} limit={status.ai_queries_limit} />
      </div>
      <PlanManagement status={status} />
    </Card>
  );
}

function Meter({ label, used, limit }: { label: string; used: number; limit: number | null }) {
  const share = limit ? (used / limit) * 100 : 0;
  return (
    <div>
      <div className="mb-1.5 flex justify-between text-sm tabular-nums">
        <span>{label}</span>
        <span className="text-faded">
          {used} of {limit ?? 'unlimited'}
        </span>
      </div>
      <Progress value={share} label={label} tone={limit !== null && used >= limit ? 'bad' : 'accent'} />
    </div>
  );
}
