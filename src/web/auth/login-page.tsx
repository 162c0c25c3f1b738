import { useLocation } from 'react-router';
import type { LoginState } from '#web/frame/login-state.ts';
import { LoginForm } from './login-form.tsx';
import { RegisterForm } from './register-form.tsx';

/** /login: sign in, or the single registration form when opened in register mode by navigation state. */
export function LoginPage() {
  const state = useLocation().state as LoginState | null;
  return state?.mode === 'register' ? <RegisterForm state={state} /> : <LoginForm state={state} />;
}
