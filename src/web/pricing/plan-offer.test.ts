import { describe, expect, test } from 'vitest';
import type { SubscriptionStatus } from '#contracts/subscription.ts';
import { documentsWords, furtherFeatures, planOffer, trialDaysLeft } from './plan-offer.ts';
import { planPrice, pricePeriod } from './plan-price.ts';

const NOBODY: SubscriptionStatus = {
  plan_type: null,
  is_trial: false,
  trial_end: null,
  documents_used: 0,
  documents_limit: 0,
  ai_queries_used: 0,
  ai_queries_limit: 0,
  period_end: null,
};
const TRIAL = { ...NOBODY, plan_type: 'discovery', is_trial: true, trial_end: '2026-02-10T12:00:00Z' } as const;

describe('what a plan card offers', () => {
  test('visitors register', () => {
    expect(planOffer('discovery', null)).toMatchObject({ kind: 'register' });
    expect(planOffer('advanced', null)).toMatchObject({ kind: 'register' });
  });

  const paid = (plan_type: 'essential' | 'advanced') =>
    ({ ...NOBODY, plan_type, period_end: '2026-03-10T12:00:00Z' }) as const;

  test('the own plan is marked, others go to the checkout', () => {
    expect(planOffer('discovery', TRIAL)).toEqual({ kind: 'current' });
    expect(planOffer('essential', NOBODY)).toMatchObject({ kind: 'checkout', words: 'Choose Essential' });
    expect(planOffer('essential', TRIAL)).toMatchObject({ kind: 'checkout', words: 'Upgrade to Essential' });
    expect(planOffer('advanced', paid('essential'))).toMatchObject({ words: 'Upgrade to Advanced' });
    expect(planOffer('essential', paid('essential'))).toEqual({ kind: 'current' });
  });

  test('a smaller plan follows the running one, which can be kept until then', () => {
    expect(planOffer('essential', paid('advanced'))).toEqual({
      kind: 'checkout',
      words: 'Switch to Essential',
      change: { kind: 'downgrade', at: new Date('2026-03-10T12:00:00Z') },
    });
    const changing = { ...paid('advanced'), next_plan: 'essential' } as const;
    expect(planOffer('essential', changing)).toEqual({ kind: 'next' });
    expect(planOffer('advanced', changing)).toMatchObject({ kind: 'keep', words: 'Keep Advanced' });
  });

  test.each(['test', 'stripe'] as const)('a cancelled plan can be kept without a checkout (%s)', (billing) => {
    const cancelled = { ...paid('essential'), cancel_at_period_end: true, billing };
    expect(planOffer('essential', cancelled)).toMatchObject({ kind: 'keep', words: 'Keep Essential' });
  });

  test('a trial is offered once only, and nothing is sold without billing', () => {
    expect(planOffer('discovery', NOBODY)).toMatchObject({ kind: 'trial' });
    expect(planOffer('discovery', { ...NOBODY, trial_end: '2026-01-01T00:00:00Z' })).toEqual({ kind: 'none' });
    expect(planOffer('discovery', { ...NOBODY, plan_type: 'essential' })).toEqual({ kind: 'none' });
    expect(planOffer('advanced', { ...NOBODY, billing: 'off' })).toEqual({ kind: 'none' });
  });
});

test('the days left of a trial are counted up to whole days and never below zero', () => {
  expect(trialDaysLeft(TRIAL, new Date('2026-02-10T11:00:00Z'))).toBe(1);
  expect(trialDaysLeft(TRIAL, new Date('2026-02-01T12:00:00Z'))).toBe(9);
  expect(trialDaysLeft(TRIAL, new Date('2026-03-01T12:00:00Z'))).toBe(0);
  expect(trialDaysLeft(NOBODY, new Date())).toBeNull();
});

test('limits, prices and features are worded once', () => {
  expect(documentsWords({ id: 'discovery', documents_limit: 10 })).toBe('10 documents in total');
  expect(documentsWords({ id: 'essential', documents_limit: 20 })).toBe('20 documents per month');
  expect(planPrice({ price: '7.00', currency: 'USD' })).toBe('$7');
  expect(planPrice({ price: '7.50', currency: 'USD' })).toBe('$7.50');
  expect(pricePeriod({ id: 'discovery' })).toBe('14-day trial');
  const features = ['20 documents a month', '25 AI queries a month', 'Fast basic AI model'];
  const plan = { documents_limit: 20, ai_queries_limit: 25, features } as Parameters<typeof furtherFeatures>[0];
  expect(furtherFeatures(plan)).toEqual(['Fast basic AI model']);
});
