import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { z } from 'zod';
import { validateTokenSchema } from '#contracts/auth.ts';
import { request } from '#web/api/client.ts';
import { ApiError, messages } from '#web/api/errors.ts';
import { sessionToken } from '#web/api/session.ts';
import { logOut } from '#web/frame/log-out.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { AUTH_LINK, AuthCard } from './auth-card.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { resetFailure } from './reset-failure.ts';

/** Specification §9: from success to the login page. */
const REDIRECT_MS = 3000;

/** What the history's entry keeps for this page over a reload: the unused token of the link, or that it was used. */
const entrySchema = z.object({ token: z.string().optional(), isDone: z.boolean().optional() }).nullable().catch(null);

/** The token of the link: out of the address bar at once, kept beside the history's entry until it is used. */
function useReset() {
  const { search, pathname, state } = useLocation();
  const navigate = useNavigate();
  const ofLink = new URLSearchParams(search).get('token')?.trim();
  const entry = entrySchema.parse(state);
  useEffect(() => {
    if (search !== '') navigate(pathname, { replace: true, state: { token: ofLink } });
  }, [search, pathname, ofLink, navigate]);
  return {
    token: ofLink ?? entry?.token ?? '',
    isDone: ofLink === undefined && entry?.isDone === true,
    finish: () => {
      // The server has ended every session of the account; one of another account is in the way of the new password.
      if (sessionToken() !== null) logOut();
      navigate(pathname, { replace: true, state: { isDone: true } });
    },
  };
}

/** /reset-password: validating token, form, invalid, success. */
export function ResetPasswordPage() {
  const { token, isDone, finish } = useReset();
  const [refused, setRefused] = useState(false);
  const validation = useQuery({
    queryKey: ['reset-token', token],
    queryFn: ({ signal }) => {
      const options = { method: 'POST', query: { token }, unauthorized: 'refuse', signal } as const;
      return request('/api/auth/validate-token', validateTokenSchema, options);
    },
    enabled: token !== '',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

  if (isDone) return <ResetDone />;
  if (token === '') return <ResetInvalid reason={messages.resetTokenMissing} />;
  if (refused) return <ResetInvalid reason={messages.resetTokenInvalid} focusTitle />;
  if (validation.data?.valid === false) return <ResetInvalid reason={messages.resetTokenInvalid} />;
  if (validation.error) {
    const { error } = validation;
    const isTransient =
      error instanceof ApiError && (error.status === 0 || error.status >= 500 || error.status === 429);
    if (!isTransient) return <ResetInvalid reason={messages.resetTokenInvalid} />;
    return (
      <AuthCard title="Reset password">
        <ErrorBox onRetry={() => validation.refetch()}>{resetFailure(error, messages.resetUnknown)}</ErrorBox>
      </AuthCard>
    );
  }
  if (!validation.data) {
    return (
      <AuthCard title="Reset password">
        <p role="status" className="text-faded">
          Validating reset token...
        </p>
      </AuthCard>
    );
  }
  return (
    <AuthCard title="Reset password" lead="Choose a new password. Every other device will be signed out.">
      <NewPasswordForm token={token} onDone={finish} onRefused={() => setRefused(true)} />
    </AuthCard>
  );
}

function ResetInvalid({ reason, focusTitle = false }: { reason: string; focusTitle?: boolean }) {
  return (
    <AuthCard title="Reset password" focusTitle={focusTitle}>
      <div className="flex flex-col gap-4">
        <ErrorBox>{reason}</ErrorBox>
        <p className="text-faded">Reset links work once and for 60 minutes.</p>
        <Button asChild variant="primary">
          <Link to="/forgot-password">Request a new link</Link>
        </Button>
        <Link to="/login" className={`${AUTH_LINK} self-center`}>
          Back to Login
        </Link>
      </div>
    </AuthCard>
  );
}

function ResetDone() {
  const navigate = useNavigate();
  const [seconds, setSeconds] = useState(REDIRECT_MS / 1000);
  useEffect(() => {
    const tick = setInterval(() => setSeconds((left) => Math.max(1, left - 1)), 1000);
    const timer = setTimeout(() => navigate('/login', { replace: true }), REDIRECT_MS);
    return () => {
      clearInterval(tick);
      clearTimeout(timer);
    };
  }, [navigate]);
  return (
    <AuthCard title="Password changed" focusTitle>
      <div className="flex flex-col gap-4">
        <Notice tone="ok">Your password has been reset.</Notice>
        <p className="text-center text-faded tabular-nums">
          You are taken to the login in {seconds} {seconds === 1 ? 'second' : 'seconds'}.
        </p>
        <Link to="/login" replace className={`${AUTH_LINK} self-center`}>
          Sign in now
        </Link>
      </div>
    </AuthCard>
  );
}
