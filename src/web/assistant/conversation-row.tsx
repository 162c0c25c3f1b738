import { Pencil } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { Conversation } from '#contracts/assistant.ts';
import { formatDate } from '#web/format/dates.ts';
import { ArmedDeleteButton } from '#web/ui/armed-delete-button.tsx';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { Input } from '#web/ui/input.tsx';
import { assistantLink } from './assistant-address.ts';

interface ConversationRowProps {
  conversation: Conversation;
  isOpen: boolean;
  isDeleting: boolean;
  onFollow?: (() => void) | undefined;
  onRename: (title: string) => void;
  onDelete: () => void;
}

/** One conversation of the list; its pencil turns the title into a field. */
export function ConversationRow(props: ConversationRowProps) {
  const { conversation, isOpen, isDeleting, onFollow, onRename, onDelete } = props;
  const { id, title, updated_at } = conversation;
  const [isEditing, setEditing] = useState(false);
  const pencil = useRef<HTMLButtonElement>(null);
  const wasEdited = useRef(false);
  const close = () => {
    wasEdited.current = true;
    setEditing(false);
  };
  if (isEditing) {
    return (
      <li>
        <TitleForm
          title={title}
          onDone={(next) => {
            close();
            if (next !== title) onRename(next);
          }}
          onCancel={close}
        />
      </li>
    );
  }
  return (
    <li className={cn('flex items-center rounded-control pr-1 hover:bg-well', isOpen && 'bg-well')}>
      <Link
        to={assistantLink({ conversation: id })}
        onClick={onFollow}
        aria-current={isOpen ? 'page' : undefined}
        className="flex min-h-10 min-w-0 flex-1 flex-col justify-center rounded-control px-2 py-1 coarse:min-h-11"
      >
        <span className={cn('truncate', isOpen && 'font-medium')}>{title}</span>
        <span className="text-faded text-xs">{formatDate(updated_at)}</span>
      </Link>
      <Button
        ref={(button) => {
          pencil.current = button;
          if (button && wasEdited.current) button.focus();
          wasEdited.current = false;
        }}
        variant="ghost"
        icon
        aria-label={`Rename ${title}`}
        onClick={() => setEditing(true)}
      >
        <Pencil aria-hidden />
      </Button>
      <ArmedDeleteButton
        label={`Delete ${title}`}
        tooltip="Delete conversation"
        busy={isDeleting}
        onDelete={onDelete}
      />
    </li>
  );
}

interface TitleFormProps {
  title: string;
  onDone: (title: string) => void;
  onCancel: () => void;
}

/** Enter or leaving the field keeps the title, Escape does not; a blank one changes nothing. */
function TitleForm({ title, onDone, onCancel }: TitleFormProps) {
  const [text, setText] = useState(title);
  const isGivenUp = useRef(false);
  const done = () => {
    if (isGivenUp.current) return;
    isGivenUp.current = true;
    onDone(text.trim() || title);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    done();
  };
  return (
    <form onSubmit={submit}>
      <Input
        autoFocus
        aria-label="Title of the conversation"
        maxLength={200}
        value={text}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setText(event.target.value)}
        onBlur={done}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          isGivenUp.current = true;
          onCancel();
        }}
      />
    </form>
  );
}
