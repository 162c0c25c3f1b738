import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { Popover } from 'radix-ui';
import { type FormEvent, useId, useState } from 'react';
import type { EntityWire } from '#contracts/entity.ts';
import { messageOf } from '#web/api/errors.ts';
import { correctEntity, refreshDocuments } from '#web/documents/documents-queries.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { Input } from '#web/ui/input.tsx';
import { useEntityFocus } from './entity-focus.ts';
import { labelName } from './group-entities.ts';

/** A pencil that opens a small form for the right value, beside the wrong one. */
export function EditValue({ entity }: { entity: EntityWire }) {
  const [open, setOpen] = useState(false);
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger asChild>
        <Button variant="ghost" icon tabIndex={-1} aria-label={`Correct ${labelName(entity.label)}`}>
          <Pencil aria-hidden />
        </Button>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          align="end"
          sideOffset={4}
          collisionPadding={12}
          aria-label={`Correct ${labelName(entity.label)}`}
          className="z-50 w-80 max-w-[calc(100vw-1.5rem)] animate-appear rounded-card border border-line bg-paper p-3 shadow-float"
        >
          <CorrectionForm entity={entity} onDone={() => setOpen(false)} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

function CorrectionForm({ entity, onDone }: { entity: EntityWire; onDone: () => void }) {
  const { documentId } = useEntityFocus();
  const client = useQueryClient();
  const id = useId();
  const [value, setValue] = useState(entity.value);
  const correction = useMutation({
    mutationFn: () => correctEntity(documentId, entity.id, value.trim()),
    onSuccess: async () => {
      await refreshDocuments(client);
      onDone();
    },
  });
  const unchanged = value.trim() === '' || value.trim() === entity.value;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!unchanged && !correction.isPending) correction.mutate();
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-2">
      <label htmlFor={id} className="font-medium text-sm">
        {labelName(entity.label)}
      </label>
      <Input id={id} value={value} onChange={(event) => setValue(event.target.value)} autoComplete="off" />
      <p className="wrap-anywhere text-faded text-xs">Printed as “{entity.text}”</p>
      {correction.isError && <ErrorBox>{messageOf(correction.error)}</ErrorBox>}
      <div className="flex justify-end gap-2">
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
