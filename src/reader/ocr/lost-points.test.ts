import { expect, test } from 'vitest';
import type { Shape } from './letter-shapes.ts';
import { withLostPoint } from './lost-points.ts';

const figure = (left: number): Shape => ({ left, top: 0, right: left + 12, bottom: 24 });
const word = (text: string) => ({
  ...{ text, confidence: 0.95, line: 0 },
  box: { left: 0, top: 0, right: 60, bottom: 24 },
});
const read = (text: string, ...ink: Shape[]) => withLostPoint(word(text), ink)?.text ?? null;

const [POINT, COMMA, DASH] = [
  { left: 16, top: 21, right: 19, bottom: 24 },
  { left: 16, top: 21, right: 19, bottom: 29 },
  { left: 15, top: 11, right: 20, bottom: 14 },
];

test('the point or comma that was lost between the figures of a number comes back', () => {
  expect(read('25', figure(2), POINT, figure(22))).toBe('2.5');
  expect(read('25', figure(22), figure(2), COMMA)).toBe('2,5');
  expect(read('250', figure(2), POINT, figure(22), figure(36))).toBe('2.50');
});

test('a number beside whose figures there is other ink is not believed; one without, and words, are', () => {
  expect(read('25', figure(2), DASH, figure(22))).toBeNull();
  expect(read('25', figure(2), POINT, figure(22), figure(36))).toBeNull();
  expect(read('25', POINT, figure(22), figure(36))).toBeNull();
  expect(read('25', figure(2), figure(22))).toBe('25');
  // Figures that touch each other are one patch of ink.
  expect(read('25', { ...figure(2), right: 34 })).toBe('25');
  expect(read('Tel', figure(2), POINT, figure(22))).toBe('Tel');
  expect(read('25', figure(2), figure(22), { left: 100, top: 21, right: 103, bottom: 24 })).toBe('25');
});
