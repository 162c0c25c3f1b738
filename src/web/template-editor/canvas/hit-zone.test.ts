import { expect, test } from 'vitest';
import { makeZone } from '../state/make-zone.ts';
import { hitZone } from './hit-zone.ts';

const around = makeZone('around', [], 1, { x: 0.1, y: 0.1, width: 0.8, height: 0.8 });
const inside = makeZone('inside', [], 1, { x: 0.4, y: 0.4, width: 0.1, height: 0.1 });

test('a small zone inside a large one is hit first, whichever was drawn first', () => {
  expect(hitZone([inside, around], { x: 0.45, y: 0.45 })?.id).toBe('inside');
  expect(hitZone([around, inside], { x: 0.45, y: 0.45 })?.id).toBe('inside');
  expect(hitZone([inside, around], { x: 0.2, y: 0.2 })?.id).toBe('around');
  expect(hitZone([inside, around], { x: 0.05, y: 0.2 })).toBeNull();
});
