import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { validateTokenSchema } from '#contracts/auth.ts';
import { request } from '#web/api/client.ts';
import { ApiError, messages } from '#web/api/errors.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { AUTH_LINK, AuthCard } from './auth-card.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { resetFailure } from './reset-failure.ts';

/** Specification §9: from success to the login page. */
const REDIRECT_MS = 3000;

/** The token of the link; it is taken out of the address bar and its history at once. */
function useTokenOfLink(): string {
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const [token] = useState(() => new URLSearchParams(search).get('token')?.trim() ?? '');
  useEffect(() => {
    if (search !== '') navigate(pathname, { replace: true });
  }, [search, pathname, navigate]);
  return token;
}

/** /reset-password: validating token, form, invalid, success. */
export function ResetPasswordPage() {
  const token = useTokenOfLink();
  const [isDone, setDone] = useState(false);
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
      <NewPasswordForm token={token} onDone={() => setDone(true)} onRefused={() => setRefused(true)} />
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
  useEffect(() => {
    const timer = setTimeout(() => navigate('/login', { replace: true }), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <AuthCard title="Password changed" focusTitle>
      <div className="flex flex-col gap-4">
        <Notice tone="ok">Your password has been reset. You are taken to the login in 3 seconds.</Notice>
        <Link to="/login" replace className={`${AUTH_LINK} self-center`}>
          Sign in now
        </Link>
      </div>
    </AuthCard>
  );
}
