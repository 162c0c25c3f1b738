import { useEffect, useState } from 'react';

/** How much of the window's lower edge a keyboard on the screen covers, in pixels. */
export function useKeyboardInset(): number {
  const [inset, setInset] = useState(0);
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return;
    const measure = () => {
      // Who has zoomed in sees less of the window too, and no keyboard covers it.
      const covered = view.scale > 1.01 ? 0 : window.innerHeight - view.height - view.offsetTop;
      setInset(Math.max(0, Math.round(covered)));
    };
    measure();
    view.addEventListener('resize', measure);
    view.addEventListener('scroll', measure);
    return () => {
      view.removeEventListener('resize', measure);
      view.removeEventListener('scroll', measure);
    };
  }, []);
  return inset;
}
