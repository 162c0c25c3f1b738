import type { Box } from '../geometry.ts';
import { MIN_ZONE_SIZE } from './limits.ts';

/** What a stored zone that lacks its place is given before it is brought onto the page (specification §5). */
const MISSING = { x: 0, y: 0, width: 100, height: 50 } as const;

/** The name of a loaded zone that has none. */
export const defaultZoneName = (id: string): string => `Zone ${id.slice(0, 8)}`;

/** The place of a loaded zone: what is missing by default, then all of it brought onto the page. */
export const loadedCoordinates = (loaded: Partial<Box>): Box =>
  clampToPage({
    x: loaded.x ?? MISSING.x,
    y: loaded.y ?? MISSING.y,
    width: loaded.width ?? MISSING.width,
    height: loaded.height ?? MISSING.height,
  });

/** A box brought onto its page, at least `MIN_ZONE_SIZE` on each side: moved first, then cut. */
export function clampToPage(box: Box): Box {
  const width = Math.min(1, Math.max(MIN_ZONE_SIZE, box.width));
  const height = Math.min(1, Math.max(MIN_ZONE_SIZE, box.height));
  return {
    x: Math.min(Math.max(0, box.x), 1 - width),
    y: Math.min(Math.max(0, box.y), 1 - height),
    width,
    height,
  };
}
