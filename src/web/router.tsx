import { createBrowserRouter, type RouteObject } from 'react-router';
import { ErrorPage } from './frame/error-page.tsx';
import { NotFoundPage } from './frame/not-found-page.tsx';
import { Root } from './frame/root.tsx';
import { VisitorsOnly } from './frame/visitors-only.tsx';

/** The route table of the product specification §2; every page is a chunk of its own. */
const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: ErrorPage,
    HydrateFallback: () => null,
    children: [
      {
        Component: VisitorsOnly,
        children: [
          { path: '/login', lazy: async () => ({ Component: (await import('./auth/login-page.tsx')).LoginPage }) },
          {
            path: '/register',
            lazy: async () => ({ Component: (await import('./auth/register-page.tsx')).RegisterPage }),
          },
          {
            path: '/forgot-password',
            lazy: async () => ({ Component: (await import('./auth/forgot-password-page.tsx')).ForgotPasswordPage }),
          },
        ],
      },
      {
        lazy: async () => ({ Component: (await import('./frame/guards.tsx')).Everybody }),
        children: [
          {
            path: '/reset-password',
            lazy: async () => ({ Component: (await import('./auth/reset-password-page.tsx')).ResetPasswordPage }),
          },
          {
            path: '/pricing',
            lazy: async () => ({ Component: (await import('./pricing/pricing-page.tsx')).PricingPage }),
          },
          { path: '*', Component: NotFoundPage },
        ],
      },
      {
        lazy: async () => ({ Component: (await import('./frame/guards.tsx')).SignedInOnly }),
        children: [
          { path: '/', lazy: async () => ({ Component: (await import('./analysis/analysis-page.tsx')).AnalysisPage }) },
          {
            path: '/documents',
            lazy: async () => ({ Component: (await import('./documents/documents-page.tsx')).DocumentsPage }),
          },
          {
            path: '/contact',
            lazy: async () => ({ Component: (await import('./contact/contact-page.tsx')).ContactPage }),
          },
          // Protected by the route table, so a visitor signs in first; there is no screen behind them yet.
          { path: '/ai', Component: NotFoundPage },
          { path: '/templates/*', Component: NotFoundPage },
        ],
      },
    ],
  },
];

export const router = createBrowserRouter(routes);
