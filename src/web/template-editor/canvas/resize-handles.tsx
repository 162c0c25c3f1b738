import type { KeyboardEvent } from 'react';
import type { Zone } from '#core/templates/template.ts';
import { HANDLES, type Handle, type Point } from '../state/zone-geometry.ts';
import { nudgeOf } from './nudge.ts';

const NAMES: Record<Handle, string> = {
  nw: 'top left corner',
  n: 'top edge',
  ne: 'top right corner',
  e: 'right edge',
  se: 'bottom right corner',
  s: 'bottom edge',
  sw: 'bottom left corner',
  w: 'left edge',
};
const CURSORS: Record<Handle, string> = {
  nw: 'cursor-nwse-resize',
  n: 'cursor-ns-resize',
  ne: 'cursor-nesw-resize',
  e: 'cursor-ew-resize',
  se: 'cursor-nwse-resize',
  s: 'cursor-ns-resize',
  sw: 'cursor-nesw-resize',
  w: 'cursor-ew-resize',
};

/** Pixels: what is seen, and how far around a finger may hit. */
const SIDE = 8;
const REACH = 11;

interface ResizeHandlesProps {
  zone: Zone;
  width: number;
  height: number;
  onNudge: (handle: Handle, by: Point, isRepeat: boolean) => void;
}

/** The eight handles of the one selected zone; arrow keys pull the one that has the focus. */
export function ResizeHandles({ zone, width, height, onNudge }: ResizeHandlesProps) {
  const { x, y, width: share, height: tall } = zone.coordinates;
  const place = (handle: Handle) => ({
    left: (x + share * (handle.includes('w') ? 0 : handle.includes('e') ? 1 : 0.5)) * width,
    top: (y + tall * (handle.includes('n') ? 0 : handle.includes('s') ? 1 : 0.5)) * height,
  });
  const onKeyDown = (handle: Handle) => (event: KeyboardEvent) => {
    const by = nudgeOf(event.key, event.shiftKey);
    if (!by || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    onNudge(handle, by, event.repeat);
  };
  return (
    <g data-handles={zone.id}>
      {HANDLES.map((handle) => {
        const { left, top } = place(handle);
        return (
          // biome-ignore lint/a11y/useSemanticElements: there is no button in SVG
          <g
            key={handle}
            role="button"
            tabIndex={0}
            aria-label={`Resize ${zone.name}: ${NAMES[handle]}`}
            data-handle={handle}
            transform={`translate(${left} ${top})`}
            className={`group/handle touch-none outline-none ${CURSORS[handle]}`}
            onKeyDown={onKeyDown(handle)}
          >
            <rect {...hitArea(handle, share * width, tall * height)} className="fill-transparent" />
            <rect
              x={-SIDE / 2}
              y={-SIDE / 2}
              width={SIDE}
              height={SIDE}
              rx={1.5}
              className="fill-paper stroke-[1.5px] stroke-accent-strong group-focus-visible/handle:fill-accent group-focus-visible/handle:stroke-[3px]"
            />
          </g>
        );
      })}
    </g>
  );
}

/** Inwards a handle leaves room for moving the zone, however small that is. */
function hitArea(handle: Handle, width: number, height: number) {
  const [across, down] = [Math.min(REACH, width / 5), Math.min(REACH, height / 5)];
  const left = handle.includes('e') ? across : REACH;
  const right = handle.includes('w') ? across : REACH;
  const top = handle.includes('s') ? down : REACH;
  const bottom = handle.includes('n') ? down : REACH;
  return { x: -left, y: -top, width: left + right, height: top + bottom };
}
