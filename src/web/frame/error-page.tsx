import { useLocation, useRouteError } from 'react-router';
import { messages } from '#web/api/errors.ts';
import { Button } from '#web/ui/button.tsx';
import { PageNotLoaded } from './page-not-loaded.tsx';
import { PageTitle } from './page-title.tsx';
import { isImportFailure } from './release.ts';

/** In the place of a page that throws, inside its layout: what happened, and the ways on. */
export function PageError() {
  const error = useRouteError();
  const { key } = useLocation();
  return isImportFailure(error) ? <PageNotLoaded key={key} /> : <Broken error={error} />;
}

/** The same where the layout itself could not be shown. */
export function ErrorPage() {
  return (
    <main className="flex min-h-dvh flex-col">
      <PageError />
    </main>
  );
}

function Broken({ error }: { error: unknown }) {
  return (
    <div className="m-auto flex max-w-md flex-col items-center gap-3 px-4 py-16 text-center">
      <PageTitle title="Something went wrong" />
      <div role="alert" className="flex max-w-full flex-col items-center gap-3">
        <h1 className="font-semibold text-xl">{messages.unexpected}</h1>
        <p className="text-faded">
          The page could not be shown. Your documents are safe; load the page again, or start from the dashboard.
        </p>
        {error instanceof Error && (
          <p className="wrap-anywhere max-w-full rounded-control bg-well px-3 py-2 font-mono text-faded text-xs">
            {error.message}
          </p>
        )}
      </div>
      <div className="mt-2 flex gap-2">
        <Button variant="primary" onClick={() => window.location.reload()}>
          Reload Page
        </Button>
        {/* A full load, not a navigation: whatever broke should not survive. */}
        <Button asChild className="h-9">
          <a href="/">Back to the dashboard</a>
        </Button>
      </div>
    </div>
  );
}
