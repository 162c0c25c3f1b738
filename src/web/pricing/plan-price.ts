import type { Plan } from '#contracts/subscription.ts';

/** "$7" for "7.00", "$7.50" for "7.50". */
export function planPrice({ price, currency }: Pick<Plan, 'price' | 'currency'>): string {
  const amount = Number(price);
  const digits = Number.isInteger(amount) ? 0 : 2;
  const options = {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  } as const;
  return new Intl.NumberFormat('en-US', options).format(amount);
}

/** What the price buys: a trial or a month. */
export function pricePeriod({ id }: Pick<Plan, 'id'>): string {
  return id === 'discovery' ? '14-day trial' : 'per month';
}
