import { type ReactNode, useEffect } from 'react';
import { Outlet } from 'react-router';
import { useUserEvents } from '#web/api/user-events/use-user-events.ts';
import { followKeptExports } from '#web/export/follow-exports.ts';
import { TooltipProvider } from '#web/ui/tooltip.tsx';
import { Footer } from './footer.tsx';
import { KeysHelp } from './keys-help.tsx';
import { SkipLink } from './skip-link.tsx';
import { Toasts } from './toasts.tsx';
import { TopBar } from './top-bar.tsx';

/** The signed-in layout: top bar, page, footer. Pages choose their own width with `PageWidth`. */
export function Frame({ children }: { children?: ReactNode }) {
  useUserEvents();
  useEffect(followKeptExports, []);
  return (
    <TooltipProvider delayDuration={300}>
      {/* A page that fills the window (`data-workspace`) has no footer, and the window has nothing to scroll. */}
      <div className="group/frame flex min-h-dvh flex-col has-[[data-workspace]]:h-dvh has-[[data-workspace]]:overflow-clip">
        <SkipLink />
        <TopBar />
        <main
          id="main"
          tabIndex={-1}
          className="flex min-w-0 flex-1 flex-col group-has-[[data-workspace]]/frame:min-h-0"
        >
          {children ?? <Outlet />}
        </main>
        <Footer signedIn />
        <KeysHelp />
        <Toasts />
      </div>
    </TooltipProvider>
  );
}

/** The ordinary column of a page: at most 1,280 px, gutter 24 (16 on phones). */
export function PageWidth({ children }: { children: ReactNode }) {
  return <div className="mx-auto w-full max-w-[1328px] px-4 py-6 md:px-6">{children}</div>;
}
