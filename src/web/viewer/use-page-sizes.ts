import { useCallback, useState } from 'react';
import type { PageSize } from './pdf-page.tsx';

/** The sizes of pages as they become known; `onSize` stays the same function. */
export function usePageSizes(): {
  sizes: ReadonlyMap<number, PageSize>;
  onSize: (number: number, size: PageSize) => void;
} {
  const [sizes, setSizes] = useState<ReadonlyMap<number, PageSize>>(new Map());
  const onSize = useCallback((number: number, size: PageSize) => {
    setSizes((known) => {
      const before = known.get(number);
      if (before?.width === size.width && before.height === size.height) return known;
      return new Map(known).set(number, size);
    });
  }, []);
  return { sizes, onSize };
}
