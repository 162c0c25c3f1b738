import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router';

/** Navigation state of a change of tab that nobody chose on the tab itself: the focus goes along. */
export interface ArrivalState {
  arrived: true;
}
export const ARRIVED: ArrivalState = { arrived: true };

/**
 * Puts the focus on the heading in `container`, or on the container, when the reader was taken there or what had the
 * focus is gone. `shown` names what stands there, null while it is loading; each other name is another arrival.
 */
export function useArrivalFocus(container: RefObject<HTMLElement | null>, shown: string | null): void {
  const { state, key } = useLocation();
  const taken = (state as Partial<ArrivalState> | null)?.arrived === true;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation and each thing shown is an arrival
  useEffect(() => {
    if (!shown) return;
    // On the first page of a visit nothing is lost: the browser's own start is the right one.
    const lost = document.activeElement === document.body && key !== 'default';
    if (!taken && !lost) return;
    const target = container.current?.querySelector<HTMLElement>('h1') ?? container.current;
    if (!target) return;
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [key, shown]);
}
