import { Plus } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { DismissedValues } from './dismissed-values.tsx';
import { EntityFilters } from './entity-filters.tsx';
import { useEntityFocus } from './entity-focus.ts';
import { EntityGroups } from './entity-groups.tsx';
import { type EntityFilter, type EntityGroup, filterGroups, isFiltering, NO_FILTER } from './filter-entities.ts';

interface AllEntitiesProps {
  groups: readonly EntityGroup[];
  filter: EntityFilter;
  onFilter: (filter: EntityFilter) => void;
  /** The key fields stand above already. */
  foldKeyFields?: boolean;
}

/** Every entity, searchable and filtered, in groups by type. */
export function AllEntities({ groups, filter, onFilter, foldKeyFields = false }: AllEntitiesProps) {
  const { startAdding } = useEntityFocus();
  const applied = useDeferredValue(filter);
  const shown = useMemo(() => filterGroups(groups, applied), [groups, applied]);
  const countShown = shown.reduce((sum, group) => sum + group.entities.length, 0);
  return (
    <section aria-labelledby="all-entities" className="flex flex-col gap-3">
      <div className="flex min-h-8 items-center justify-between gap-2">
        <h2 id="all-entities" className="font-semibold">
          All Entities
        </h2>
        {startAdding && (
          <Button onClick={() => startAdding(null)}>
            <Plus aria-hidden /> Add value
          </Button>
        )}
      </div>
      <EntityFilters filter={filter} labels={groups.map((group) => group.label)} onChange={onFilter} />
      <p role="status" className="sr-only">
        {isFiltering(applied) ? `${countShown} ${countShown === 1 ? 'entity' : 'entities'} shown` : ''}
      </p>
      {shown.length === 0 && (
        <EmptyState
          title="No Results Found"
          className="rounded-card border border-line border-dashed py-8"
          actions={isFiltering(filter) && <Button onClick={() => onFilter(NO_FILTER)}>Clear filters</Button>}
        >
          {isFiltering(filter)
            ? 'No entity matches. Try another word, a lower confidence or all types.'
            : 'The analysis found no entities in this document.'}
        </EmptyState>
      )}
      {/* Whoever searches wants to see what was found. */}
      <EntityGroups groups={shown} foldKeyFields={foldKeyFields && !isFiltering(applied)} />
      <DismissedValues />
    </section>
  );
}
