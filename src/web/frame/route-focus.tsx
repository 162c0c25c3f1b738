import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/**
 * After a navigation: focus on the new page's heading, so that keyboard and screen reader start there, and the page's
 * title read out.
 */
export function RouteFocus() {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    window.scrollTo(0, 0);
    const target = document.querySelector<HTMLElement>('main h1') ?? document.getElementById('main');
    // A page that focuses its own first field knows better.
    if (target && !document.querySelector('main')?.contains(document.activeElement)) {
      target.tabIndex = -1;
      target.focus({ preventScroll: true });
    }
    setAnnouncement(document.title);
  }, [pathname]);
  return (
    <p aria-live="polite" className="sr-only">
      {announcement}
    </p>
  );
}
