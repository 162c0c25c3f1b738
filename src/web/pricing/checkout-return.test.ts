import { expect, test } from 'vitest';
import type { SubscriptionStatus } from '#contracts/subscription.ts';
import { checkoutReturn, isPaymentKnown } from './checkout-return.ts';

const status = (fields: Partial<SubscriptionStatus>): SubscriptionStatus => ({
  plan_type: null,
  is_trial: false,
  trial_end: null,
  documents_used: 0,
  documents_limit: 0,
  ai_queries_used: 0,
  ai_queries_limit: 0,
  period_end: null,
  ...fields,
});

test('the address says how somebody came back, and nothing else is read from it', () => {
  expect(checkoutReturn(new URLSearchParams('checkout=success'))).toBe('success');
  expect(checkoutReturn(new URLSearchParams('checkout=cancelled'))).toBe('cancelled');
  for (const other of ['', 'checkout=', 'checkout=toString']) {
    expect(checkoutReturn(new URLSearchParams(other))).toBeNull();
  }
});

test('a payment is known by the status alone', () => {
  expect(isPaymentKnown(status({}), null)).toBe(false);
  expect(isPaymentKnown(status({ plan_type: 'discovery', is_trial: true }), 'essential')).toBe(false);
  expect(isPaymentKnown(status({ plan_type: 'essential' }), null)).toBe(true);
  expect(isPaymentKnown(status({ plan_type: 'essential' }), 'advanced')).toBe(false);
  expect(isPaymentKnown(status({ plan_type: 'advanced' }), 'advanced')).toBe(true);
  expect(isPaymentKnown(status({ plan_type: 'advanced', next_plan: 'essential' }), 'essential')).toBe(true);
});
