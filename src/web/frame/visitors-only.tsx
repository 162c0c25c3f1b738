import { useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { settleSessionEnd, useSignedIn } from '#web/api/session.ts';
import { originOf } from './login-state.ts';
import { PublicLayout } from './public-layout.tsx';

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
