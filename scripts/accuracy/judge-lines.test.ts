import { expect, test } from 'vitest';
import type { LineItem } from '#core/entity.ts';
import { judgeLines } from './judge-lines.ts';

const found = (one: Partial<LineItem>): LineItem => ({ ...EMPTY, ...one });

const EMPTY = {
  description: null,
  quantity: null,
  unit: null,
  unit_price: null,
  tax_rate: null,
  line_total: null,
  page: 1,
  box: { x: 0, y: 0, width: 1, height: 1 },
} as unknown as LineItem;

const LAMP = { description: 'Desk lamp', quantity: '2', unitPrice: '24.50', lineTotal: '49.00' };

test('a line is right by its total and its description, or its quantity, whatever its price is read as', () => {
  const named = found({ description: 'Desk lamp, black', unit_price: '2450', line_total: '49.00' });
  expect(judgeLines([LAMP], [named])).toMatchObject({ tp: 1, fp: 0, fn: 0, cells: { stated: 2, right: 0 } });
  const counted = found({ description: '4711', quantity: '2.0', unit_price: '24.5', line_total: '49' });
  expect(judgeLines([LAMP], [counted])).toMatchObject({ tp: 1, cells: { stated: 2, right: 2 }, misread: [] });
  expect(judgeLines([LAMP], [found({ quantity: '2', line_total: '49.10' })])).toMatchObject({ tp: 0, fp: 1, fn: 1 });
});

test('each line is met once, and a missed one misses its quantity and price', () => {
  const one = found({ description: 'Desk lamp', quantity: '2', unit_price: '24.50', line_total: '49.00' });
  expect(judgeLines([LAMP, LAMP], [one])).toMatchObject({ tp: 1, fn: 1, cells: { stated: 4, right: 2 } });
});

test('what the truth leaves open is not judged', () => {
  const open = { description: 'Desk lamp', quantity: null, lineTotal: '49.00' };
  const one = found({ description: 'Desk lamp', quantity: '7', unit_price: '7', line_total: '49.00' });
  expect(judgeLines([open], [one])).toMatchObject({ tp: 1, cells: { stated: 0, right: 0 }, misread: [] });
});

test('what was read otherwise is told', () => {
  const one = found({ description: 'Desk lamp', unit_price: '24.50', line_total: '49.00' });
  expect(judgeLines([LAMP], [one]).misread).toEqual(['2 × 24.50 → ? × 24.50 Desk lamp']);
});
