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
  return (
    // biome-ignore lint/a11y/useSemanticElements: there is no button in SVG
    <g
      role="button"
      tabIndex={0}
      aria-label={zoneName(zone)}
      aria-pressed={isSelected}
      data-zone={zone.id}
      transform={`translate(${x * width} ${y * height})`}
      className={isSelected ? SELECTED : UNSELECTED}
    >
      <ZoneFace
        id={zone.id}
        name={zone.name}
        isRequired={zone.required}
        width={share * width}
        height={tall * height}
        // On a small sheet a wide label would cover its neighbours.
        leastLabel={width < SMALL_SHEET ? 44 : 88}
        // At the top of the page the label has no room above its zone.
        isLabelBelow={y * height < LABEL_HEIGHT}
        isSelected={isSelected}
        showLabel={showLabel}
      />
    </g>
  );
});

const UNSELECTED = 'group/zone cursor-move outline-none';
const SELECTED = `${UNSELECTED} touch-none`;

interface ZoneFaceProps {
  id: string;
  name: string;
  isRequired: boolean;
  /** Pixels. */
  width: number;
  height: number;
  /** Pixels that a label may be wide on a narrower zone. */
  leastLabel: number;
  isLabelBelow: boolean;
  isSelected: boolean;
  showLabel: boolean;
}

/** What of a zone stays as it is while it is moved. */
const ZoneFace = memo(function ZoneFace(props: ZoneFaceProps) {
  const { id, name, isRequired, width, height, leastLabel, isLabelBelow, isSelected, showLabel } = props;
  const label = fittedText(isRequired ? `${name} *` : name, Math.max(width, leastLabel));
  return (
    <>
      <rect
        width={width}
        height={height}
        rx={2}
        className={cn(
          'stroke-accent group-focus-visible/zone:stroke-[3px]',
          isSelected ? 'fill-accent/20 stroke-2' : 'fill-accent/10 stroke-1',
          isRequired ? '' : '[stroke-dasharray:5_3]',
        )}
      />
      {showLabel && (
        <g transform={`translate(0 ${isLabelBelow ? height : -LABEL_HEIGHT})`} data-zone-label={id}>
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
    </>
  );
});

function zoneName({ name, type, required }: Zone): string {
  return `${name}, ${type} zone${required ? ', required' : ''}`;
}
