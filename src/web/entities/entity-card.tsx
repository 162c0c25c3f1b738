import { ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import type { EntityWire } from '#contracts/entity.ts';
import type { PageKey } from '#web/frame/page-keys.ts';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { ConfidenceBar } from '#web/ui/confidence-bar.tsx';
import { EditButton } from './edit-button.tsx';
import { EditValue } from './edit-value.tsx';
import { cutPattern } from './entity-figures.ts';
import { labelName } from './group-entities.ts';
import { needsLook } from './review-order.ts';
import { SourceBadge } from './source-badge.tsx';
import { StateIcon } from './state-icon.tsx';
import { useValueButton } from './use-value-button.ts';
import { ValueChanges } from './value-changes.tsx';

/** What a card does with keys itself, for the list of keys. */
export const CARD_KEYS: readonly PageKey[] = [{ key: '← →', description: 'Fold or unfold its details' }];

/** One entity with its confidence and source; details unfold. `stop` as in `useValueButton`. */
export function EntityCard({ entity, stop }: { entity: EntityWire; stop: boolean | null }) {
  const [open, setOpen] = useState(false);
  const details = useId();
  const { state, active, editing, edit, leave, close, button } = useValueButton(entity, stop);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    button.onKeyDown(event);
    if (event.key === 'ArrowRight') setOpen(true);
    if (event.key === 'ArrowLeft') setOpen(false);
  };
  if (editing) {
    return (
      <li>
        <EditValue entity={entity} onLeave={leave} onClose={close} />
      </li>
    );
  }
  return (
    <li className={cn('transition-colors duration-150', active && 'bg-accent-soft')}>
      <div className="flex items-center gap-0.5 pr-1.5">
        {(needsLook(state) || state === 'confirmed_by_person') && <StateIcon state={state} />}
        <button
          {...button}
          onKeyDown={onKeyDown}
          className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2 text-left focus-visible:-outline-offset-2"
        >
          <span className="min-w-32 flex-1">
            <span className="block text-faded text-xs">{labelName(entity.label)}</span>
            <span className="wrap-anywhere block font-medium tabular-nums">{shownText(entity)}</span>
          </span>
          <ConfidenceBar confidence={entity.confidence} muted={state === 'rule_failed'} className="w-38 shrink-0" />
        </button>
        <SourceBadge entity={entity} />
        <EditButton entity={entity} onEdit={edit} />
        <Button
          variant="ghost"
          icon
          tabIndex={-1}
          aria-expanded={open}
          aria-controls={details}
          aria-label={`Details of ${labelName(entity.label)} ${entity.text}`}
          onClick={() => setOpen(!open)}
        >
          <ChevronRight aria-hidden className={cn('transition-transform duration-150', open && 'rotate-90')} />
        </Button>
      </div>
      <dl
        id={details}
        hidden={!open}
        className="grid grid-cols-[7rem_1fr] gap-x-3 gap-y-1 px-3 pb-3 text-sm [&[hidden]]:hidden"
      >
        <Detail name="Context">{entity.context}</Detail>
        {entity.value !== entity.text && <Detail name="Value">{entity.value}</Detail>}
        {entity.matched_keyword && <Detail name="Matched label">{entity.matched_keyword}</Detail>}
        {entity.matched_pattern && (
          <Detail name="Matched pattern">
            <code className="font-mono text-xs">{cutPattern(entity.matched_pattern)}</code>
          </Detail>
        )}
        <Detail name="Analysis method">{entity.method}</Detail>
        {entity.page && <Detail name="Page">{entity.page}</Detail>}
        {open && entity.source === 'user' && (
          <Detail name="History">
            <ValueChanges entity={entity} />
          </Detail>
        )}
      </dl>
    </li>
  );
}

/** As printed; a person's value stands for what is printed. */
function shownText(entity: EntityWire): string {
  return entity.source === 'user' ? entity.value : entity.text || entity.value;
}

function Detail({ name, children }: { name: string; children: React.ReactNode }) {
  if (children === '') return null;
  return (
    <>
      <dt className="text-faded">{name}</dt>
      <dd className="wrap-anywhere min-w-0">{children}</dd>
    </>
  );
}
