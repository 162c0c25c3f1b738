import { expect, test } from 'vitest';
import type { CheckWire } from '#contracts/entity.ts';
import { likelyValue, likelyValues } from './likely-value.ts';
import { entity } from './testing-entity.test-suite.ts';

const tax = entity({ id: 'tax', label: 'TAX_AMOUNT', value: '19.00' });
const total = entity({ id: 'total', label: 'TOTAL_AMOUNT', value: '191.00' });
const check = (params: Record<string, string>, status: CheckWire['status'] = 'fail'): CheckWire => ({
  id: 'totals.add_up',
  status,
  message: '',
  params,
  entity_ids: ['tax', 'total'],
});

test('a check that knows the odd figure proposes its value', () => {
  expect(likelyValue(check({ field: 'total', likely: '119.00' }), [tax, total])).toEqual({
    entity: total,
    value: '119.00',
  });
  expect(likelyValues([check({ field: 'tax', likely: '91.00' })], [tax, total])).toEqual(new Map([['tax', '91.00']]));
});

test('a check that passes, cannot tell, or is met proposes nothing', () => {
  expect(likelyValue(check({ field: 'total', likely: '119.00' }, 'pass'), [tax, total])).toBeNull();
  expect(likelyValue(check({ difference: '1.00' }), [tax, total])).toBeNull();
  expect(likelyValue(check({ field: 'total', likely: '191.00' }), [tax, total])).toBeNull();
  expect(likelyValue(check({ field: 'subtotal', likely: '100.00' }), [tax, total])).toBeNull();
});
