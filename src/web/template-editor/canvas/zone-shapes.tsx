import { memo } from 'react';
import type { Zone } from '#core/templates/template.ts';
import { cn } from '#web/ui/class-names.ts';
import { fittedText, LABEL_HEIGHT } from './fitted-text.ts';

/** On a sheet narrower than this, in pixels, labels would cover what they name. */
const SMALL_SHEET = 500;

interface ZoneShapesProps {
  zones: readonly Zone[];
  width: number;
  height: number;
  selected: ReadonlySet<string>;
  /** The selected ones are being dragged. */
  areLifted: boolean;
  showLabels: boolean;
  renaming: string | null;
}

/** The zones of a page where they stand. */
export const ZoneShapes = memo(function ZoneShapes(props: ZoneShapesProps) {
  const { zones, width, height, selected, areLifted, showLabels, renaming } = props;
  return zones.map((zone) => (
    <ZoneShape
      key={zone.id}
      zone={zone}
      width={width}
      height={height}
      isSelected={selected.has(zone.id)}
      isLifted={areLifted && selected.has(zone.id)}
      showLabel={showLabels && zone.id !== renaming}
    />
  ));
});

interface ZoneShapeProps {
  zone: Zone;
  /** The sheet in CSS pixels. */
  width: number;
  height: number;
  isSelected: boolean;
  showLabel: boolean;
  /** It is being dragged: `LiftedZones` shows it, and here it keeps its name and the focus. */
  isLifted: boolean;
}

/** A zone on the page: named and focusable. It is drawn anew only when it itself has changed. */
const ZoneShape = memo(function ZoneShape(props: ZoneShapeProps) {
  const { zone, width, height, isSelected, showLabel, isLifted } = props;
  const { x, y } = zone.coordinates;
  return (
    // biome-ignore lint/a11y/useSemanticElements: there is no button in SVG
    <g
      role="button"
      tabIndex={0}
      aria-label={zoneName(zone)}
      aria-pressed={isSelected}
      data-zone={zone.id}
      transform={`translate(${x * width} ${y * height})`}
      className={cn('group/zone cursor-move outline-none', isSelected && 'touch-none', isLifted && 'opacity-0')}
    >
      <ZoneFace {...faceOf(zone, width, height)} isSelected={isSelected} showLabel={showLabel} />
    </g>
  );
});

interface LiftedZonesProps {
  zones: readonly Zone[];
  /** The sheet in CSS pixels. */
  width: number;
  height: number;
  showLabels: boolean;
}

/** Zones that are being dragged, drawn once where they came from: whoever moves them moves them all as one picture. */
export const LiftedZones = memo(function LiftedZones({ zones, width, height, showLabels }: LiftedZonesProps) {
  return (
    <svg aria-hidden className="overflow-visible" width={width} height={height}>
      {zones.map((zone) => (
        <g key={zone.id} transform={`translate(${zone.coordinates.x * width} ${zone.coordinates.y * height})`}>
          <ZoneFace {...faceOf(zone, width, height)} isSelected showLabel={showLabels} />
        </g>
      ))}
    </svg>
  );
});

/** What a zone's face shows on a sheet of `width` × `height` CSS pixels. */
function faceOf(zone: Zone, width: number, height: number) {
  const { coordinates: box } = zone;
  return {
    id: zone.id,
    name: zone.name,
    isRequired: zone.required,
    width: box.width * width,
    height: box.height * height,
    // On a small sheet a wide label would cover its neighbours.
    leastLabel: width < SMALL_SHEET ? 44 : 88,
    // At the top of the page the label has no room above its zone.
    isLabelBelow: box.y * height < LABEL_HEIGHT,
  };
}

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
