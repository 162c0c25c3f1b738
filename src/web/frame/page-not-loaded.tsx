import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { messages } from '#web/api/errors.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { PageTitle } from './page-title.tsx';
import { type RunningRelease, runningRelease } from './release.ts';

/**
 * The network came back and nothing was fetched anew for it yet. What is being fetched in that moment may still fail,
 * and a fetch of the same program that begins meanwhile gets that same failure.
 */
let isBackOnline = false;
window.addEventListener('online', () => {
  isBackOnline = true;
});

/** A page whose program could not be fetched: there is a newer one, or no connection; each has its way on. */
export function PageNotLoaded() {
  const [release, setRelease] = useState<RunningRelease | null>(null);
  const goAgain = useGoAgain();
  useEffect(() => {
    let isShown = true;
    runningRelease().then((found) => isShown && setRelease(found));
    return () => {
      isShown = false;
    };
  }, []);
  // From the first moment: the network may be back while it is still asked for the release.
  useEffect(() => {
    if (isBackOnline) {
      isBackOnline = false;
      goAgain();
    }
    window.addEventListener('online', goAgain);
    return () => window.removeEventListener('online', goAgain);
  }, [goAgain]);
  if (release === null) return <PageTitle title="Loading" />;
  return release === 'newer' ? <NewerRelease /> : <NoConnection onRetry={goAgain} />;
}

/** Goes to the same address again, which fetches what is missing. */
function useGoAgain(): () => void {
  const location = useLocation();
  const navigate = useNavigate();
  return useCallback(() => {
    void navigate(location, { replace: true, state: location.state });
  }, [location, navigate]);
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

function NoConnection({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="m-auto flex w-full max-w-md flex-col gap-3 px-4 py-16">
      <PageTitle title="Not loaded" />
      <h1 className="font-semibold text-xl">This page could not be loaded</h1>
      <ErrorBox onRetry={onRetry}>{messages.noResponse}</ErrorBox>
    </div>
  );
}
