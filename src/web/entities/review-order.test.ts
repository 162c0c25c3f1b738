import { expect, test } from 'vitest';
import { failedEntityIds, needsLook, nextId, valueState } from './review-order.ts';
import { entity } from './testing-entity.test-suite.ts';

const sure = entity({ confidence: 0.9 });
const unsure = entity({ confidence: 0.59 });
const checks = [
  { id: 'totals.add_up', status: 'fail' as const, message: '', params: {}, entity_ids: [sure.id] },
  { id: 'dates.order', status: 'warning' as const, message: '', params: {}, entity_ids: [unsure.id] },
];

test('low confidence and failed checks need a look, warnings alone do not', () => {
  const failed = failedEntityIds(checks);
  expect(valueState(sure, failed)).toBe('rule_failed');
  expect(valueState(unsure, failed)).toBe('to_review');
  expect(valueState(entity({ confidence: 0.6 }), failed)).toBe('confirmed_by_machine');
  expect(needsLook('rule_failed') && needsLook('to_review')).toBe(true);
  expect(needsLook('confirmed_by_machine') || needsLook('confirmed_by_person')).toBe(false);
});

test("a person's value is settled unless a rule still fails", () => {
  const corrected = entity({ source: 'user', confidence: 1 });
  expect(valueState(corrected, new Set())).toBe('confirmed_by_person');
  expect(valueState(corrected, new Set([corrected.id]))).toBe('rule_failed');
});

test('the walk goes round in both directions and starts at an end', () => {
  const ids = ['a', 'b', 'c'];
  expect(nextId(ids, 'c', 1)).toBe('a');
  expect(nextId(ids, 'a', -1)).toBe('c');
  expect(nextId(ids, null, 1)).toBe('a');
  expect(nextId(ids, 'gone', -1)).toBe('c');
  expect(nextId([], 'a', 1)).toBeNull();
});
