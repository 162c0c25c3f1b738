import { ArrowUpRight, Check, CircleCheck, Flag, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import type { CheckWire, EntityWire } from '#contracts/entity.ts';
import { analysisLink } from '#web/document-list/analysis-link.ts';
import { useEntityFocus } from '#web/entities/entity-focus.ts';
import { labelName } from '#web/entities/group-entities.ts';
import { likelyValue } from '#web/entities/likely-value.ts';
import { useEntityActions } from '#web/entities/use-entity-actions.ts';
import { formatAmount } from '#web/format/money.ts';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';

const MARKS = {
  fail: { icon: Flag, colour: 'text-bad', word: 'Failed' },
  warning: { icon: TriangleAlert, colour: 'text-warn', word: 'Warning' },
  pass: { icon: CircleCheck, colour: 'text-ok', word: 'Passed' },
} as const;

interface CheckRowProps {
  check: CheckWire;
  entities: readonly EntityWire[];
}

/** A check with the values it speaks of, what it proposes instead, and the other document it names. */
export function CheckRow({ check, entities }: CheckRowProps) {
  const { icon: Icon, colour, word } = MARKS[check.status];
  const passed = check.status === 'pass';
  const involved = passed ? [] : entities.filter(({ id }) => check.entity_ids.includes(id));
  const other = passed ? undefined : check.params.document_id;
  const likely = likelyValue(check, entities);
  return (
    <li className="flex gap-2">
      <Icon aria-label={word} className={cn('mt-0.5 size-4 shrink-0', colour)} />
      <div className="min-w-0">
        <p className={cn('wrap-anywhere', passed ? 'text-faded' : 'font-medium')}>{check.message}</p>
        {(involved.length > 0 || likely || other) && (
          <div className="mt-1.5 flex flex-wrap gap-1.5">
            {involved.map((entity) => (
              <InvolvedValue key={entity.id} entity={entity} />
            ))}
            {likely && <AcceptLikely {...likely} />}
            {other && (
              <Button asChild className="h-7 px-2 text-sm">
                <Link to={analysisLink(other)}>
                  <ArrowUpRight aria-hidden /> {check.params.filename ?? 'Open the other document'}
                </Link>
              </Button>
            )}
          </div>
        )}
      </div>
    </li>
  );
}

function InvolvedValue({ entity }: { entity: EntityWire }) {
  const { show, setActiveId } = useEntityFocus();
  return (
    <button
      type="button"
      onClick={() => show(entity, true)}
      onFocus={() => setActiveId(entity.id)}
      onBlur={() => setActiveId(null)}
      onPointerEnter={() => setActiveId(entity.id)}
      onPointerLeave={() => setActiveId(null)}
      className="min-h-7 max-w-full truncate rounded-control border border-line bg-paper px-2 text-sm tabular-nums hover:border-field coarse:min-h-11"
    >
      <span className="text-faded">{labelName(entity.label)}</span>{' '}
      {entity.source === 'user' ? entity.value : entity.text || entity.value}
    </button>
  );
}

/** Sets the value to what the check says, at once; the message that follows offers the way back. */
function AcceptLikely({ entity, value }: { entity: EntityWire; value: string }) {
  const { documentId } = useEntityFocus();
  const actions = useEntityActions(documentId);
  const shown = /^-?\d+(\.\d+)?$/.test(value) ? formatAmount(value) : value;
  return (
    <Button
      variant="primary"
      className="h-7 px-2 text-sm"
      aria-label={`Set ${labelName(entity.label)} to ${shown}`}
      onClick={() => void actions.accept(entity, value, shown)}
    >
      <Check aria-hidden /> Set to {shown}
    </Button>
  );
}
