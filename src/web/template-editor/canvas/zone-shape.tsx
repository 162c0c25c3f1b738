import { memo } from 'react';
import type { Zone } from '#core/templates/template.ts';
import { cn } from '#web/ui/class-names.ts';
import { fittedText, LABEL_HEIGHT } from './fitted-text.ts';

/** On a sheet narrower than this, in pixels, labels would cover what they name. */
const SMALL_SHEET = 500;

interface ZoneShapeProps {
  zone: Zone;
  /** The sheet in CSS pixels. */
  width: number;
  height: number;
  isSelected: boolean;
  showLabel: boolean;
}

/** A zone on the page: named and focusable. It is drawn anew only when it itself has changed. */
export const ZoneShape = memo(function ZoneShape({ zone, width, height, isSelected, showLabel }: ZoneShapeProps) {
  const { x, y, width: share, height: tall } = zone.coordinates;
  const [w, h] = [share * width, tall * height];
  const label = fittedText(zone.required ? `${zone.name} *` : zone.name, Math.max(w, width < SMALL_SHEET ? 44 : 88));
  // At the top of the page the label has no room above its zone.
  const labelTop = y * height < LABEL_HEIGHT ? h : -LABEL_HEIGHT;
  return (
    // biome-ignore lint/a11y/useSemanticElements: there is no button in SVG
    <g
      role="button"
      tabIndex={0}
      aria-label={zoneName(zone)}
      aria-pressed={isSelected}
      data-zone={zone.id}
      transform={`translate(${x * width} ${y * height})`}
      className={cn('group/zone cursor-move outline-none', isSelected && 'touch-none')}
    >
      <rect
        width={w}
        height={h}
        rx={2}
        className={cn(
          'stroke-accent group-focus-visible/zone:stroke-[3px]',
          isSelected ? 'fill-accent/20 stroke-2' : 'fill-accent/10 stroke-1',
          zone.required ? '' : '[stroke-dasharray:5_3]',
        )}
      />
      {showLabel && (
        <g transform={`translate(0 ${labelTop})`} data-zone-label={zone.id}>
          <rect
            width={label.width}
            height={LABEL_HEIGHT}
            rx={2}
            className={isSelected ? 'fill-accent-strong' : 'fill-accent'}
          />
          <text x={5} y={12.5} className="select-none fill-on-accent font-medium text-[11px]">
            {label.text}
          </text>
        </g>
      )}
    </g>
  );
});

function zoneName({ name, type, required }: Zone): string {
  return `${name}, ${type} zone${required ? ', required' : ''}`;
}
