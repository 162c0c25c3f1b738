import { expect, test } from 'vitest';
import { GRID_SPACING, MIN_ZONE_SIZE } from '#core/templates/limits.ts';
import {
  alignedBoxes,
  boxBetween,
  centredBox,
  clampToPage,
  HANDLES,
  isLargeEnough,
  movedBox,
  movedTogether,
  resizedBox,
  toGrid,
} from './zone-geometry.ts';

const box = { x: 0.2, y: 0.3, width: 0.1, height: 0.2 };

test('the grid has lines every 5 % of the page', () => {
  expect(GRID_SPACING).toBe(0.05);
  expect(toGrid(0.12)).toBe(0.1);
  expect(toGrid(0.13)).toBe(0.15);
  expect(toGrid(0.974)).toBe(0.95);
});

test('a moved zone stays within the page', () => {
  expect(movedBox(box, { x: -1, y: 1 }, false)).toEqual({ x: 0, y: 0.8, width: 0.1, height: 0.2 });
  expect(movedBox(box, { x: 0.1, y: -0.1 }, false)).toEqual({ ...box, x: 0.3, y: 0.2 });
});

test('a moved zone lands on the grid when snapping is on, in its own size', () => {
  const odd = { x: 0.21, y: 0.33, width: 0.12, height: 0.03 };
  expect(movedBox(odd, { x: 0.02, y: 0.01 }, true)).toEqual({ ...odd, x: 0.25, y: 0.35 });
});

test('zones moved together keep their places to each other at the edge of the page', () => {
  const right = { x: 0.7, y: 0.1, width: 0.2, height: 0.1 };
  const moved = movedTogether([box, right], { x: 0.5, y: 0 }, false);
  expect(moved).toEqual([
    { ...box, x: 0.3 },
    { ...right, x: 0.8 },
  ]);
});

test('there are eight handles, each pulls its own edges', () => {
  expect(HANDLES).toHaveLength(8);
  const by = { x: 0.02, y: 0.04 };
  const pulled = Object.fromEntries(HANDLES.map((handle) => [handle, resizedBox(box, handle, by, false)]));
  expect(pulled).toEqual({
    nw: { x: 0.22, y: 0.34, width: 0.08, height: 0.16 },
    n: { x: 0.2, y: 0.34, width: 0.1, height: 0.16 },
    ne: { x: 0.2, y: 0.34, width: 0.12, height: 0.16 },
    e: { x: 0.2, y: 0.3, width: 0.12, height: 0.2 },
    se: { x: 0.2, y: 0.3, width: 0.12, height: 0.24 },
    s: { x: 0.2, y: 0.3, width: 0.1, height: 0.24 },
    sw: { x: 0.22, y: 0.3, width: 0.08, height: 0.24 },
    w: { x: 0.22, y: 0.3, width: 0.08, height: 0.2 },
  });
});

test('a resized zone keeps a side of 0.01 and stays within the page', () => {
  expect(MIN_ZONE_SIZE).toBe(0.01);
  expect(resizedBox(box, 'w', { x: 0.5, y: 0 }, false)).toEqual({ ...box, x: 0.29, width: 0.01 });
  expect(resizedBox(box, 'n', { x: 0, y: 0.5 }, false)).toEqual({ ...box, y: 0.49, height: 0.01 });
  expect(resizedBox(box, 'se', { x: 2, y: 2 }, false)).toEqual({ x: 0.2, y: 0.3, width: 0.8, height: 0.7 });
  expect(resizedBox(box, 'nw', { x: -2, y: -2 }, false)).toEqual({ x: 0, y: 0, width: 0.3, height: 0.5 });
});

test('a pulled edge lands on the grid when snapping is on, the other edges stay', () => {
  const odd = { x: 0.21, y: 0.3, width: 0.12, height: 0.2 };
  expect(resizedBox(odd, 'e', { x: 0.03, y: 0 }, true)).toEqual({ ...odd, width: 0.14 });
});

test('a rectangle drawn in any direction ends at the edge of the page', () => {
  expect(boxBetween({ x: 0.5, y: 0.6 }, { x: -0.2, y: 1.3 })).toEqual({ x: 0, y: 0.6, width: 0.5, height: 0.4 });
  expect(boxBetween({ x: 0.11, y: 0.12 }, { x: 0.29, y: 0.31 }, true)).toEqual({
    x: 0.1,
    y: 0.1,
    width: 0.2,
    height: 0.2,
  });
});

test('a drawn rectangle is a zone only if both sides exceed 0.01', () => {
  expect(isLargeEnough({ ...box, width: 0.01 })).toBe(false);
  expect(isLargeEnough({ ...box, height: 0.01 })).toBe(false);
  expect(isLargeEnough({ ...box, width: 0.011, height: 0.011 })).toBe(true);
});

test('the size of 100 by 50 that a zone without one is given is the whole page', () => {
  expect(clampToPage({ x: 0, y: 0, width: 100, height: 50 })).toEqual({ x: 0, y: 0, width: 1, height: 1 });
  expect(clampToPage({ x: 0.9, y: -1, width: 0.3, height: 0 })).toEqual({ x: 0.7, y: 0, width: 0.3, height: 0.01 });
});

test('one zone is aligned on the page', () => {
  expect(alignedBoxes([box], 'left')).toEqual([{ ...box, x: 0 }]);
  expect(alignedBoxes([box], 'center')).toEqual([{ ...box, x: 0.45 }]);
  expect(alignedBoxes([box], 'right')).toEqual([{ ...box, x: 0.9 }]);
});

test('several zones are aligned to each other', () => {
  const wide = { x: 0.4, y: 0.6, width: 0.4, height: 0.1 };
  const places = (alignment: 'left' | 'center' | 'right') => alignedBoxes([box, wide], alignment).map(({ x }) => x);
  expect(places('left')).toEqual([0.2, 0.2]);
  expect(places('center')).toEqual([0.45, 0.3]);
  expect(places('right')).toEqual([0.7, 0.4]);
});

test('a preset is centred on the page', () => {
  expect(centredBox(0.8, 0.3)).toEqual({ x: 0.1, y: 0.35, width: 0.8, height: 0.3 });
});
