import { createBrowserRouter, type RouteObject } from 'react-router';
import { ErrorPage, PageError } from '#web/frame/error-page.tsx';
import { NotFoundPage } from '#web/frame/not-found-page.tsx';
import { Root } from '#web/frame/root.tsx';
import { VisitorsOnly } from '#web/frame/visitors-only.tsx';

/** Pages that fail leave the layout around them standing: what to do is said in their place. */
const inLayout = (children: RouteObject[]): RouteObject[] => [{ ErrorBoundary: PageError, children }];

/** The route table of the product specification §2; every page is a chunk of its own. */
const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: ErrorPage,
    HydrateFallback: () => null,
    children: [
      {
        Component: VisitorsOnly,
        children: inLayout([
          { path: '/login', lazy: async () => ({ Component: (await import('#web/auth/login-page.tsx')).LoginPage }) },
          {
            path: '/register',
            lazy: async () => ({ Component: (await import('#web/auth/register-page.tsx')).RegisterPage }),
          },
          {
            path: '/forgot-password',
            lazy: async () => ({ Component: (await import('#web/auth/forgot-password-page.tsx')).ForgotPasswordPage }),
          },
        ]),
      },
      {
        lazy: async () => ({ Component: (await import('#web/frame/guards.tsx')).Everybody }),
        children: inLayout([
          {
            path: '/reset-password',
            lazy: async () => ({ Component: (await import('#web/auth/reset-password-page.tsx')).ResetPasswordPage }),
          },
          {
            path: '/pricing',
            lazy: async () => ({ Component: (await import('#web/pricing/pricing-page.tsx')).PricingPage }),
          },
          { path: '*', Component: NotFoundPage },
        ]),
      },
      {
        lazy: async () => ({ Component: (await import('#web/frame/guards.tsx')).SignedInOnly }),
        children: inLayout([
          {
            path: '/',
            lazy: async () => ({ Component: (await import('#web/analysis/analysis-page.tsx')).AnalysisPage }),
          },
          {
            path: '/documents',
            lazy: async () => ({ Component: (await import('#web/documents/documents-page.tsx')).DocumentsPage }),
          },
          {
            path: '/contact',
            lazy: async () => ({ Component: (await import('#web/contact/contact-page.tsx')).ContactPage }),
          },
          {
            path: '/settings',
            lazy: async () => ({ Component: (await import('#web/settings/settings-page.tsx')).SettingsPage }),
          },
          {
            path: '/ai',
            lazy: async () => ({ Component: (await import('#web/assistant/assistant-page.tsx')).AssistantPage }),
          },
          {
            path: '/templates',
            lazy: async () => ({ Component: (await import('#web/templates/templates-page.tsx')).TemplatesPage }),
          },
          {
            path: '/templates/new',
            lazy: async () => ({
              Component: (await import('#web/template-editor/new-template-page.tsx')).NewTemplatePage,
            }),
          },
          {
            path: '/templates/:id/edit',
            lazy: async () => ({
              Component: (await import('#web/template-editor/edit-template-page.tsx')).EditTemplatePage,
            }),
          },
          {
            path: '/templates/:id',
            lazy: async () => ({
              Component: (await import('#web/templates/template-detail-page.tsx')).TemplateDetailPage,
            }),
          },
          // Protected by the route table, so a visitor signs in first; there is no screen behind it yet.
          { path: '/templates/*', Component: NotFoundPage },
        ]),
      },
    ],
  },
];

export const router = createBrowserRouter(routes);
