import { type CSSProperties, type ReactNode, useRef } from 'react';
import { cn } from '#web/ui/class-names.ts';
import type { ViewerTarget } from '#web/viewer/use-viewer-zoom.ts';
import { HIGH } from './sheet-height.ts';
import { useSheetHeight } from './use-sheet-height.ts';

interface FactsSheetProps {
  /** The place that the page shows: a sheet over most of the page makes room for it. */
  target: ViewerTarget | null;
  children: ReactNode;
}

/** The facts: a column beside the page, or in narrow windows a sheet below it with a handle to pull, tap or key. */
export function FactsSheet({ target, children }: FactsSheetProps) {
  const sheet = useRef<HTMLElement>(null);
  const { stop, height, dragging, handle } = useSheetHeight(sheet, target);
  return (
    <section
      ref={sheet}
      aria-label="Facts"
      style={{ '--sheet': `${height * 100}%` } as CSSProperties}
      className={cn(
        'relative z-10 flex h-(--sheet) min-h-0 shrink-0 flex-col rounded-t-2xl border-line border-t bg-desk shadow-float',
        'min-[1100px]:h-auto min-[1100px]:w-[36rem] min-[1400px]:w-[40rem]',
        'min-[1100px]:rounded-none min-[1100px]:border-t-0 min-[1100px]:shadow-none',
        !dragging && 'transition-[height] duration-150',
      )}
    >
      <button
        {...handle}
        type="button"
        aria-label={stop === HIGH ? 'More of the page' : 'More of the facts'}
        className="grid h-6 w-full shrink-0 cursor-row-resize touch-none place-items-center rounded-t-2xl focus-visible:-outline-offset-2 min-[1100px]:hidden coarse:h-8"
      >
        <span aria-hidden className="h-1 w-10 rounded-full bg-field" />
      </button>
      <div className="flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto px-4 pb-6 min-[1100px]:p-5">{children}</div>
    </section>
  );
}
