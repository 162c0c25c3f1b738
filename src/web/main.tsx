// First: what comes after makes schemas.
import '#web/api/without-eval.ts';

import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { queryClient } from '#web/api/query-client.ts';
import { onSessionRefused } from '#web/api/session.ts';
import { loginStateFrom } from '#web/frame/login-state.ts';
import { reportWebVitals } from '#web/frame/web-vitals.ts';
import { router } from './router.tsx';
import './styles/app.css';

/** A 401 anywhere: the token is gone already, the browser goes to /login and returns after signing in (§8). */
onSessionRefused(() => {
  queryClient.clear();
  router.navigate('/login', { state: loginStateFrom(router.state.location), replace: true });
});

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');
createRoot(container).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
);

reportWebVitals(import.meta.env.VITE_WEB_VITALS_URL);
