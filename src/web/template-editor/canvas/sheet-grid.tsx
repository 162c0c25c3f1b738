import { GRID_SPACING } from '#core/templates/limits.ts';

const LINES = Array.from({ length: Math.round(1 / GRID_SPACING) - 1 }, (_, index) => (index + 1) * GRID_SPACING);

/** A line every 5 % of the page, each fourth a little stronger. */
export function SheetGrid({ width, height }: { width: number; height: number }) {
  return (
    <g data-grid className="pointer-events-none stroke-accent">
      {LINES.map((at, index) => (
        <g key={at} opacity={(index + 1) % 4 === 0 ? 0.4 : 0.18} strokeWidth={1}>
          <line x1={at * width} x2={at * width} y1={0} y2={height} />
          <line x1={0} x2={width} y1={at * height} y2={at * height} />
        </g>
      ))}
    </g>
  );
}
