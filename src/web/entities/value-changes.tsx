import { useQuery } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import type { EntityWire } from '#contracts/entity.ts';
import { formatDateTime } from '#web/format/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { documentHistoryQuery } from './entity-calls.ts';
import { useEntityFocus } from './entity-focus.ts';
import { useEntityActions } from './use-entity-actions.ts';
import { changesOf, changeText } from './value-history.ts';

/** What people changed about a value, the latest first, and the way back; nothing where nobody changed it. */
export function ValueChanges({ entity }: { entity: EntityWire }) {
  const { documentId } = useEntityFocus();
  const { data: history } = useQuery({ ...documentHistoryQuery(documentId), enabled: entity.source === 'user' });
  const actions = useEntityActions(documentId);
  const changes = changesOf(history ?? [], entity.id).toReversed();
  if (changes.length === 0) return null;
  return (
    <section aria-label="History" className="flex flex-col gap-1.5 text-xs">
      <ol className="flex flex-col gap-1">
        {changes.map((change) => (
          <li key={change.at} className="wrap-anywhere">
            {changeText(change)}{' '}
            <time dateTime={change.at} className="whitespace-nowrap text-faded tabular-nums">
              {formatDateTime(change.at)}
            </time>
          </li>
        ))}
      </ol>
      {entity.original !== undefined && (
        <Button variant="link" className="self-start text-xs" onClick={() => void actions.restore(entity.id)}>
          <Undo2 aria-hidden /> Back to “{entity.original}”
        </Button>
      )}
    </section>
  );
}
