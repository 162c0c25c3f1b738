import { PLANS, type PlanId, planTerms } from './plans.ts';

/** What runs at the moment somebody asks for a plan. */
export interface RunningPlan {
  /** Null when nothing runs. */
  plan: PlanId | null;
  /** The first moment of the next period; null for the trial and without a plan. */
  periodEnd: Date | null;
  /** Cancelled: it runs until `periodEnd` and no longer. */
  isEnding: boolean;
  /** The smaller plan that follows at `periodEnd`. */
  nextPlan: PlanId | null;
}

/**
 * What choosing a plan does:
 * - `none`: it is running already, or already chosen to follow.
 * - `start`: a first month begins once it is paid; also from the trial.
 * - `upgrade`: the bigger plan at once, in the same month.
 * - `downgrade`: the smaller plan when the month that is paid is over (`at`).
 * - `keep`: a cancellation or a smaller plan to come is taken back; nothing is paid.
 */
export type PlanChange =
  | { kind: 'none' }
  | { kind: 'start' }
  | { kind: 'upgrade' }
  | { kind: 'downgrade'; at: Date }
  | { kind: 'keep' };

const rankOf = (plan: PlanId) => PLANS.findIndex(({ id }) => id === plan);

/** Whether `plan` is cheaper and allows less than `other`. */
export const isSmaller = (plan: PlanId, other: PlanId) => rankOf(plan) < rankOf(other);

/** What happens when somebody with `running` chooses the paid plan `wanted`. */
export function planChange(running: RunningPlan, wanted: PlanId): PlanChange {
  const { plan, periodEnd, isEnding, nextPlan } = running;
  if (!plan || plan === 'discovery' || !periodEnd) return { kind: 'start' };
  if (wanted === plan) return { kind: isEnding || nextPlan ? 'keep' : 'none' };
  if (!isSmaller(wanted, plan)) return { kind: 'upgrade' };
  return nextPlan === wanted && !isEnding ? { kind: 'none' } : { kind: 'downgrade', at: periodEnd };
}

/** "$7" for "7.00", "$7.50" for "7.50". */
export function dollars(price: string): string {
  return `$${price.replace(/\.00$/, '')}`;
}

/**
 * What the change means, said before it is made: price, when, and what becomes of the usage. Empty for `none`.
 * `showDate` writes a moment as the reader's day.
 */
export function changeWords(
  change: PlanChange,
  { from, to, showDate }: { from: PlanId | null; to: PlanId; showDate: (moment: Date) => string },
): string {
  const { name, price } = planTerms(to);
  const cost = `${dollars(price)} per month`;
  switch (change.kind) {
    case 'start':
      return `Starts once it is paid, at ${cost}. Usage begins at zero.`;
    case 'upgrade':
      return `Starts at once, at ${cost}; what is left of the month already paid is set off. What you have used stays counted.`;
    case 'downgrade': {
      const stays = from ? `; ${planTerms(from).name} stays until then` : '';
      return `Starts on ${showDate(change.at)}, at ${cost}${stays}. Usage begins at zero that day.`;
    }
    case 'keep':
      return `${name} goes on at ${cost}. Nothing is charged now, and usage stays as it is.`;
    default:
      return '';
  }
}
