import { expect, test } from 'vitest';
import { PREVIEW_ZOOM_START, stepPreviewZoom } from './preview-zoom.ts';

test('the zoom of the preview goes from 0.5 to 2 in steps of 0.1', () => {
  const steps = (direction: 1 | -1) => {
    const seen = [PREVIEW_ZOOM_START];
    for (let zoom = PREVIEW_ZOOM_START; seen.length < 30; ) {
      const next = stepPreviewZoom(zoom, direction);
      if (next === zoom) break;
      seen.push(next);
      zoom = next;
    }
    return seen;
  };
  expect(steps(-1)).toEqual([1, 0.9, 0.8, 0.7, 0.6, 0.5]);
  expect(steps(1)).toEqual([1, 1.1, 1.2, 1.3, 1.4, 1.5, 1.6, 1.7, 1.8, 1.9, 2]);
});
