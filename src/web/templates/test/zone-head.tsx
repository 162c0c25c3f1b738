import { cn } from '#web/ui/class-names.ts';
import type { ZoneFigures } from './test-matrix.ts';
import type { CellPlace } from './use-cell-focus.ts';

interface ZoneHeadProps extends CellPlace {
  zone: ZoneFigures;
  isChosen: boolean;
  onPress: (zoneId: string) => void;
}

/** A zone with its success rate; a press looks at it alone. */
export function ZoneHead({ zone, isChosen, onPress, ...place }: ZoneHeadProps) {
  const percent = zone.rate === null ? '–' : `${Math.round(zone.rate * 100)}%`;
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      title={`${zone.name}: ${zone.pass} pass, ${zone.warning} with a warning, ${zone.fail} fail`}
      onClick={() => onPress(zone.zoneId)}
      className={cn(
        'flex size-full flex-col justify-end px-3 pb-2 text-left focus-visible:-outline-offset-2',
        isChosen ? 'bg-accent-soft' : 'hover:bg-well',
      )}
      {...place}
    >
      <span className="w-full truncate font-medium text-faded text-xs">{zone.name}</span>
      <span className="font-semibold">
        {percent} <span className="font-normal text-faded text-xs">success</span>
      </span>
    </button>
  );
}
