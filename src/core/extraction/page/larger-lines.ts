import { SAME_EDGE } from '../../alignment.ts';
import type { DocumentLayout, Segment } from '../../layout/layout.ts';

/** The next line on its own, set in larger letters at the same edge: "ÉTUDE DU NOTAIRE" above a name. */
export function largerBelow({ row, page, box, fontSize }: Segment, layout: DocumentLayout): Segment | null {
  const [line, ...beside] = layout.rows[row + 1]?.segments ?? [];
  if (!line || line.page !== page || beside.length > 0 || line.fontSize <= fontSize) return null;
  const gap = line.box.y - box.y - box.height;
  return Math.abs(line.box.x - box.x) < SAME_EDGE.loose && gap < line.box.height ? line : null;
}

/** The line right above in larger letters, at the same edge or centred with this one: a name above "Ostéopathe D.O.". */
export function largerAbove({ row, page, box, fontSize }: Segment, layout: DocumentLayout): Segment | null {
  const centre = (one: Segment['box']) => one.x + one.width / 2;
  // A line of another column may stand between them.
  const line = [layout.rows[row - 1], layout.rows[row - 2]]
    .flatMap((above) => above?.segments ?? [])
    .find(
      (one) =>
        Math.abs(one.box.x - box.x) < SAME_EDGE.loose || Math.abs(centre(one.box) - centre(box)) < SAME_EDGE.loose,
    );
  if (!line || line.page !== page || line.fontSize <= fontSize) return null;
  return box.y - line.box.y - line.box.height < line.box.height ? line : null;
}
