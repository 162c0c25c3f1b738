import { expect, test } from 'vitest';
import { besideStop, draggedHeight, nearestStop } from './sheet-height.ts';

test('a drag moves the sheet with the finger, and never over the page or out of the window', () => {
  expect(draggedHeight(0.55, 100, 1000)).toBeCloseTo(0.65);
  expect(draggedHeight(0.55, -100, 1000)).toBeCloseTo(0.45);
  expect(draggedHeight(0.55, 900, 1000)).toBe(0.85);
  expect(draggedHeight(0.55, -900, 1000)).toBe(0.2);
  expect(draggedHeight(0.55, 100, 0)).toBe(0.55);
});

test('let go, the sheet rests at the nearest stop', () => {
  expect(nearestStop(0.3)).toBe(0.2);
  expect(nearestStop(0.45)).toBe(0.55);
  expect(nearestStop(0.8)).toBe(0.85);
});

test('keys go from stop to stop and stay at the ends', () => {
  expect(besideStop(0.2, 1)).toBe(0.55);
  expect(besideStop(0.85, 1)).toBe(0.85);
  expect(besideStop(0.2, -1)).toBe(0.2);
});
