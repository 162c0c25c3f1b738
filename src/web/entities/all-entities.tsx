import { Plus } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { DismissedValues } from './dismissed-values.tsx';
import { EntityCard } from './entity-card.tsx';
import { EntityFilters } from './entity-filters.tsx';
import { useEntityFocus } from './entity-focus.ts';
import { entityColour, entityIcon } from './entity-look.ts';
import { type EntityGroup, filterGroups, isFiltering, NO_FILTER } from './filter-entities.ts';
import { isKeyField, labelName } from './group-entities.ts';

/** Every entity, searchable and filtered, in groups by type. */
export function AllEntities({ groups }: { groups: readonly EntityGroup[] }) {
  const { startAdding } = useEntityFocus();
  const [filter, setFilter] = useState(NO_FILTER);
  const applied = useDeferredValue(filter);
  const shown = useMemo(() => filterGroups(groups, applied), [groups, applied]);
  const first = shown[0]?.entities[0];
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
      <EntityFilters filter={filter} labels={groups.map((group) => group.label)} onChange={setFilter} />
      <p role="status" className="sr-only">
        {isFiltering(applied) ? `${countShown} ${countShown === 1 ? 'entity' : 'entities'} shown` : ''}
      </p>
      {shown.length === 0 && (
        <EmptyState
          title="No Results Found"
          className="rounded-card border border-line border-dashed py-8"
          actions={isFiltering(filter) && <Button onClick={() => setFilter(NO_FILTER)}>Clear filters</Button>}
        >
          {isFiltering(filter)
            ? 'No entity matches. Try another word, a lower confidence or all types.'
            : 'The analysis found no entities in this document.'}
        </EmptyState>
      )}
      {shown.map((group) => (
        <Group key={group.label} group={group} stopId={first?.id ?? null} />
      ))}
      <DismissedValues />
    </section>
  );
}

function Group({ group, stopId }: { group: EntityGroup; stopId: string | null }) {
  const Icon = entityIcon(group.label);
  return (
    <section aria-label={labelName(group.label)}>
      <h3 className="mb-1.5 flex items-center gap-2 text-sm">
        <Icon aria-hidden className="size-4" style={{ color: entityColour(group.label) }} />
        <span className="font-medium" title={group.label}>
          {labelName(group.label)}
        </span>
        <span className="text-faded tabular-nums">({group.entities.length})</span>
      </h3>
      <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-paper">
        {group.entities.map((entity, index) => (
          <EntityCard
            key={entity.id}
            entity={entity}
            // A doubtful key field has its stop among the key fields already.
            stop={entity.id === stopId ? true : index === 0 && isKeyField(group.label) ? false : null}
          />
        ))}
      </ul>
    </section>
  );
}
