import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  // The query names the ratio of now, so each change needs a new one.
  const watched = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
  watched.addEventListener('change', listener);
  window.addEventListener('resize', listener);
  return () => {
    watched.removeEventListener('change', listener);
    window.removeEventListener('resize', listener);
  };
}

/** Follows browser zoom and moves between screens. */
export function useDevicePixelRatio(): number {
  return useSyncExternalStore(subscribe, () => devicePixelRatio);
}
