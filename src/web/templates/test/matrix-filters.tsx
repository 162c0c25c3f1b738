import { X } from 'lucide-react';
import { countText } from '#web/document-list/count-text.ts';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import type { MatrixFilter, ZoneFigures } from './test-matrix.ts';
import { ZONE_LOOKS, type ZoneStatus } from './zone-result-look.ts';

interface MatrixFiltersProps {
  filter: MatrixFilter;
  counts: Record<ZoneStatus | 'all', number>;
  zones: readonly ZoneFigures[];
  onFilter: (filter: MatrixFilter) => void;
}

/** Which documents of the matrix are shown: by status, in all zones or one, of all layouts or the template's own. */
export function MatrixFilters({ filter, counts, zones, onFilter }: MatrixFiltersProps) {
  const zone = zones.find(({ zoneId }) => zoneId === filter.zoneId);
  return (
    <div className="flex flex-wrap items-center gap-2">
      {/* biome-ignore lint/a11y/useSemanticElements: toggles are no form field set */}
      <div role="group" aria-label="Show documents" className="flex rounded-control border border-line bg-paper p-px">
        {(['all', 'pass', 'warning', 'fail'] as const).map((one) => {
          const status = one === 'all' ? null : one;
          const isChosen = filter.status === status;
          const look = status && ZONE_LOOKS[status];
          return (
            <Button
              key={one}
              variant="ghost"
              aria-pressed={isChosen}
              className={cn('h-7.5 tabular-nums', isChosen && 'bg-well text-ink')}
              onClick={() => onFilter({ ...filter, status })}
            >
              {look && <look.icon aria-hidden className={cn('max-sm:hidden', look.text)} />}
              {look?.word ?? 'All'} <span className="text-faded">{countText(counts[one])}</span>
            </Button>
          );
        })}
      </div>
      {zone && (
        <Button onClick={() => onFilter({ ...filter, zoneId: null })} aria-label={`Zone ${zone.name}, show all zones`}>
          <span className="text-faded">Zone</span> <span className="max-w-40 truncate">{zone.name}</span>
          <X aria-hidden />
        </Button>
      )}
      <label className="flex h-8 cursor-pointer items-center gap-2 coarse:min-h-11">
        <input
          type="checkbox"
          className="size-4 accent-accent"
          checked={filter.isLayoutOnly}
          onChange={({ target }) => onFilter({ ...filter, isLayoutOnly: target.checked })}
        />
        Only this layout
      </label>
    </div>
  );
}
