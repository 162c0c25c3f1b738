import { expect, test } from 'vitest';
import type { Entity } from '../entity.ts';
import { withPersonsCurrency } from './persons-currency.ts';

const entity = (label: string, value: string, given: Partial<Entity> = {}): Entity => ({
  id: `${label} ${value}`,
  label,
  text: value,
  value,
  context: value,
  confidence: 0.9,
  source: 'improved_contextual',
  matched_keyword: null,
  matched_pattern: null,
  reasons: [],
  page: 1,
  box: null,
  ...given,
});
const currencies = (...entities: Entity[]) =>
  withPersonsCurrency(entities).map(({ value, currency }) => `${value} ${currency ?? '?'}`);

const total = entity('TOTAL_AMOUNT', '110.00', { currency: 'USD' });
const abroad = entity('MONETARY', '95.00', { currency: 'EUR' });
const plain = entity('TAX_AMOUNT', '10.00');

test("a person's currency takes the place of the one that was read, and of none", () => {
  const corrected = entity('CURRENCY', 'GBP', { source: 'user', original: 'USD' });
  expect(currencies(total, abroad, plain, corrected)).toEqual(['110.00 GBP', '95.00 EUR', '10.00 GBP', 'GBP ?']);
  const added = entity('CURRENCY', 'CAD', { source: 'user', page: null });
  expect(currencies(added, total, abroad)).toEqual(['CAD ?', '110.00 CAD', '95.00 EUR']);
  expect(currencies(added, plain)).toEqual(['CAD ?', '10.00 CAD']);
});

test('an amount typed with a currency keeps it, one added without has the document’s', () => {
  const corrected = entity('CURRENCY', 'GBP', { source: 'user', original: 'USD' });
  const typed = entity('TOTAL_AMOUNT', '99.00', { source: 'user', currency: 'USD', currency_typed: true });
  expect(currencies(typed, corrected)).toEqual(['99.00 USD', 'GBP ?']);
  const added = entity('AMOUNT_DUE', '5.00', { source: 'user' });
  expect(currencies(total, added)).toEqual(['110.00 USD', '5.00 USD']);
});

test('without a person’s word everything stays as it was read', () => {
  const read = [total, abroad, plain, entity('CURRENCY', 'USD')];
  expect(withPersonsCurrency(read)).toEqual(read);
});
