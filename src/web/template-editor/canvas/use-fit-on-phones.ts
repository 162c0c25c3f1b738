import { useEffect, useRef } from 'react';
import type { SamplePage } from '../sample/sample-page.ts';

/** Where the page at its usual zoom would be three windows wide, it starts as wide as the window. Once a page. */
export function useFitOnPhones(page: SamplePage | null, fillWidth: (pageWidth: number) => void): void {
  const fitted = useRef<number | null>(null);
  useEffect(() => {
    if (!page || fitted.current === page.width) return;
    fitted.current = page.width;
    fillWidth(page.width);
  });
}
