import { expect, test } from 'vitest';
import type { EntityChange } from '#contracts/document.ts';
import { entity } from './testing-entity.test-suite.ts';
import { changeText, dismissedValues, latestChange } from './value-history.ts';

const change = (
  entity_id: string,
  action: EntityChange['action'],
  given: Partial<EntityChange> = {},
): EntityChange => ({
  entity_id,
  action,
  before: entity({ id: entity_id }),
  after: entity({ id: entity_id }),
  at: '2026-01-31T10:00:00.000Z',
  ...given,
});

test('what is dismissed and not taken back stands dismissed, the latest first', () => {
  const history = [
    change('a', 'dismissed'),
    change('b', 'dismissed'),
    change('c', 'corrected'),
    change('a', 'restored'),
    change('d', 'dismissed'),
  ];
  expect(dismissedValues(history).map(({ id }) => id)).toEqual(['d', 'b']);
});

test('the latest change that stands can be taken back', () => {
  expect(latestChange([])).toBeNull();
  const corrected = [change('a', 'dismissed'), change('b', 'corrected'), change('b', 'corrected')];
  expect(latestChange(corrected)).toEqual({ entityId: 'b', by: 'restore' });
  expect(latestChange([...corrected, change('b', 'restored')])).toEqual({ entityId: 'a', by: 'restore' });
  expect(latestChange([...corrected, change('b', 'restored'), change('a', 'restored')])).toBeNull();
  expect(latestChange([change('n', 'added')])).toEqual({ entityId: 'n', by: 'dismiss' });
  expect(latestChange([change('n', 'added'), change('n', 'dismissed')])).toBeNull();
  const both = [change('a', 'corrected'), change('a', 'dismissed'), change('a', 'restored')];
  expect(latestChange(both)).toEqual({ entityId: 'a', by: 'restore' });
});

test('a change is told in words with its values', () => {
  const before = entity({ value: '10.00' });
  const after = entity({ value: '12.00' });
  expect(changeText({ action: 'corrected', before, after })).toBe('Corrected from “10.00” to “12.00”');
  expect(changeText({ action: 'added', before: null, after })).toBe('Added as “12.00”');
  expect(changeText({ action: 'dismissed', before, after: null })).toBe('Dismissed: “10.00”');
});
