import { Navigate, Outlet, useLocation } from 'react-router';
import { useSignedIn } from '#web/api/session.ts';
import { Frame } from './frame.tsx';
import { loginStateFrom } from './login-state.ts';
import { PublicLayout } from './public-layout.tsx';

/** Protected pages: without a token to /login, the origin remembered. */
export function SignedInOnly() {
  const signedIn = useSignedIn();
  const location = useLocation();
  if (!signedIn) return <Navigate to="/login" replace state={loginStateFrom(location)} />;
  return <Frame />;
}

/** Pages for everybody: in the frame for customers, in the plain layout for visitors. */
export function Everybody() {
  const Layout = useSignedIn() ? Frame : PublicLayout;
  return (
    <Layout>
      <Outlet />
    </Layout>
  );
}
