import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { createWebhookSchema, WEBHOOK_EVENTS, type WebhookEvent } from '#contracts/webhooks.ts';
import { messageOf } from '#web/api/errors.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import type { WebhookFields } from './webhook-queries.ts';

/** What each event means, for people. */
export const EVENT_NAMES: Readonly<Record<WebhookEvent, string>> = {
  'document.analyzed': 'Document analyzed',
  'document.failed': 'Analysis failed',
  'document.corrected': 'Document corrected',
  'document.deleted': 'Document deleted',
};

interface WebhookFormProps {
  /** Of a webhook that is changed; without it one is made. */
  initial?: WebhookFields;
  saving: boolean;
  error: unknown;
  onSave: (fields: WebhookFields, done: { onSuccess: () => void }) => void;
  onCancel?: () => void;
}

/** Address and events of a webhook. */
export function WebhookForm({ initial, saving, error, onSave, onCancel }: WebhookFormProps) {
  const [url, setUrl] = useState(initial?.url ?? '');
  const [events, setEvents] = useState<readonly WebhookEvent[]>(initial?.events ?? WEBHOOK_EVENTS);
  const [problems, setProblems] = useState<{ url?: string | undefined; events?: string | undefined }>({});
  const address = useRef<HTMLInputElement>(null);
  const problemId = useId();
  const isEditing = initial !== undefined;
  useEffect(() => {
    // The button that opened this form is gone, and the focus with it.
    if (isEditing) address.current?.focus();
  }, [isEditing]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { shape } = createWebhookSchema;
    const problemOf = (parsed: { error?: { issues: { message: string }[] } | undefined }) =>
      parsed.error?.issues[0]?.message;
    const found = { url: problemOf(shape.url.safeParse(url)), events: problemOf(shape.events.safeParse(events)) };
    setProblems(found);
    if (found.url || found.events || saving) return;
    const clear = () => {
      if (initial) return;
      setUrl('');
      setEvents(WEBHOOK_EVENTS);
    };
    onSave({ url: url.trim(), events: [...events] }, { onSuccess: clear });
  };
  const toggle = (name: WebhookEvent, isChosen: boolean) => {
    setEvents(isChosen ? [...events, name] : events.filter((other) => other !== name));
    setProblems({});
  };
  const words = initial ? ['Save', 'Saving...'] : ['Create webhook', 'Creating...'];
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-3">
      <Field label="Address" error={problems.url ?? null}>
        {(control) => (
          <Input
            {...control}
            ref={address}
            type="url"
            inputMode="url"
            value={url}
            placeholder="https://example.com/invoices"
            onChange={({ target }) => {
              setUrl(target.value);
              setProblems({});
            }}
          />
        )}
      </Field>
      <fieldset className="flex flex-col gap-1" aria-describedby={problems.events ? problemId : undefined}>
        <legend className="mb-1 font-medium text-sm">Events</legend>
        <div className="grid gap-x-4 sm:grid-cols-2">
          {WEBHOOK_EVENTS.map((name) => (
            <label key={name} className="flex min-h-8 items-center gap-2 text-sm coarse:min-h-11">
              <input
                type="checkbox"
                checked={events.includes(name)}
                onChange={({ target }) => toggle(name, target.checked)}
                className="size-4 accent-accent"
              />
              {EVENT_NAMES[name]} <code className="font-mono text-faded text-xs">{name}</code>
            </label>
          ))}
        </div>
        {problems.events && (
          <p id={problemId} role="alert" className="text-bad text-xs">
            {problems.events}
          </p>
        )}
      </fieldset>
      {Boolean(error) && <ErrorBox>{messageOf(error)}</ErrorBox>}
      <div className="flex gap-2">
        <Button type="submit" variant="primary" aria-disabled={saving}>
          {saving ? words[1] : words[0]}
        </Button>
        {onCancel && (
          <Button onClick={onCancel} className="h-9">
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}
