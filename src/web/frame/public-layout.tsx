import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Footer } from './footer.tsx';
import { KeysHelp } from './keys-help.tsx';
import { useKeptOrigin } from './login-state.ts';
import { Logo } from './logo.tsx';
import { SkipLink } from './skip-link.tsx';
import { ThemeToggle } from './theme-toggle.tsx';

/** The plain layout of pages before sign-in. */
export function PublicLayout({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="flex h-13 w-full items-center justify-between px-4 md:px-6">
        <Link to="/login" state={useKeptOrigin()} aria-label="Invoscope, to the login" className="rounded-control">
          <Logo />
        </Link>
        <ThemeToggle />
      </header>
      <main id="main" tabIndex={-1} className="flex min-w-0 flex-1 flex-col">
        {children}
      </main>
      <Footer signedIn={false} />
      <KeysHelp />
    </div>
  );
}
