import { useState } from 'react';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import type { AccountFields, AccountProblems } from './account-fields.ts';
import { PasswordInput } from './password-input.tsx';

interface AccountInputsProps {
  fields: AccountFields;
  onChange: (fields: AccountFields) => void;
  problems: AccountProblems;
  /** Shows every problem, not only those of fields that were left. */
  showAll: boolean;
}

const INPUTS = [
  { name: 'username', label: 'Username', type: 'text', autoComplete: 'username', required: true },
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'email', required: true },
  { name: 'password', label: 'Password', type: 'password', autoComplete: 'new-password', required: true },
  {
    name: 'confirmPassword',
    label: 'Confirm password',
    type: 'password',
    autoComplete: 'new-password',
    required: true,
  },
  { name: 'full_name', label: 'Full name', type: 'text', autoComplete: 'name', required: false },
  { name: 'company', label: 'Company', type: 'text', autoComplete: 'organization', required: false },
] as const;

/** The account's fields in two columns; a field tells what is wrong while typing, once it has been left. */
export function AccountInputs({ fields, onChange, problems, showAll }: AccountInputsProps) {
  const [left, setLeft] = useState<ReadonlySet<keyof AccountFields>>(new Set());
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {INPUTS.map(({ name, label, type, autoComplete, required }) => {
        const Control = type === 'password' ? PasswordInput : Input;
        const error = showAll || left.has(name) ? (problems[name] ?? null) : null;
        return (
          <Field
            key={name}
            label={label}
            required={required}
            optional={!required}
            error={error}
            {...(name === 'password' ? { hint: 'At least 6 characters' } : {})}
          >
            {(control) => (
              <Control
                {...control}
                {...(type === 'password' ? {} : { type })}
                name={name}
                autoComplete={autoComplete}
                value={fields[name]}
                onChange={(event) => onChange({ ...fields, [name]: event.target.value })}
                onBlur={() => setLeft(new Set([...left, name]))}
              />
            )}
          </Field>
        );
      })}
    </div>
  );
}
