import { TRIAL_DAYS } from './plans.ts';

export interface BillingPeriod {
  start: Date;
  /** The first moment of the next period. */
  end: Date;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The moment `months` calendar months after `anchor` (UTC), at the same time of day. A day the month does not have
 * becomes its last one, and later months go back to the anchor's own day: 31 January → 28 February → 31 March.
 */
export function monthsAfter(anchor: Date, months: number): Date {
  const first = new Date(anchor);
  first.setUTCDate(1);
  first.setUTCMonth(first.getUTCMonth() + months);
  const daysInMonth = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(anchor.getUTCDate(), daysInMonth));
  return first;
}

/** The monthly period, counted from the subscription's start, that holds `now`; the first one when `now` is earlier. */
export function periodAt(anchor: Date, now: Date): BillingPeriod {
  const apart = (now.getUTCFullYear() - anchor.getUTCFullYear()) * 12 + now.getUTCMonth() - anchor.getUTCMonth();
  const months = Math.max(0, monthsAfter(anchor, apart) > now ? apart - 1 : apart);
  return { start: monthsAfter(anchor, months), end: monthsAfter(anchor, months + 1) };
}

/** When a trial that starts now is over. */
export function trialEnd(start: Date): Date {
  return new Date(start.getTime() + TRIAL_DAYS * DAY_MS);
}
