import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { subscriptionQuery } from '#web/frame/account-queries.ts';
import { cn } from '#web/ui/class-names.ts';
import { queriesLeft } from './queries-left-words.ts';

/** How many questions the plan still has; nothing where there is no limit. */
export function QueriesLeft() {
  const { data } = useQuery(subscriptionQuery);
  const left = data ? queriesLeft(data) : null;
  if (left === null) return null;
  return (
    <Link
      to="/pricing"
      className={cn(
        'rounded-control text-xs tabular-nums underline-offset-4 hover:underline',
        left.isNone ? 'text-bad' : 'text-faded',
      )}
    >
      {left.words}
    </Link>
  );
}
