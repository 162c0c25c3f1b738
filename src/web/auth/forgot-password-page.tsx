import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { messageSchema } from '#contracts/common.ts';
import { request } from '#web/api/client.ts';
import { messages } from '#web/api/errors.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { Field } from '#web/ui/field.tsx';
import { useFirstInvalidFocus } from '#web/ui/first-invalid.ts';
import { Input } from '#web/ui/input.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { AUTH_LINK, AuthCard } from './auth-card.tsx';
import { resetFailure } from './reset-failure.ts';

export function ForgotPasswordPage() {
  const [email, setEmail] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const form = useFirstInvalidFocus(attempt);
  const asking = useMutation({
    mutationFn: async () => {
      const json = { email: email.trim() };
      const answer = await request('/api/auth/request-reset', messageSchema, {
        method: 'POST',
        json,
        unauthorized: 'refuse',
      });
      if (!answer.success) throw new Error(answer.message || messages.resetMailFailed);
    },
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(email.trim() === '');
    setAttempt(attempt + 1);
    if (email.trim() !== '' && !asking.isPending) asking.mutate();
  };

  return (
    <AuthCard
      title="Forgot password"
      lead="We send a link to choose a new one."
      focusTitle={asking.isSuccess}
      footer={
        <Link to="/login" className={AUTH_LINK}>
          Back to Login
        </Link>
      }
    >
      {asking.isSuccess ? (
        <Notice tone="ok">{messages.resetMailSent}</Notice>
      ) : (
        <form ref={form} onSubmit={submit} noValidate className="flex flex-col gap-4">
          {asking.isError && <ErrorBox>{resetFailure(asking.error, messages.resetMailFailed)}</ErrorBox>}
          <Field label="Email" required error={isMissing ? messages.resetEmailMissing : null}>
            {(control) => (
              <Input
                {...control}
                type="email"
                name="email"
                autoComplete="email"
                value={email}
                onChange={(event) => {
                  setEmail(event.target.value);
                  setMissing(false);
                }}
              />
            )}
          </Field>
          <Button type="submit" variant="primary" aria-disabled={asking.isPending}>
            {asking.isPending ? 'Sending...' : 'Send reset link'}
          </Button>
        </form>
      )}
    </AuthCard>
  );
}
