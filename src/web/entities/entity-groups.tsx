import { ChevronRight } from 'lucide-react';
import { KEY_FIELDS } from '#core/labels.ts';
import { EntityCard } from './entity-card.tsx';
import { useEntityFocus } from './entity-focus.ts';
import { entityColour, entityIcon } from './entity-look.ts';
import type { EntityGroup } from './filter-entities.ts';
import { isKeyField, labelName } from './group-entities.ts';
import { needsLook, valueState } from './review-order.ts';

interface EntityGroupsProps {
  groups: readonly EntityGroup[];
  /** The key fields are listed above already: they come last, folded. */
  foldKeyFields: boolean;
}

/** Entities by type, each type with its count. */
export function EntityGroups({ groups, foldKeyFields }: EntityGroupsProps) {
  const { failed } = useEntityFocus();
  const folded = foldKeyFields ? groups.filter(({ label }) => isKeyField(label)) : [];
  const open = groups.filter((group) => !folded.includes(group));
  const first = open[0]?.entities[0];
  // Of each key field the first is shown above; another one that needs a look must not hide.
  const hidesDoubt = folded.some(({ entities }) => entities.slice(1).some((one) => needsLook(valueState(one, failed))));
  return (
    <>
      {open.map((group) => (
        <Group key={group.label} group={group} stopId={first?.id ?? null} />
      ))}
      {folded.length > 0 && (
        <details className="group/fold rounded-card border border-line border-dashed" open={hidesDoubt || undefined}>
          <summary className="flex min-h-9 list-none items-center gap-2 px-3 text-faded coarse:min-h-11">
            <ChevronRight aria-hidden className="size-4 transition-transform group-open/fold:rotate-90" />
            Key fields, listed above
            <span className="tabular-nums">
              ({folded.length} of {KEY_FIELDS.length})
            </span>
          </summary>
          <div className="flex flex-col gap-3 p-3 pt-1">
            {folded.map((group) => (
              <Group key={group.label} group={group} stopId={null} />
            ))}
          </div>
        </details>
      )}
    </>
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
