import { expect, test } from 'vitest';
import { clampEditorZoom, EDITOR_ZOOM_MAX, EDITOR_ZOOM_MIN, EDITOR_ZOOM_START, stepEditorZoom } from './editor-zoom.ts';

test('the editor starts at 1.5 and steps by 0.2 from 0.5 to 3', () => {
  const course = (direction: 1 | -1) => {
    let zoom = EDITOR_ZOOM_START;
    for (let step = 0; step < 20; step += 1) zoom = stepEditorZoom(zoom, direction);
    return zoom;
  };
  expect(EDITOR_ZOOM_START).toBe(1.5);
  expect([EDITOR_ZOOM_MIN, EDITOR_ZOOM_MAX]).toEqual([0.5, 3]);
  expect(stepEditorZoom(EDITOR_ZOOM_START, 1)).toBe(1.7);
  expect(stepEditorZoom(EDITOR_ZOOM_START, -1)).toBe(1.3);
  expect([course(1), course(-1)]).toEqual([3, 0.5]);
});

test('a pinch is brought into the range', () => {
  expect([clampEditorZoom(9), clampEditorZoom(0.1), clampEditorZoom(1.234)]).toEqual([3, 0.5, 1.23]);
});
