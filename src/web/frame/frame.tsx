import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { Footer } from './footer.tsx';
import { KeysDialog } from './keys-dialog.tsx';
import { TopBar } from './top-bar.tsx';

export function SkipLink() {
  return (
    <a
      href="#main"
      className="sr-only z-50 rounded-control bg-accent px-3 py-2 font-medium text-on-accent focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
    >
      Skip to content
    </a>
  );
}

/** The signed-in layout: top bar, page, footer. Pages choose their own width with `PageWidth`. */
export function Frame({ children }: { children?: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <TopBar />
      <main id="main" tabIndex={-1} className="flex min-w-0 flex-1 flex-col">
        {children ?? <Outlet />}
      </main>
      <Footer signedIn />
      <KeysDialog />
    </div>
  );
}

/** The ordinary column of a page: at most 1,280 px, gutter 24 (16 on phones). */
export function PageWidth({ children }: { children: ReactNode }) {
  return <div className="mx-auto w-full max-w-[1328px] px-4 py-6 md:px-6">{children}</div>;
}
