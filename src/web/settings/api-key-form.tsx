import { type FormEvent, useState } from 'react';
import { type CreateApiKey, createApiKeySchema } from '#contracts/api-keys.ts';
import { messageOf } from '#web/api/errors.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';

const DAY_MS = 86_400_000;
const SCOPES = [
  { value: 'read', label: 'Read' },
  { value: 'write', label: 'Read and write' },
] as const;
const LIFETIMES = [
  { value: 'never', label: 'Never' },
  { value: '30', label: 'In 30 days' },
  { value: '90', label: 'In 90 days' },
  { value: '365', label: 'In a year' },
] as const;

interface ApiKeyFormProps {
  making: boolean;
  error: unknown;
  onMake: (key: CreateApiKey, done: { onSuccess: () => void }) => void;
}

/** Name, scope and lifetime of a key to be made. */
export function ApiKeyForm({ making, error, onMake }: ApiKeyFormProps) {
  const [name, setName] = useState('');
  const [scope, setScope] = useState<CreateApiKey['scope']>('read');
  const [lifetime, setLifetime] = useState<(typeof LIFETIMES)[number]['value']>('never');
  const [problem, setProblem] = useState<string | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const named = createApiKeySchema.shape.name.safeParse(name);
    setProblem(named.error?.issues[0]?.message ?? null);
    if (!named.success || making) return;
    const expires = lifetime === 'never' ? null : new Date(Date.now() + Number(lifetime) * DAY_MS).toISOString();
    onMake({ name, scope, expires_at: expires }, { onSuccess: () => setName('') });
  };
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-3">
      <div className="flex flex-wrap items-start gap-3">
        <Field label="Name" error={problem} className="min-w-48 flex-1">
          {(control) => (
            <Input
              {...control}
              value={name}
              placeholder="Bookkeeping script"
              onChange={({ target }) => {
                setName(target.value);
                setProblem(null);
              }}
            />
          )}
        </Field>
        <Field label="Scope">
          {({ id }) => <Select id={id} value={scope} onChange={setScope} options={SCOPES} className="h-9" />}
        </Field>
        <Field label="Expires">
          {({ id }) => <Select id={id} value={lifetime} onChange={setLifetime} options={LIFETIMES} className="h-9" />}
        </Field>
      </div>
      {Boolean(error) && <ErrorBox>{messageOf(error)}</ErrorBox>}
      <Button type="submit" variant="primary" aria-disabled={making} className="self-start">
        {making ? 'Creating...' : 'Create API key'}
      </Button>
    </form>
  );
}
