import { expect, test } from 'vitest';
import { mentionsPlan } from './plan-words.ts';

test.each([
  'Your trial has ended.',
  'No active Subscription.',
  'Please upgrade your plan.',
  'Document limit reached: 10 of 10.',
])('%s is about the plan', (text) => {
  expect(mentionsPlan(text)).toBe(true);
});

test('other errors are not', () => {
  expect(mentionsPlan('Please upload a PDF file')).toBe(false);
  expect(mentionsPlan('The file is larger than the limit of 25 MB.')).toBe(false);
});
