import { useMutation } from '@tanstack/react-query';
import { Check, Circle } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { messageSchema } from '#contracts/common.ts';
import { request } from '#web/api/client.ts';
import { ApiError, messages } from '#web/api/errors.ts';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { Field } from '#web/ui/field.tsx';
import { newPasswordProblem, PASSWORD_RULES } from './new-password.ts';
import { PasswordInput } from './password-input.tsx';
import { resetFailure } from './reset-failure.ts';

interface NewPasswordFormProps {
  token: string;
  onDone: () => void;
  /** The server no longer takes the token. */
  onRefused: () => void;
}

function isRefusedToken(error: unknown): boolean {
  return error instanceof ApiError && error.detail === messages.resetTokenInvalid;
}

export function NewPasswordForm({ token, onDone, onRefused }: NewPasswordFormProps) {
  const [password, setPassword] = useState('');
  const [repeated, setRepeated] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const reset = useMutation({
    mutationFn: async () => {
      const json = { token, new_password: password };
      const answer = await request('/api/auth/confirm-reset', messageSchema, {
        method: 'POST',
        json,
        unauthorized: 'refuse',
      });
      if (!answer.success) throw new Error(answer.message || messages.resetFailed);
    },
    onSuccess: onDone,
    onError: (error) => {
      if (isRefusedToken(error)) onRefused();
      else setProblem(resetFailure(error, messages.resetFailed));
    },
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = newPasswordProblem(password, repeated);
    setProblem(found);
    if (!found && !reset.isPending) reset.mutate();
  };

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      {problem && <ErrorBox>{problem}</ErrorBox>}
      <Field label="New password" required>
        {(control) => (
          <PasswordInput
            {...control}
            autoComplete="new-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        )}
      </Field>
      <ul aria-label="Password rules" className="grid grid-cols-2 gap-1 text-faded text-xs">
        {PASSWORD_RULES.map(({ words, isMet }) => {
          const met = isMet(password);
          const Icon = met ? Check : Circle;
          return (
            <li key={words} className={cn('flex items-center gap-1.5', met && 'text-ok')}>
              <Icon aria-hidden className="size-3.5" />
              {words}
              {met && <span className="sr-only">: met</span>}
            </li>
          );
        })}
      </ul>
      <Field label="Confirm password" required>
        {(control) => (
          <PasswordInput
            {...control}
            autoComplete="new-password"
            value={repeated}
            onChange={(event) => setRepeated(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" variant="primary" aria-disabled={reset.isPending}>
        {reset.isPending ? 'Resetting...' : 'Reset password'}
      </Button>
    </form>
  );
}
