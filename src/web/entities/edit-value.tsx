import { useMutation } from '@tanstack/react-query';
import { Pencil, X } from 'lucide-react';
import { Popover } from 'radix-ui';
import { type FormEvent, useId, useRef, useState } from 'react';
import type { EntityWire } from '#contracts/entity.ts';
import { messageOf } from '#web/api/errors.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { Input } from '#web/ui/input.tsx';
import { dismissAndMove } from './dismiss-and-move.ts';
import { useEntityFocus } from './entity-focus.ts';
import { labelName } from './group-entities.ts';
import { useEntityActions } from './use-entity-actions.ts';
import { ValueChanges } from './value-changes.tsx';

/** A pencil that opens a small form for the right value, beside the wrong one. */
export function EditValue({ entity }: { entity: EntityWire }) {
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const name = `Correct ${labelName(entity.label)}`;
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger asChild>
        <Button ref={trigger} variant="ghost" icon tabIndex={-1} data-edit aria-label={name}>
          <Pencil aria-hidden />
        </Button>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          align="end"
          sideOffset={4}
          collisionPadding={12}
          aria-label={name}
          onCloseAutoFocus={(event) => {
            // Back to the value, where the walk goes on, not to the pencil beside it.
            const value = trigger.current?.closest('li')?.querySelector<HTMLElement>('[data-value]');
            if (!value) return;
            event.preventDefault();
            value.focus({ preventScroll: true });
          }}
          className="z-50 flex w-80 max-w-[calc(100vw-1.5rem)] animate-appear flex-col gap-3 rounded-card border border-line bg-paper p-3 shadow-float"
        >
          <CorrectionForm entity={entity} trigger={trigger} onDone={() => setOpen(false)} />
          <ValueChanges entity={entity} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

interface CorrectionFormProps {
  entity: EntityWire;
  trigger: React.RefObject<HTMLElement | null>;
  onDone: () => void;
}

function CorrectionForm({ entity, trigger, onDone }: CorrectionFormProps) {
  const { documentId, likely } = useEntityFocus();
  const actions = useEntityActions(documentId);
  const id = useId();
  const [value, setValue] = useState(entity.value);
  const correction = useMutation({
    mutationFn: () => actions.correct(entity, value.trim()),
    onSuccess: onDone,
  });
  const proposal = likely?.get(entity.id);
  const unchanged = value.trim() === '' || value.trim() === entity.value;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!unchanged && !correction.isPending) correction.mutate();
  };
  const dismiss = () => {
    const from = trigger.current;
    onDone();
    void dismissAndMove(actions, entity, from);
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-2">
      <label htmlFor={id} className="font-medium text-sm">
        {labelName(entity.label)}
      </label>
      <Input
        id={id}
        value={value}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setValue(event.target.value)}
        autoComplete="off"
      />
      {proposal && value !== proposal && (
        <Button className="self-start" onClick={() => setValue(proposal)}>
          Likely {proposal}
        </Button>
      )}
      {entity.text !== '' && <p className="wrap-anywhere text-faded text-xs">Printed as “{entity.text}”</p>}
      {correction.isError && <ErrorBox>{messageOf(correction.error)}</ErrorBox>}
      <div className="flex gap-2">
        <Button variant="ghost" className="-ml-2 mr-auto text-bad hover:text-bad" onClick={dismiss}>
          <X aria-hidden /> Dismiss
        </Button>
        <Button variant="ghost" onClick={onDone}>
          Cancel
        </Button>
        <Button type="submit" variant="primary" aria-disabled={unchanged || correction.isPending} className="h-8">
          {correction.isPending ? 'Saving...' : 'Save'}
        </Button>
      </div>
    </form>
  );
}
