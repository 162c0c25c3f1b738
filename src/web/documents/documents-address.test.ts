import { expect, test } from 'vitest';
import { readAddress } from './documents-address.ts';

test('a deep link names the document and the tab of its panel', () => {
  const address = readAddress(new URLSearchParams('open=d1&tab=entities'));
  expect([address.open, address.tab]).toEqual(['d1', 'entities']);
});

test('values that are not known fall back', () => {
  const address = readAddress(new URLSearchParams('tab=x&sort=toString&view=x&status=x'));
  expect(address).toMatchObject({ tab: 'overview', sort: null, view: 'grid', filter: {} });
});
