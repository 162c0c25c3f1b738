import { expect, test } from 'vitest';
import { nudgeOf } from './nudge.ts';

test('an arrow key moves by 0.005 of the page, with Shift by 0.01', () => {
  expect(nudgeOf('ArrowLeft', false)).toEqual({ x: -0.005, y: 0 });
  expect(nudgeOf('ArrowDown', true)).toEqual({ x: 0, y: 0.01 });
  expect(nudgeOf('a', false)).toBeNull();
});
