import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { messages } from '#web/api/errors.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { PageTitle } from './page-title.tsx';
import { type RunningRelease, runningRelease } from './release.ts';

/** A page whose program could not be fetched: there is a newer one, or no connection; each has its way on. */
export function PageNotLoaded() {
  const [release, setRelease] = useState<RunningRelease | null>(null);
  useEffect(() => {
    let isShown = true;
    runningRelease().then((found) => isShown && setRelease(found));
    return () => {
      isShown = false;
    };
  }, []);
  if (release === null) return <PageTitle title="Loading" />;
  return release === 'newer' ? <NewerRelease /> : <NoConnection />;
}

function NewerRelease() {
  return (
    <div className="m-auto flex max-w-md flex-col items-center gap-3 px-4 py-16 text-center">
      <PageTitle title="This page was updated" />
      <div role="alert" className="flex flex-col items-center gap-3">
        <h1 className="font-semibold text-xl">This page was updated</h1>
        <p className="text-faded">A newer version of Invoscope is running. Load the page again to use it.</p>
      </div>
      <Button variant="primary" className="mt-2" onClick={() => window.location.reload()}>
        Reload Page
      </Button>
    </div>
  );
}

/** Retry goes to the same address again, which fetches what is missing; so does the network when it is back. */
function NoConnection() {
  const location = useLocation();
  const navigate = useNavigate();
  const retry = () => navigate(location, { replace: true, state: location.state });
  useEffect(() => {
    const again = () => navigate(location, { replace: true, state: location.state });
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [location, navigate]);
  return (
    <div className="m-auto flex w-full max-w-md flex-col gap-3 px-4 py-16">
      <PageTitle title="Not loaded" />
      <h1 className="font-semibold text-xl">This page could not be loaded</h1>
      <ErrorBox onRetry={retry}>{messages.noResponse}</ErrorBox>
    </div>
  );
}
