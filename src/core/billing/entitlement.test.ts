import { expect, test } from 'vitest';
import { entitlementAt, limitSentence, type Subscription } from './entitlement.ts';

const at = (iso: string) => new Date(`${iso}T00:00:00.000Z`);

function subscription(fields: Partial<Subscription>): Subscription {
  return {
    plan: null,
    trialEnd: null,
    anchor: null,
    periodStart: null,
    periodEnd: null,
    cancelAtPeriodEnd: false,
    nextPlan: null,
    documentsUsed: 0,
    aiQueriesUsed: 0,
    renewedByProvider: false,
    ...fields,
  };
}

const essential = subscription({
  plan: 'essential',
  anchor: at('2026-01-31'),
  periodStart: at('2026-01-31'),
  periodEnd: at('2026-02-28'),
  documentsUsed: 20,
});

test('without a plan nothing is allowed', () => {
  expect(entitlementAt(subscription({}), at('2026-01-01'))).toMatchObject({ plan: null, documentsLimit: 0 });
});

test('the trial allows ten documents and three questions until its end, then nothing', () => {
  const trial = subscription({ plan: 'discovery', trialEnd: at('2026-01-15'), documentsUsed: 4 });
  expect(entitlementAt(trial, at('2026-01-14'))).toMatchObject({
    plan: 'discovery',
    isTrial: true,
    documentsLimit: 10,
    aiQueriesLimit: 3,
    documentsUsed: 4,
    resetsAt: null,
  });
  expect(entitlementAt(trial, at('2026-01-15')).plan).toBeNull();
});

test('a paid plan starts afresh at each anniversary', () => {
  expect(entitlementAt(essential, at('2026-02-27'))).toMatchObject({ documentsUsed: 20, resetsAt: at('2026-02-28') });
  expect(entitlementAt(essential, at('2026-02-28'))).toMatchObject({ documentsUsed: 0, resetsAt: at('2026-03-31') });
});

test('a smaller plan takes over at the anniversary, with its own limits', () => {
  const changing = { ...essential, plan: 'advanced', nextPlan: 'essential' } as const;
  expect(entitlementAt(changing, at('2026-02-27'))).toMatchObject({ plan: 'advanced', documentsLimit: 75 });
  expect(entitlementAt(changing, at('2026-02-28'))).toMatchObject({
    plan: 'essential',
    documentsLimit: 20,
    documentsUsed: 0,
  });
});

test('a cancelled plan runs to the end of its period', () => {
  const cancelled = { ...essential, cancelAtPeriodEnd: true };
  expect(entitlementAt(cancelled, at('2026-02-27')).plan).toBe('essential');
  expect(entitlementAt(cancelled, at('2026-02-28')).plan).toBeNull();
});

test('a renewal the payment provider reports late has three days of grace, with the old counters', () => {
  const provided = { ...essential, renewedByProvider: true };
  expect(entitlementAt(provided, at('2026-03-02'))).toMatchObject({ plan: 'essential', documentsUsed: 20 });
  expect(entitlementAt(provided, at('2026-03-04')).plan).toBeNull();
});

test('each refusal names what was reached and when it resets, with a word the upload box looks for', () => {
  const words = /trial|subscription|upgrade|limit reached/i;
  const paid = limitSentence(entitlementAt(essential, at('2026-02-27')), 'document', true);
  expect(paid).toMatch(words);
  expect(paid).toContain('20 documents a month');
  expect(paid).toContain('2026-02-28');
  const trial = subscription({ plan: 'discovery', trialEnd: at('2026-01-15') });
  expect(limitSentence(entitlementAt(trial, at('2026-01-14')), 'ai_query', true)).toContain('3 AI queries in total');
  expect(limitSentence(entitlementAt(subscription({}), at('2026-01-14')), 'document', false)).toMatch(words);
});
