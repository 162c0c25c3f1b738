import { useMutation } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { type FocusEvent, type FormEvent, type KeyboardEvent, useCallback, useId } from 'react';
import type { EntityWire } from '#contracts/entity.ts';
import { useFormDraft } from '#web/frame/use-draft.ts';
import { Button } from '#web/ui/button.tsx';
import { Input } from '#web/ui/input.tsx';
import { dismissAndMove } from './dismiss-and-move.ts';
import { useEntityFocus } from './entity-focus.ts';
import { labelName } from './group-entities.ts';
import { TypedReadings } from './typed-readings.tsx';
import { useEntityActions } from './use-entity-actions.ts';
import { ValueChanges } from './value-changes.tsx';

interface EditValueProps {
  entity: EntityWire;
  /** Back to the value. */
  onLeave: () => void;
  /** The focus went on. */
  onClose: () => void;
}

/** The right value, typed where the wrong one stands. Enter goes on to the next value that needs a look. */
export function EditValue({ entity, onLeave, onClose }: EditValueProps) {
  const { documentId, likely, rows, setActiveId, showWhole, walkOn } = useEntityFocus();
  const actions = useEntityActions(documentId);
  const id = useId();
  const [value, setValue] = useFormDraft(`correction:${documentId}:${entity.id}`, entity.value);
  const goOn = () => (walkOn?.(entity.id) ? onClose() : onLeave());
  const correction = useMutation({
    mutationFn: (wanted: string) => actions.correct(entity, wanted.trim()),
    onSuccess: goOn,
  });
  const proposal = likely?.get(entity.id);
  const unchanged = value.trim() === entity.value;
  const empty = value.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (unchanged) goOn();
    else if (!empty && !correction.isPending) correction.mutate(value);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    onLeave();
    showWhole?.();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (currentTarget.contains(relatedTarget)) return;
    setActiveId(null);
    if (!unchanged || !relatedTarget) return;
    if (!document.querySelector(':active')) return onClose();
    // While a button is held nothing may move from under the pointer: its click would be lost.
    const giveWay = () => {
      if (!currentTarget.contains(document.activeElement)) onClose();
    };
    window.addEventListener('pointerup', () => setTimeout(giveWay), { once: true });
  };
  const field = useCallback(
    (element: HTMLInputElement | null) => {
      if (!element) return;
      element.focus({ preventScroll: true });
      element.select();
      element.form?.scrollIntoView({ block: 'nearest' });
      return rows.register({ id: entity.id, element, doubtful: false });
    },
    [rows, entity.id],
  );
  return (
    <form
      aria-label={`Correct ${labelName(entity.label)} ${entity.text || entity.value}`}
      onSubmit={submit}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
      className="flex flex-col gap-2 bg-accent-soft py-1.5 pr-1.5 pl-9.5"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <label htmlFor={id} className="w-26 shrink-0 text-faded text-sm">
          {labelName(entity.label)}
        </label>
        <Input
          ref={field}
          id={id}
          value={value}
          onFocus={() => setActiveId(entity.id)}
          onChange={(event) => {
            setValue(event.target.value);
            correction.reset();
          }}
          autoComplete="off"
          className="h-8 min-w-32 flex-1"
        />
        <span className="flex gap-1">
          <Button type="submit" variant="primary" aria-disabled={empty || correction.isPending} className="h-8 px-3">
            {correction.isPending ? 'Saving...' : 'Save'}
          </Button>
          <Button variant="ghost" onClick={onLeave}>
            Cancel
          </Button>
        </span>
      </div>
      {correction.isError && <TypedReadings error={correction.error} onChoose={correction.mutate} />}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {proposal && value !== proposal && <Button onClick={() => setValue(proposal)}>Likely {proposal}</Button>}
        {entity.text !== '' && <p className="wrap-anywhere text-faded text-xs">Printed as “{entity.text}”</p>}
        <Button
          variant="ghost"
          className="ml-auto text-bad hover:text-bad"
          onClick={() => void dismissAndMove(actions, entity, rows)}
        >
          <X aria-hidden /> Dismiss
        </Button>
      </div>
      <ValueChanges entity={entity} />
    </form>
  );
}
