import { Link } from 'react-router';
import { useKeptOrigin } from './login-state.ts';

const LINK = 'rounded-control hover:text-ink hover:underline underline-offset-4';

export function Footer({ signedIn }: { signedIn: boolean }) {
  return (
    <footer className="mt-auto border-line group-has-[[data-workspace]]/frame:hidden border-t text-faded text-xs">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-4 md:px-6">
        <p>© 2024 Invoscope</p>
        <nav aria-label="Footer" className="flex gap-5">
          <Link to="/pricing" state={useKeptOrigin()} className={LINK}>
            Pricing
          </Link>
          {signedIn && (
            <Link to="/contact" className={LINK}>
              Contact
            </Link>
          )}
          <a href="/api/docs" className={LINK}>
            API
          </a>
        </nav>
      </div>
    </footer>
  );
}
