import { expect, test } from 'vitest';
import type { EntityChange, LineItemsChange } from '#contracts/document.ts';
import type { LineItemWire } from '#contracts/entity.ts';
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

test('a change of the lines is taken back once, and not taken back again', () => {
  const line = (description: string): LineItemWire => ({
    description,
    quantity: null,
    unit: null,
    unit_price: null,
    tax_rate: null,
    line_total: null,
    page: null,
    box: null,
  });
  const lines = (before: string[], after: string[], action: LineItemsChange['action'] = 'lines_corrected') => ({
    action,
    before: before.map(line),
    after: after.map(line),
    at: '2026-01-31T10:00:00.000Z',
  });
  const first = lines(['a'], ['b']);
  const second = lines(['b'], ['b', 'c']);
  expect(latestChange([change('x', 'corrected'), first, second])).toEqual({ by: 'lines', lines: [line('b')] });
  const undone = [change('x', 'corrected'), first, second, lines(['b', 'c'], ['b'])];
  expect(latestChange(undone)).toEqual({ by: 'lines', lines: [line('a')] });
  expect(latestChange([...undone, lines(['b'], ['a'], 'lines_restored')])).toEqual({ entityId: 'x', by: 'restore' });
});

test('a currency that was typed is told', () => {
  const before = entity({ value: '99.00', currency: 'USD' });
  const after = entity({ value: '99.00', currency: 'EUR', currency_typed: true });
  expect(changeText({ action: 'corrected', before, after })).toBe('Corrected from “99.00 USD” to “99.00 EUR”');
});
