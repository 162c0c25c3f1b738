import type { Anchor, Zone } from '#core/templates/template.ts';

interface AnchorLinkProps {
  zone: Zone;
  anchor: Anchor;
  width: number;
  height: number;
}

/** A line from a zone to the text it moves with. */
export function AnchorLink({ zone, anchor, width, height }: AnchorLinkProps) {
  const { box } = anchor;
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const { x, y, width: share, height: tall } = zone.coordinates;
  // To the nearest point of the zone's edge.
  const to = { x: Math.min(Math.max(from.x, x), x + share), y: Math.min(Math.max(from.y, y), y + tall) };
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
