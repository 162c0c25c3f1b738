import { Link } from 'react-router';
import { useSignedIn } from '#web/api/session.ts';
import { Button } from '#web/ui/button.tsx';
import { PageTitle } from './page-title.tsx';

export function NotFoundPage() {
  const signedIn = useSignedIn();
  return (
    <div className="m-auto flex flex-col items-center gap-3 px-4 py-16 text-center">
      <PageTitle title="Page not found" />
      <MissingSheet />
      <h1 className="font-semibold text-xl">Page not found</h1>
      <p className="max-w-sm text-faded">Nothing is filed under this address. Perhaps the link is old or mistyped.</p>
      <Button asChild variant="primary" className="mt-2">
        {signedIn ? <Link to="/">Back to the dashboard</Link> : <Link to="/login">Back to Login</Link>}
      </Button>
    </div>
  );
}

function MissingSheet() {
  return (
    <svg viewBox="0 0 96 96" fill="none" aria-hidden="true" className="size-24">
      <path d="M26 12h32l14 14v58H26z" strokeWidth="2" strokeDasharray="4 4" className="fill-paper stroke-field" />
      <path d="M58 12v14h14" strokeWidth="2" className="stroke-field" />
      <circle cx="50" cy="54" r="12" strokeWidth="3" className="fill-accent-soft stroke-accent" />
      <path d="m59 63 11 11" strokeWidth="4" strokeLinecap="round" className="stroke-accent" />
    </svg>
  );
}
