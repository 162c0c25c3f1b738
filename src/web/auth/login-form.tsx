import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { messageOf, messages } from '#web/api/errors.ts';
import { type LoginState, originOf, useKeptOrigin } from '#web/frame/login-state.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { Field } from '#web/ui/field.tsx';
import { useFirstInvalidFocus } from '#web/ui/first-invalid.ts';
import { Input } from '#web/ui/input.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { AUTH_LINK, AuthCard } from './auth-card.tsx';
import { PasswordInput } from './password-input.tsx';
import { signIn } from './sign-in.ts';

export function LoginForm({ state }: { state: LoginState | null }) {
  const navigate = useNavigate();
  const kept = useKeptOrigin();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  // What is empty stays marked until something is typed there.
  const [asked, setAsked] = useState(0);
  const form = useFirstInvalidFocus(asked);
  useEffect(() => form.current?.querySelector('input')?.focus(), [form]);
  const login = useMutation({
    mutationFn: () => signIn(username.trim(), password),
    onSuccess: () => navigate(originOf(state), { replace: true }),
    onError: (error) => setProblem(messageOf(error, messages.loginFailed)),
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isMissing = username.trim() === '' || password === '';
    setProblem(isMissing ? messages.loginFieldsMissing : null);
    if (isMissing) setAsked(asked + 1);
    if (!isMissing && !login.isPending) login.mutate();
  };

  return (
    <AuthCard
      title="Sign in"
      lead="Drop an invoice, see what it says."
      footer={
        <>
          <Link to="/register" state={kept} className={AUTH_LINK}>
            Create an account
          </Link>
          <Link to="/pricing" state={kept} className={AUTH_LINK}>
            View pricing
          </Link>
        </>
      }
    >
      <form ref={form} onSubmit={submit} noValidate className="flex flex-col gap-4">
        {problem ? <ErrorBox>{problem}</ErrorBox> : state?.notice && <Notice tone="info">{state.notice}</Notice>}
        <Field
          label="Username"
          required
          error={asked > 0 && username.trim() === '' ? 'Username or email is missing' : null}
        >
          {(control) => (
            <Input
              {...control}
              name="username"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              placeholder="Username or email"
              value={username}
              onChange={(event) => setUsername(event.target.value)}
            />
          )}
        </Field>
        <Field label="Password" required error={asked > 0 && password === '' ? 'Password is missing' : null}>
          {(control) => (
            <PasswordInput
              {...control}
              name="password"
              autoComplete="current-password"
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" variant="primary" aria-disabled={login.isPending} className="mt-1">
          {login.isPending ? 'Signing in...' : 'Sign in'}
        </Button>
        <Link to="/forgot-password" state={kept} className={`${AUTH_LINK} self-center text-sm`}>
          Forgot password?
        </Link>
      </form>
    </AuthCard>
  );
}
