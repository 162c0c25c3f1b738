import { NUDGE, NUDGE_WITH_SHIFT } from '#core/templates/limits.ts';
import type { Point } from '../state/zone-geometry.ts';

/** How far an arrow key moves, in fractions of the page; null for any other key. */
export function nudgeOf(key: string, withShift: boolean): Point | null {
  const step = withShift ? NUDGE_WITH_SHIFT : NUDGE;
  if (key === 'ArrowLeft') return { x: -step, y: 0 };
  if (key === 'ArrowRight') return { x: step, y: 0 };
  if (key === 'ArrowUp') return { x: 0, y: -step };
  if (key === 'ArrowDown') return { x: 0, y: step };
  return null;
}
