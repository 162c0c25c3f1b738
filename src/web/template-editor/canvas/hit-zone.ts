import type { Zone } from '#core/templates/template.ts';
import type { Point } from '../state/zone-geometry.ts';

/** The zone under a point of the page; of several the smallest, so that one inside another is reached. */
export function hitZone(zones: readonly Zone[], { x, y }: Point): Zone | null {
  const area = ({ coordinates }: Zone) => coordinates.width * coordinates.height;
  return (
    zones
      .filter(({ coordinates: box }) => x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height)
      .sort((a, b) => area(a) - area(b))[0] ?? null
  );
}
