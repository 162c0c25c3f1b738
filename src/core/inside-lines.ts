import type { LineItem } from './entity.ts';
import { type Box, shareInside } from './geometry.ts';

/** A function that tells whether a place lies (mostly) inside one of the lines; only lines of its page are looked at. */
export function insideLines(lines: readonly LineItem[]): (place: { page: number | null; box: Box | null }) => boolean {
  const byPage = Map.groupBy(lines, ({ page }) => page);
  return ({ page, box }) =>
    box !== null && (byPage.get(page) ?? []).some((line) => line.box !== null && shareInside(box, line.box) > 0.5);
}
