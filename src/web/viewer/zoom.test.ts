import { expect, test } from 'vitest';
import { clampZoom, fitZoom, stepZoom, ZOOM_MAX, ZOOM_MIN, ZOOM_START } from './zoom.ts';

test('steps of 0.2 from 1.2 reach 3 and 0.6 exactly and stay there', () => {
  const course = (direction: 1 | -1) => {
    let zoom = ZOOM_START;
    for (let step = 0; step < 20; step += 1) zoom = stepZoom(zoom, direction);
    return zoom;
  };
  expect(stepZoom(ZOOM_START, 1)).toBe(1.4);
  expect(stepZoom(ZOOM_START, -1)).toBe(1);
  expect(course(1)).toBe(ZOOM_MAX);
  expect(course(-1)).toBe(ZOOM_MIN);
});

test('fitting never leaves the range and never overflows the width', () => {
  expect(fitZoom(595, 714)).toBe(1.2);
  expect(fitZoom(595, 600) * 595).toBeLessThanOrEqual(600);
  expect(fitZoom(595, 100)).toBe(ZOOM_MIN);
  expect(fitZoom(100, 5000)).toBe(ZOOM_MAX);
  expect(fitZoom(0, 500)).toBe(ZOOM_START);
});

test('any zoom asked for is brought into the range', () => {
  expect(clampZoom(9)).toBe(3);
  expect(clampZoom(0)).toBe(0.6);
});
