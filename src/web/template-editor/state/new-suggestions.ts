import { shareInside } from '#core/geometry.ts';
import type { Zone } from '#core/templates/template.ts';
import { labelOfZone } from '#core/templates/zone-label.ts';

/** Zones that cover this share of each other are about the same value. */
const SAME_PLACE = 0.5;

/** The suggested zones that say something new: no zone fills their label yet, and none lies in their place. */
export function newSuggestions(suggested: readonly Zone[], zones: readonly Zone[]): Zone[] {
  return suggested.filter(
    (one) =>
      !zones.some(
        (zone) =>
          zone.id === one.id ||
          labelOfZone(zone) === labelOfZone(one) ||
          (zone.pageNumber === one.pageNumber && isSamePlace(zone, one)),
      ),
  );
}

function isSamePlace({ coordinates: a }: Zone, { coordinates: b }: Zone): boolean {
  return shareInside(a, b) >= SAME_PLACE && shareInside(b, a) >= SAME_PLACE;
}
