import { expect, test } from 'vitest';
import { asLabel } from './zone-label.ts';

test('a typed label becomes upper snake case, a blank one is none', () => {
  expect(asLabel('ORDER_NO')).toBe('ORDER_NO');
  expect(asLabel('Order no.')).toBe('ORDER_NO');
  expect(asLabel('  ')).toBeNull();
});
