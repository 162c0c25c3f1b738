import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import { type MailboxDraft, withSecurity } from './mailbox-draft.ts';

const SECURITIES = [
  { value: 'tls', label: 'TLS' },
  { value: 'starttls', label: 'STARTTLS' },
  { value: 'none', label: 'None (the password is sent unencrypted)' },
] as const;
const AFTERWARDS = [
  { value: 'read', label: 'Mark as read' },
  { value: 'move', label: 'Move to a folder' },
] as const;

interface MailboxFieldsProps {
  draft: MailboxDraft;
  /** By field, as the contract calls it. */
  problems: Record<string, string>;
  hasPassword: boolean;
  onChange: (draft: MailboxDraft) => void;
}

type TextField = 'host' | 'port' | 'username' | 'password' | 'folder' | 'senders' | 'moveTo';

export function MailboxFields({ draft, problems, hasPassword, onChange }: MailboxFieldsProps) {
  const typed = (name: TextField) => ({
    value: draft[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...draft, [name]: target.value }),
  });
  return (
    <div className="grid gap-4 sm:grid-cols-6">
      <Field label="Mail server" error={problems.host ?? null} className="sm:col-span-3">
        {(control) => (
          <Input {...control} {...typed('host')} placeholder="imap.example.com" autoComplete="off" spellCheck={false} />
        )}
      </Field>
      <Field label="Security" className="sm:col-span-2">
        {({ id }) => (
          <Select
            id={id}
            value={draft.security}
            onChange={(security) => onChange(withSecurity(draft, security))}
            options={SECURITIES}
            className="h-9"
          />
        )}
      </Field>
      <Field label="Port" error={problems.port ?? null}>
        {(control) => <Input {...control} {...typed('port')} inputMode="numeric" autoComplete="off" />}
      </Field>
      <Field label="User name" error={problems.username ?? null} className="sm:col-span-3">
        {(control) => <Input {...control} {...typed('username')} autoComplete="off" spellCheck={false} />}
      </Field>
      <Field
        label="Password"
        error={problems.password ?? null}
        hint={hasPassword ? 'Leave it empty to keep the stored one.' : 'It is stored encrypted.'}
        className="sm:col-span-3"
      >
        {(control) => <Input {...control} {...typed('password')} type="password" autoComplete="new-password" />}
      </Field>
      <Field label="Folder" error={problems.folder ?? null} className="sm:col-span-3">
        {(control) => <Input {...control} {...typed('folder')} autoComplete="off" spellCheck={false} />}
      </Field>
      <Field
        label="Senders"
        optional
        error={problems.senders ?? null}
        hint="Addresses or domains, separated by commas. Empty: everybody."
        className="sm:col-span-3"
      >
        {(control) => (
          <Input
            {...control}
            {...typed('senders')}
            placeholder="billing@example.com, example.org"
            autoComplete="off"
            spellCheck={false}
          />
        )}
      </Field>
      <Field label="Afterwards" className="sm:col-span-3">
        {({ id }) => (
          <Select
            id={id}
            value={draft.afterwards}
            onChange={(afterwards) => onChange({ ...draft, afterwards })}
            options={AFTERWARDS}
            className="h-9"
          />
        )}
      </Field>
      {draft.afterwards === 'move' && (
        <Field label="Move to" error={problems.move_to ?? null} className="sm:col-span-3">
          {(control) => (
            <Input {...control} {...typed('moveTo')} placeholder="Invoices" autoComplete="off" spellCheck={false} />
          )}
        </Field>
      )}
      <label className="flex items-center gap-2 sm:col-span-6 coarse:min-h-11">
        <input
          type="checkbox"
          checked={draft.active}
          onChange={({ target }) => onChange({ ...draft, active: target.checked })}
          className="size-4 accent-accent"
        />
        Take mail from this mailbox
      </label>
    </div>
  );
}
