import type { ReactNode } from 'react';
import type { ViewerTarget } from '#web/viewer/use-viewer-zoom.ts';
import { FactsSheet } from './facts-sheet.tsx';

interface ReviewLayoutProps {
  page: ReactNode;
  /** The place that the page shows. */
  target: ViewerTarget | null;
  /** The facts. */
  children: ReactNode;
}

/** Page and facts side by side; in narrow windows the page on top and the facts in a sheet below it. */
export function ReviewLayout({ page, target, children }: ReviewLayoutProps) {
  return (
    <div className="flex min-h-0 flex-1 flex-col min-[1100px]:flex-row">
      <div className="flex min-h-0 min-w-0 flex-1 flex-col border-line min-[1100px]:border-r">{page}</div>
      <FactsSheet target={target}>{children}</FactsSheet>
    </div>
  );
}
