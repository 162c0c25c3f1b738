import { expect, test } from 'vitest';
import type { SubscriptionStatus } from '#contracts/subscription.ts';
import { standingWords } from './standing.ts';

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
const NOON = (day: string) => `${day}T12:00:00.000Z`;
const trial: SubscriptionStatus = {
  ...NOBODY,
  plan_type: 'discovery',
  is_trial: true,
  trial_end: NOON('2026-12-05'),
  documents_used: 3,
  documents_limit: 10,
};
const paid: SubscriptionStatus = {
  ...NOBODY,
  plan_type: 'advanced',
  period_end: NOON('2026-12-21'),
  documents_used: 22,
  documents_limit: 75,
};

test.each<[string, SubscriptionStatus, string | null]>([
  ['on the trial', trial, 'You are on the free trial until Dec 5, 2026: 7 documents left.'],
  [
    'at the end of the trial’s documents',
    { ...trial, documents_used: 10 },
    'You have used all 10 documents of your free trial. Choose a plan to go on.',
  ],
  [
    'after the trial',
    { ...NOBODY, trial_end: NOON('2026-11-15'), ended_at: NOON('2026-11-15') },
    'Your free trial ended on Nov 15, 2026. Reading, exporting and deleting stay possible.',
  ],
  [
    'after a paid plan',
    { ...NOBODY, trial_end: NOON('2026-01-15'), ended_at: NOON('2026-11-20') },
    'Your plan ended on Nov 20, 2026. Reading, exporting and deleting stay possible.',
  ],
  [
    'before anything is paid',
    NOBODY,
    'You have no plan yet. Choose one to upload documents. Reading, exporting and deleting stay possible.',
  ],
  ['on a paid plan', paid, 'You are on Advanced: 53 documents left this month; usage resets on Dec 21, 2026.'],
  [
    'at a paid limit',
    { ...paid, documents_used: 75 },
    'You have used all 75 documents of this month; they reset on Dec 21, 2026.',
  ],
  [
    'after cancelling',
    { ...paid, cancel_at_period_end: true },
    'Your Advanced plan is cancelled and runs until Dec 21, 2026.',
  ],
  [
    'before a smaller plan',
    { ...paid, next_plan: 'essential' },
    'You are on Advanced until Dec 21, 2026; Essential starts then.',
  ],
  ['without billing', { ...NOBODY, billing: 'off', documents_limit: null }, null],
])('where somebody stands %s', (_when, status, words) => {
  expect(standingWords(status, 'en-US')).toBe(words);
});
