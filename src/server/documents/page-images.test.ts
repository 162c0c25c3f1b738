import { expect, test } from 'vitest';
import { renderedWidth } from './page-images.ts';

test.each([
  [1, 100],
  [100, 100],
  [101, 200],
  [1200, 1200],
  [1201, 1300],
  [2400, 2400],
  [9999, 2400],
])('an image that is wanted %i pixels wide is rendered with %i', (wanted, rendered) => {
  expect(renderedWidth(wanted)).toBe(rendered);
});
