import { Outlet } from 'react-router';
import { Toaster } from 'sonner';
import { TooltipProvider } from '#web/ui/tooltip.tsx';
import { RouteFocus } from './route-focus.tsx';
import { useShownTheme } from './theme.ts';

/** What every page stands in. */
export function Root() {
  return (
    <TooltipProvider delayDuration={300}>
      <RouteFocus />
      <Outlet />
      <Toaster theme={useShownTheme()} position="bottom-right" closeButton />
    </TooltipProvider>
  );
}
