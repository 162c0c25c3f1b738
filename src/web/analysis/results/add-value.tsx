import { useMutation } from '@tanstack/react-query';
import { Crosshair, MapPin, X } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { EntityWire } from '#contracts/entity.ts';
import { LABELS } from '#core/labels.ts';
import { labelName } from '#web/entities/group-entities.ts';
import { TypedReadings } from '#web/entities/typed-readings.tsx';
import { useEntityActions } from '#web/entities/use-entity-actions.ts';
import { useFormDraft } from '#web/frame/use-draft.ts';
import { Button } from '#web/ui/button.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import type { Pick } from '#web/viewer/page-picker.tsx';

interface AddValueProps {
  documentId: string;
  /** The type to begin with. */
  label: string;
  /** Further types of this document, such as a template's own. */
  ownLabels: readonly string[];
  picked: Pick | null;
  picking: boolean;
  onPicking: (picking: boolean) => void;
  onUnpick: () => void;
  /** The new value, or null when nothing was added. */
  onDone: (added: EntityWire | null) => void;
}

/** A value the machine missed: its type, its text, and where it stands on the page, if a person shows it. */
export function AddValue(props: AddValueProps) {
  const { documentId, ownLabels, picked, picking, onPicking, onUnpick, onDone } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const actions = useEntityActions(documentId);
  const [label, setLabel] = useState(props.label);
  const [value, setValue] = useFormDraft(`addition:${documentId}:${props.label}`, '');
  const [taken, setTaken] = useState<Pick | null>(null);
  if (picked !== taken) {
    setTaken(picked);
    // What was typed stands; what came from an earlier place follows to the next.
    if (picked?.text && (value.trim() === '' || value === taken?.text)) setValue(picked.text);
  }
  const addition = useMutation({
    mutationFn: (wanted: string) =>
      actions.add({ label, value: wanted.trim(), ...(picked ? { page: picked.page, box: picked.box } : {}) }),
    onSuccess: onDone,
  });

  useEffect(() => {
    input.current?.scrollIntoView({ block: 'nearest' });
    input.current?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    if (picked) input.current?.focus();
  }, [picked]);

  const empty = value.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!empty && !addition.isPending) addition.mutate(value);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    // Keys of the open list of types come here too; they are the list's own.
    if (event.key !== 'Escape' || !(event.target instanceof Node) || !event.currentTarget.contains(event.target))
      return;
    event.preventDefault();
    if (picking) onPicking(false);
    else onDone(null);
  };
  const labels = [...LABELS, ...ownLabels.filter((own) => !(LABELS as readonly string[]).includes(own))];
  return (
    <form
      aria-label="Add a value"
      onSubmit={submit}
      onKeyDown={onKeyDown}
      className="flex animate-appear flex-col gap-3 rounded-card border border-accent bg-paper p-3"
    >
      <div className="flex items-center justify-between gap-2">
        <h2 className="font-semibold">Add a value</h2>
        <Button variant="ghost" icon aria-label="Close" className="-my-1 -mr-1" onClick={() => onDone(null)}>
          <X aria-hidden />
        </Button>
      </div>
      <div className="grid grid-cols-[auto_1fr] gap-2 max-[480px]:grid-cols-1">
        <Select
          label="Type"
          value={label}
          onChange={setLabel}
          className="h-9 min-w-44"
          options={labels.map((one) => ({ value: one, label: labelName(one) }))}
        />
        <Input
          ref={input}
          id={id}
          aria-label="Value"
          aria-describedby={`${id}-hint`}
          placeholder="As printed on the page"
          autoComplete="off"
          value={value}
          onChange={(event) => {
            setValue(event.target.value);
            addition.reset();
          }}
        />
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Button aria-pressed={picking} className="aria-pressed:border-accent" onClick={() => onPicking(!picking)}>
          <Crosshair aria-hidden /> {picked ? 'Pick another place' : 'Pick on the page'}
        </Button>
        {picked && (
          <span className="inline-flex items-center gap-1 text-sm">
            <MapPin aria-hidden className="size-4 text-accent" /> Page {picked.page}
            <Button variant="ghost" icon aria-label="Forget the place" onClick={onUnpick}>
              <X aria-hidden />
            </Button>
          </span>
        )}
        <span className="flex-1" />
        <Button type="submit" variant="primary" className="h-8" aria-disabled={empty || addition.isPending}>
          {addition.isPending ? 'Adding...' : 'Add value'}
        </Button>
      </div>
      <p id={`${id}-hint`} role="status" className="text-faded text-xs">
        {picking
          ? 'Drag a box or click a word on the page. By keyboard: arrows walk the words, Shift extends, Enter takes.'
          : 'Dates and amounts may be typed as they are printed.'}
      </p>
      {addition.isError && <TypedReadings error={addition.error} onChoose={addition.mutate} />}
    </form>
  );
}
