import { useQuery } from '@tanstack/react-query';
import { ChevronRight, Undo2 } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { documentHistoryQuery } from './entity-calls.ts';
import { useEntityFocus } from './entity-focus.ts';
import { labelName } from './group-entities.ts';
import { useEntityActions } from './use-entity-actions.ts';
import { dismissedValues } from './value-history.ts';

/** What people dismissed in this document, each with the way back; nothing where nothing is dismissed. */
export function DismissedValues() {
  const { documentId } = useEntityFocus();
  const { data: history } = useQuery(documentHistoryQuery(documentId));
  const actions = useEntityActions(documentId);
  const dismissed = dismissedValues(history ?? []);
  if (dismissed.length === 0) return null;
  return (
    <details className="group rounded-card border border-line border-dashed">
      <summary className="flex min-h-10 list-none items-center gap-2 px-3 text-faded">
        <ChevronRight aria-hidden className="size-4 transition-transform group-open:rotate-90" />
        {dismissed.length === 1 ? '1 dismissed value' : `${dismissed.length} dismissed values`}
      </summary>
      <ul className="divide-y divide-line border-line border-t">
        {dismissed.map((entity) => {
          const name = labelName(entity.label);
          return (
            <li key={entity.id} className="flex min-h-10 items-center gap-3 px-3 py-1">
              <span className="w-28 shrink-0 text-faded text-sm">{name}</span>
              <span className="wrap-anywhere min-w-0 flex-1 text-faded line-through">
                {entity.text || entity.value}
              </span>
              <Button
                variant="ghost"
                aria-label={`Restore ${name} ${entity.text || entity.value}`}
                onClick={() => void actions.restore(entity.id)}
              >
                <Undo2 aria-hidden /> Restore
              </Button>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
