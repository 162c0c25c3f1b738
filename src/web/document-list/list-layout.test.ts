import { expect, test } from 'vitest';
import { COLUMNS } from './document-columns.tsx';
import { LINES, layoutFor, rowShape } from './list-layout.ts';

test('lines grow where columns do not fit, and with the panel beside them they keep their height', () => {
  expect([1400, 800, 390].map((width) => layoutFor(width))).toEqual(['columns', 'two-lines', 'four-lines']);
  expect(layoutFor(740, true)).toBe('brief');
  expect(rowShape(740, true).rowHeight).toBe(rowShape(1400).rowHeight);
});

test('nothing that the columns tell is left out on several lines', () => {
  const all = Object.keys(COLUMNS).sort();
  for (const layout of ['columns', 'two-lines', 'four-lines'] as const) {
    expect(LINES[layout].flat().toSorted(), layout).toEqual(all);
  }
});
