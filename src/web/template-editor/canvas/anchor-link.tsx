import type { Box } from '#core/geometry.ts';
import type { Anchor, Zone } from '#core/templates/template.ts';
import type { Point } from '../state/zone-geometry.ts';

interface AnchorLinkProps {
  zone: Zone;
  anchor: Anchor;
  width: number;
  height: number;
}

/** A line from a zone to the text it moves with. */
export function AnchorLink({ zone, anchor, width, height }: AnchorLinkProps) {
  const { box } = anchor;
  // Between the nearest points of their edges, so that the line strikes no text out.
  const to = nearest(zone.coordinates, middleOf(box));
  const from = nearest(box, to);
  return (
    <g data-anchor={zone.id} className="pointer-events-none fill-none stroke-warn">
      <rect
        x={box.x * width - 2}
        y={box.y * height - 2}
        width={box.width * width + 4}
        height={box.height * height + 4}
        rx={2}
        className="fill-warn-fill/20"
      />
      <line
        x1={from.x * width}
        y1={from.y * height}
        x2={to.x * width}
        y2={to.y * height}
        strokeWidth={1.5}
        strokeDasharray="2 3"
      />
      <circle cx={to.x * width} cy={to.y * height} r={3} className="fill-warn stroke-none" />
    </g>
  );
}

const middleOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

function nearest({ x, y, width, height }: Box, to: Point): Point {
  return { x: Math.min(Math.max(to.x, x), x + width), y: Math.min(Math.max(to.y, y), y + height) };
}
