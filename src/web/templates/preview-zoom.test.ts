import { expect, test } from 'vitest';
import { PREVIEW_ZOOM_START, startPreviewZoom, stepPreviewZoom } from './preview-zoom.ts';

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

test('it begins at 1, or where a narrow window shows the whole width', () => {
  expect(startPreviewZoom(595, 1200)).toBe(1);
  expect(startPreviewZoom(595, 356)).toBe(0.5);
  expect(startPreviewZoom(400, 356)).toBe(0.8);
  expect(startPreviewZoom(3000, 356)).toBe(0.5);
});
