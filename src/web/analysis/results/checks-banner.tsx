import { ChevronRight, CircleCheck, Flag, TriangleAlert } from 'lucide-react';
import type { DocumentEntities } from '#contracts/document.ts';
import type { CheckWire, EntityWire } from '#contracts/entity.ts';
import { cn } from '#web/ui/class-names.ts';
import { useEntityFocus } from './entity-focus.ts';
import { labelName } from './group-entities.ts';

interface ChecksBannerProps {
  checks: readonly CheckWire[];
  warnings: NonNullable<DocumentEntities['warnings']>;
  entities: readonly EntityWire[];
}

/** What the checks and the reader found: open when something is off, one quiet line otherwise. */
export function ChecksBanner({ checks, warnings, entities }: ChecksBannerProps) {
  if (checks.length === 0 && warnings.length === 0) return null;
  const failed = checks.filter((check) => check.status === 'fail');
  const warned = checks.filter((check) => check.status === 'warning');
  const passed = checks.filter((check) => check.status === 'pass');
  const look = failed.length + warned.length + warnings.length;
  const tone = failed.length > 0 ? 'bad' : look > 0 ? 'warn' : 'ok';
  const Icon = { bad: Flag, warn: TriangleAlert, ok: CircleCheck }[tone];
  return (
    <details
      open={look > 0}
      className={cn(
        'group rounded-card border',
        { bad: 'border-bad/40 bg-bad-soft', warn: 'border-warn/40 bg-warn-soft', ok: 'border-line bg-paper' }[tone],
      )}
    >
      <summary className="flex min-h-10 list-none items-center gap-2 px-3 font-medium">
        <Icon
          aria-hidden
          className={cn('size-4 shrink-0', { bad: 'text-bad', warn: 'text-warn', ok: 'text-ok' }[tone])}
        />
        <span className="flex-1">{summary(passed.length, look)}</span>
        <ChevronRight aria-hidden className="size-4 text-faded transition-transform group-open:rotate-90" />
      </summary>
      <ul className="flex flex-col gap-2.5 px-3 pb-3">
        {warnings.map((warning) => (
          <li key={`${warning.code} ${warning.page ?? ''}`} className="flex gap-2">
            <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warn" />
            <span>
              {warning.message}
              {warning.page && <span className="text-faded"> Page {warning.page}.</span>}
            </span>
          </li>
        ))}
        {[...failed, ...warned, ...passed].map((check, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one check can report several times; the list never reorders
          <CheckRow key={`${check.id} ${index}`} check={check} entities={entities} />
        ))}
      </ul>
    </details>
  );
}

function summary(passed: number, look: number): string {
  if (look === 0) return passed === 1 ? '1 check passed' : `${passed} checks passed`;
  const off = look === 1 ? '1 thing needs a look' : `${look} things need a look`;
  return passed === 0 ? off : `${off}, ${passed} ${passed === 1 ? 'check' : 'checks'} passed`;
}

const MARKS = {
  fail: { icon: Flag, colour: 'text-bad', word: 'Failed' },
  warning: { icon: TriangleAlert, colour: 'text-warn', word: 'Warning' },
  pass: { icon: CircleCheck, colour: 'text-ok', word: 'Passed' },
} as const;

function CheckRow({ check, entities }: { check: CheckWire; entities: readonly EntityWire[] }) {
  const { show, setActiveId } = useEntityFocus();
  const { icon: Icon, colour, word } = MARKS[check.status];
  const involved = check.status === 'pass' ? [] : entities.filter(({ id }) => check.entity_ids.includes(id));
  return (
    <li className="flex gap-2">
      <Icon aria-label={word} className={cn('mt-0.5 size-4 shrink-0', colour)} />
      <div className="min-w-0">
        <p className={check.status === 'pass' ? 'text-faded' : 'font-medium'}>{check.message}</p>
        {involved.length > 0 && (
          <p className="mt-1 flex flex-wrap gap-1.5">
            {involved.map((entity) => (
              <button
                key={entity.id}
                type="button"
                onClick={() => show(entity, true)}
                onFocus={() => setActiveId(entity.id)}
                onBlur={() => setActiveId(null)}
                onPointerEnter={() => setActiveId(entity.id)}
                onPointerLeave={() => setActiveId(null)}
                className="max-w-full truncate rounded-control border border-line bg-paper px-2 py-0.5 text-sm tabular-nums hover:border-field"
              >
                <span className="text-faded">{labelName(entity.label)}</span> {entity.text}
              </button>
            ))}
          </p>
        )}
      </div>
    </li>
  );
}
