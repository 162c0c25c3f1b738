import { expect, test } from 'vitest';
import { readAddress, withValues } from './documents-address.ts';

test('a deep link names the document and the tab of its panel', () => {
  const address = readAddress(new URLSearchParams('open=d1&tab=entities'));
  expect([address.open, address.tab]).toEqual(['d1', 'entities']);
});

test('values that are not known fall back', () => {
  const address = readAddress(new URLSearchParams('tab=x&sort=toString&view=x&status=x'));
  expect(address).toMatchObject({ tab: 'overview', sort: 'newest', view: 'grid', filter: { status: null } });
});

test('changing one value keeps the others and drops empty ones', () => {
  const params = withValues(new URLSearchParams('q=acme&open=d1&tab=entities'), {
    open: null,
    tab: null,
    view: 'list',
  });
  expect(params.toString()).toBe('q=acme&view=list');
});
