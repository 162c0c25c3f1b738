import { Pencil } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { type DocumentWire, LONGEST_FILENAME } from '#contracts/document.ts';
import { messageOf } from '#web/api/errors.ts';
import { useEditDocument } from '#web/document-list/use-edit-document.ts';
import { Button } from '#web/ui/button.tsx';
import { Input } from '#web/ui/input.tsx';

/** A document's file name, and the way to another one. */
export function FileName({ document }: { document: DocumentWire }) {
  const [isEditing, setEditing] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const leave = () => {
    setEditing(false);
    // Once the button is there again.
    requestAnimationFrame(() => opener.current?.focus());
  };
  if (isEditing) return <EditFileName document={document} onLeave={leave} />;
  return (
    <span className="flex items-start gap-1">
      <span className="wrap-anywhere min-w-0">{document.filename}</span>
      <Button
        ref={opener}
        variant="ghost"
        icon
        aria-label="Rename"
        title="Rename"
        className="-my-1.5 shrink-0"
        onClick={() => setEditing(true)}
      >
        <Pencil aria-hidden />
      </Button>
    </span>
  );
}

function EditFileName({ document, onLeave }: { document: DocumentWire; onLeave: () => void }) {
  const [name, setName] = useState(document.filename);
  const edit = useEditDocument(document.id);
  const wanted = name.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (wanted === '' || edit.isPending) return;
    if (wanted === document.filename) return onLeave();
    const before = { filename: document.filename };
    edit.mutate({ wanted: { filename: wanted }, before, said: `Renamed to ${wanted}.` }, { onSuccess: onLeave });
  };
  return (
    <form
      aria-label="Rename document"
      className="flex flex-col gap-1.5"
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        onLeave();
      }}
    >
      <Input
        aria-label="File name"
        value={name}
        maxLength={LONGEST_FILENAME}
        autoComplete="off"
        ref={selectStem}
        onChange={(event) => {
          setName(event.target.value);
          edit.reset();
        }}
        className="h-8"
      />
      {edit.isError && (
        <span role="alert" className="text-bad text-sm">
          {messageOf(edit.error)}
        </span>
      )}
      <span className="flex gap-1">
        <Button type="submit" variant="primary" aria-disabled={wanted === '' || edit.isPending} className="h-8 px-3">
          {edit.isPending ? 'Saving...' : 'Save'}
        </Button>
        <Button variant="ghost" onClick={onLeave}>
          Cancel
        </Button>
      </span>
    </form>
  );
}

/** Ready to be typed over, without the ending, as the field appears. */
function selectStem(element: HTMLInputElement | null): void {
  if (!element) return;
  element.focus();
  const dot = element.value.lastIndexOf('.');
  element.setSelectionRange(0, dot > 0 ? dot : element.value.length);
}
