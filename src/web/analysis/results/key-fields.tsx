import { Plus } from 'lucide-react';
import type { EntityWire } from '#contracts/entity.ts';
import { KEY_FIELDS } from '#core/labels.ts';
import { EditButton } from '#web/entities/edit-button.tsx';
import { EditValue } from '#web/entities/edit-value.tsx';
import { useEntityFocus } from '#web/entities/entity-focus.ts';
import { labelName } from '#web/entities/group-entities.ts';
import { SourceIcon } from '#web/entities/source-badge.tsx';
import { StateIcon } from '#web/entities/state-icon.tsx';
import { useValueButton } from '#web/entities/use-value-button.ts';
import { formatDay } from '#web/format/dates.ts';
import { formatMoney } from '#web/format/money.ts';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { ConfidenceBar } from '#web/ui/confidence-bar.tsx';

/** The eight fields that make an invoice complete, found or not. */
export function KeyFields({ entities }: { entities: Readonly<Record<string, readonly EntityWire[]>> }) {
  const { startAdding } = useEntityFocus();
  const first = KEY_FIELDS.flatMap((field) => entities[field]?.[0] ?? []);
  return (
    <section aria-labelledby="key-fields">
      <h2 id="key-fields" className="mb-1.5 font-semibold">
        Key Fields
      </h2>
      <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-paper">
        {KEY_FIELDS.map((field) => {
          const entity = entities[field]?.[0];
          if (entity) return <KeyField key={entity.id} entity={entity} isFirst={entity === first[0]} />;
          return (
            <li key={field} className="flex min-h-9 items-center gap-3 py-0.5 pr-1.5 pl-9.5 text-faded">
              <span className="w-26 shrink-0 text-sm">{labelName(field)}</span>
              <span className="flex-1">Not found</span>
              {startAdding && (
                <Button variant="ghost" aria-label={`Add ${labelName(field)}`} onClick={() => startAdding(field)}>
                  <Plus aria-hidden /> Add
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function KeyField({ entity, isFirst }: { entity: EntityWire; isFirst: boolean }) {
  const { state, active, editing, edit, leave, close, button } = useValueButton(entity);
  if (editing) {
    return (
      <li>
        <EditValue entity={entity} onLeave={leave} onClose={close} />
      </li>
    );
  }
  return (
    <li className={cn('flex items-center gap-1 px-1.5 transition-colors duration-150', active && 'bg-accent-soft')}>
      <StateIcon state={state} />
      <button
        {...button}
        // Without doubtful values the first field lets the keyboard in.
        tabIndex={isFirst ? 0 : button.tabIndex}
        className="flex min-h-9 min-w-0 flex-1 flex-wrap items-center gap-x-3 px-1 py-1 text-left focus-visible:-outline-offset-2 coarse:min-h-11"
      >
        <span className="w-26 shrink-0 text-faded text-sm">{labelName(entity.label)}</span>
        <span className="wrap-anywhere line-clamp-3 min-w-28 flex-1 font-medium tabular-nums">
          {shownValue(entity)}
        </span>
        <ConfidenceBar
          confidence={entity.confidence}
          muted={state === 'rule_failed'}
          className="w-33 shrink-0 [&>span:first-child]:w-8"
        />
      </button>
      <SourceIcon entity={entity} />
      <EditButton entity={entity} onEdit={edit} />
    </li>
  );
}

/** Amounts and dates in the reader's way of writing, everything else as printed. */
function shownValue(entity: EntityWire): string {
  if (/_AMOUNT$/.test(entity.label) && /^-?\d+(\.\d+)?$/.test(entity.value)) {
    return formatMoney(entity.value, entity.currency);
  }
  if (/_DATE$/.test(entity.label)) return formatDay(entity.value);
  return entity.value || entity.text;
}
