import { Outlet } from 'react-router';
import { RouteFocus } from './route-focus.tsx';

/** What every page stands in. */
export function Root() {
  return (
    <>
      <RouteFocus />
      <Outlet />
    </>
  );
}
