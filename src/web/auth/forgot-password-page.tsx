import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { emailProblem } from '#contracts/auth.ts';
import { messageSchema } from '#contracts/common.ts';
import { request } from '#web/api/client.ts';
import { messages } from '#web/api/errors.ts';
import { useKeptOrigin } from '#web/frame/login-state.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { Field } from '#web/ui/field.tsx';
import { useFirstInvalidFocus } from '#web/ui/first-invalid.ts';
import { Input } from '#web/ui/input.tsx';
import { AUTH_LINK, AuthCard } from './auth-card.tsx';
import { resetFailure } from './reset-failure.ts';
import { ResetLinkSent } from './reset-link-sent.tsx';

async function askForLink(email: string): Promise<void> {
  const options = { method: 'POST', json: { email }, unauthorized: 'refuse' } as const;
  const answer = await request('/api/auth/request-reset', messageSchema, options);
  if (!answer.success) throw new Error(answer.message || messages.resetMailFailed);
}

/** What keeps an address from being asked for: an account can only have one that registering takes. */
function addressProblem(email: string): string | null {
  return email === '' ? messages.resetEmailMissing : emailProblem(email);
}

export function ForgotPasswordPage() {
  const kept = useKeptOrigin();
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  /** How often the mail was asked for; the form is gone from the first time on. */
  const [sent, setSent] = useState(0);
  const form = useFirstInvalidFocus(attempt);
  const asking = useMutation({ mutationFn: askForLink, onSuccess: () => setSent(sent + 1) });
  const failure = asking.isError && <ErrorBox>{resetFailure(asking.error, messages.resetMailFailed)}</ErrorBox>;
  const ask = () => {
    if (!asking.isPending) asking.mutate(email.trim());
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = addressProblem(email.trim());
    setProblem(found);
    setAttempt(attempt + 1);
    if (!found) ask();
  };

  return (
    <AuthCard
      title="Forgot password"
      {...(sent > 0 ? {} : { lead: 'We send a link to choose a new one.' })}
      focusTitle={sent > 0}
      footer={
        <Link to="/login" state={kept} className={AUTH_LINK}>
          Back to Login
        </Link>
      }
    >
      {sent > 0 ? (
        <ResetLinkSent
          email={email.trim()}
          times={sent}
          busy={asking.isPending}
          failure={failure}
          onAgain={ask}
          onOther={() => {
            asking.reset();
            setSent(0);
          }}
        />
      ) : (
        <form ref={form} onSubmit={submit} noValidate className="flex flex-col gap-4">
          {failure}
          <Field label="Email" required error={problem}>
            {(control) => (
              <Input
                {...control}
                type="email"
                name="email"
                autoComplete="email"
                value={email}
                onChange={(event) => {
                  setEmail(event.target.value);
                  setProblem(null);
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
