import { useEffect, useState } from 'react';
import { type Location, Navigate, Outlet, useLocation } from 'react-router';
import { messages } from '#web/api/errors.ts';
import { howSessionEnded, settleSessionEnd, useSignedIn } from '#web/api/session.ts';
import { Frame } from './frame.tsx';
import { PublicLayout } from './public-layout.tsx';

/** What travels with a navigation to /login (product specification §2). */
export interface LoginState {
  /** Where the visitor came from, to return there. */
  from?: Pick<Location, 'pathname' | 'search' | 'hash'>;
  /** Opens /login as account creation. */
  mode?: 'register';
  plan?: string;
  /** A sentence to show, e.g. why the session ended. */
  notice?: string;
}

/** The address to go to after signing in; only ever a path of our own. */
export function originOf(state: unknown): string {
  const from = (state as LoginState | null)?.from;
  return from ? `${from.pathname}${from.search}${from.hash}` : '/';
}

/** What /login is told when the page at `location` may not be shown: nothing after a logout. */
export function loginStateFrom({ pathname, search, hash }: Location): LoginState | null {
  const ended = howSessionEnded();
  if (ended === 'logout') return null;
  const from = { pathname, search, hash };
  return ended === 'refused' ? { from, notice: messages.authenticationRequired } : { from };
}

/** Protected pages: without a token to /login, the origin remembered. */
export function SignedInOnly() {
  const signedIn = useSignedIn();
  const location = useLocation();
  if (!signedIn) return <Navigate to="/login" replace state={loginStateFrom(location)} />;
  return <Frame />;
}

/** Sign-in pages send those who arrive signed in to where they wanted to go; afterwards the page itself navigates. */
export function VisitorsOnly() {
  const { state } = useLocation();
  const signedIn = useSignedIn();
  const [arrivedSignedIn] = useState(signedIn);
  useEffect(settleSessionEnd, []);
  if (arrivedSignedIn && signedIn) return <Navigate to={originOf(state)} replace />;
  return (
    <PublicLayout>
      <Outlet />
    </PublicLayout>
  );
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
