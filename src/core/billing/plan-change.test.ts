import { expect, test } from 'vitest';
import { changeWords, dollars, planChange, type RunningPlan } from './plan-change.ts';

const END = new Date('2026-12-21T10:00:00Z');
const running = (fields: Partial<RunningPlan>): RunningPlan => ({
  plan: null,
  periodEnd: null,
  isEnding: false,
  nextPlan: null,
  ...fields,
});
const essential = running({ plan: 'essential', periodEnd: END });
const advanced = running({ plan: 'advanced', periodEnd: END });

test('without a plan, or on the trial, a chosen plan starts', () => {
  expect(planChange(running({}), 'essential')).toEqual({ kind: 'start' });
  expect(planChange(running({ plan: 'discovery' }), 'advanced')).toEqual({ kind: 'start' });
});

test('a bigger plan starts at once, a smaller one when the paid month is over', () => {
  expect(planChange(essential, 'advanced')).toEqual({ kind: 'upgrade' });
  expect(planChange(advanced, 'essential')).toEqual({ kind: 'downgrade', at: END });
});

test('the running plan is nothing to choose, unless it is to end or to be followed by another', () => {
  expect(planChange(advanced, 'advanced')).toEqual({ kind: 'none' });
  expect(planChange({ ...advanced, isEnding: true }, 'advanced')).toEqual({ kind: 'keep' });
  expect(planChange({ ...advanced, nextPlan: 'essential' }, 'advanced')).toEqual({ kind: 'keep' });
  expect(planChange({ ...advanced, nextPlan: 'essential' }, 'essential')).toEqual({ kind: 'none' });
  expect(planChange({ ...advanced, isEnding: true }, 'essential')).toEqual({ kind: 'downgrade', at: END });
});

test('each change is said before it is made: price, when, and what becomes of the usage', () => {
  const words = (from: RunningPlan, to: 'essential' | 'advanced') =>
    changeWords(planChange(from, to), { from: from.plan, to, showDate: (moment) => moment.toISOString().slice(0, 10) });
  expect(words(running({}), 'essential')).toBe('Starts once it is paid, at $7 per month. Usage begins at zero.');
  expect(words(essential, 'advanced')).toBe(
    'Starts at once, at $19 per month; what is left of the month already paid is set off. What you have used stays counted.',
  );
  expect(words(advanced, 'essential')).toBe(
    'Starts on 2026-12-21, at $7 per month; Advanced stays until then. Usage begins at zero that day.',
  );
  expect(words({ ...essential, isEnding: true }, 'essential')).toBe(
    'Essential goes on at $7 per month. Nothing is charged now, and usage stays as it is.',
  );
  expect(words(essential, 'essential')).toBe('');
});

test('whole dollars are written without cents', () => {
  expect([dollars('7.00'), dollars('7.50')]).toEqual(['$7', '$7.50']);
});
