import { Calendar, CheckSquare, Table2, Type } from 'lucide-react';
import { type Dispatch, memo } from 'react';
import type { ZoneType } from '#core/templates/template.ts';
import { cn } from '#web/ui/class-names.ts';
import type { LiveSample } from '../live/live-sample.ts';
import type { EditorAction } from '../state/editor-reducer.ts';
import type { Scene } from '../state/history.ts';

const ICONS: Record<ZoneType, typeof Type> = { text: Type, table: Table2, checkbox: CheckSquare, date: Calendar };

interface ZoneSummaryProps {
  scene: Scene;
  pages: number;
  live: LiveSample | null;
  dispatch: Dispatch<EditorAction>;
}

/** All zones of the template by name; a click selects one and opens its page. */
export const ZoneSummary = memo(function ZoneSummary({ scene, pages, live, dispatch }: ZoneSummaryProps) {
  const { zones, selected } = scene;
  const required = zones.filter((zone) => zone.required).length;
  const ruleless = zones.filter((zone) => zone.rules.length === 0).length;
  return (
    <section aria-label="Zone summary" className="min-h-0">
      <div className="flex items-baseline justify-between gap-2">
        <h2 className="font-semibold text-sm">Zones</h2>
        <p className="text-faded text-xs tabular-nums">
          {zones.length} {zones.length === 1 ? 'zone' : 'zones'}, {required} required
        </p>
      </div>
      {zones.length === 0 ? (
        <p className="mt-1 text-faded text-sm">No zones yet: draw the first one on the page.</p>
      ) : (
        <ul className="mt-1.5 -mr-1 max-h-72 space-y-px overflow-y-auto pr-1 max-lg:max-h-40">
          {zones.map((zone) => {
            const Icon = ICONS[zone.type];
            const isSelected = selected.includes(zone.id);
            const value = live?.read(zone)?.value?.value ?? null;
            return (
              <li key={zone.id}>
                <button
                  type="button"
                  aria-pressed={isSelected}
                  onClick={(event) => dispatch({ type: 'selected', id: zone.id, isAdding: event.shiftKey })}
                  className={cn(
                    'flex min-h-8 w-full items-center gap-2 rounded-control px-2 py-0.5 text-left text-sm coarse:min-h-11',
                    isSelected ? 'bg-accent-soft text-accent-strong' : 'hover:bg-well',
                  )}
                >
                  <Icon aria-hidden className="size-3.5 shrink-0 text-faded" />
                  <span className="min-w-0 flex-1">
                    <span className="block truncate">{zone.name}</span>
                    {value !== null && zone.type !== 'table' && (
                      <span className="block truncate text-faded text-xs tabular-nums">{value}</span>
                    )}
                  </span>
                  {zone.required && <span className="text-faded text-xs">required</span>}
                  <span className="text-faded text-xs tabular-nums">
                    {pages > 1 ? `p. ${zone.pageNumber}` : ''}
                    <span className="sr-only">
                      , {zone.rules.length} {zone.rules.length === 1 ? 'rule' : 'rules'}
                    </span>
                  </span>
                </button>
              </li>
            );
          })}
        </ul>
      )}
      {ruleless > 0 && (
        <p className="mt-1.5 text-faded text-xs">
          {ruleless === zones.length ? 'No zone has a rule yet' : `${ruleless} without a rule`}: such a zone gives its
          whole text.
        </p>
      )}
    </section>
  );
});
