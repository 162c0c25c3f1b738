import { Search, SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import { type EntityFilter, NO_FILTER, SEARCH_FIELDS, type SearchField } from './filter-entities.ts';
import { labelName } from './group-entities.ts';

interface EntityFiltersProps {
  filter: EntityFilter;
  /** The types to choose from. */
  labels: readonly string[];
  onChange: (filter: EntityFilter) => void;
}

// Radix's Select has no empty value.
const ALL = '*';
const FIELDS = Object.entries(SEARCH_FIELDS).map(([value, label]) => ({ value: value as SearchField, label }));

export function EntityFilters({ filter, labels, onChange }: EntityFiltersProps) {
  const [advanced, setAdvanced] = useState(filter.field !== NO_FILTER.field || filter.minimumConfidence > 0);
  const panel = useId();
  const types = [{ value: ALL, label: 'All types' }, ...labels.map((value) => ({ value, label: labelName(value) }))];
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap gap-2">
        <div className="relative min-w-44 flex-1">
          <Search
            aria-hidden
            className="pointer-events-none absolute top-1/2 left-2.5 size-4 -translate-y-1/2 text-faded"
          />
          <Input
            type="search"
            aria-label="Search entities"
            placeholder="Search entities"
            className="h-8 pl-8"
            value={filter.query}
            onChange={(event) => onChange({ ...filter, query: event.target.value })}
          />
        </div>
        <Select
          label="Entity type"
          value={filter.type ?? ALL}
          onChange={(value) => onChange({ ...filter, type: value === ALL ? null : value })}
          options={types}
        />
        <Button aria-expanded={advanced} aria-controls={panel} onClick={() => setAdvanced(!advanced)}>
          <SlidersHorizontal aria-hidden /> Advanced Filters
        </Button>
      </div>
      <div
        id={panel}
        hidden={!advanced}
        className="flex flex-wrap items-end gap-x-6 gap-y-3 rounded-card border border-line bg-paper p-3 [&[hidden]]:hidden"
      >
        <div className="flex flex-col gap-1">
          <span className="text-faded text-xs">Search in</span>
          <Select
            label="Search in"
            value={filter.field}
            onChange={(field) => onChange({ ...filter, field })}
            options={FIELDS}
          />
        </div>
        <div className="flex min-w-48 flex-1 flex-col gap-1.5">
          <span className="flex justify-between text-faded text-xs">
            <label htmlFor={`${panel}-confidence`}>Minimum confidence</label>
            <span className="text-ink tabular-nums">{Math.round(filter.minimumConfidence * 100)}%</span>
          </span>
          <input
            id={`${panel}-confidence`}
            type="range"
            min={0}
            max={1}
            step={0.1}
            value={filter.minimumConfidence}
            aria-valuetext={`${Math.round(filter.minimumConfidence * 100)}%`}
            onChange={(event) => onChange({ ...filter, minimumConfidence: Number(event.target.value) })}
            className="h-8 w-full accent-accent"
          />
        </div>
      </div>
    </div>
  );
}
