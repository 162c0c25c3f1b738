import { useRouteError } from 'react-router';
import { messages } from '#web/api/errors.ts';
import { Button } from '#web/ui/button.tsx';
import { PageTitle } from './page-title.tsx';

/** A new release replaced the files this window still refers to; loading the page again gets the new ones. */
function isStaleRelease(error: unknown): boolean {
  return error instanceof TypeError && /dynamically imported module|module script/i.test(error.message);
}

/** What the router shows when a page throws: what happened, and two ways back. */
export function ErrorPage() {
  const error = useRouteError();
  const stale = isStaleRelease(error);
  return (
    <main className="m-auto flex min-h-dvh max-w-md flex-col items-center justify-center gap-3 px-4 text-center">
      <PageTitle title="Something went wrong" />
      <div role="alert" className="flex max-w-full flex-col items-center gap-3">
        <h1 className="font-semibold text-xl">{stale ? 'This page was updated' : messages.unexpected}</h1>
        <p className="text-faded">
          {stale
            ? 'A newer version of Invoscope is running. Load the page again to use it.'
            : 'The page could not be shown. Your documents are safe; load the page again, or start from the dashboard.'}
        </p>
        {!stale && error instanceof Error && (
          <p className="max-w-full overflow-x-auto rounded-control bg-well px-3 py-2 font-mono text-faded text-xs">
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
    </main>
  );
}
